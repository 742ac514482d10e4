"""The bots of Trex: sound habits, quick playouts that end as their choices would, and strength in their order."""

from __future__ import annotations

from random import Random

import pytest

from rake.kit.chance import pick
from rake.kit.game import play_until
from rake.kit.search import search
from rake.shelf.trex.bots import BOTS, PLAIN, Plain, above_average, candidates
from rake.shelf.trex.deal import State
from rake.shelf.trex.estimates import estimate
from rake.shelf.trex.game import GAME
from rake.shelf.trex.layout import bits, cards_in
from rake.shelf.trex.match import Match
from rake.shelf.trex.plans import to_layout
from rake.shelf.trex.rules import CONTRACTS, DECK, Contract
from tests.examples import searching

from .trex_deals import after, chosen, dealt

LOW = "2S 3S 4S 5H 6H 2H 3D 4D 5D 6C 5C 3C 4C"
JACKS = "JS JH JD TS QS TH QH TD QD 9S KS 9H 9D"


def choice(state: State, bot: str = "bold") -> str:
    """Return what a bot does at its turn."""
    assert state.to_act
    return str(BOTS[bot].choose(state.seen_by(state.to_act), Random(1)))


@pytest.mark.parametrize("bot", ["bold", "careful", "strong"])
def test_lesson_1_a_hand_of_low_cards_chooses_eltoosh(bot: str) -> None:
    assert choice(dealt("", "", "", LOW), bot) == "choose eltoosh"


@pytest.mark.parametrize("bot", ["bold", "careful", "strong"])
def test_a_hand_of_jacks_and_what_lies_next_to_them_chooses_trex(bot: str) -> None:
    assert choice(dealt("", "", "", JACKS), bot) == "choose trex"


def test_diamonds_are_chosen_with_high_ones_where_they_win_points_and_with_low_ones_where_they_cost() -> None:
    high, low = ("AD KD QD JD 2S 3S 4H 5H 6C 7C 8S 9H 7S", "2D 3D 4D 5D AS 3S 4H 5H 6C 7C 8S 9H 7S")
    for hand, plus in ((high, True), (low, False)):
        other = low if hand == high else high
        worth, less = (estimate(Contract.DIAMONDS, each.split(), plus=plus) for each in (hand, other))
        assert worth > less


def test_the_estimates_give_an_average_hand_about_nothing() -> None:
    for contract in CONTRACTS:
        for plus in (True, False):
            assert abs(estimate(contract, DECK.cards, plus=plus)) <= 40, "of four hands together"


def test_a_choice_is_compared_with_an_average_hand() -> None:
    view = dealt("", "", "", LOW).seen_by(4)
    so_far = search(view, PLAIN, view.legal()).advance(2)
    more = above_average(view, so_far)
    means = {str(each.action): each.mean for each in so_far.worths}
    assert {str(action): worth for action, worth in more.items()} == {
        "choose diamonds": means["choose diamonds"] - 32.5,
        "choose eltoosh": means["choose eltoosh"] + 48.75,
        "choose girls": means["choose girls"] + 25,
        "choose king": means["choose king"] + 18.75,
        "choose trex": means["choose trex"] - 125,
    }


def test_lesson_3_a_guarded_queen_is_exposed_and_a_bare_one_is_not() -> None:
    guarded = after(dealt("", "", "", "QS 7S 5S 2S 3C 2H 4H 5H 6H 8H AD KD 3D"), "choose girls")
    assert choice(guarded) == "expose QS"
    assert choice(guarded, "careful") == "pass"
    bare = after(dealt("", "", "", "QD 7S 5S 2S 3C 2H 4H 5H 6H 8H AC KC 3S"), "choose girls")
    assert choice(bare) == "pass"


