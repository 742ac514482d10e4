"""`ask=holds`: the highest combination that another seat can hold."""

from __future__ import annotations

from typing import override

from rake import Category
from rake.questions.holds import Holds

from .....kit.questions import Feedback, QuestionKind
from .....kit.widget import values
from ...board import BoardView
from ..spots import board_of


@values()
class HoldsFeedback(Feedback):
    """Whether the seat may hold more than that."""

    more: bool


class HoldsKind(QuestionKind[Holds]):
    """Shows a spot as one seat knows it; the answers are the nine combinations."""

    @override
    def board(self, question: Holds) -> BoardView:
        return board_of(question.spot)

    @override
    def feedback(self, question: Holds, answer: str) -> HoldsFeedback:
        return HoldsFeedback(answer, all(Category[answer] < Category[right] for right in question.right))

    @override
    def rule(self, question: Holds) -> str:
        return "6.5"


KIND = HoldsKind()
