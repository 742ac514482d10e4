"""Questions about the cards of a whole trick."""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import dataclass
from typing import Any, ClassVar, Self, override

from .card_sets import OfCardSets
from .cards import Deck
from .drills import Drilled
from .errors import InvalidNotation
from .notation import Fields
from .questions import Question
from .tricks import Suits, Trick

__all__ = ["OfTrick", "Playable", "Takes"]


@dataclass(frozen=True)
class OfTrick(Question):
    """A question about the cards of a trick, in the order of play; seat 1 led."""

    table: tuple[str, ...]

    deck: ClassVar[Deck[Any]]
    """The cards of the game."""

    size: ClassVar[int]
    """How many cards make a trick."""

    @classmethod
    def read_trick(cls, fields: Fields) -> tuple[str, ...]:
        """Return the cards. Raises `InvalidNotation` and `IllegalPosition`."""
        table: tuple[str, ...] = fields.read("table", cls.deck.parse_cards)
        if len(table) != cls.size:
            raise InvalidNotation("table", cls.deck.format_cards(table))
        return table

    @property
    @override
    def fields(self) -> dict[str, str]:
        return {"table": self.deck.format_cards(self.table)}

    @property
    @abstractmethod
    def suits(self) -> Suits:
        """How the cards compare."""

    @property
    def trick(self) -> Trick:
        """The trick."""
        return Trick(self.size, 1, self.table)

    @property
    def taking(self) -> str:
        """The card that takes the trick."""
        return self.table[self.suits.winner(self.trick) - 1]


@dataclass(frozen=True)
class Takes(OfTrick, Drilled):
    """Ask which card takes the trick; the answers are its cards."""

    ask = "takes"

    @property
    @override
    def answers(self) -> tuple[str, ...]:
        return self.table

    @property
    @override
    def right(self) -> frozenset[str]:
        return frozenset({self.taking})


@dataclass(frozen=True)
class Playable(OfCardSets):
    """Ask which cards of the hand may be played to a trick: those of the suit that was led, if it has any."""

    ask = "legal"
    trump: str
    table: tuple[str, ...]

    size: ClassVar[int]
    """How many cards make a trick."""

    @classmethod
    @override
    def read(cls, fields: Fields) -> Self:
        trump, table = cls.read_trump(fields), fields.read("table", cls.parse_cards)
        hand = cls.deck.descending(fields.read("hand", cls.parse_cards))
        cls.deck.distinct((*table, *hand))
        if len(table) not in range(1, cls.size):
            raise InvalidNotation("table", cls.deck.format_cards(table))
        return cls(hand=hand, say=cls.read_say(fields, hand), trump=trump, table=table)

    @staticmethod
    @abstractmethod
    def read_trump(fields: Fields) -> str:
        """Return the trump suit, empty if there is none. Raises `InvalidNotation`."""

    @classmethod
    def parse_cards(cls, text: str) -> tuple[str, ...]:
        """Return the cards that a text lists. Raises `InvalidNotation` and `IllegalPosition`."""
        return cls.deck.parse_cards(text)

    @property
    @override
    def fields(self) -> dict[str, str]:
        table, hand = self.deck.format_cards(self.table), self.deck.format_cards(self.hand)
        return {"trump": self.trump, "table": table, "hand": hand} | self.offered

    @property
    @abstractmethod
    def suits(self) -> Suits:
        """How the cards compare."""

    @property
    @override
    def cards(self) -> frozenset[str]:
        led = self.suits.to_follow(Trick(self.size, 1, self.table), self.hand)
        return frozenset(card for card in self.hand if led in ("", self.suits.suit(card)))
