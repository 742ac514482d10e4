"""The base classes of all kinds of questions: a position, the answers to choose from, and which of these are right.

The right answers are never stored: they are worked out from the position, by the rules or by the odds.
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
    """A question about a position. Its notation (`str`) holds everything needed to ask it again."""

    ask: ClassVar[str] = ""
    """The kind's word in the field `ask` and the name of its module; empty for classes that several kinds inherit."""

    order: ClassVar[int] = 100
    """The position of the word in the list of words that an error shows; equal numbers are sorted by word."""

    @classmethod
    @abstractmethod
    def read(cls, fields: Fields) -> Self:
        """Return the question that these fields hold. Raises `InvalidNotation` and `IllegalPosition`."""

    @property
    @abstractmethod
    def fields(self) -> dict[str, str]:
        """The question as fields of notation, by name, without `ask`: what `read` reads."""

    @property
    @abstractmethod
    def answers(self) -> tuple[str, ...]:
        """The answers to choose from, in the order in which they are shown."""

    @property
    @abstractmethod
    def right(self) -> frozenset[str]:
        """The right ones among `answers`: choosing any one of them counts as right."""

    def __str__(self) -> str:
        """Return the notation."""
        return NOTATION.format_fields({"ask": self.ask} | self.fields)


class Drilled(Question):
    """A kind of question that can also be drawn at random, for the drills."""

    @classmethod
    @abstractmethod
    def draw(cls, level: int, rng: Random) -> Self | None:
        """Return a random question of a level in `dealing.LEVELS`.

        Return None if the drawn position does not suit the level: the caller then draws again.
        """


@dataclass(frozen=True)
class OfNumbers(Question):
    """A question whose answers to choose from are the numbers `say`."""

    say: tuple[int, ...]

    @property
    @override
    def answers(self) -> tuple[str, ...]:
        return tuple(map(str, self.say))


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


def numbers(text: str) -> tuple[int, ...]:
    """Return the numbers of a text such as `3.4.8`. Raises `InvalidNotation`."""
    return read_each(".", parse_chips, text)


def cards_in(fields: Fields, name: str) -> tuple[Card, ...]:
    """Return the cards of the field `name`. Raises `InvalidNotation`, and `IllegalPosition` if one appears twice."""
    return distinct(fields.read(name, parse_cards))


def made_with(hand: tuple[Card, ...], card: Card) -> Category:
    """Return the combination that a hand of one to four cards makes with this card added."""
    return read(hand_of((*hand, card), 1, HAND)).category
