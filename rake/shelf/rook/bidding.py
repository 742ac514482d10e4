"""The bidding of Rook: who has bid what, who is out, and whose turn it is (RK3.1, RK3.2, RK5.3, RK5.4)."""

from __future__ import annotations

from typing import NamedTuple

from ...kit.errors import Violation
from .rules import STEP, HouseRules, Refusal

__all__ = ["UNBID", "Bidding"]


class Bidding(NamedTuple):
    """The highest bid so far, in points, and who made it, 0 for nobody; and the seats that have passed, in turn."""

    bidder: int = 0
    bid: int = 0
    passed: tuple[int, ...] = ()

    def least(self, rules: HouseRules) -> int:
        """Return the lowest bid that is high enough."""
        return max(rules.minbid, self.bid + STEP)

    def why_not(self, points: int, rules: HouseRules) -> Violation | None:
        """Return why nobody may bid that many points; None where the seat to act may."""
        if points % STEP:
            return Violation(Refusal.STEP, (points, STEP))
        if points > rules.most:
            return Violation(Refusal.TOO_HIGH, (points, rules.most))
        if points < rules.minbid:
            return Violation(Refusal.TOO_LOW, (points, rules.minbid))
        return Violation(Refusal.NOT_HIGHER, (points, self.bid)) if points <= self.bid else None

    def after(self, seat: int, points: int, seats: int, rules: HouseRules) -> Bidding:
        """Return the bidding after a seat has bid that many points, 0 for a pass."""
        if points:
            return self._replace(bidder=seat, bid=points)
        passed = (*self.passed, seat)
        if len(passed) == seats - 1 and not self.bidder and rules.allpass == "dealer":
            return Bidding(seats, rules.minbid, passed)
        return self._replace(passed=passed)

    def next_seat(self, seat: int, seats: int, rules: HouseRules) -> int | None:
        """Return the seat that speaks after this one; None once the bidding is over."""
        if self.bid == rules.most or len(self.passed) == seats - bool(self.bidder):
            return None
        around = ((seat - 1 + step) % seats + 1 for step in range(1, seats + 1))
        return next(other for other in around if other not in self.passed)


UNBID = Bidding()
"""The bidding before anybody has spoken."""
