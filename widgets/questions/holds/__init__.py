"""`ask=holds`: what a rival may hold at most."""

from __future__ import annotations

from typing import override

from rake import Category
from rake.questions.holds import Holds

from ...games.rake.board import show_spot
from ..kind import QuestionKind, TemplateValues


class HoldsKind(QuestionKind[Holds]):
    """A pick-up decision as one seat knows it, and the nine names."""

    @override
    def board(self, question: Holds) -> TemplateValues:
        return show_spot(question.spot)

    @override
    def feedback(self, question: Holds, answer: str) -> TemplateValues:
        return {"more": all(Category[answer] < Category[right] for right in question.right)}

    @override
    def rule(self, question: Holds) -> str:
        return "6.5"


KIND = HoldsKind()
