"""The base classes of all kinds of questions about Rake."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import ClassVar, Self, override

from ..analysis.spot import Spot, Taken, format_spot, read_spot
from ..cards import Card, distinct, parse_cards
from ..category import Category
from ..hands import HAND, hand_of, read
from ..kit import drills, questions
from ..kit.chips import parse_chips
from ..kit.notation import Fields
from ..kit.questions import numbers
from ..notation import NOTATION
from ..round import Record, parse_record
from ..round_state import RoundState


class Question(questions.Question):
    """A question about a position of Rake."""

    notation = NOTATION

    order: ClassVar[int] = 100
    """The position of the word in the list of words that an error shows; equal numbers are sorted by word."""


class Drilled(drills.Drilled, Question):
    """A kind of question that can also be drawn at random, for the drills."""


class Varied(drills.Varied, Question):
    """A kind of question that can also be asked about other cards, with the same traps."""


class OfNumbers(questions.OfNumbers, Question):
    """A question of Rake whose answers to choose from are the numbers `say`."""


@dataclass(frozen=True)
class OfCards(Question):
    """A question whose answers to choose from are the cards `up`."""

    up: tuple[Card, ...]

    @property
    @override
    def answers(self) -> tuple[str, ...]:
        return tuple(map(str, self.up))

    def right_of(self, cards: set[Card]) -> frozenset[str]:
        """Return, as answers, those of the given cards that are among the cards to choose from."""
        return frozenset(map(str, cards & {*self.up}))


@dataclass(frozen=True)
class OfRound(Question):
    """A question about the last state of a recorded round; the record holds all cards or one seat's view."""

    record: Record

    @classmethod
    @override
    def read(cls, fields: Fields) -> Self:
        return cls(fields.read("round", parse_record))

    @cached_property
    def rounds(self) -> Sequence[RoundState]:
        """The states of the round: after the deal, then after each action. Raises as `Record.replay` does."""
        return self.record.replay()

    @property
    def now(self) -> RoundState:
        """The state of the round at the end of the record."""
        return self.rounds[-1]

    @property
    @override
    def fields(self) -> dict[str, str]:
        return {"round": self.record.in_field}


@dataclass(frozen=True)
class OfRoundInNumbers(OfNumbers, OfRound):
    """A question about a recorded round whose answers to choose from are the numbers `say`."""

    @classmethod
    @override
    def read(cls, fields: Fields) -> Self:
        return cls(fields.read("round", parse_record), fields.read("say", numbers))

    @property
    @override
    def fields(self) -> dict[str, str]:
        return {"say": ".".join(self.answers)} | super().fields


@dataclass(frozen=True)
class OfSeat(Question):
    """A question about the seat `want`, by what the seat that picks up in the spot knows; `want` may be 0, no seat."""

    spot: Spot
    want: int

    @classmethod
    @override
    def read(cls, fields: Fields) -> Self:
        return cls(read_spot(fields), fields.read("want", parse_chips))

    @property
    @override
    def fields(self) -> dict[str, str]:
        return {"want": str(self.want)} | format_spot(self.spot)

    @property
    def took(self) -> tuple[Taken, ...]:
        """The pick-ups of the seat `want` so far, in order."""
        return tuple(taken for taken in self.spot.took if taken.seat == self.want)


def cards_in(fields: Fields, name: str) -> tuple[Card, ...]:
    """Return the cards of the field `name`. Raises `InvalidNotation`, and `IllegalPosition` if one appears twice."""
    return distinct(fields.read(name, parse_cards))


def made_with(hand: tuple[Card, ...], card: Card) -> Category:
    """Return the combination that a hand of one to four cards makes with this card added."""
    return read(hand_of((*hand, card), 1, HAND)).category
