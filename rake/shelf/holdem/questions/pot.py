"""The question how many chips a pot holds, or how many go back (PK4.1, PK4.2)."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import override

from ....kit.errors import InvalidNotation
from ....kit.pot_question import PotQuestion
from ....kit.stakes import check_paid
from ..deal import SEATS
from .base import PokerQuestion

__all__ = ["Pots"]


@dataclass(frozen=True)
class Pots(PotQuestion, PokerQuestion):
    """The question about a deal of Hold'em or a variant, in which two to ten seats have put chips in."""

    @staticmethod
    @override
    def check_contributions(contributions: Sequence[int], folded: Collection[int]) -> None:
        if len(contributions) not in SEATS:
            raise InvalidNotation("paid", str(len(contributions)))
        check_paid(contributions, folded)
