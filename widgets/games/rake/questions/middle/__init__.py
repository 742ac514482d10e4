"""`ask=middle`: how many cards are laid in the middle."""

from __future__ import annotations

from typing import override

from rake.questions.middle import MiddleCount

from .....kit.questions import Feedback
from .....kit.widget import values
from ..rounds import Paused


@values()
class MiddleFeedback(Feedback):
    """How many cards a row of the middle has."""

    row: int


class MiddleKind(Paused[MiddleCount]):
    """Shows a round just before the middle is laid; the answers are numbers."""

    @override
    def feedback(self, question: MiddleCount, answer: str) -> MiddleFeedback:
        return MiddleFeedback(answer, len(question.now.middle.up))


KIND = MiddleKind()
