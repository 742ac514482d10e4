"""The question who attacks next in Durak."""

from __future__ import annotations

from dataclasses import dataclass
from typing import override

from ....kit.actions import CardAction
from ....kit.deal_questions import OfDeal
from ..bout import Stage
from ..deal import FORM, NOTATION, View

__all__ = ["Next"]


@dataclass(frozen=True)
class Next(OfDeal[CardAction, View]):
    """Ask who attacks once the bout that ends a record is over (DU3.10)."""

    ask, notation, form = "next", NOTATION, FORM

    @property
    @override
    def right(self) -> frozenset[str]:
        now = self.views[-1].masked
        opens = now.ended is None and now.bout.stage is Stage.OPENING
        return frozenset({str(now.bout.attacker)} if opens else ())
