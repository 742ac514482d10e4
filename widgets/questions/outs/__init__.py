"""`ask=outs`: how many cards make this combination."""

from __future__ import annotations

from typing import override

from rake.questions.outs import Outs

from ...games.rake.reading import show_cards
from ..kind import QuestionKind, TemplateValues, is_more


class OutsKind(QuestionKind[Outs]):
    """A hand, other cards in sight, and numbers; in the end the cards that were to be counted."""

    @override
    def board(self, question: Outs) -> TemplateValues:
        return {"cards": show_cards(question.hand), "up": show_cards(question.up)}

    @override
    def feedback(self, question: Outs, answer: str) -> TemplateValues:
        return {"cards": show_cards(question.cards), "more": is_more(question, answer)}

    @override
    def rule(self, question: Outs) -> str:
        return f"3.{question.want + 1}"


KIND = OutsKind()
