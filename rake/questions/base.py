"""What a question is: something asked of a position, its answers, and which of these are right.

Which are right is found by the rules, or by the odds, alone. What several kinds have in common is here too.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from functools import cached_property
from random import Random
from typing import ClassVar, Self, override

from ..analysis.spot import Spot, Taken, format_spot, read_spot
from ..cards import Card, distinct, parse_cards
from ..category import Category
from ..hands import HAND, hand_of, read
from ..kit.chips import parse_chips
from ..kit.errors import read_each
from ..kit.notation import Fields
from ..notation import NOTATION
from ..round import Record, parse_record
from ..round_state import RoundState


class QuestionRefusal(Enum):
    """Why a question is refused."""

    ANSWERS = "answers"


class Question(ABC):
    """A question about a position. Its text is the whole of it."""

    ask: ClassVar[str] = ""
    """The word that asks, and the name of the kind's module; nothing for what several kinds have in common."""

    order: ClassVar[int] = 100
    """Where a refusal names the word among the others; of equals the alphabet decides."""

    @classmethod
    @abstractmethod
    def read(cls, fields: Fields) -> Self:
        """Return the question of these fields. Raises `InvalidNotation` and `IllegalPosition`."""

    @property
    @abstractmethod
    def fields(self) -> dict[str, str]:
        """Return the fields that `read` reads."""

    @property
    @abstractmethod
    def answers(self) -> tuple[str, ...]:
        """Return the answers that are offered, in their order."""

    @property
    @abstractmethod
    def right(self) -> frozenset[str]:
        """Return those that are right; each of them will do."""

    def __str__(self) -> str:
        """Return the notation."""
        return NOTATION.format_fields({"ask": self.ask} | self.fields)


class Drilled(Question):
    """A question that chance can make."""

    @classmethod
    @abstractmethod
    def draw(cls, level: int, rng: Random) -> Self | None:
        """Return a question of a level in `dealing.LEVELS`; None where nothing of use came out: it is drawn again."""


@dataclass(frozen=True)
class OfNumbers(Question):
    """A question that one of the numbers `say` answers."""

    say: tuple[int, ...]

    @property
    @override
    def answers(self) -> tuple[str, ...]:
        return tuple(map(str, self.say))


@dataclass(frozen=True)
class OfCards(Question):
    """A question that one of the cards `up` answers."""

    up: tuple[Card, ...]

    @property
    @override
    def answers(self) -> tuple[str, ...]:
        return tuple(map(str, self.up))

    def right_of(self, cards: set[Card]) -> frozenset[str]:
        """Return those of the cards that are offered, as answers."""
        return frozenset(map(str, cards & {*self.up}))


@dataclass(frozen=True)
class OfRound(Question):
    """A question about a round, as everyone or as one seat sees it."""

    record: Record

    @classmethod
    @override
    def read(cls, fields: Fields) -> Self:
        return cls(fields.read("round", parse_record))

    @cached_property
    def rounds(self) -> Sequence[RoundState]:
        """Return the round after the deal and after every action. Raises `IllegalAction` where the record does."""
        return self.record.replay()

    @property
    def now(self) -> RoundState:
        """Return the round as it stands."""
        return self.rounds[-1]

    @property
    @override
    def fields(self) -> dict[str, str]:
        return {"round": self.record.in_field}


@dataclass(frozen=True)
class OfRoundInNumbers(OfNumbers, OfRound):
    """A question about a round that one of the numbers `say` answers."""

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
    """A question about the seat `want`, or 0, as the seat that is to pick up in the spot knows it."""

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
        """Return what the seat has taken."""
        return tuple(taken for taken in self.spot.took if taken.seat == self.want)


def numbers(text: str) -> tuple[int, ...]:
    """Return the numbers that dots part. Raises `InvalidNotation`."""
    return read_each(".", parse_chips, text)


def cards_in(fields: Fields, name: str) -> tuple[Card, ...]:
    """Return the cards of a field, no two alike. Raises `InvalidNotation` and `IllegalPosition`."""
    return distinct(fields.read(name, parse_cards))


def made_with(hand: tuple[Card, ...], card: Card) -> Category:
    """Return what a hand makes with one card more."""
    return read(hand_of((*hand, card), 1, HAND)).category
