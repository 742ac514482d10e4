"""`ask=next`: what happens next in a round."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import override

from ..phase import Phase
from .base import OfRound


@dataclass(frozen=True)
class Next(OfRound):
    """Ask what happens next in a round (6.3 to 6.9, 7.3, 8.7).

    The answers: a betting turn, a pick-up, a reveal of hands, or the end without a reveal because all others folded.
    """

    ask = "next"
    order = 13
    answers = ("bets", "picks", "reveal", "unshown")

    @cached_property
    @override
    def right(self) -> frozenset[str]:
        if self.now.phase is Phase.OVER:
            return frozenset({"reveal" if len(self.now.still_in) > 1 else "unshown"})
        return frozenset({"bets" if self.now.phase.is_betting else "picks"})
