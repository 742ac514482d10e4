"""What lasts from deal to deal of Durak: the marks, and who deals (DU2.1, DU4.2, DU4.3)."""

from __future__ import annotations

from ...kit.chance import Random
from ...kit.points import Limit, PointsMatch
from ...kit.records import Deal
from .deal import FORM, State
from .rules import DECK, parse_house_rules

__all__ = ["Match"]


class Match(PointsMatch[State]):
    """The score sheet, on which a mark is -1, and who deals next."""

    __slots__ = ()
    form = FORM

    @property
    def limit(self) -> Limit:
        """What ends the match: the number of deals."""
        return Limit(deals=parse_house_rules(self.rules).deals)

    def begin(self, players: tuple[int, ...], rng: Random) -> State:
        """Return a new deal to these players, by seat."""
        return State.begin(Deal(players, self.rules, DECK.shuffled(rng), own=self.fields_of_deal))

    @property
    def fields_of_deal(self) -> tuple[tuple[str, str], ...]:
        """The durak's seat, if there is one: the last seat, as the durak deals (DU5.11)."""
        return (("durak", str(self.seats)),) if any(map(any, self.sheet)) else ()

    def next_order(self, ended: State) -> tuple[int, ...]:
        """Return the players of the next deal: the durak deals, and after a draw the same dealer again."""
        dealer = ended.ended or len(ended.players)
        return (*ended.players[dealer:], *ended.players[:dealer])
