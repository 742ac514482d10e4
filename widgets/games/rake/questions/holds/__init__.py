"""`ask=holds`: the highest combination that another seat can hold."""

from __future__ import annotations

from typing import override

from rake import Category
from rake.questions.holds import Holds

from .....kit.questions import Feedback, QuestionKind
from .....kit.saying import Remark
from .....kit.widget import values
from ...board import BoardView
from ..remarks import KindPossible
from ..spots import board_of


@values()
class HoldsFeedback(Feedback):
    """What is said of a wrong answer."""

    why: Remark


class HoldsKind(QuestionKind[Holds]):
    """Shows a spot as one seat knows it; the answers are the nine combinations."""

    @override
    def board(self, question: Holds) -> BoardView:
        return board_of(question.spot)

    @override
    def feedback(self, question: Holds, answer: str) -> HoldsFeedback:
        more = all(Category[answer] < Category[right] for right in question.right)
        return HoldsFeedback(answer, KindPossible(more))

    @override
    def rule(self, question: Holds) -> str:
        return "6.5"


KIND = HoldsKind()
