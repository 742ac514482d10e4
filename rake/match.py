"""A table of Rake as a match of `kit.game`: the next deal, and what players may do before it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import override

from .deals import State
from .kit.chance import Random
from .kit.match import ChairMatch
from .table import Table

__all__ = ["Match"]


@dataclass(frozen=True, slots=True)
class Match(ChairMatch[Table, State]):
    """A table of Rake between two deals."""

    @override
    def deal(self, rng: Random) -> State:
        table, dealt = self.table.next_round(rng)
        return State(dealt, table.playing)

    @override
    def settled(self, table: Table, ended: State) -> Table:
        return table.settle(ended.round)
