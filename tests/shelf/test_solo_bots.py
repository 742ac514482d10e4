"""The bots of Solo Whist: sound habits, quick playouts that end as their choices would, and strength in their order."""

from __future__ import annotations

from random import Random

import pytest

from rake.kit.chance import pick
from rake.kit.game import play_until
from rake.kit.search import search
from rake.shelf.solo import estimates
from rake.shelf.solo.action import BID_ACTIONS
from rake.shelf.solo.bidding import Bidding
from rake.shelf.solo.bots import BOLD, BOTS, CAREFUL, Plain, belief, candidates, measure, promising, units_per_point
from rake.shelf.solo.deal import State
from rake.shelf.solo.estimates import Strength
from rake.shelf.solo.game import GAME
from rake.shelf.solo.masks import SUIT_MASKS, bits_of, danger
from rake.shelf.solo.rules import BIDS, MISERE, PROP, SLAM, SOLO, Bid
from tests.bounded import LONGEST, within
from tests.examples import searching

from .solo_counts import fitted, taken
from .solo_tables import dealt, does, plays

LESSON_1 = "AH KH QH 8H 5H 3S 4S 2D 5D 6D 3C 4C 6C"
ALONE = "1 bid solo, 2 pass, 3 pass, 4 pass"


def chosen(state: State, bot: str = "careful") -> str:
    """Return what a bot does at its turn."""
    assert state.to_act
    return str(BOTS[bot].choose(state.seen_by(state.to_act), Random(1)))


@pytest.mark.parametrize("bot", ["careful", "bold", "strong"])
def test_lesson_1_five_trumps_with_the_top_three_are_a_solo(bot: str) -> None:
    assert chosen(dealt(LESSON_1, turned="7H"), bot) == "bid solo"


@pytest.mark.parametrize("bot", ["careful", "bold"])
def test_lesson_2_four_good_trumps_and_an_ace_accept_a_prop(bot: str) -> None:
    state = does(dealt("", "KH JH 9H 4H AS 3S 2D 5D 6D 3C 4C 6C 8C", turned="7H"), "1 bid prop")
    assert chosen(state, bot) == "cop"


@pytest.mark.parametrize("bot", ["careful", "strong"])
def test_lesson_6_in_a_misere_the_highest_card_that_loses_is_played(bot: str) -> None:
    misere = "TD 8D 2D 3S 4S 2S 3C 4C 2C 3H 2H 4H 5H"
    state = does(dealt("9D", "4D", "3D", misere, turned="2H"), "1 pass, 2 pass, 3 pass, 4 bid misere")
    assert chosen(plays(state, "9D 4D 3D"), bot) == "play 8D"


def test_a_hand_without_tricks_passes_and_a_safe_one_bids_misere() -> None:
    assert chosen(dealt("JH TH 9H 8H JS TS 9S JD TD 9D JC TC 9C", turned="2S")) == "pass"
    assert chosen(dealt("2H 3H 4H 5H 2S 3S 4S 2D 3D 4D 2C 3C 4C", turned="6S")) == "bid ouverte"
    assert chosen(dealt("2H 4H 6H 8H 2S 4S 6S 2D 4D 6D 2C 4C 9C", turned="7S")) == "bid ouverte"
    assert chosen(dealt("2H 4H 6H 8H 2S 4S 6S 2D 4D 7D 3C 5C 9C", turned="7S")) == "bid misere"


def test_for_abundance_the_best_suit_is_named() -> None:
    state = dealt("AH KH QH JH TH 9H 8H AS KS AD KD 2C 3C", turned="7S")
    assert chosen(state) == "bid abundance"
    state = does(state, "1 bid abundance, 2 pass, 3 pass, 4 pass")
    assert chosen(state) == "trump H"
    assert chosen(dealt("AH KH QH JH TH 9H 8H AS KS AD KD 2C 3C", turned="7H")) == "bid royal"


@pytest.mark.parametrize(("held", "is_safe"), [("432", True), ("642", True), ("8642", True), ("K32", False)])
def test_which_suits_are_safe_in_a_misere(held: str, is_safe: bool) -> None:
    cards = bits_of(f"{rank}S" for rank in held)
    assert (danger(cards, SUIT_MASKS["S"] & ~cards) <= 0) == is_safe


