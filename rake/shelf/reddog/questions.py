"""Questions about Red Dog, for its lesson: the spread of two cards, what a round brings, and whether to raise."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Self, override

from ...kit.actions import Action
from ...kit.chips import parse_chips
from ...kit.errors import InvalidNotation, read_each
from ...kit.notation import Fields
from ...kit.questions import OfNumbers, Question, numbers, read_question
from ...kit.records import DealRecord
from .deal import FORM, NOTATION, View
from .odds import gains
from .rules import DECK, spread

__all__ = ["Decide", "Result", "Spread", "parse_question", "read"]

FIELDS = ("ask", "cards", "say", "deal")
"""The fields that a question may have."""


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
        return cls(fields.read("say", _signed), fields.read("deal", FORM.parse))

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


KINDS: Mapping[str, type[Question]] = {kind.ask: kind for kind in (Spread, Result, Decide)}
"""The kinds of questions by their `ask` words."""


def read(fields: Fields) -> Question:
    """Return the question that these fields hold.

    Raises `InvalidNotation` and `IllegalPosition`, as `read_question` does, and `IllegalAction` as records do.
    """
    return read_question(fields, KINDS)


def parse_question(text: str) -> Question:
    """Return the question that a text holds, e.g. `ask=spread cards=6D.QS say=4.5.6`. Raises as `read` does."""
    return read(NOTATION.parse_fields(text, FIELDS))


def _two_cards(text: str) -> tuple[str, ...]:
    """Return two cards of different ranks. Raises `InvalidNotation` and `IllegalPosition`."""
    cards = DECK.parse_cards(text)
    if len(cards) != 2 or spread(*cards) is None:
        raise InvalidNotation("cards", text)
    return cards


def _signed(text: str) -> tuple[int, ...]:
    """Return the numbers of a text such as `-20.0.20`. Raises `InvalidNotation`."""
    return read_each(".", lambda each: -parse_chips(each[1:]) if each.startswith("-") else parse_chips(each), text)
