"""The numbers on the page about playing Solo Whist well are those that are counted anew."""

from __future__ import annotations

from math import sqrt

from tests.examples import searching
from widgets.games.solo import facts

from .solo_well import caution, contracts, miseres, solos


def near(counted: int, of: int, share: float) -> bool:
    """Return whether a count is within five standard errors of a share; exactly that share in a search."""
    return counted == round(of * share) if searching() else abs(counted - of * share) <= 5 * sqrt(of * share) + 1


def test_the_bids_that_are_made_and_that_fail() -> None:
    deals = facts.CONTRACT_DEALS if searching() else 500
    counts = contracts(deals, "contracts")
    assert near(counts["", False], deals, facts.THROWN_IN / facts.CONTRACT_DEALS)
    for bid, outcomes in facts.CONTRACTS.items():
        for made, count in zip((True, False), outcomes, strict=True):
            assert near(counts[bid, made], deals, count / facts.CONTRACT_DEALS)
    assert facts.THROWN_IN + sum(map(sum, facts.CONTRACTS.values())) == facts.CONTRACT_DEALS


def test_the_solos_by_trumps_and_aces() -> None:
    counts = solos(facts.SOLO_DEALS if searching() else 200, "solos")
    for trumps, cells in facts.SOLOS.items():
        for aces, (made, hands) in enumerate(cells):
            held = (3, 4) if aces == 3 else (aces,)
            here, failed = (sum(counts[trumps, each, outcome] for each in held) for outcome in (True, False))
            assert near(here, here + failed, made / hands)


def test_the_miseres_by_high_cards() -> None:
    counts = miseres(facts.MISERE_DEALS if searching() else 200, "miseres")
    for at, (made, hands) in enumerate(facts.MISERES, 1):
        high = (0, 1) if at == 1 else (at,)
        here, failed = (sum(counts[each, outcome] for each in high) for outcome in (True, False))
        assert near(here, here + failed, made / hands)


def test_the_credits_that_caution_wins() -> None:
    deals = facts.CAUTION_DEALS if searching() else 40
    won, (total, squares) = caution(deals, "caution"), facts.CAUTION
    share, error = total / facts.CAUTION_DEALS, sqrt(squares / facts.CAUTION_DEALS)
    if searching():
        assert (sum(won), sum(each * each for each in won)) == facts.CAUTION
    else:
        assert abs(sum(won) - deals * share) <= 5 * error * sqrt(deals)