def test_a_careful_declarer_draws_trumps_while_they_win_and_a_bold_one_only_with_many() -> None:
    few = does(dealt("AH KH QH JH 2S 3S 4S 2D 3D AD 2C 3C 4C", turned="7H"), ALONE)
    assert (chosen(few), chosen(few, "bold")) == ("play AH", "play AD")
    many = does(dealt("AH KH QH JH TH 3S 4S 2D 3D AD 2C 3C 4C", turned="7H"), ALONE)
    assert (chosen(many), chosen(many, "bold")) == ("play AH", "play AH")
    low = does(dealt("JH TH 8H 6H 5H 3S 4S 2D 3D AD 2C 3C 4C", turned="7H"), ALONE)
    assert chosen(low) == "play AD", "others would win them"


def test_the_last_player_wins_as_cheaply_as_can_be_and_leaves_a_partners_trick() -> None:
    hands = ("9S 2S", "4S", "TS", "AS JS KS 3S")
    against = does(dealt(*hands, turned="7H"), "1 pass, 2 pass, 3 bid solo, 4 pass")
    assert chosen(plays(against, "9S 4S TS")) == "play JS"
    together = does(dealt(*hands, turned="7H"), "1 pass, 2 pass, 3 bid prop, 4 cop")
    assert chosen(plays(together, "9S 4S TS")) == "play 3S"


def test_a_defender_stays_under_a_declarer_who_wants_no_trick_and_throws_high_cards_once_that_is_safe() -> None:
    hands = ("6S", "9S 5S 2S", "AS", "KS")
    state = does(dealt(*hands, turned="7H"), "1 bid misere, 2 pass, 3 pass, 4 pass")
    assert chosen(plays(state, "6S")) == "play 5S"
    over = does(dealt("6S", "8S", "AS JS 2S", "KS", turned="7H"), "1 bid misere, 2 pass, 3 pass, 4 pass")
    assert chosen(plays(over, "6S 8S")) == "play AS"


def test_the_strong_bot_weighs_bids_that_the_hand_may_be_good_enough_for() -> None:
    view = dealt(LESSON_1, turned="7H").seen_by(1)
    assert [*map(str, promising(view))] == ["pass", "bid prop", "bid solo", "bid misere"]
    assert len(candidates(view)) == 8


def test_of_cards_that_win_the_same_tricks_a_search_compares_one() -> None:
    state = does(dealt("AS KS QS JS 2S 3H 4H 5H 2D 3D 4D 2C 9C", turned="7H"), ALONE)
    assert [*map(str, candidates(state.seen_by(1)))] == [
        *("play AS", "play 9C", "play 5H", "play 4D", "play 2S", "play 2C")
    ]


def test_a_deal_in_which_the_others_would_have_bid_alike_is_likelier() -> None:
    strong, weak = "AH KH QH JH TH AS KS AD", "2H 3H 4H 5H 2S 3S 4S 2D 3D 4D 5D 6D 3C"
    likely = does(dealt("JS TS 9S JD TD 9D JC TC 9C 8C 8D 8S 7S", strong, weak, turned="7H"), "1 pass, 2 bid solo")
    unlikely = does(dealt(strong, "", weak, turned="7H"), "1 pass, 2 bid solo")
    weigh = belief(likely.seen_by(3))
    assert weigh(likely) > weigh(unlikely)


def test_estimates_are_about_what_plain_bots_take() -> None:
    deals, errors = (10_000 if searching() else 400), []
    for number in range(deals):
        state, seat = GAME.deal(4, rng=Random(f"estimate {number}")), number % 4 + 1
        strength = Strength.of(bits_of(state.hands[seat - 1].cards))
        errors.append(taken(state, SOLO, seat) - strength.tricks[state.turned[1]] / 100)
    assert abs(sum(errors)) < 0.15 * deals
    assert sum(error**2 for error in errors) < 0.9**2 * deals


