"""Questions about a deal as far as its record goes, whose answers are the seats."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any, ClassVar, Self, override

from .notation import Fields
from .questions import Question
from .records import AnyView, DealRecord, RecordFormat

__all__ = ["OfDeal"]


@dataclass(frozen=True)
class OfDeal[A, V: AnyView](Question):
    """Ask about the seats of a deal; the answers are their numbers."""

    record: DealRecord[A, V, str]

    form: ClassVar[RecordFormat[Any, Any, str]]
    """How the game writes its deals."""

    @classmethod
    @override
    def read(cls, fields: Fields) -> Self:
        return cls(fields.read("deal", cls.form.parse))

    @cached_property
    def views(self) -> tuple[V, ...]:
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
