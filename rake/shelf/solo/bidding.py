"""The bidding of Solo Whist: who may say what, and what it leads to (SW3.1 to SW3.11)."""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum
from typing import NamedTuple

from ...kit.actions import CardAction
from ...kit.errors import Violation
from .action import COP, OFFERS, PASS, TRUMPS
from .rules import PROP, SLAM, Bid, HouseRules, Refusal

__all__ = ["Bidding", "Stage"]


class Stage(Enum):
    """What a seat is asked: to bid, to accept a Prop after all (SW3.8), or to change one that stayed alone (SW3.9)."""

    BID = "bid"
    LATE_COP = "late-cop"
    LONE_PROP = "lone-prop"


class Bidding(NamedTuple):
    """The bidding between any two calls.

    `to_act` is None once it's over. `bid` is the last bid, None before the first one and after a hand was thrown in;
    `bidder` is the seat that made it, and `partner` the one that has accepted it as a Prop, 0 if there's none.
    """

    stage: Stage = Stage.BID
    to_act: int | None = 1
    passed: tuple[int, ...] = ()
    bid: Bid | None = None
    bidder: int = 0
    partner: int = 0

    @property
    def declarers(self) -> tuple[int, ...]:
        """The seats that play the last bid, in their order: its bidder, and a partner (SW3.11)."""
        return tuple(sorted(seat for seat in (self.bidder, self.partner) if seat))

    def calls(self) -> Iterator[CardAction]:
        """Yield what the seat to act may say: a pass, a Cop, then bids from low to high."""
        return (call for call in (PASS, COP, *OFFERS) if not self.why_not(call))

    def why_not(self, action: CardAction) -> Violation | None:
        """Return why the seat to act may not say this; None where it may."""
        if action == PASS:
            return None
        if action == COP:
            return self._why_no_cop()
        bid = OFFERS.get(action)
        if not bid:
            return Violation(Refusal.NO_NAMING if action in TRUMPS else Refusal.BIDDING)
        if self.stage is Stage.LATE_COP:
            return Violation(Refusal.FINAL)
        if self.bid and bid.rank <= self.bid.rank:
            return Violation(Refusal.TOO_LOW, (self.bid.word,))
        return None

    def _why_no_cop(self) -> Violation | None:
        """Return why the seat to act may not accept a Prop (SW3.4)."""
        if self.bid != PROP:
            return Violation(Refusal.NO_PROP)
        if self.partner:
            return Violation(Refusal.ACCEPTED)
        return Violation(Refusal.OWN_PROP) if self.stage is Stage.LONE_PROP else None

    def plus(self, call: CardAction, rules: HouseRules) -> Bidding:
        """Return the bidding after a call of the seat to act, which must be legal."""
        assert self.to_act
        if call == COP:
            return self._replace(partner=self.to_act)._passed_on(rules)
        if call == PASS:
            return self._replace(passed=(*self.passed, self.to_act))._passed_on(rules)
        bid = OFFERS[call]
        after = self._replace(bid=bid, bidder=self.to_act, partner=0)
        if bid == SLAM or self.stage is Stage.LONE_PROP:
            return after._replace(to_act=None)
        return after._passed_on(rules)

    def _passed_on(self, rules: HouseRules) -> Bidding:
        """Return the bidding with the next question, or over (SW3.2, SW3.7 to SW3.10)."""
        assert self.to_act
        clockwise = (*range(self.to_act + 1, 5), *range(1, self.to_act))
        done = {*self.passed, self.bidder, self.partner}
        if waiting := [seat for seat in clockwise if seat not in done]:
            return self._replace(to_act=waiting[0])
        if self.bid != PROP or self.partner:
            return self._replace(to_act=None)
        if self.stage is Stage.BID and self._may_cop_late(rules):
            return self._replace(stage=Stage.LATE_COP, to_act=1)
        if self.stage is not Stage.LONE_PROP and rules.loneprop == "change":
            return self._replace(stage=Stage.LONE_PROP, to_act=self.bidder)
        return self._replace(to_act=None, bid=None, bidder=0)

    def _may_cop_late(self, rules: HouseRules) -> bool:
        """Return whether seat 1, which has passed, is asked about a lone Prop (SW3.8, SW5.3, SW5.10)."""
        allowed = {"any": range(2, 5), "next": (2,), "none": ()}
        return self.bidder in allowed[rules.latecop]