@pytest.mark.parametrize("bot", ["bold", "careful"])
def test_low_cards_are_led_and_high_ones_ducked(bot: str) -> None:
    state = chosen(dealt("AS QS 9S 3S", "", "", "2C JS TS"), "eltoosh")
    assert choice(state, bot) == "play 2C"
    state = chosen(dealt("AS QS 9S 3S", "", "", "JS"), "eltoosh")
    assert choice(after(state, "play JS"), bot) == "play 9S"


@pytest.mark.parametrize("bot", ["bold", "careful"])
def test_what_costs_points_is_thrown_away_first(bot: str) -> None:
    clubs = "2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC AC"
    spades = "AS 3S 4S 5S 6S 7S 8S 9S TS JS KS"
    for contract, hand, thrown in (("girls", f"{spades} 2H QD", "QD"), ("king", f"{spades} 2H KH", "KH")):
        state = after(chosen(dealt(hand, "2S", "", clubs), contract), "play 2C")
        assert choice(state, bot) == f"play {thrown}"


def test_the_bold_one_wins_a_trick_that_costs_nothing_to_be_rid_of_a_high_card() -> None:
    state = chosen(dealt("5C", "6C", "2C AC", "7C"), "girls")
    state = after(state, "play 7C", "play 5C", "play 6C")
    assert (choice(state), choice(state, "careful")) == ("play AC", "play 2C")


def test_diamonds_that_win_points_are_led_from_the_top() -> None:
    assert choice(chosen(dealt("", "", "", "AD KD 2S"), "diamonds")) == "play AD"
    assert choice(chosen(dealt("AD", "", "", "KD 2C 3S"), "diamonds")) == "play 2C"


def test_a_layout_is_opened_for_oneself_and_not_for_others() -> None:
    laid = bits(["JS", "JH"])
    hand = bits(["TS", "9S", "8S", "QH"])
    assert cards_in(to_layout(hand, laid)) == ("TS",)
    # QH opens the king of another; the ace of a row that is done opens nothing for anybody.
    hand = bits(["QH", "AS"])
    assert cards_in(to_layout(hand, bits(["JH", "JS", "QS", "KS"]))) == ("AS",)
    assert to_layout(bits(["2S"]), laid) == 0


def test_low_cards_are_shown() -> None:
    assert choice(after(dealt("", "", "", "2S 2H 2D 3C"), "choose trex")) == "show"


def test_a_search_compares_cards_that_win_other_tricks_or_cost_other_points() -> None:
    state = chosen(dealt("AS 6D", "", "", "KS QS JS TS 3H 2H 5D 7D"), "girls")
    texts = [str(action) for action in candidates(state.seen_by(4))]
    assert "play QS" in texts
    assert len([text for text in texts if text in ("play KS", "play JS", "play TS")]) == 1
    assert {"play 5D", "play 7D"} <= {*texts}


@pytest.mark.parametrize("rules", ["default", "pagat", "default.doubling-off.void-off"])
@pytest.mark.parametrize("name", ["bold", "careful"])
def test_a_playout_ends_as_the_bots_choices_would(rules: str, name: str) -> None:
    bot = BOTS[name]
    assert isinstance(bot, Plain)
    match = Match(rules, 4)
    for deal in range(20 if searching() else 5):
        state = match.deal(Random(f"{rules} {deal}"))
        for number in range(1000):
            if number % 8 == 0:
                assert bot.finish(state) == play_until(state, dict.fromkeys(range(1, 5), bot), 1).scores
            if not state.to_act:
                break
            state = state.apply(pick(Random(f"{deal} {number}"), state.legal()))
        match = match.settle(state)


@pytest.mark.parametrize(("better", "worse", "deals"), [("bold", "random", 12), ("careful", "random", 12)])
def test_plain_bots_beat_chance(better: str, worse: str, deals: int) -> None:
    more = 0
    for deal in range(deals):
        state = GAME.deal(4, rng=Random(deal))
        for seat in range(1, 5):
            bots = {each: BOTS[better if each == seat else worse] for each in range(1, 5)}
            scores = play_until(state, bots, deal).scores
            more += 4 * scores[seat - 1] - sum(scores)
    assert more > 0
