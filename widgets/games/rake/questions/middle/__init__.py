"""`ask=middle`: how many cards are laid in the middle."""

from __future__ import annotations

from typing import override

from rake.questions.middle import MiddleCount

from .....kit.questions import Feedback
from .....kit.saying import Remark
from .....kit.widget import values
from ..remarks import CardsLaid, RowsLaid
from ..rounds import Paused


@values()
class MiddleFeedback(Feedback):
    """What is said of the number of cards in the middle; of a wrong answer only the rule."""

    why: Remark


class MiddleKind(Paused[MiddleCount]):
    """Shows a round just before the middle is laid; the answers are numbers."""

    @override
    def feedback(self, question: MiddleCount, answer: str) -> MiddleFeedback:
        right = answer in question.right
        return MiddleFeedback(answer, RowsLaid(len(question.now.middle.up)) if right else CardsLaid())


KIND = MiddleKind()
