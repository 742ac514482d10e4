"""A table of Rake as a match of `kit.game`: the next deal, and what players may do before it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from .action import Action
from .deals import Act, State, TableAction, TableVerb
from .kit.chance import Random
from .kit.chips import MOST_CHIPS
from .kit.errors import IllegalAction, IllegalPosition, Violation
from .kit.game import GameRefusal, Range
from .table import Table

__all__ = ["Match"]

_METHODS: Mapping[TableVerb, Callable[[Table, int], Table]] = {
    TableVerb.SIT_OUT: Table.sit_out,
    TableVerb.BACK: Table.come_back,
    TableVerb.WAIT: lambda table, number: table.come_back(number, wait=True),
    TableVerb.LEAVE: Table.leave,
}


@dataclass(frozen=True, slots=True)
class Match:
    """A table between two deals. Its chairs are the players; the stack of an empty chair is 0."""

    table: Table

    def __str__(self) -> str:
        """Return the notation of the table."""
        return str(self.table)

    @property
    def scores(self) -> tuple[int, ...]:
        """The stacks of players 1, 2 and so on."""
        return tuple(chair.stack if chair else 0 for chair in self.table.chairs)

    @property
    def over(self) -> bool:
        """Whether no deal will follow: never, as anyone may buy in again (9.4)."""
        return False

    def why_no_deal(self) -> Violation | None:
        """Return why the next round can't begin; None if it can."""
        return self.table.why_no_round()

    def deal(self, rng: Random) -> State:
        """Return the next deal; for the first one the dealer is drawn at random too. Raises `IllegalAction`."""
        table, dealt = self.table.next_round(rng)
        return State(dealt, table.playing)

    def settle(self, ended: State) -> Match:
        """Return the match after a deal. Raises `IllegalPosition` for one that is not over or not of this match."""
        try:
            table = self.table.dealt_by(ended.players[-1])
            if table.playing != ended.players:
                raise IllegalPosition(Violation(GameRefusal.OTHER_DEAL))
            return Match(table.settle(ended.round))
        except IllegalAction as error:
            raise IllegalPosition(error.violation) from None

    def legal(self, player: int) -> tuple[Act, ...]:
        """Return the actions allowed to a player before the next deal; of chips to buy only the least and the most."""
        buys = [TableAction(TableVerb.BUY, chips) for each in self.ranges(player) for chips in (each.least, each.most)]
        return tuple(
            act for act in dict.fromkeys([*buys, *map(TableAction, _METHODS)]) if self.why_not(player, act) is None
        )

    def ranges(self, player: int) -> tuple[Range, ...]:
        """Return the range of chips that a player may buy (9.4): none, or one."""
        held, rules = self._held(player), self.table.rules
        least, most = max(1, rules.buy_in_min - held), min(rules.buy_in_max - held, MOST_CHIPS - sum(self.scores))
        buys = Range(TableVerb.BUY, least, most)
        return (buys,) if least <= most and self.why_not(player, TableAction(TableVerb.BUY, least)) is None else ()

    def why_not(self, player: int, action: Act) -> Violation | None:
        """Return why this action is not allowed to a player before the next deal; None if it is."""
        try:
            self.apply(player, action)
        except IllegalAction as error:
            return error.violation
        return None

    def apply(self, player: int, action: Act) -> Match:
        """Return the match after a player's action between two deals. Raises `IllegalAction`."""
        if isinstance(action, Action):
            raise IllegalAction(Violation(GameRefusal.BETWEEN_DEALS))
        try:
            return Match(
                self._buy(player, action.chips)
                if action.verb is TableVerb.BUY
                else _METHODS[action.verb](self.table, player)
            )
        except IllegalPosition as error:
            raise IllegalAction(error.violation) from None

    def _held(self, player: int) -> int:
        """Return a player's chips: none for an empty chair, or one that isn't there."""
        return dict(enumerate(self.scores, 1)).get(player, 0)

    def _buy(self, player: int, chips: int) -> Table:
        if dict(enumerate(self.table.chairs, 1)).get(player):
            return self.table.add_chips(player, chips)
        return self.table.sit(player, chips)
