"""`ask=winner`: which of two to eight hands wins."""

from __future__ import annotations

from typing import override

from rake import Showdown, showdown
from rake.questions.winner import Winner

from .....kit.board import CardView
from .....kit.questions import Feedback, QuestionKind
from .....kit.widget import values
from ...reading import DecisionView, ReadingView, show_cards, show_decision, show_reading


@values()
class WinnerHand:
    """One of the hands; `reading` is None before an answer."""

    cards: tuple[CardView, ...]
    reading: ReadingView | None = None


@values()
class WinnerBoard:
    """The hands side by side."""

    hands: tuple[WinnerHand, ...]


@values()
class WinnerFeedback(Feedback):
    """What decides, and what the hands are."""

    decision: DecisionView
    hands: tuple[WinnerHand, ...]


class WinnerKind(QuestionKind[Winner]):
    """Shows hands side by side; after an answer also their combinations and what decides between them."""

    @override
    def board(self, question: Winner) -> WinnerBoard:
        return WinnerBoard(tuple(WinnerHand(show_cards(hand)) for hand in question.hands))

    @override
    def feedback(self, question: Winner, answer: str) -> WinnerFeedback:
        result = _decided(question)
        hands = tuple(
            WinnerHand(show_cards(value.combination + value.kickers, lit=value.combination), show_reading(value))
            for _, value in sorted(result.values.items())
        )
        return WinnerFeedback(answer, show_decision(result), hands)

    @override
    def rule(self, question: Winner) -> str:
        return _decided(question).rule


def _decided(question: Winner) -> Showdown:
    return showdown(dict(enumerate(question.hands, 1)), question.rules)


KIND = WinnerKind()