def test_a_risky_misere_fails_more_often_than_a_safe_one() -> None:
    made: dict[bool, list[bool]] = {True: [], False: []}
    for number in range(3_000 if searching() else 400):
        state = GAME.deal(4, rng=Random(f"risk {number}"))
        for seat in range(1, 5):
            risk = Strength.of(bits_of(state.hands[seat - 1].cards)).risk
            if risk <= 16:
                made[risk <= 12].append(not taken(state, MISERE, seat))
    assert sum(made[True]) / len(made[True]) > 0.4 > sum(made[False]) / len(made[False]) > 0.2


def test_the_estimates_are_those_that_were_fitted() -> None:
    deals, off = (30_000, 0) if searching() else (4_000, 10)
    worths = {name: round(100 * worth) for name, worth in fitted(deals, "fit").items()}
    counted = (estimates.BASE, *estimates.TOP_TRUMPS, *estimates.TOGETHER, estimates.TRUMP, estimates.LONGER)
    beside = (estimates.ACE, estimates.GUARDED_KING, estimates.GUARDED_QUEEN, estimates.SHORT)
    assert tuple(worths.values()) == pytest.approx(counted + beside, abs=off)


PENCIL = "default.scoring-pencil"
RULES = ("default", "pagat", "default.latecop-none.loneprop-throwin.scoring-pencil")


@pytest.mark.parametrize("rules", RULES)
@pytest.mark.parametrize("plain", [CAREFUL, BOLD], ids=["careful", "bold"])
def test_a_playout_ends_as_the_bots_choices_would(rules: str, plain: Plain) -> None:
    for deal in range(60 if searching() else 6):
        rng = Random(f"{rules} {deal}")
        state = GAME.deal(4, rules, rng=rng)
        actions = within(LONGEST, "the end of the deal")
        while state.to_act and next(actions):
            if len(state.moves) % 5 == 0:
                last = play_until(state, dict.fromkeys(range(1, 5), plain), 1)
                assert plain.finish(state) == last.scores
            acts = [each for each in state.legal() if deal % 2 or "slam" not in str(each)]
            usual = plain.choose(state.seen_by(state.to_act), rng)
            state = state.apply(pick(rng, acts) if rng.random() < 0.5 else usual)


@pytest.mark.parametrize("bid", BIDS, ids=lambda bid: bid.word)
@pytest.mark.parametrize("won", range(14))
def test_sw6_points_written_down_are_worth_what_credits_would_be(bid: Bid, won: int) -> None:
    for declarers in ((1, 3), (2, 4)) if bid == PROP else ((1, 0), (3, 0)):
        bidding = Bidding(to_act=None, bid=bid, bidder=declarers[0], partner=declarers[1])
        written, paid = (dealt(rules=rules)._replace(bidding=bidding).scored(won) for rules in (PENCIL, "default"))
        views = [(dealt(rules=PENCIL).seen_by(seat), dealt().seen_by(seat)) for seat in range(1, 5)]
        assert [(measure(pencil)(written), measure(chips)(paid)) for pencil, chips in views] == [(n, n) for n in paid]


def test_sw6_where_points_are_written_down_the_strong_bot_makes_no_bid_for_the_others_to_score() -> None:
    """A pass is worth nothing, and a Slam that fails gives all others 6 points: its own stay the same."""
    weak = dealt("JH TH 9H 8H JS TS 9S JD TD 9D JC TC 9C", turned="2S", rules=PENCIL).seen_by(1)
    slam = search(weak, CAREFUL, (BID_ACTIONS[SLAM],), measure=measure).advance(1)
    assert [worth.mean / units_per_point(weak) for worth in slam.worths] == [-6]
    assert str(BOTS["strong"].choose(weak, Random(1))) == "pass"


@pytest.mark.parametrize("better", ["careful", "bold"])
def test_plain_bots_beat_chance(better: str) -> None:
    gained = 0
    for deal in range(6):
        state = GAME.deal(4, rng=Random(deal))
        for seats in ((1, 3), (2, 4)):
            bots = {seat: BOTS[better if seat in seats else "random"] for seat in range(1, 5)}
            scores = play_until(state, bots, deal).scores
            gained += sum(scores[seat - 1] for seat in seats)
    assert gained > 0
