"""What lasts from deal to deal of Swap."""

from __future__ import annotations

from rake.kit.chance import Random
from rake.kit.points import Limit, PointsMatch
from rake.kit.records import Deal

from .deal import FORM, State
from .rules import PRESETS


class Match(PointsMatch[State]):
    """The points, and the players in the order in which they came out of the last deal."""

    __slots__ = ()
    form = FORM

    @property
    def limit(self) -> Limit:
        return Limit(points=PRESETS[self.rules].target)

    def begin(self, players: tuple[int, ...], rng: Random) -> State:
        return State.begin(Deal(players, self.rules, PRESETS[self.rules].deck.shuffled(rng), own=self.fields_of_deal))

    @property
    def fields_of_deal(self) -> tuple[tuple[str, str], ...]:
        return (("last", str(self.seats)),) if self.order and not self._paired else ()

    @property
    def sides(self) -> tuple[tuple[int, ...], ...]:
        return ((1, 3), (2, 4)) if self._paired else super().sides

    @property
    def _paired(self) -> bool:
        return PRESETS[self.rules].at(self.seats).pairs

    def next_order(self, ended: State) -> tuple[int, ...]:
        if self._paired:
            return super().next_order(ended)
        won = dict(zip(ended.players, ended.scores, strict=True))
        return tuple(sorted(ended.players, key=lambda player: -won[player]))

    def counts(self, ended: State) -> bool:
        return not ended.thrown_in
