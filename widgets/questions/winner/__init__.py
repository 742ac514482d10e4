"""`ask=winner`: which of two to eight hands wins."""

from __future__ import annotations

from typing import override

from rake import Showdown, showdown
from rake.questions.winner import Winner

from ...games.rake.reading import show_cards, show_decision, show_reading
from ..kind import QuestionKind, TemplateValues


class WinnerKind(QuestionKind[Winner]):
    """Shows hands side by side; after an answer also their combinations and what decides between them."""

    @override
    def board(self, question: Winner) -> TemplateValues:
        return {"hands": [{"cards": show_cards(hand), "reading": None} for hand in question.hands]}

    @override
    def feedback(self, question: Winner, answer: str) -> TemplateValues:
        result = _decided(question)
        hands = [
            {
                "cards": show_cards(value.combination + value.kickers, lit=value.combination),
                "reading": show_reading(value),
            }
            for _, value in sorted(result.values.items())
        ]
        return {"decision": show_decision(result), "hands": hands}

    @override
    def rule(self, question: Winner) -> str:
        return _decided(question).rule


def _decided(question: Winner) -> Showdown:
    return showdown(dict(enumerate(question.hands, 1)), question.rules)


KIND = WinnerKind()
