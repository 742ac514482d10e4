"""What lasts from deal to deal of Rook: the sheet, who deals next, and which way cards are passed (RK2.3, RK3.4)."""

from __future__ import annotations

from typing import Self

from ...kit.chance import Random, shuffle
from ...kit.errors import IllegalPosition, Violation
from ...kit.game import leaders
from ...kit.points import Limit, PointsMatch
from ...kit.records import Deal, RecordRefusal, format_numbers
from .deal import FORM, State
from .rules import parse_house_rules
from .scoring import team_of

__all__ = ["Match"]


class Match(PointsMatch[State]):
    """The score sheet, who deals next, and the number of the next hand if it isn't the first."""

    __slots__ = ()
    form, handed_on = FORM, ("hand",)

    @classmethod
    def parse(cls, text: str) -> Self:
        """Return the match that a text holds. Raises `InvalidNotation` and `IllegalPosition`.

        Players keep their circle, and those of a side have the same points.
        """
        match = super().parse(text)
        first = match.order[0] if match.order else 1
        circle = tuple((first - 1 + turn) % match.seats + 1 for turn in range(match.seats))
        apart = (len({row[player - 1] for player in side}) > 1 for row in match.sheet for side in match.sides)
        if match.order not in ((), circle) or any(apart):
            raise IllegalPosition(Violation(RecordRefusal.PLAYERS, (format_numbers(match.order),)))
        return match

    @property
    def limit(self) -> Limit:
        """What ends the match (RK4.5)."""
        return Limit(points=parse_house_rules(self.rules).target)

    @property
    def sides(self) -> tuple[tuple[int, ...], ...]:
        """The teams, by player; five play each for themselves (RK1.1, RK6.2)."""
        return tuple(dict.fromkeys(tuple(sorted(team_of(seat, self.seats))) for seat in range(1, self.seats + 1)))

    @property
    def over(self) -> bool:
        """Whether one side alone is ahead, with the target reached (RK5.10)."""
        return self.limit.is_reached(self.scores, len(self.sheet)) and leaders(self.scores) in self.sides

    def begin(self, players: tuple[int, ...], rng: Random) -> State:
        """Return a new deal to these players, by seat."""
        return State.begin(Deal(players, self.rules, shuffle(rng, parse_house_rules(self.rules).cards), own=self.own))

    def counts(self, ended: State) -> bool:
        """Return whether anybody bid; a hand thrown in doesn't count (RK5.4)."""
        return bool(ended.bidding.bidder)

    def order_again(self, ended: State) -> tuple[int, ...]:
        """Return the same order as after any other deal: the next dealer deals (RK2.3)."""
        return self.next_order(ended)

    def next_own(self, ended: State) -> tuple[tuple[str, str], ...]:
        """Return the number of the next hand, which says which way cards are passed (RK3.4, RK6.6)."""
        return (("hand", str(ended.number + 1)),)
