"""`ask=owes`: how many chips a call costs."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import override

from .base import OfRoundInNumbers


@dataclass(frozen=True)
class Owes(OfRoundInNumbers):
    """Ask how many chips the seat whose turn it is must pay to call and so stay in the round (7.2, 8.8).

    If the seat may neither check nor call, there is no right answer, and the question is refused.
    """

    ask = "owes"
    order = 12

    @cached_property
    @override
    def right(self) -> frozenset[str]:
        options = self.now.options()
        return frozenset({str(options.call)} if options.check or options.call else ())
