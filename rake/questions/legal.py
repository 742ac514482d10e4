"""`ask=legal`: which of some actions is allowed."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property, partial
from typing import Self, override

from ..action import Action, parse_action
from ..kit.errors import read_each
from ..kit.notation import Fields
from ..round import parse_record
from .base import OfRound


@dataclass(frozen=True)
class Legal(OfRound):
    """Ask which of the actions `say` is allowed to the seat whose turn it is (section 7)."""

    ask = "legal"
    order = 11
    say: tuple[Action, ...]

    @classmethod
    @override
    def read(cls, fields: Fields) -> Self:
        return cls(fields.read("round", parse_record), fields.read("say", partial(read_each, "_", parse_action)))

    @property
    @override
    def fields(self) -> dict[str, str]:
        return {"say": "_".join(self.answers)} | super().fields

    @property
    @override
    def answers(self) -> tuple[str, ...]:
        return tuple(map(str, self.say))

    @cached_property
    @override
    def right(self) -> frozenset[str]:
        now = self.now
        return frozenset(str(action) for action in self.say if not now.why_not(action))
