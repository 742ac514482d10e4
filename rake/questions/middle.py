"""`ask=middle`: how many cards are laid in the middle."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import override

from .base import OfRoundInNumbers


@dataclass(frozen=True)
class MiddleCount(OfRoundInNumbers):
    """Ask how many cards are laid in the middle, face up and face down together (6.4, 8.5)."""

    ask = "middle"
    order = 14

    @cached_property
    @override
    def right(self) -> frozenset[str]:
        return frozenset({str(len(self.now.middle.up) + len(self.now.middle.down))})
