"""What lasts from deal to deal of Trex: the sheet, whose kingdom it is, and what is left to play in it (TX2)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self

from ...kit.chance import Random
from ...kit.errors import IllegalPosition, Violation
from ...kit.points import Limit, PointsMatch
from ...kit.records import Deal
from .deal import FORM, State
from .rules import CONTRACTS, DECK, OWNERS_CARD, Contract, Refusal, parse_house_rules

__all__ = ["Match"]

DEALS = len(CONTRACTS)
"""How many deals make a kingdom (TX2.2)."""


class Match(PointsMatch[State]):
    """The score sheet, and who sits where in the next deal: the owner of the kingdom in the last seat."""

    __slots__ = ()
    form = FORM

    @classmethod
    def parse(cls, text: str) -> Self:
        """Return the match that a text holds. Raises `InvalidNotation` and `IllegalPosition`."""
        match = super().parse(text)
        sums = parse_house_rules(match.rules).sums.values()
        possible = all(sum(row) in sums for row in match.sheet)
        if not possible or bool(match.sheet) > bool(match.order) or any(map(_twice, match.kingdoms)):
            raise IllegalPosition(Violation(Refusal.SHEET))
        return match

    @property
    def limit(self) -> Limit:
        """What ends the match: its last kingdom (TX2.4)."""
        return Limit(deals=DEALS * parse_house_rules(self.rules).kingdoms)

    @property
    def kingdoms(self) -> tuple[tuple[Contract, ...], ...]:
        """The contracts of each kingdom so far, in the order of play: the sum of a row tells its contract (TX4.4)."""
        of_sum = {points: contract for contract, points in parse_house_rules(self.rules).sums.items()}
        contracts = [of_sum[sum(row)] for row in self.sheet]
        return tuple(tuple(contracts[at : at + DEALS]) for at in range(0, len(contracts), DEALS))

    @property
    def played(self) -> tuple[Contract, ...]:
        """The contracts already played in the kingdom of the next deal."""
        return self.kingdoms[-1] if len(self.sheet) % DEALS else ()

    @property
    def owners(self) -> tuple[int, ...]:
        """The player who owns each kingdom so far, that of the next deal included; nobody before the first (TX2.4)."""
        if not self.order:
            return ()
        reached = min(len(self.sheet), self.limit.deals - 1) // DEALS
        last = self.order[-1] + (len(self.sheet) == self.limit.deals)
        return tuple((last + reached - kingdom - 1) % self.seats + 1 for kingdom in range(reached + 1))

    def begin(self, players: tuple[int, ...], rng: Random) -> State:
        """Return a new deal to these players, by seat; in the first one the holder of 7H has the last seat."""
        deck = DECK.shuffled(rng)
        if not self.order:
            owner = deck.index(OWNERS_CARD) % self.seats + 1
            players = (*players[owner:], *players[:owner])
            rounds = (deck[at : at + self.seats] for at in range(0, len(deck), self.seats))
            deck = tuple(card for cards in rounds for card in (*cards[owner:], *cards[:owner]))
        return State.begin(Deal(players, self.rules, deck, own=self.fields_of_deal))

    @property
    def fields_of_deal(self) -> tuple[tuple[str, str], ...]:
        """The card that the owner has shown in the first deal, else what the kingdom has played (TX5.10, TX5.11)."""
        if not self.order:
            return (("shown", OWNERS_CARD),)
        return (("played", ".".join(each.value for each in self.played)),) if self.played else ()

    def counts(self, ended: State) -> bool:
        """Return whether a deal goes on the sheet: a void one doesn't (TX5.7)."""
        return not ended.is_void

    def next_order(self, ended: State) -> tuple[int, ...]:
        """Return the players of the next deal: after five, the kingdom passes to the owner's right (TX2.4)."""
        players = ended.players
        return players if len(ended.left) > 1 else (players[-1], *players[:-1])


def _twice(contracts: Sequence[Contract]) -> bool:
    """Return whether a contract comes up twice."""
    return len({*contracts}) < len(contracts)
