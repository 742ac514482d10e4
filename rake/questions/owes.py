"""`ask=owes`: how many chips it costs to stay in."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import override

from .base import OfRoundInNumbers


@dataclass(frozen=True)
class Owes(OfRoundInNumbers):
    """Ask how many chips it costs the seat whose turn it is to stay in (7.2, 8.8)."""

    ask = "owes"
    order = 12

    @cached_property
    @override
    def right(self) -> frozenset[str]:
        return frozenset({str(self.now.options().call)})
