"""What lasts from deal to deal of President: the sheet, the seats and the offices (PR2.3, PR4.2)."""

from __future__ import annotations

from typing import Self

from ...kit.chance import Random
from ...kit.errors import IllegalPosition, Violation
from ...kit.points import Limit, PointsMatch
from ...kit.records import Deal
from .deal import FORM, State
from .exchange import check_offices, offices_in, own_of
from .rules import DECK, Refusal, parse_house_rules

__all__ = ["Match"]


class Match(PointsMatch[State]):
    """The score sheet, who sits where in the next deal, and who holds which office."""

    __slots__ = ()
    form, handed_on = FORM, ("offices",)

    @classmethod
    def parse(cls, text: str) -> Self:
        """Return the match that a text holds. Raises `InvalidNotation` and `IllegalPosition`."""
        match = super().parse(text)
        offices = offices_in(match.own)
        if bool(match.order) != bool(offices):
            raise IllegalPosition(Violation(Refusal.OFFICES, (str(len(offices)),)))
        if offices:
            check_offices(match.seats, match.rules, offices)
        return match

    @property
    def limit(self) -> Limit:
        """What ends the match."""
        rules = parse_house_rules(self.rules)
        return Limit(rules.target, rules.deals)

    def begin(self, players: tuple[int, ...], rng: Random) -> State:
        """Return a new deal to these players, by seat, with the offices of the last one."""
        return State.begin(Deal(players, self.rules, DECK.shuffled(rng), own=self.own))

    def next_order(self, ended: State) -> tuple[int, ...]:
        """Return the players in the order of their offices, or in the same circle; the Beggar deals (PR2.3)."""
        if parse_house_rules(self.rules).reseat:
            return tuple(ended.players[seat - 1] for seat in ended.offices)
        dealer = ended.offices[-1]
        return (*ended.players[dealer:], *ended.players[:dealer])

    def next_own(self, ended: State) -> tuple[tuple[str, str], ...]:
        """Return the offices by the seats of the next deal (PR5.8)."""
        order = self.next_order(ended)
        return own_of(tuple(order.index(ended.players[seat - 1]) + 1 for seat in ended.offices))
