"""The numbers on the page about playing Rook well are those that are counted anew."""

from __future__ import annotations

from itertools import pairwise
from math import sqrt

import pytest

from tests.examples import searching
from widgets.games.rook import facts

from .rook_counts import Tally, caution, contracts, gifts, hands, leads

pytestmark = pytest.mark.property


def near(counted: int, of: int, share: float) -> bool:
    """Return whether a count is within five standard errors of a share; exactly that share in a search."""
    return counted == round(of * share) if searching() else abs(counted - of * share) <= 5 * sqrt(of * share) + 1


def same(tally: Tally, deals: int, total: int, squares: int) -> bool:
    """Return whether points have this mean, within five standard errors; exactly in a search."""
    if searching():
        return (tally.count, tally.total, tally.squares) == (deals, total, squares)
    return abs(tally.total - tally.count * total / deals) <= 5 * sqrt(tally.count * squares / deals)


def test_what_nine_of_ten_hands_take_by_their_longest_suit_and_their_aces() -> None:
    deals = facts.HAND_DEALS if searching() else 40
    counted = hands(deals, "hands")
    for longest, cells in facts.HANDS.items():
        for aces, (count, safe, reached) in enumerate(cells):
            assert 10 * reached >= 9 * count
            assert safe == 0 or safe % 5 == 0
            here = [
                points
                for (length, held), each in counted.items()
                if (min(max(length, 4), 7), min(held, 3)) == (longest, aces)
                for points in each
            ]
            assert near(len(here), 4 * deals, count / (4 * facts.HAND_DEALS))
            assert near(sum(points >= safe for points in here), len(here), reached / count)
    total = sum(map(sum, counted.values()))
    assert abs(total / (4 * deals) - facts.AVERAGE / (4 * facts.HAND_DEALS)) <= (0 if searching() else 20)


def test_how_bids_go_and_where_trumps_the_rook_and_the_last_trick_do() -> None:
    deals = facts.CONTRACT_DEALS if searching() else 40
    counts = contracts(deals, "contracts")
    assert near(counts.bids[0, False], deals, facts.THROWN_IN / facts.CONTRACT_DEALS)
    for low, high in pairwise((*facts.CONTRACTS, 205)):
        for made, count in zip((True, False), facts.CONTRACTS[low], strict=True):
            here = sum(counts.bids[bid, made] for bid in range(low, high, 5))
            assert near(here, deals, count / facts.CONTRACT_DEALS)
    assert facts.THROWN_IN + sum(map(sum, facts.CONTRACTS.values())) == facts.CONTRACT_DEALS
    assert near(counts.sweeps[True], deals, facts.SWEEPS / facts.CONTRACT_DEALS)
    assert near(counts.last[True], deals, facts.LAST / facts.CONTRACT_DEALS)
    for trumps, count in enumerate(facts.TRUMPS):
        assert near(counts.trumps[trumps], deals, count / facts.CONTRACT_DEALS)
    for who, outcomes in facts.ROOKS.items():
        for took, count in zip((True, False), outcomes, strict=True):
            assert near(counts.rooks[who, took], deals, count / facts.CONTRACT_DEALS)


def test_what_it_brings_that_the_bidder_leads() -> None:
    counted = leads(facts.LEAD_DEALS if searching() else 40, "leads")
    for (most, least), (deals, total, squares) in zip(((5, 0), (7, 6), (14, 8)), facts.LEADS, strict=True):
        tally = Tally()
        for trumps in range(least, most + 1):
            tally = tally.plus(counted[trumps])
        assert same(tally, deals, total, squares)


def test_what_it_brings_to_pass_on_a_short_suit() -> None:
    assert same(gifts(facts.GIFT_DEALS if searching() else 30, "gifts"), *facts.GIFTS)


def test_what_caution_brings() -> None:
    assert same(caution(facts.CAUTION_DEALS if searching() else 10, "caution"), *facts.CAUTION)
