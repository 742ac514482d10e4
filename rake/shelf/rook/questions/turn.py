"""The question whose turn it is in Rook."""

from __future__ import annotations

from dataclasses import dataclass
from typing import override

from ....kit.deal_questions import OfDeal
from ..action import RookAction
from ..deal import FORM, View

__all__ = ["Next"]


@dataclass(frozen=True)
class Next(OfDeal[RookAction, View]):
    """Ask whose turn it is where a record ends (RK3.1, RK3.2, RK3.6, RK3.9)."""

    ask, notation, form = "next", FORM.notation, FORM

    @property
    @override
    def right(self) -> frozenset[str]:
        seat = self.views[-1].to_act
        return frozenset({str(seat)} if seat else ())
