"""`ask=outs`: how many of the cards not in sight would complete a given combination."""

from __future__ import annotations

from typing import override

from rake.questions.outs import Outs

from ...games.rake.reading import show_cards
from ..kind import QuestionKind, TemplateValues, is_more


class OutsKind(QuestionKind[Outs]):
    """Shows a hand and the cards in sight; the answers are numbers, the feedback is the cards to be counted."""

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
