"""`ask=turn`: which seat has the turn."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import override

from .base import OfRound


@dataclass(frozen=True)
class Turn(OfRound):
    """Ask which seat has the turn in a round (6.5, 7.1, 8.15)."""

    ask = "turn"
    order = 10

    @property
    @override
    def answers(self) -> tuple[str, ...]:
        return tuple(map(str, range(1, self.now.players + 1)))

    @cached_property
    @override
    def right(self) -> frozenset[str]:
        return frozenset({str(self.now.to_act)})
