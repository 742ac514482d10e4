"""The bots of Rook: sound habits, quick playouts that end as their choices would, and strength in their order."""

from __future__ import annotations

from random import Random

import pytest

from rake.kit.chance import pick
from rake.kit.game import play_until
from rake.kit.search import search
from rake.shelf.rook.bots import BOTS, IMAGINED, PLAIN, Plain, candidates
from rake.shelf.rook.deal import Phase, State
from rake.shelf.rook.game import GAME
from rake.shelf.rook.match import Match
from rake.shelf.rook.playout import Table
from rake.shelf.rook.rules import POINTS
from tests.bounded import LONGEST, within
from tests.examples import searching

from .rook_tables import after, at_table, bid, dealt, given

STRONG = "AH.KH.QH.JH.9H.8H.7H.AS.KS.AD.2C.3C.4C"
FILLER = "2D.3D.4D.6D.7D"


def chosen(state: State, bot: str = "careful") -> str:
    """Return what a bot does at its turn."""
    assert state.to_act
    return str(BOTS[bot].choose(state.seen_by(state.to_act), Random(1)))


def test_a_bot_bids_as_little_as_it_can_and_not_against_its_partner() -> None:
    assert chosen(dealt(STRONG)) == "bid 70"
    assert chosen(after(dealt("-", STRONG), "bid 75")) == "bid 80"
    assert chosen(after(dealt("-", "-", STRONG), "bid 75", "pass")) == "pass", "the partner has the bid"
    assert chosen(after(dealt("-", "-", "AH.KH.QH.JH.9H.8H.7H.AS.KS.AD", seats=5), "bid 75", "pass")) == "bid 80"


def test_without_an_ace_only_a_long_suit_is_worth_a_bid() -> None:
    assert chosen(dealt("KH.QH.JH.TH.9H.KS.QS.KD.QD.KC.QC.JC.9D")) == "pass"
    lone = "KD.QD.JD.TD.9D.8D.7D.RO.KS.QS.KC.QC.KH"
    assert chosen(dealt(lone), "bold") == "bid 70"


def test_bold_bids_more_than_careful() -> None:
    rng, more = Random(1), 0
    for _ in range(20):
        state = Match("default", 4).deal(rng)
        hand = state.hands[0].cards
        limits = []
        for name in ("bold", "careful"):
            bot = BOTS[name]
            assert isinstance(bot, Plain)
            limits.append(bot.limit(state.rules, 4, hand))
        assert limits[0] >= limits[1]
        more += limits[0] > limits[1]
    assert more > 10


def test_gifts_make_a_side_suit_short_and_hold_no_points() -> None:
    state = bid(dealt("AH.KH.QH.JH.9H.8H.7H.AS.KS.5D.2C.3C.4C"), 70, "pass", "pass", "pass")
    assert chosen(state) == "give 4C.3C.2C"


def test_the_long_suit_becomes_trumps_and_with_five_a_high_card_makes_the_partner() -> None:
    state = given(bid(dealt("AH.KH.QH.JH.9H.8H.7H.AS.2C.3C.4C", seats=4), 70, "pass", "pass", "pass"))
    assert chosen(state) == "trump H"
    state = bid(dealt("KH.QH.JH.9H.8H.7H.AS.2C.3C.4C", seats=5), 70, *["pass"] * 4)
    state = given(after(state, "give 4C.3C.2C"))
    assert chosen(state) == "trump H partner AH"


def test_a_bidder_with_many_trumps_leads_and_draws_them() -> None:
    state = at_table("AH.KH.QH.2S.3S", FILLER, "2H.3H.4H.4S.5S", "8D.9D.TD.JD.QD", trump="H")
    assert chosen(state) == "play AH"


def test_points_go_to_a_trick_that_the_partner_is_sure_to_win_and_not_to_an_enemys() -> None:
    partner = at_table("AS.2C", "3S.3C", "KS.4S", "6S.4C", led="AS.3S")
    assert chosen(partner) == "play KS"
    enemy = at_table("2S.2C", "AS.3C", "KS.4S", "6S.4C", led="2S.AS")
    assert chosen(enemy) == "play 4S"


def test_the_last_to_play_wins_with_points_and_with_the_rook() -> None:
    last = at_table("QS.2C", "3S.3C", "4S.4C", "KS.AS", led="QS.3S.4S", bidder=2)
    assert chosen(last) == "play KS"
    ruff = at_table("QS.2C", "3S.3C", "4S.4C", "RO.2H", led="QS.3S.4S", bidder=2)
    assert chosen(ruff) == "play RO"


def test_the_rook_goes_to_the_partners_trick() -> None:
    state = at_table("AS.2C", "3S.3C", "RO.4D", "6S.4C", led="AS.3S")
    assert chosen(state) == "play RO"


def test_a_search_compares_one_of_the_cards_that_do_the_same() -> None:
    state = at_table("9S.8S.7S.5S.2D.3H", FILLER, FILLER, FILLER, kitty="2C")
    assert [str(act) for act in candidates(state.seen_by(1))] == ["play 9S", "play 5S", "play 3H", "play 2D"]


def test_a_search_compares_a_few_gifts_and_all_suits() -> None:
    state = bid(dealt("AH.KH.QH.JH.9H.8H.7H.AS.KS.5D.2C.3C.4C"), 70, "pass", "pass", "pass")
    gifts = candidates(state.seen_by(1))
    assert len(gifts) == 10
    assert all(POINTS[card] <= 5 for act in gifts for card in act.seen)
    assert len(candidates(given(state).seen_by(1))) == 4


