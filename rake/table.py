"""A table of Rake from round to round: who sits at it, and the next round (6.10, 8.12, 8.16, 9.3 to 9.5)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from .hands import MOST_PLAYERS
from .kit.chair import TableRefusal
from .kit.chairs import Chairs, format_chairs, read_chairs
from .kit.chance import Random
from .kit.chips import parse_chips
from .kit.errors import IllegalAction, Violation
from .kit.notation import Fields
from .notation import NOTATION, format_rules
from .round import Round
from .rules import BOOK, HouseRules, parse_rules

__all__ = ["Table", "parse_table"]


@dataclass(frozen=True, slots=True, repr=False)
class Table(Chairs[HouseRules]):
    """A table of Rake between rounds or during one: all that `Chairs` says, and its house rules."""

    rules: HouseRules = BOOK

    @property
    def most(self) -> int:
        """The most players of Rake (1.2)."""
        return MOST_PLAYERS

    @classmethod
    def of(cls, stacks: Sequence[int], stake: int, rules: HouseRules = BOOK) -> Table:
        """Return a new table with a player in every chair, each with the stack given for it.

        Raises `IllegalAction` for a buy-in out of bounds (9.4), and `IllegalPosition` as the class does.
        """
        return cls((None,) * len(stacks), stake, rules).seated(stacks)

    def next_round(self, rng: Random) -> tuple[Table, Round]:
        """Return the table with the deal passed to the next dealer (6.10, 8.16), and the next round, just dealt.

        The first dealer is drawn at random; only `rng.random()` is called for chance. Raises `IllegalAction` during a
        round, or if fewer than two are ready.
        """
        table, (stacks, posts, absent) = self.dealt_in(rng)
        dealt = Round.deal(len(stacks), stacks, self.stake, self.rules, rng=rng, absent=absent, posts=posts)
        return table, dealt

    def settle(self, played: Round) -> Table:
        """Return the table after its round, with the stacks that the round ended with.

        Raises `IllegalAction` for a round that is not over, or that is not the one of this table.
        """
        if not played.result:
            raise IllegalAction(Violation(TableRefusal.NOT_OVER))
        if (played.start, played.stake, played.rules) != (self.start, self.stake, self.rules):
            raise IllegalAction(Violation(TableRefusal.OTHER_ROUND))
        return self.ended(played.stacks.values())

    def __str__(self) -> str:
        """Return the notation, e.g. `rake=1 chairs=100.-.80a ante=2 dealer=3`."""
        return NOTATION.format_fields(format_table(self))

    def __repr__(self) -> str:
        """Return an expression that gives this table."""
        return f"parse_table({str(self)!r})"


def format_table(table: Table) -> dict[str, str]:
    """Return a table as fields of notation, by name; those with empty values are not written."""
    seated = format_chairs(table)
    return {
        "chairs": seated["chairs"],
        "ante": str(table.stake),
        "dealer": seated["dealer"],
        "playing": seated["playing"],
        "rules": format_rules(table.rules),
    }


def parse_table(text: str) -> Table:
    """Return the table that a text describes, e.g. `rake=1 chairs=100.-.80a ante=2 dealer=3`.

    A chair is `-` if empty, else its chips and letters: `a` sits out, `w` waits for the big blind, `s` and `b` owe a
    small or a big blind, `t2` was late twice in a row. Raises `InvalidNotation` and `IllegalPosition`.
    """
    return read_table(NOTATION.parse_fields(text, ("chairs", "ante", "dealer", "playing", "rules")))


def read_table(fields: Fields) -> Table:
    """Return the table that these fields describe. Raises as `parse_table` does."""
    chairs, dealer, playing = read_chairs(fields)
    stake, rules = fields.read("ante", parse_chips), fields.read("rules", parse_rules, "book")
    return Table(chairs, stake, rules, dealer, playing)
