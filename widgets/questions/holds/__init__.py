"""`ask=holds`: the highest combination that another seat can hold."""

from __future__ import annotations

from typing import override

from rake import Category
from rake.questions.holds import Holds

from ...games.rake.board import show_spot
from ..kind import QuestionKind, TemplateValues


class HoldsKind(QuestionKind[Holds]):
    """Shows a spot as one seat knows it; the answers are the nine combinations."""

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
