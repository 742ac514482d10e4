"""Questions about Red Dog, for its lesson: the spread of two cards, what a round brings, and whether to raise."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Self, override

from ...kit.actions import Action
from ...kit.errors import InvalidNotation
from ...kit.notation import Fields
from ...kit.question_format import QuestionFormat
from ...kit.questions import OfNumbers, Question, numbers, signed_numbers
from ...kit.records import DealRecord
from .deal import FORM, NOTATION, View
from .odds import gains
from .rules import DECK, spread

__all__ = ["QUESTION_FORM", "Decide", "Result", "Spread"]


@dataclass(frozen=True)
class Spread(OfNumbers):
    """Ask for the spread of two cards, 0 for neighbours (RD1.4)."""

    ask, notation = "spread", NOTATION
    cards: tuple[str, ...]

    @classmethod
    @override
    def read(cls, fields: Fields) -> Self:
        return cls(fields.read("say", numbers), fields.read("cards", _two_cards))

    @property
    @override
    def fields(self) -> dict[str, str]:
        return {"cards": DECK.format_cards(self.cards), "say": ".".join(self.answers)}

    @property
    @override
    def right(self) -> frozenset[str]:
        return frozenset({str(spread(*self.cards))})


@dataclass(frozen=True)
class OfRound(Question):
    """A question about the end of a record, as seat 1 sees it."""

    notation = NOTATION
    record: DealRecord[Action, View, str]

    @cached_property
    def view(self) -> View:
        """What seat 1 sees. Raises as `DealRecord.views` does."""
        return self.record.views(1)[-1]

    @property
    @override
    def fields(self) -> dict[str, str]:
        return {"deal": self.record.in_field}


@dataclass(frozen=True)
class Result(OfRound, OfNumbers):
    """Ask how many chips a round that is over has brought seat 1, below 0 for a loss (RD4)."""

    ask = "result"

    @classmethod
    @override
    def read(cls, fields: Fields) -> Self:
        return cls(fields.read("say", signed_numbers), fields.read("deal", FORM.parse))

    @property
    @override
    def fields(self) -> dict[str, str]:
        return {"say": ".".join(self.answers)} | super().fields

    @property
    @override
    def right(self) -> frozenset[str]:
        return frozenset(map(str, self.view.scores[:1]))


@dataclass(frozen=True)
class Decide(OfRound):
    """Ask what seat 1 should do: add nothing, or raise by the least or the most (RD5.5)."""

    ask = "decide"

    @classmethod
    @override
    def read(cls, fields: Fields) -> Self:
        return cls(fields.read("deal", FORM.parse))

    @property
    @override
    def answers(self) -> tuple[str, ...]:
        return tuple(map(str, gains(self.view)))

    @property
    @override
    def right(self) -> frozenset[str]:
        worth = gains(self.view)
        return frozenset(str(action) for action, gain in worth.items() if gain == max(worth.values()))


QUESTION_FORM = QuestionFormat(NOTATION, ("ask", "cards", "say", "deal"), (Spread, Result, Decide))
"""The questions."""


def _two_cards(text: str) -> tuple[str, ...]:
    """Return two cards of different ranks. Raises `InvalidNotation` and `IllegalPosition`."""
    cards = DECK.parse_cards(text)
    if len(cards) != 2 or spread(*cards) is None:
        raise InvalidNotation("cards", text)
    return cards
