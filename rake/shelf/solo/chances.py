"""How often a hand of Solo Whist makes each bid, in random deals that plain bots play out."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from random import Random

from .action import COP, OFFERS
from .bidding import Bidding
from .bots import PLAIN, belief
from .deal import State, View
from .estimates import Strength
from .masks import bits_of
from .playing import Table
from .rules import BIDS, PROP, Bid

__all__ = ["DEALS", "chances"]

DEALS = 100
"""How many deals are played out for each bid."""


@lru_cache(8)
def chances(view: View) -> Mapping[Bid, float]:
    """Return how likely (0..1) the seat to act makes each bid that it may play, all others leaving it alone with that.

    A Prop is one that it accepts or, if it makes it, that the first player on its left accepts who would; it's left out
    if nobody would. Deals in which the others are likelier to have called as they did count more.
    """
    rng, weigh, acts = Random(str(view)), belief(view), view.legal()
    bids = [bid for action, bid in OFFERS.items() if action in acts or (bid == PROP and COP in acts)]
    made, weights = dict.fromkeys(BIDS, 0.0), dict.fromkeys(BIDS, 0.0)
    for _ in range(DEALS):
        deal = view.resample(rng)
        weight = weigh(deal)
        for bid in bids:
            if contract := _contract(deal, view, bid):
                won = Table(contract, PLAIN.style.draws).finish()
                weights[bid] += weight
                made[bid] += weight * bid.is_made(won)
    return {bid: made[bid] / weights[bid] for bid in bids if weights[bid]}


def _contract(deal: State, view: View, bid: Bid) -> State | None:
    """Return a deal as the seat of a view plays a bid in it; None for a Prop that nobody would accept."""
    seat, partner = view.seat, 0
    if bid == PROP and deal.bidding.bid == PROP:
        seat, partner = deal.bidding.bidder, seat
    elif bid == PROP:
        partner = next(_accepting(deal, seat), 0)
        if not partner:
            return None
    best = Strength.of(bits_of(deal.hands[seat - 1].cards)).best if bid.trump == "named" else ""
    return deal._replace(bidding=Bidding(to_act=None, bid=bid, bidder=seat, partner=partner), named=best)


def _accepting(deal: State, seat: int) -> Iterator[int]:
    """Yield the seats, from a seat's left on, that would accept its Prop."""
    for other in (*range(seat + 1, 5), *range(1, seat)):
        asked = Bidding(to_act=other, bid=PROP, bidder=seat)
        if PLAIN.said(asked, Strength.of(bits_of(deal.hands[other - 1].cards)), deal.turned[1]) == COP:
            yield other
