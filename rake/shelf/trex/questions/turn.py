"""The question whose turn it is in Trex."""

from __future__ import annotations

from dataclasses import dataclass
from typing import override

from ....kit.actions import CardAction
from ....kit.deal_questions import OfDeal
from ..deal import FORM, NOTATION, View

__all__ = ["Next"]


@dataclass(frozen=True)
class Next(OfDeal[CardAction, View]):
    """Ask whose turn it is where a record ends (TX3.1, TX3.6, TX3.8)."""

    ask, notation, form = "next", NOTATION, FORM

    @property
    @override
    def right(self) -> frozenset[str]:
        seat = self.views[-1].to_act
        return frozenset({str(seat)} if seat else ())
