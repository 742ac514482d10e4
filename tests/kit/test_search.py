"""A search for what actions are worth: right where that is known, the same everywhere, and carried on from text."""

from __future__ import annotations

import re
from dataclasses import dataclass
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rake.kit.actions import Action
from rake.kit.bots import RandomBot
from rake.kit.chance import Random as Chance
from rake.kit.errors import IllegalAction, InvalidNotation
from rake.kit.game import View
from rake.kit.search import BATCH, TRIES, Search, SearchBot, search
from rake.shelf import load
from rake.shelf.reddog import deal as reddog
from rake.shelf.reddog.odds import gains

POLICY = RandomBot()


def asked(cards: str) -> reddog.View:
    """Return what a player of Red Dog sees who has bet 10 and is asked about a raise."""
    deck = f"{cards}{'.xx' * 50}"
    view = load("reddog").parse_record(f"reddog 1 seats=1 rules=online.raise-any seen=1 deck={deck}\n1 bet 10").views(1)
    assert isinstance(view[-1], reddog.View)
    return view[-1]


def started(view: View[Any]) -> Search[Any]:
    return search(view, POLICY, view.legal())


@pytest.mark.parametrize("cards", ["7S.9D", "4S.QH", "5S.QH", "AS.2D"])
def test_in_red_dog_the_intervals_cover_the_exact_gains(cards: str) -> None:
    view = asked(cards)
    exact = gains(view)
    worths = started(view).advance(500).worths
    for worth in worths:
        assert worth.samples == 500 * BATCH
        # One interval in twenty misses: then it misses by little.
        assert abs(worth.mean - float(exact[worth.action])) <= 1.3 * worth.error
    assert worths[-1].error > worths[0].error, "more chips, more noise"


def test_the_error_shrinks_with_the_number_of_deals() -> None:
    few, many = (started(asked("4S.QH")).advance(batches).worths[0].error for batches in (10, 1000))
    assert 0.05 * few < many < 0.2 * few


def test_before_the_first_deal_nothing_is_known() -> None:
    start = started(asked("4S.QH"))
    assert start.batches == 0
    assert all((worth.mean, worth.error, worth.samples) == (0, float("inf"), 0) for worth in start.worths)


def test_batches_give_the_same_numbers_whoever_deals_them() -> None:
    start = started(asked("4S.QH"))
    at_once = start.advance(5)
    by_hand = start.advance(2)
    for _ in range(3):
        by_hand = start.continued(by_hand.sums).advance()
    assert by_hand.worths == at_once.worths
    assert at_once.batches == 5


def test_a_few_equal_scores_are_no_certainty() -> None:
    view = asked("AS.2D")
    worths = started(view).continued(".".join(["4-40-400"] * len(view.legal()))).worths
    assert all(worth.error > 0 for worth in worths)


@given(st.lists(st.lists(st.integers(-1000, 1000), min_size=BATCH, max_size=BATCH), min_size=2, max_size=2))
def test_sums_are_read_as_they_are_written(scores: list[list[int]]) -> None:
    view = asked("4S.QH")
    start = search(view, POLICY, view.legal()[:2])
    text = ".".join(f"{len(each)}-{sum(each)}-{sum(score * score for score in each)}" for each in scores)
    assert start.continued(text).sums == text
    assert [worth.mean for worth in start.continued(text).worths] == [sum(each) / BATCH for each in scores]


@pytest.mark.parametrize(
    "text",
    [
        "",
        "4-0-0",
        "4-0-0.8-0-0",
        "3-0-0.3-0-0",
        "4-9-8.4-0-0",
        "4-3-1.4-0-0",
        "4--0-0.4-0-0",
        "4-1.5-2.4-0-0",
        "4-1-2-3.4-0-0",
        "04-0-0.4-0-0",
        "0-1-1.0-0-0",
    ],
)
def test_sums_that_can_not_be_are_refused(text: str) -> None:
    view = asked("4S.QH")
    with pytest.raises(InvalidNotation):
        search(view, POLICY, view.legal()[:2]).continued(text)


def test_all_actions_are_tried_in_the_same_deals() -> None:
    view = asked("4S.QH")
    twice = search(view, POLICY, (view.legal()[-1],) * 2).advance(20)
    assert len({re.sub(r"\s", "", text) for text in twice.sums.split(".")}) == 1


def test_an_action_that_the_seat_may_not_do_is_refused() -> None:
    view = asked("4S.QH")
    with pytest.raises(IllegalAction):
        search(view, POLICY, (*view.legal(), Action("pass")))


def third_card_is_an_ace(view: View[Any]) -> Any:
    """Believe in an ace alone."""
    return lambda state: float(str(state.deal.deck[2])[0] == "A")


def test_a_belief_makes_some_deals_likelier_than_others() -> None:
    view = asked("4S.QH")
    stand = view.legal()[:1]
    fair, gloomy = (search(view, POLICY, stand, belief).advance(250) for belief in (None, third_card_is_an_ace))
    # An ace lies outside and loses 10. It's the third card in 4 of 50 deals, and in one of `TRIES` more often.
    assert fair.worths[0].mean > -2
    lost = 1 - (1 - 4 / 50) ** TRIES
    mean = -10 * lost + (1 - lost) * 10 * (28 - 18) / 46
    assert abs(gloomy.worths[0].mean - mean) < 1.3 * gloomy.worths[0].error


@dataclass
class Fixed:
    """A bot that does the first or the last of what it may."""

    at: int

    def choose(self, view: View[Any], rng: Chance) -> Any:
        return view.legal()[self.at]


@pytest.mark.parametrize("usual", [0, -1])
def test_a_searching_bot_does_what_is_clearly_better_than_usual(usual: int) -> None:
    # Raise at a spread of eleven, add nothing at one: whatever the bot usually does.
    bot = SearchBot[Any, Any](Fixed(usual), lambda view: view.legal(), 60)
    wide, narrow = asked("AS.2D"), asked("7S.9D")
    assert bot.choose(wide, Random(1)) == wide.legal()[-1]
    assert bot.choose(narrow, Random(1)) == narrow.legal()[0]


@pytest.mark.parametrize("usual", [0, -1])
def test_a_searching_bot_does_as_usual_where_there_is_nothing_to_compare_or_no_difference(usual: int) -> None:
    view = asked("4S.QH")
    assert SearchBot[Any, Any](Fixed(usual), lambda view: (), 3).choose(view, Random(1)) == view.legal()[usual]
    same = (view.legal()[usual],) * 2
    assert SearchBot[Any, Any](Fixed(usual), lambda view: same, 3).choose(view, Random(1)) == view.legal()[usual]


def test_a_searching_bot_draws_its_deals_from_what_it_sees_alone() -> None:
    bot = SearchBot[Any, Any](Fixed(0), lambda view: view.legal(), 2)
    for cards in ("6D.QS", "5S.QH", "4S.QH"):
        assert len({bot.choose(asked(cards), Random(seed)) for seed in range(10)}) == 1
