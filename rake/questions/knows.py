"""`ask=knows`: who knows a card."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import override

from .base import OfSeat


@dataclass(frozen=True)
class Knows(OfSeat):
    """Ask who knows the card that a seat took last (6.5); for 0, those that lie face down in the middle (8.6)."""

    ask = "knows"
    order = 8
    answers = ("all", "taker", "nobody")

    @cached_property
    @override
    def right(self) -> frozenset[str]:
        if self.took:
            return frozenset({"all" if self.took[-1].face_up else "taker"})
        return frozenset({"nobody"} if self.spot.down and not self.want else ())
