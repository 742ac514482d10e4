"""`ask=takes`: how many chips a seat wins in a round."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Self, override

from ..kit.notation import Fields
from ..kit.questions import numbers
from ..record import seat_of
from ..round import parse_record
from .base import OfRoundInNumbers


@dataclass(frozen=True)
class Takes(OfRoundInNumbers):
    """Ask how many chips the seat `want` wins from all pots together when the round ends (6.9, 8.4, 8.8, 8.9)."""

    ask = "takes"
    order = 15
    want: int

    @classmethod
    @override
    def read(cls, fields: Fields) -> Self:
        record = fields.read("round", parse_record)
        return cls(record, fields.read("say", numbers), fields.read("want", seat_of(len(record.stacks))))

    @property
    @override
    def fields(self) -> dict[str, str]:
        return {"want": str(self.want)} | super().fields

    @cached_property
    @override
    def right(self) -> frozenset[str]:
        result = self.now.result
        return frozenset({str(result.won.get(self.want, 0))} if result else ())
