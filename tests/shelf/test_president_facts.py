"""The numbers on the page about playing President well are those that are counted anew."""

from __future__ import annotations

from math import sqrt

from tests.examples import searching
from widgets.games.president import facts

from .president_counts import first_deals, later_deals, saving


def near(counted: int, of: int, share: float) -> bool:
    """Return whether a count is within five standard errors of a share; exactly that share in a search."""
    return counted == round(of * share) if searching() else abs(counted - of * share) <= 5 * sqrt(of * share)


def test_the_twos_of_the_first_deals() -> None:
    counts = first_deals(facts.FIRST_DEALS if searching() else 500, "first")
    for twos, (won, hands) in enumerate(facts.TWOS):
        held = (3, 4) if twos == 3 else (twos,)
        here = {became: sum(counts[each, became] for each in held) for became in (True, False)}
        assert near(here[True], sum(here.values()), won / hands)


def test_the_offices_after_an_exchange() -> None:
    deals = facts.LATER_DEALS if searching() else 60
    counts = later_deals(deals, "later")
    for before, row in enumerate(facts.AFTER):
        assert sum(row) == facts.LATER_DEALS
        for after, won in enumerate(row):
            assert near(counts[before, after], deals, won / facts.LATER_DEALS)


def test_the_points_of_those_who_save_their_high_cards() -> None:
    deals = facts.SAVING_DEALS if searching() else 20
    counts = saving(deals, "saving")
    for name, points in facts.SAVING.items():
        assert near(counts[name], 6 * deals, points / (6 * facts.SAVING_DEALS))
