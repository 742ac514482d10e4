"""`ask=makes`: which card, added to a hand, makes a given combination."""

from __future__ import annotations

from typing import override

from rake import Card
from rake.questions.makes import Makes

from ...games.rake.reading import read, show_cards, show_reading
from ..kind import QuestionKind, TemplateValues


class MakesKind(QuestionKind[Makes]):
    """Shows a hand; the answers are cards that may be added to it."""

    layout = "cards"

    @override
    def board(self, question: Makes) -> TemplateValues:
        return {"cards": show_cards(question.hand)}

    @override
    def feedback(self, question: Makes, answer: str) -> TemplateValues:
        return {"reading": show_reading(read((*question.hand, Card.parse(answer))))}


KIND = MakesKind()
