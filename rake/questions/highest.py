"""`ask=highest`: which of some cards has the highest rank."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Self, override

from ..cards import format_cards
from ..kit.notation import Fields
from .base import OfCards, cards_in


@dataclass(frozen=True)
class Highest(OfCards):
    """Ask which of the cards `up` has the highest rank (2.2). If several share that rank, each is right (2.1)."""

    ask = "highest"
    order = 2

    @classmethod
    @override
    def read(cls, fields: Fields) -> Self:
        return cls(cards_in(fields, "up"))

    @property
    @override
    def fields(self) -> dict[str, str]:
        return {"up": format_cards(self.up)}

    @cached_property
    @override
    def right(self) -> frozenset[str]:
        most = max((card.rank for card in self.up), default=None)
        return self.right_of({card for card in self.up if card.rank is most})
