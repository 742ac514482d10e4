"""A table of Hold'em or Omaha from deal to deal (PK2.1, PK2.6, PK2.7, PK4.6, PK4.7)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import override

from ...kit.chair import TableRefusal
from ...kit.chairs import Chairs, format_chairs, read_chairs
from ...kit.chance import Random
from ...kit.chips import parse_chips
from ...kit.errors import IllegalAction, IllegalPosition, Violation
from ...kit.game import GameRefusal
from ...kit.match import ChairMatch, TableAction, TableVerb
from ...kit.ranking import DECK
from ...kit.records import Deal, format_numbers
from .deal import SEATS, STAKE, State, format_posts
from .rules import HouseRules, Variant

__all__ = ["Match", "Table", "match_of", "parse_match", "usual_stake"]


@dataclass(frozen=True, slots=True, repr=False, kw_only=True)
class Table(Chairs[HouseRules]):
    """A table between two deals or during one."""

    variant: Variant

    @property
    def most(self) -> int:
        """The most players: one full table (HE1.1)."""
        return SEATS[-1]

    @property
    @override
    def _deals_in_absent(self) -> bool:
        """Whether players who sit out are dealt in and pay their blinds or their antes (PK2.7)."""
        return self.rules.missed_blinds == "dealt"

    def __str__(self) -> str:
        """Return the notation, e.g. `holdem=1 chairs=1000.980 stake=10 dealer=2`."""
        rules = self.variant.format_rules(self.rules)
        own = {"stake": str(self.stake), "rules": "" if rules == "default" else rules}
        return self.variant.notation.format_fields(format_chairs(self) | own)


@dataclass(frozen=True, slots=True)
class Match(ChairMatch[Table, State]):
    """A table between two deals."""

    @property
    def over(self) -> bool:
        """Whether no deal will follow: where nobody may buy in again, once fewer than two are left (PK4.7)."""
        return self.table.rules.broke == "leave" and sum(chair is not None for chair in self.table.chairs) < 2

    @override
    def deal(self, rng: Random) -> State:
        table, seating = self.table.dealt_in(rng)
        own = {"posts": format_posts(seating.posts.items()), "absent": format_numbers(seating.absent)}
        rules = table.variant.format_rules(table.rules)
        fields = tuple((name, text) for name, text in own.items() if text)
        return State.begin(
            table.variant, Deal(table.playing, rules, DECK.shuffled(rng), table.stake, seating.stacks, fields)
        )

    @override
    def _table_after(self, player: int, action: TableAction) -> Table:
        buys = action.verb is TableVerb.BUY and self.table.rules.broke == "leave"
        if buys and dict(enumerate(self.table.chairs, 1)).get(player) is None:
            # A player who has left the table stays away (PK4.7).
            raise IllegalAction(Violation(TableRefusal.EMPTY_CHAIR, (player,)))
        return ChairMatch._table_after(self, player, action)

    @override
    def settled(self, table: Table, ended: State) -> Table:
        if not ended.result:
            raise IllegalAction(Violation(TableRefusal.NOT_OVER))
        if (ended.deal.stacks, ended.deal.stake, ended.rules) != (table.start, table.stake, table.rules):
            raise IllegalAction(Violation(TableRefusal.OTHER_ROUND))
        after = table.ended(ended.money.stacks)
        if table.rules.broke == "rebuy":
            return after
        return replace(after, chairs=tuple(chair if chair and chair.stack else None for chair in after.chairs))


def usual_stake(rules: HouseRules) -> int:
    """Return the stake of a match that names none: 10 chips, or in fixed-limit with blinds the small bet (PK3.12)."""
    return rules.small_bet if rules.betting == "fixed-limit" and rules.forced == "blinds" else STAKE


def match_of(variant: Variant, stacks: Sequence[int], rules: HouseRules, stake: int | None) -> Match:
    """Return a match before its first deal, at the usual stake if `stake` is None. Raises `IllegalPosition`."""
    if stake is None:
        stake = usual_stake(rules)
    if len(stacks) not in SEATS:
        raise IllegalPosition(Violation(GameRefusal.SEATS, (len(stacks),)))
    try:
        return Match(Table((None,) * len(stacks), stake, rules, variant=variant).seated(stacks))
    except IllegalAction as error:
        raise IllegalPosition(error.violation) from None


def parse_match(variant: Variant, text: str) -> Match:
    """Return the match that a text holds. Raises `InvalidNotation` and `IllegalPosition`."""
    names = ("chairs", "dealer", "playing", "stake", "rules")
    fields = variant.notation.parse_fields(text, names)
    chairs, dealer, playing = read_chairs(fields)
    stake, rules = fields.read("stake", parse_chips), fields.read("rules", variant.parse_rules, "default")
    return Match(Table(chairs, stake, rules, dealer, playing, variant=variant))
