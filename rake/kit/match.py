"""A match at a table with chairs and chips: what players may do between two deals."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Any, Self

from .chairs import Chairs
from .chance import Random
from .chips import MOST_CHIPS
from .errors import IllegalAction, IllegalPosition, InvalidNotation, Violation, offset_by
from .game import GameRefusal, Range, State, leaders

__all__ = ["TableAction", "TableVerb", "parse_table_action"]


class TableVerb(StrEnum):
    """The verbs for what players may do between two deals."""

    BUY = "buy"
    SIT_OUT = "sit out"
    BACK = "back"
    WAIT = "wait"
    LEAVE = "leave"


@dataclass(frozen=True, slots=True)
class TableAction:
    """Something that a player does between two deals.

    `buy` adds `chips` to the stack, or seats the player in the empty chair with them; `back` ends sitting out at once,
    `wait` ends it when the player is due to pay the big blind. Only `buy` has chips, at least 1: anything else raises
    `InvalidNotation`.
    """

    verb: TableVerb
    chips: int = 0

    def __post_init__(self) -> None:
        if (self.verb is TableVerb.BUY) != (self.chips > 0):
            raise InvalidNotation("chips", str(self.chips))

    def __str__(self) -> str:
        """Return the notation, e.g. `buy 20` or `sit out`."""
        return f"{self.verb} {self.chips}" if self.chips else str(self.verb)


_CHIPS = re.compile(r"[1-9][0-9]{0,6}", re.ASCII)
_PLAIN = {str(verb): TableAction(verb) for verb in TableVerb if verb is not TableVerb.BUY}
_METHODS: Mapping[TableVerb, Callable[[Any, int], Any]] = {
    TableVerb.SIT_OUT: lambda table, number: table.sit_out(number),
    TableVerb.BACK: lambda table, number: table.come_back(number),
    TableVerb.WAIT: lambda table, number: table.come_back(number, wait=True),
    TableVerb.LEAVE: lambda table, number: table.leave(number),
}


def parse_table_action(text: str) -> TableAction | None:
    """Return the action that a text names: `buy 20`, `sit out`, `back`, `wait`, `leave`; None for any other word.

    Raises `InvalidNotation` unless chips to buy are a whole number from 1, of at most seven digits.
    """
    said = text.strip()
    verb, gap, chips = said.partition(" ")
    if said.lower() in _PLAIN:
        return _PLAIN[said.lower()]
    if verb.lower() != TableVerb.BUY:
        return None
    with offset_by(len(text) - len(text.lstrip()) + len(verb + gap)):
        if not _CHIPS.fullmatch(chips):
            raise InvalidNotation("chips", chips)
    return TableAction(TableVerb.BUY, int(chips))


@dataclass(frozen=True, slots=True)
class ChairMatch[T: Chairs[Any], S: State[Any, Any]](ABC):
    """A table between two deals. Its chairs are the players; the stack of an empty chair is 0.

    A game adds how it deals, and what a deal that is over leaves at the table.
    """

    table: T

    def __str__(self) -> str:
        """Return the notation of the table."""
        return str(self.table)

    @property
    def scores(self) -> tuple[int, ...]:
        """The stacks of players 1, 2 and so on."""
        return tuple(chair.stack if chair else 0 for chair in self.table.chairs)

    @property
    def over(self) -> bool:
        """Whether no deal will follow: never, as anyone may buy in again."""
        return False

    @property
    def winners(self) -> tuple[int, ...]:
        """The players with the most chips, of those who are still there, once no deal will follow; nobody before."""
        left = [self.over and chair is not None for chair in self.table.chairs]
        return tuple(player for player in leaders(self.scores) if left[player - 1])

    @abstractmethod
    def deal(self, rng: Random) -> S:
        """Return the next deal; for the first one the dealer is drawn at random too. Raises `IllegalAction`."""

    @abstractmethod
    def settled(self, table: T, ended: S) -> T:
        """Return the table after the deal that was played on it. Raises `IllegalAction` for another deal."""

    def settle(self, ended: S) -> Self:
        """Return the match after a deal. Raises `IllegalPosition` for one that is not over or not of this match."""
        try:
            table = self.table.dealt_by(ended.players[-1])
            if table.playing != ended.players:
                raise IllegalPosition(Violation(GameRefusal.OTHER_DEAL))
            return replace(self, table=self.settled(table, ended))
        except IllegalAction as error:
            raise IllegalPosition(error.violation) from None

    def why_no_deal(self) -> Violation | None:
        """Return why the next deal can't begin; None if it can."""
        return self.table.why_no_round()

    def legal(self, player: int) -> tuple[Any, ...]:
        """Return the actions allowed to a player before the next deal; of chips to buy only the least and the most."""
        buys = [TableAction(TableVerb.BUY, chips) for each in self.ranges(player) for chips in (each.least, each.most)]
        return tuple(
            act for act in dict.fromkeys([*buys, *map(TableAction, _METHODS)]) if self.why_not(player, act) is None
        )

    def ranges(self, player: int) -> tuple[Range, ...]:
        """Return the range of chips that a player may buy: none, or one."""
        held, rules = self._held(player), self.table.rules
        least, most = max(1, rules.buy_in_min - held), min(rules.buy_in_max - held, MOST_CHIPS - sum(self.scores))
        buys = Range(TableVerb.BUY, least, most)
        return (buys,) if least <= most and self.why_not(player, TableAction(TableVerb.BUY, least)) is None else ()

    def why_not(self, player: int, action: object) -> Violation | None:
        """Return why this action is not allowed to a player before the next deal; None if it is."""
        try:
            self.apply(player, action)
        except IllegalAction as error:
            return error.violation
        return None

    def apply(self, player: int, action: object) -> Self:
        """Return the match after a player's action between two deals. Raises `IllegalAction`."""
        if not isinstance(action, TableAction):
            raise IllegalAction(Violation(GameRefusal.BETWEEN_DEALS))
        try:
            return replace(self, table=self._table_after(player, action))
        except IllegalPosition as error:
            raise IllegalAction(error.violation) from None

    def _table_after(self, player: int, action: TableAction) -> T:
        if action.verb is not TableVerb.BUY:
            table: T = _METHODS[action.verb](self.table, player)
            return table
        if dict(enumerate(self.table.chairs, 1)).get(player):
            return self.table.add_chips(player, action.chips)
        return self.table.sit(player, action.chips)

    def _held(self, player: int) -> int:
        """Return a player's chips: none for an empty chair, or one that isn't there."""
        return dict(enumerate(self.scores, 1)).get(player, 0)
