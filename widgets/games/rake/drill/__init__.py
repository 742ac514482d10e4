"""The widget `drill`: Rake's drills."""

from __future__ import annotations

from typing import override

from rake.kit.questions import Question
from rake.questions.card import BestCard

from ....kit.drill_widget import Drills, DrillWidget
from ....kit.session import Asked
from ..drills import FIRST_SESSION, draw
from ..questions import QUESTIONS
from ..verdict import show_cost


class _Drills(Drills):
    """Rake's drills; pick-ups come from the bank of spots that the page brings along."""

    def __init__(self) -> None:
        super().__init__(QUESTIONS, FIRST_SESSION)

    @override
    def draw(self, asked: Asked, source: str) -> Question:
        return draw(asked, source)

    @override
    def cost(self, question: Question, answer: str) -> int:
        return show_cost(question.odds, question.action(answer)) if isinstance(question, BestCard) else 0


WIDGET = DrillWidget(_Drills, "bank")
"""The widget."""
