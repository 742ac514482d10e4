"""`ask=find`: which of some cards is the one named, e.g. the Ten of Wings."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Self, override

from ..cards import Card, format_cards
from ..kit.notation import Fields
from .base import OfCards, cards_in


@dataclass(frozen=True)
class Find(OfCards):
    """Ask which of the cards `up` is the card `want`, which is given by its name (2.1, 2.2)."""

    ask = "find"
    order = 1
    want: Card

    @classmethod
    @override
    def read(cls, fields: Fields) -> Self:
        return cls(cards_in(fields, "up"), fields.read("want", Card.parse))

    @property
    @override
    def fields(self) -> dict[str, str]:
        return {"want": str(self.want), "up": format_cards(self.up)}

    @cached_property
    @override
    def right(self) -> frozenset[str]:
        return self.right_of({self.want})
