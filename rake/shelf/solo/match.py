"""What lasts from deal to deal of Solo Whist: the accounts, and who deals (SW1.3, SW2.4, SW5.9)."""

from __future__ import annotations

from ...kit.chance import Random
from ...kit.points import Limit, PointsMatch
from ...kit.records import Deal
from .deal import FORM, State
from .rules import DECK, parse_house_rules

__all__ = ["Match"]


class Match(PointsMatch[State]):
    """The credits won and paid in each hand that was played, and who deals next."""

    __slots__ = ()
    form = FORM

    @property
    def limit(self) -> Limit:
        """What ends the match: the number of played hands."""
        return Limit(deals=parse_house_rules(self.rules).deals)

    def begin(self, players: tuple[int, ...], rng: Random) -> State:
        """Return a new deal to these players, by seat."""
        return State.begin(Deal(players, self.rules, DECK.shuffled(rng)))

    def counts(self, ended: State) -> bool:
        """Return whether a hand was played: one that was thrown in isn't on the sheet (SW4.4)."""
        return not ended.thrown_in

    def order_again(self, ended: State) -> tuple[int, ...]:
        """Return the players of the deal after a hand thrown in: the same dealer deals or the next one (SW2.4)."""
        return self.next_order(ended) if ended.rules.redeal == "next" else ended.players
