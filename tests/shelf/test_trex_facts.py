"""The numbers on the page about playing Trex well are those that are counted anew."""

from __future__ import annotations

from math import sqrt

import pytest

from rake.shelf.trex.rules import Contract
from tests.examples import searching
from widgets.games.trex import facts

from .trex_counts import Tally, choices, ducking, exposing, layouts

pytestmark = pytest.mark.property

VARIANCE = 400
"""What is added to the variance of points, so that a few equal ones don't seem exact."""


def same(tally: Tally, mean: float) -> bool:
    """Return whether points have this mean, within five standard errors; exactly in a search."""
    if searching() or not tally.count:
        return tally.total == round(mean * tally.count)
    own = tally.total / tally.count
    variance = tally.squares / tally.count - own**2 + VARIANCE
    return abs(own - mean) <= 5 * sqrt(variance / tally.count)


def test_what_the_owner_scores_in_each_contract() -> None:
    tallies = choices(facts.CHOOSING_DEALS if searching() else 200, "choices")
    for contract, (all_points, count, own) in facts.CHOOSING.items():
        assert same(tallies[f"{contract.value} all"], all_points / facts.CHOOSING_DEALS)
        assert same(tallies[contract.value], own / count)
    _, hands, _ = facts.CHOOSING[Contract.KING]
    assert same(tallies["held"], facts.KING_HELD / hands)


def test_what_twos_and_jacks_bring_in_a_layout() -> None:
    tallies = layouts(facts.LAYOUT_DEALS if searching() else 300, "layouts")
    for rank, counted in (("2", facts.TWOS), ("J", facts.JACKS)):
        for held, (count, points) in enumerate(counted):
            tally = tallies[rank, held]
            if held == 3:
                tally = tally.plus(tallies[rank, 4])
            assert same(tally, points / count)


@pytest.mark.parametrize("contract", facts.EXPOSING)
def test_what_it_brings_to_expose_a_card(contract: Contract) -> None:
    deals = facts.EXPOSING_DEALS[contract] if searching() else 100
    tallies = exposing(contract, deals, contract.value)
    for guards, (count, points) in enumerate(facts.EXPOSING[contract]):
        tally = tallies[guards]
        if guards == 4:
            for more in range(5, 13):
                tally = tally.plus(tallies[more])
        assert same(tally, points / count)


@pytest.mark.parametrize("contract", facts.DUCKING)
def test_what_it_brings_to_win_tricks_that_cost_nothing(contract: Contract) -> None:
    deals = facts.DUCKING_DEALS if searching() else 20
    assert same(ducking(contract, deals, "ducking"), facts.DUCKING[contract] / facts.DUCKING_DEALS)


def test_how_often_low_cards_void_a_deal_is_counted_exactly() -> None:
    assert round(facts.void(), 6) == 0.011224
