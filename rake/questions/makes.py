"""`ask=makes`: which card, added to a hand, makes a given combination."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from functools import cached_property
from random import Random
from typing import Self, override

from ..cards import Card, distinct, format_cards, parse_cards
from ..category import Category, parse_category
from ..hands import HAND, hand_of
from ..kit.chance import shuffle
from ..kit.notation import Fields
from .base import OfCards, Varied, cards_in, made_with
from .varying import Groups, other_cards, shape


@dataclass(frozen=True)
class Makes(OfCards, Varied):
    """Ask which of the cards `up`, added to a hand of one to four cards, makes the combination `want` (section 3)."""

    ask = "makes"
    order = 3
    hand: tuple[Card, ...]
    want: Category

    @classmethod
    @override
    def read(cls, fields: Fields) -> Self:
        up, hand = cards_in(fields, "up"), hand_of(fields.read("hand", parse_cards), 1, HAND - 1)
        distinct((*hand, *up))
        return cls(up, hand, fields.read("want", parse_category))

    @property
    @override
    def fields(self) -> dict[str, str]:
        return {"want": self.want.name, "hand": format_cards(self.hand), "up": format_cards(self.up)}

    @cached_property
    @override
    def right(self) -> frozenset[str]:
        return self.right_of({card for card in self.up if made_with(self.hand, card) is self.want})

    @override
    def varied(self, rng: Random) -> Self | None:
        """Return the question about another hand, to which each other card adds the same."""

        def likeness(groups: Groups) -> Hashable:
            hand, up = groups
            return shape(hand), *(shape((*hand, card)) for card in up)

        other = other_cards((self.hand, self.up), likeness, rng)
        return type(self)(shuffle(rng, other[1]), hand_of(other[0], 1, HAND - 1), self.want) if other else None
