"""The question who attacks next in Durak."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Self, override

from ....kit.actions import CardAction
from ....kit.notation import Fields
from ....kit.questions import Question
from ....kit.records import DealRecord
from ..bout import Stage
from ..deal import FORM, NOTATION, View

__all__ = ["Next"]


@dataclass(frozen=True)
class Next(Question):
    """Ask who attacks once the bout that ends a record is over (DU3.10); the answers are the seats."""

    ask, notation = "next", NOTATION
    record: DealRecord[CardAction, View, str]

    @classmethod
    @override
    def read(cls, fields: Fields) -> Self:
        return cls(fields.read("deal", FORM.parse))

    @cached_property
    def views(self) -> tuple[View, ...]:
        """What the record's seat saw, or everybody, after the deal and after each action. Raises as they do."""
        return self.record.views(self.record.deal.seen or 0)

    @property
    @override
    def fields(self) -> dict[str, str]:
        return {"deal": self.record.in_field}

    @property
    @override
    def answers(self) -> tuple[str, ...]:
        return tuple(str(seat) for seat in range(1, self.record.deal.seats + 1))

    @property
    @override
    def right(self) -> frozenset[str]:
        now = self.views[-1].masked
        opens = now.ended is None and now.bout.stage is Stage.OPENING
        return frozenset({str(now.bout.attacker)} if opens else ())
