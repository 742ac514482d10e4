"""`ask=name`: which combination a hand is."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from random import Random
from typing import Self, override

from ..cards import DECK, Card, format_cards, parse_cards
from ..category import Category
from ..hands import HAND, evaluate, hand_of
from ..kit.chance import pick, some
from ..kit.drills import LEVELS
from ..kit.notation import Fields
from .base import Drilled, Varied
from .dealing import COMMON_CATEGORIES, hand_with
from .varying import other_cards, shape


@dataclass(frozen=True)
class Name(Drilled, Varied):
    """Ask which of the nine combinations a five-card hand is (section 3)."""

    ask = "name"
    order = 4
    answers = tuple(Category.__members__)
    hand: tuple[Card, ...]

    @classmethod
    @override
    def read(cls, fields: Fields) -> Self:
        return cls(hand_of(fields.read("hand", parse_cards), HAND, HAND))

    @property
    @override
    def fields(self) -> dict[str, str]:
        return {"hand": format_cards(self.hand)}

    @cached_property
    @override
    def right(self) -> frozenset[str]:
        return frozenset({evaluate(self.hand).category.name})

    @classmethod
    @override
    def draw(cls, level: int, rng: Random) -> Self | None:
        """Return a question with a random hand.

        Level 1 draws one of the frequent combinations, level 2 any of the nine. Level 3 draws a Run, a Suits Full or a
        Rake and replaces one of its cards at random, so that most hands only look like one of these.
        """
        if level < max(LEVELS):
            return cls(hand_with(pick(rng, COMMON_CATEGORIES if level == 1 else tuple(Category)), rng))
        hand = hand_with(pick(rng, (Category.RUN, Category.SUITS_FULL, Category.RAKE)), rng)
        rest = [card for card in DECK if card not in hand]
        return cls(hand_of((*some(rng, hand, HAND - 1), pick(rng, rest)), HAND, HAND))

    @override
    def varied(self, rng: Random) -> Self | None:
        """Return the question about a hand that is the same and looks the same, in other cards."""
        other = other_cards((self.hand,), lambda groups: shape(groups[0]), rng)
        return type(self)(hand_of(other[0], HAND, HAND)) if other else None
