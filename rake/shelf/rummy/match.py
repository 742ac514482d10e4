"""What lasts from deal to deal of Rummy (RM2.1, RM4.3)."""

from __future__ import annotations

from ...kit.chance import Random
from ...kit.points import Limit, PointsMatch
from ...kit.records import Deal
from .deal import FORM, State
from .rules import DECK, parse_house_rules

__all__ = ["Match"]


class Match(PointsMatch[State]):
    """The score sheet, and who deals next. Penalty points are points lost."""

    __slots__ = ()
    form = FORM

    @property
    def limit(self) -> Limit:
        """What ends the match."""
        rules = parse_house_rules(self.rules)
        return Limit(rules.target if rules.score == "winner" else -rules.target, rules.deals)

    def begin(self, players: tuple[int, ...], rng: Random) -> State:
        """Return a new deal to these players, by seat."""
        return State.begin(Deal(players, self.rules, DECK.shuffled(rng)))
