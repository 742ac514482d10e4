"""The question what to do in Rummy, by the rule of thumb that its bots go by."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Self, override

from ....kit.notation import Fields
from ..action import LAY
from ..deal import View
from ..plain import PLAIN
from .table import OfTurn

__all__ = ["Best"]


@dataclass(frozen=True)
class Best(OfTurn):
    """Ask what seat 1 should do; the answers are what the rules allow.

    The right one is what the bot does that plays deals out for hints. If it lays a card off, any other card that could
    be laid off is right, too.
    """

    ask = "best"

    @classmethod
    @override
    def read(cls, fields: Fields) -> Self:
        return cls(*cls.read_turn(fields))

    @property
    @override
    def answers(self) -> tuple[str, ...]:
        return tuple(map(str, self.state.legal()))

    @property
    @override
    def right(self) -> frozenset[str]:
        best = PLAIN.choose(View(1, self.state), Random(1))
        if best.kind != LAY:
            return frozenset({str(best)})
        return frozenset(str(action) for action in self.state.legal() if action.kind == LAY)