def test_of_partner_cards_a_search_compares_the_highest_of_each_suit_and_aces() -> None:
    state = given(bid(dealt("AH.KH.QH.JH.9H.KS.5D.2C.3C.4C", seats=5), 70, "pass", "pass", "pass", "pass"))
    named = [str(act) for act in candidates(state.seen_by(1))]
    assert named[:4] == ["trump S partner AS", "trump H partner TH", "trump D partner AD", "trump C partner AC"]
    assert {*named[4:]} == {"trump H partner AS", "trump H partner AD", "trump H partner AC"}
    assert all(state.why_not(act) is None for act in candidates(state.seen_by(1)))


RULES = (
    *("default", "default.pack-rook57", "default.give-0", "default.last-0.made-points"),
    "default.pack-rook57.give-0.allpass-dealer",
)


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("rules", RULES)
@pytest.mark.parametrize("name", ["careful", "bold"])
def test_a_playout_ends_as_the_bots_choices_would(rules: str, seats: int, name: str) -> None:
    bot = BOTS[name]
    assert isinstance(bot, Plain)
    match = Match(rules, seats)
    for deal in range(8 if searching() else 1):
        state = match.deal(Random(deal))
        state = after(state, "bid 70") if state.to_act else state
        actions = within(LONGEST, "the end of the deal")
        while state.to_act and next(actions):
            last = play_until(state, dict.fromkeys(range(1, seats + 1), bot), 1)
            assert bot.finish(state) == last.scores
            for _ in range(4):
                if state.to_act:
                    acts = state.legal()
                    state = state.apply(acts[-1] if state.phase is Phase.BIDDING else pick(Random(deal), acts))
        match = match.settle(state)


COUNTED = {
    ("default", 4): (
        "8-320-18400.8-380-21850",
        "8-640-51200.8-640-51200",
        "8-640-51200.8-0-51200",
        "8-640-51200.8-640-51200",
        "8-640-51200.8-640-51200",
    ),
    ("default", 5): (
        "8-260-14800.8-396-52592",
        "8-531-48677.8-367-48249",
        "8-157-20429.8-492-43084",
        "8-565-41355.8-580-43130",
        "8-678-59346.8-681-59967",
    ),
    ("default.pack-rook57", 4): (
        "8-625-56875.8-1000-144600",
        "8-780-135200.8-1040-135200",
        "8-1040-135200.8--1040-135200",
        "8-1240-207200.8-1240-207200",
        "8-1140-171200.8-1140-171200",
    ),
    ("default.pack-rook57", 5): (
        "8-40-450.8-97-3699",
        "8-45-1625.8-45-1625",
        "8-90-35628.8-570-41980",
        "8-565-40615.8-646-52812",
        "8-631-50387.8-631-50387",
    ),
}
"""The sums of searches in a deal: in the bidding, at the cards passed on, the trumps, the lead and the first trick."""


@pytest.mark.parametrize(("rules", "seats"), COUNTED)
def test_quicker_playouts_count_what_slow_ones_did(rules: str, seats: int) -> None:
    state, sums = Match(rules, seats).deal(Random(seats)), dict[Phase, str]()
    actions = within(LONGEST, "the end of the deal")
    while state.to_act and next(actions):
        view = state.seen_by(state.to_act)
        if state.phase not in sums and len(view.legal()) > 1:
            acts = view.legal() if state.phase is Phase.BIDDING else candidates(view)
            sums[state.phase] = search(view, PLAIN, acts[:2]).advance(2).sums
        state = state.apply(PLAIN.choose(view, Random(1)))
    assert tuple(sums.values()) == COUNTED[rules, seats]


@pytest.mark.parametrize("name", ["careful", "bold"])
def test_a_bid_takes_no_more_imagined_deals_than_decide_it(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot bids up to its limit, which all of its deals decide; a hand that misses too often needs only some."""
    bot, played, taken = BOTS[name], list[int](), Table.taken
    assert isinstance(bot, Plain)

    def counted(table: Table) -> int:
        """Play a deal out, and count that."""
        played.append(taken(table))
        return played[-1]

    monkeypatch.setattr(Table, "taken", counted)
    fewer = 0
    for deal in range(30):
        state = Match("default", 4).deal(Random(f"imagined {deal}"))
        hand = state.hands[0].cards
        played.clear()
        bids = chosen(state, name) != "pass"
        fewer += 0 < len(played) < IMAGINED
        limit = bot.limit(state.rules, 4, hand)
        assert len(played) in (0, IMAGINED)
        assert bids <= (limit >= 70)
    assert fewer > 10


def test_what_a_bot_does_depends_on_nothing_that_its_seat_has_not_seen() -> None:
    state = bid(Match("default", 4).deal(Random(3)), 70, "pass", "pass", "pass")
    actions = within(LONGEST, "the end of the deal")
    while state.to_act and next(actions):
        view = state.seen_by(state.to_act)
        act = PLAIN.choose(view, Random(1))
        assert PLAIN.choose(view.resample(Random(2)).seen_by(view.seat), Random(9)) == act
        state = state.apply(act)


@pytest.mark.parametrize("name", ["careful", "bold"])
def test_plain_bots_beat_chance(name: str) -> None:
    ahead = 0
    for deal in range(6):
        state = GAME.deal(4, rng=Random(deal))
        for seats in ((1, 3), (2, 4)):
            bots = {seat: BOTS[name if seat in seats else "random"] for seat in range(1, 5)}
            scores = play_until(state, bots, deal).scores
            ahead += scores[seats[0] - 1] - scores[seats[0] % 2]
    assert ahead > 1_000
