"""Questions about a pick-up: which card, and what is known of the others."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Self, override

from .action import Action
from .cards import Card
from .category import Category
from .coach import advise
from .kit.cards import UNSEEN
from .kit.chips import parse_chips
from .kit.notation import Fields
from .odds import Odds, format_odds, read_odds
from .outs import highest
from .question import Question
from .spot import PICKS, Spot, Taken, format_spot, read_spot


@dataclass(frozen=True)
class BestCard(Question):
    """Ask which card of the middle wins most often (6.5, 6.7). What is equal within its error is right too."""

    ask = "card"
    odds: Odds

    @classmethod
    @override
    def read(cls, fields: Fields) -> Self:
        return cls(read_odds(fields))

    @property
    @override
    def fields(self) -> dict[str, str]:
        return format_odds(self.odds)

    @property
    @override
    def answers(self) -> tuple[str, ...]:
        return tuple(map(_taken, self.odds.spot.options))

    @cached_property
    @override
    def right(self) -> frozenset[str]:
        return frozenset(map(_taken, advise(self.odds).best))

    def action(self, answer: str) -> Action:
        """Return the pick-up that an answer means."""
        return self.odds.spot.options[self.answers.index(answer)]


@dataclass(frozen=True)
class OfSeat(Question):
    """A question about the seat `want`, or 0, as whoever is to pick up in the spot knows it."""

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


@dataclass(frozen=True)
class Knows(OfSeat):
    """Ask who knows the card that a seat took last (6.5); for 0, those that lie face down in the middle (8.6)."""

    ask = "knows"
    answers = ("all", "taker", "nobody")

    @cached_property
    @override
    def right(self) -> frozenset[str]:
        if self.took:
            return frozenset({"all" if self.took[-1].face_up else "taker"})
        return frozenset({"nobody"} if self.spot.down and not self.want else ())


@dataclass(frozen=True)
class Holds(OfSeat):
    """Ask for the highest combination that a seat with five cards may have by what it took face up (6.5)."""

    ask = "holds"
    answers = tuple(Category.__members__)

    @property
    def shown(self) -> tuple[Card, ...]:
        """Return the cards that the seat took face up."""
        return tuple(taken.card for taken in self.took if taken.card)

    @cached_property
    @override
    def right(self) -> frozenset[str]:
        if not self.shown or len(self.took) < max(PICKS) or self.want not in self.spot.rivals:
            return frozenset()
        return frozenset({highest(self.shown, self.spot.unseen).name})


def _taken(action: Action) -> str:
    return str(action.card or UNSEEN)
