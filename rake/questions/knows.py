"""`ask=knows`: who has seen a card."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import override

from .base import OfSeat


@dataclass(frozen=True)
class Knows(OfSeat):
    """Ask who has seen the card that the seat `want` took last: all, only its taker, or nobody (6.5).

    With `want` 0 it asks about the cards that still lie face down in the middle (8.6).
    """

    ask = "knows"
    order = 8
    answers = ("all", "taker", "nobody")

    @cached_property
    @override
    def right(self) -> frozenset[str]:
        if self.took:
            return frozenset({"all" if self.took[-1].face_up else "taker"})
        return frozenset({"nobody"} if self.spot.down and not self.want else ())
