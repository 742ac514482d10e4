"""Questions about the cards of a whole trick."""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import dataclass
from typing import Any, ClassVar, override

from .cards import Deck
from .drills import Drilled
from .errors import InvalidNotation
from .notation import Fields
from .questions import Question
from .tricks import Suits, Trick

__all__ = ["OfTrick", "Takes"]


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
