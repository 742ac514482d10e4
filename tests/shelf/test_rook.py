"""Rook by its rules: each numbered fact, every ruling and every example."""

from __future__ import annotations

from random import Random

import pytest

from rake.kit.errors import IllegalAction, IllegalPosition, InvalidNotation, Violation
from rake.kit.game import GameRefusal, play_until
from rake.kit.hands import Hand
from rake.shelf.rook.action import parse_action
from rake.shelf.rook.deal import FORM, Phase, State
from rake.shelf.rook.game import GAME
from rake.shelf.rook.match import Match
from rake.shelf.rook.rules import POINTS, ROOK, Refusal, parse_house_rules
from rake.shelf.rook.unseen import giver, taker
from tests.bounded import states_of

from .rook_tables import after, at_table, bid, dealt, given, legal

FRENCH, ROOK57 = "default", "default.pack-rook57"


def refused(state: State, action: str) -> Violation:
    """Return why an action is refused."""
    with pytest.raises(IllegalAction) as error:
        after(state, action)
    return error.value.violation


def ended(
    bid: int, points: tuple[int, ...], won: tuple[int, ...] = (6, 6, 0, 0), bidder: int = 1, kitty: str = "2D"
) -> State:
    """Return a deal at its end in which these points were taken in these tricks, and then a last one without any.

    Seat 2 wins it, with the points for the last trick.
    """
    seats = len(points)
    clubs = [f"{rank}C" for rank in "39678"[:seats]]
    at_end = at_table(*clubs, bid=bid, bidder=bidder, points=points, won=won, kitty=kitty)
    return after(at_end, *(f"play {card}" for card in clubs))


# 1 Players and cards


def test_rk1_1_four_players_in_two_teams_of_those_opposite() -> None:
    assert [*GAME.seats] == [4, 5]
    assert GAME.match(4).sides == ((1, 3), (2, 4))
    state = bid(dealt(), 70, "pass", "pass", "pass")
    assert state.bidders == (1, 3)
    for seats in (3, 6):
        with pytest.raises(IllegalPosition) as error:
            GAME.match(seats)
        assert error.value.violation.code is GameRefusal.SEATS


def test_rk1_2_the_default_pack_is_52_french_cards_with_the_ace_high_and_the_rook() -> None:
    cards = [*(rank + suit for rank in "23456789TJQKA" for suit in "SHDC"), "RO"]
    assert sorted(FORM.pack(FRENCH)) == sorted(cards)
    state = at_table("2C", "KC", "AC", "3C", led="-")
    assert after(state, "play 2C", "play KC", "play AC", "play 3C").won == (0, 0, 1, 0)


def test_rk1_3_v1_the_cards_count_180_together_and_the_last_trick_20() -> None:
    for rules, cards in ((FRENCH, 53), (ROOK57, 57)):
        pack = FORM.pack(rules)
        assert (len(pack), sum(POINTS[card] for card in pack)) == (cards, 180)
        assert parse_house_rules(rules).most == 200
    worth = {rank: POINTS[f"{rank}S"] for rank in "23456789TJQKA"}
    assert {rank: points for rank, points in worth.items() if points} == {"A": 15, "K": 10, "T": 10, "5": 5}
    assert POINTS[ROOK] == 20
    for seed in range(3):
        for rules in (FRENCH, ROOK57):
            last = play_until(Match(rules, 4).deal(Random(seed)), dict.fromkeys(range(1, 5), GAME.bots["random"]), seed)
            if last.bidding.bidder:
                assert sum(last.points) + sum(POINTS[str(card)] for card in last.kitty) == 200


def test_rk1_4_rk5_2_the_pack_of_57_has_four_colours_from_1_high_down_to_2() -> None:
    assert sorted(FORM.pack(ROOK57)) == sorted(
        ["RO", *(f"{rank}{colour}" for rank in range(1, 15) for colour in "RGYB")]
    )
    worth = {rank: POINTS[f"{rank}G"] for rank in range(1, 15)}
    assert {rank: points for rank, points in worth.items() if points} == {1: 15, 14: 10, 10: 10, 5: 5}
    state = at_table("14R", "1R", "13R", "2R", trump="G", kitty="2B", rules=ROOK57)
    assert after(state, "play 14R", "play 1R", "play 13R", "play 2R").won == (0, 1, 0, 0)
    assert [len(hand) for hand in Match(ROOK57, 4).deal(Random(1)).hands] == [14] * 4


# 2 The deal


def test_rk2_1_thirteen_cards_each_one_at_a_time_and_the_one_left_is_the_kitty() -> None:
    state = Match(FRENCH, 4).deal(Random(1))
    assert [hand.cards for hand in state.hands] == [
        tuple(sorted(map(str, state.deal.deck[at:52:4]))) for at in range(4)
    ]
    assert state.kitty == state.deal.deck[52:]
    for seat in range(5):
        assert state.seen_by(seat).masked.kitty == (None,)


def test_rk2_2_hands_are_private_from_the_partner_too() -> None:
    state = dealt()
    for seat in range(5):
        hidden = [hand.hidden for hand in state.seen_by(seat).masked.hands]
        assert hidden == [0 if each == seat else 13 for each in range(1, 5)]


def test_rk2_3_the_deal_moves_one_seat_left_after_every_deal_also_after_one_thrown_in() -> None:
    match = Match(FRENCH, 4, order=(2, 3, 4, 1))
    thrown_in = bid(match.deal(Random(1)), *["pass"] * 4)
    assert match.settle(thrown_in).order == (3, 4, 1, 2)
    played = play_until(
        bid(match.deal(Random(1)), 70, "pass", "pass", "pass"), dict.fromkeys(range(1, 5), GAME.bots["random"]), 1
    )
    assert match.settle(played).order == (3, 4, 1, 2)


# 3 Bidding, passing, trump, play


def test_rk3_1_v2_seat_1_may_pass_or_bid_any_of_27_multiples_of_5() -> None:
    state = dealt()
    assert state.to_act == 1
    assert legal(state) == ["pass", *(f"bid {points}" for points in range(70, 201, 5))]
    assert len(legal(state)) == 28
    assert refused(state, "bid 72") == Violation(Refusal.STEP, (72, 5))
    assert refused(state, "bid 65") == Violation(Refusal.TOO_LOW, (65, 70))
    assert refused(state, "bid 205") == Violation(Refusal.TOO_HIGH, (205, 200))
    assert refused(state, "lead me").code is Refusal.BID_OR_PASS


def test_rk3_2_v3_the_bidding_ends_when_all_but_the_last_bidder_have_passed() -> None:
    state = after(dealt(), "1 pass", "2 bid 80", "3 pass", "4 bid 85")
    assert (state.to_act, state.phase) == (2, Phase.BIDDING), "seats 1 and 3 are out"
    state = after(state, "2 pass")
    assert state.phase is Phase.GIVING
    assert state.bidding[:2] == (4, 85)


def test_rk3_3_the_kitty_is_unseen_until_after_the_last_trick_and_counts_for_the_bidders() -> None:
    state = ended(100, (75, 75, 0, 0), kitty="TD")
    assert state.scores == (-100, 95, -100, 95), "85 with the ten of the kitty"
    for seat in range(5):
        assert state.seen_by(seat).masked.kitty == ("TD",)
    *before, whole = states_of(bid(dealt(kitty="AS"), 70, "pass", "pass", "pass"), lambda now: now.legal()[0])
    assert {each.seen_by(seat).masked.kitty for each in before for seat in range(5)} == {(None,)}
    assert whole.seen_by(2).masked.kitty == ("AS",)


def test_rk3_4_v5_three_cards_go_to_the_left_in_odd_hands_and_to_the_right_in_even_ones() -> None:
    for number, receives in ((1, 1), (2, 3), (3, 1), (4, 3)):
        state = bid(dealt(hand=number), 70, "pass", "pass", "pass")
        assert (taker(state.deal, 4), giver(state.deal, receives)) == (receives, 4)
        state = given(state)
        named = after(state, "trump S")
        for card in state.given[3]:
            assert card in named.hands[receives - 1].cards
    assert taker(dealt(hand=2).deal, 1) == 4


def test_rk3_4_all_choose_before_anyone_receives_and_nobody_looks_yet() -> None:
    state = bid(dealt("2S.3S.4S", "2H.3H.4H"), 70, "pass", "pass", "pass")
    state = after(state, "1 give 2S.3S.4S", "2 give 2H.3H.4H")
    assert [len(hand) for hand in state.hands] == [10, 10, 13, 13]
    state = given(state)
    assert [len(hand) for hand in state.hands] == [10] * 4
    assert state.to_act == state.bidding.bidder
    view = state.seen_by(2)
    assert view.masked.given[0] == (None,) * 3
    assert view.masked.given[1] == ("4H", "3H", "2H")
    assert "2S" not in str(view).split("\n", 1)[1]


def test_rk3_4_exactly_three_of_ones_own_cards_are_passed_on() -> None:
    state = bid(dealt("2S.3S.4S", "2H"), 70, "pass", "pass", "pass")
    assert refused(state, "give 2S.3S") == Violation(Refusal.COUNT, (2, 3))
    assert refused(state, "give 2S.3S.2H") == Violation(GameRefusal.NOT_HELD, ("2H",))
    assert refused(state, "pass").code is Refusal.GIVE_NOW
    assert len(state.legal()) == 286


def test_rk3_5_the_bidder_names_trumps_by_the_ten_cards_kept_and_then_all_take_up_theirs() -> None:
    state = given(bid(dealt("2S.3S.4S"), "pass", 70, "pass", "pass"))
    assert (state.to_act, legal(state)) == (2, ["trump S", "trump H", "trump D", "trump C"])
    assert refused(state, "lead me").code is Refusal.NAME_TRUMP
    assert refused(state, "trump R") == Violation(Refusal.SUIT, ("R",))
    assert refused(state, "trump S partner AS").code is Refusal.NO_PARTNER
    named = after(state, "trump S")
    assert [len(hand) for hand in named.hands] == [13] * 4
    assert {*named.hands[1].cards} == {*state.hands[1].cards} | {*state.given[0]}


def test_rk3_6_v10_the_bidder_says_who_leads() -> None:
    state = after(given(bid(dealt(), "pass", "pass", 70, "pass")), "trump S")
    assert legal(state) == ["lead me", "lead left"]
    assert refused(state, f"play {state.hands[2].cards[0]}").code is Refusal.SAY_WHO_LEADS
    assert after(state, "lead left").to_act == 4
    assert after(state, "lead me").to_act == 3


def test_rk3_7_v6_follow_suit_if_you_can_and_else_play_anything() -> None:
    for led, plays in (("9C", ["play AD", "play 4S", "play RO"]), ("9S", ["play 4S"])):
        state = at_table("2C.2D.3D", "4S.AD.RO", "3C.4D.5D", "4C.6D.7D", leader=1, led=led)
        assert state.to_act == 2
        assert legal(state) == plays
    assert refused(state, "play AD") == Violation(Refusal.FOLLOW, ("S",))
    assert refused(state, "bid 70").code is Refusal.PLAY_NOW
    assert refused(state, "play 2C") == Violation(GameRefusal.NOT_HELD, ("2C",))


def test_rk3_7_any_card_may_be_led_trumps_and_the_rook_too() -> None:
    state = at_table("2H.RO.3C", "4S.AD.5D", "6C.4D.7D", "4C.6D.8D")
    assert sorted(legal(state)) == ["play 2H", "play 3C", "play RO"]


def test_rk3_8_rk3_9_v7_the_rook_is_the_lowest_trump_and_the_highest_trump_wins() -> None:
    state = at_table("AS.2D", "RO.3D", "KS.4D", "TS.2H")
    rook = after(state, "1 play AS", "2 play RO", "3 play KS", "4 play TS")
    assert (rook.points, rook.to_act) == ((0, 55, 0, 0), 2)
    state = at_table("AS.2D", "RO.3D", "KS.4D", "2H.5C")
    two = after(state, "1 play AS", "2 play RO", "3 play KS", "4 play 2H")
    assert (two.won, two.to_act) == ((0, 0, 0, 1), 4), "a two of trumps beats it"


def test_rk3_9_without_a_trump_the_highest_of_the_suit_led_wins_and_leads() -> None:
    state = at_table("9S.2D", "AD.3D", "TS.4D", "AC.2H")
    state = after(state, "play 9S", "play AD", "play TS", "play AC")
    assert (state.won, state.to_act) == ((0, 0, 1, 0), 3)
    assert state.points == (0, 0, 40, 0)


def test_rk3_10_bids_trumps_and_tricks_are_public_and_passed_cards_are_not() -> None:
    state = after(given(bid(dealt(), 70, "pass", "pass", "pass")), "trump S", "lead me")
    state = state.apply(state.legal()[0])
    lines = str(state.seen_by(0)).split("\n")[1:]
    assert lines == [
        *("1 bid 70", "2 pass", "3 pass", "4 pass"),
        *(f"{seat} give xx.xx.xx" for seat in range(1, 5)),
        *("1 trump S", "1 lead me", str(state.moves[-1])),
    ]


# 4 Scoring


def test_rk4_1_a_teams_points_are_those_of_its_tricks_the_last_trick_and_the_bidders_kitty() -> None:
    state = ended(100, (70, 50, 30, 30), (4, 4, 2, 2))
    assert state.points == (70, 70, 30, 30), "seat 2 has won the last trick"
    assert state.scores == (100, 100, 100, 100)


def test_rk4_2_v8_a_bid_that_is_made_scores_the_bid_and_no_more() -> None:
    assert ended(100, (120, 60, 0, 0)).scores == (100, 80, 100, 80)
    assert ended(120, (120, 60, 0, 0)).scores == (120, 80, 120, 80)


def test_rk4_2_every_trick_scores_100_besides() -> None:
    assert ended(110, (0, 100, 0, 80), (0, 12, 0, 0), bidder=4).scores == (0, 210, 0, 210)
    assert ended(110, (0, 100, 0, 80), (1, 11, 0, 0), bidder=4).scores == (0, 110, 0, 110)
    assert ended(100, (0, 100, 0, 80), (0, 12, 0, 0), bidder=1).scores == (-100, 200, -100, 200), "for the bidders only"


def test_rk4_3_rk4_4_v9_a_bid_that_fails_is_lost_and_the_others_score_their_points() -> None:
    assert ended(120, (115, 65, 0, 0)).scores == (-120, 85, -120, 85)


def test_rk4_4_totals_may_go_below_zero() -> None:
    match = Match(FRENCH, 4, order=(1, 2, 3, 4)).settle(ended(120, (115, 65, 0, 0)))
    assert match.scores == (-120, 85, -120, 85)


def test_rk4_5_rk5_9_the_first_team_to_reach_1000_wins() -> None:
    match = Match(FRENCH, 4, ((900, 500, 900, 500),), (1, 2, 3, 4))
    assert not match.over
    after_made = match.settle(ended(100, (120, 60, 0, 0)))
    assert (after_made.over, after_made.winners) == (True, (1, 3))


# 5 Rulings


def test_rk5_1_the_default_pack_is_french() -> None:
    assert parse_house_rules("default").pack == "french"


def test_rk5_3_v11_a_bid_must_beat_the_last_one_and_200_ends_the_bidding() -> None:
    state = after(dealt(), "1 bid 190", "2 bid 195", "3 pass", "4 pass")
    assert (state.to_act, legal(state)) == (1, ["pass", "bid 200"])
    assert refused(state, "bid 195") == Violation(Refusal.NOT_HIGHER, (195, 195))
    won = after(state, "bid 200")
    assert (won.phase, won.bidding[:2]) == (Phase.GIVING, (1, 200))
    assert after(dealt(), "bid 200").phase is Phase.GIVING


def test_rk5_4_v4_after_three_passes_seat_4_may_bid_or_throw_the_hand_in() -> None:
    state = after(dealt(), "1 pass", "2 pass", "3 pass")
    assert (state.to_act, len(legal(state))) == (4, 28)
    assert after(state, "bid 70").bidding[:2] == (4, 70)
    thrown_in = after(state, "4 pass")
    assert (thrown_in.to_act, thrown_in.scores) == (None, (0, 0, 0, 0))
    assert thrown_in.seen_by(1).masked.kitty == (None,), "nothing is shown"


def test_rk5_5_v4_a_hand_thrown_in_does_not_change_the_passing_direction() -> None:
    match = Match(FRENCH, 4, order=(1, 2, 3, 4), own=(("hand", "2"),))
    again = match.settle(bid(match.deal(Random(1)), *["pass"] * 4))
    assert (again.own, again.order, again.sheet) == (match.own, (2, 3, 4, 1), ())
    assert again.deal(Random(1)).number == 2


def test_rk5_6_choices_are_asked_in_seat_order_and_any_card_may_be_passed() -> None:
    state = bid(dealt("RO.AS.KS"), "pass", "pass", "pass", 70)
    assert [move.seat for move in given(state).moves[4:]] == [1, 2, 3, 4]
    assert after(state, "give RO.AS.KS").given == (("AS", "KS", "RO"),)


def test_rk5_7_the_rook_follows_trumps_must_if_it_is_the_only_one_and_may_not_while_another_suit_can_be_followed() -> (
    None
):
    only = at_table("2H.2S", "RO.3C", "4C.5C", "6C.7C", led="KH", leader=1)
    assert legal(only) == ["play RO"]
    assert refused(only, "play 3C") == Violation(Refusal.ROOK_FOLLOWS)
    one_of_two = at_table("2H.2S", "RO.3H.3C", "4C.5C.6C", "7C.8C.9C", led="KH")
    assert sorted(legal(one_of_two)) == ["play 3H", "play RO"]
    other = at_table("2H.2S", "RO.3C", "4C.5C", "6C.7C", led="KC")
    assert legal(other) == ["play 3C"]
    assert refused(other, "play RO") == Violation(Refusal.FOLLOW, ("C",))


def test_rk5_7_if_the_rook_is_led_trump_is_led() -> None:
    state = at_table("2S", "2H.3C", "4C.5C", "6C.7C", led="RO")
    assert legal(state) == ["play 2H"]


def test_rk5_8_the_kitty_counts_towards_the_bid() -> None:
    assert ended(100, (95, 55, 0, 0), kitty="5D").scores == (100, 75, 100, 75)


@pytest.mark.parametrize(
    ("totals", "winners"),
    [((1000, 995), (1, 3)), ((1100, 1105), (2, 4)), ((1050, 1050), ()), ((995, 995), ()), ((-900, 1000), (2, 4))],
)
def test_rk5_10_the_higher_total_wins_and_equal_ones_play_another_hand(
    totals: tuple[int, int], winners: tuple[int, ...]
) -> None:
    match = Match(FRENCH, 4, ((*totals, *totals),), (1, 2, 3, 4))
    assert (match.winners, match.over) == (winners, bool(winners))
    assert (match.why_no_deal() is None) == (not winners)


def test_rk1_1_a_match_whose_partners_would_not_sit_opposite_or_have_other_points_is_refused() -> None:
    for fields in ("order=1.3.2.4", "sheet=100.80.100.85 order=1.2.3.4"):
        with pytest.raises(IllegalPosition):
            GAME.parse_match(f"rook=1 rules=default seats=4 {fields}")
    for fields in ("order=3.4.1.2", "sheet=100.80.100.80 order=2.3.4.1"):
        assert str(GAME.parse_match(f"rook=1 rules=default seats=4 {fields}")).endswith(fields)
    assert GAME.parse_match("rook=1 rules=default seats=5 sheet=1.2.3.4.5 order=2.3.4.5.1").scores == (1, 2, 3, 4, 5)


# Notation


@pytest.mark.parametrize(
    "text",
    [
        *("bid 85", "pass", "give 9D.5S.2H", "trump H", "lead me", "lead left", "play RO"),
        *("trump R", "trump G", "trump Y", "trump B", "play 1R", "play 14B", "give 14B.1R.RO", "trump H partner AS"),
        *("give xx.xx.xx", "trump Y partner RO"),
    ],
)
def test_what_players_do_reads_back(text: str) -> None:
    assert parse_action(text) == parse_action(f" {text} ") == parse_action(str(parse_action(text)))


def test_actions_are_read_generously_and_written_in_one_way() -> None:
    assert str(parse_action("GIVE 5s.2h.9d")) == "give 9D.5S.2H"
    assert str(parse_action("give RO.2S.AS.2C.2H.2D")) == "give AS.2S.2H.2D.2C.RO", "high to low, the Rook last"
    assert str(parse_action("give 2B.1R.RO.1G.14Y")) == "give 1R.1G.14Y.2B.RO"
    assert str(parse_action("Trump h partner as")) == "trump H partner AS"
    assert str(parse_action("lead ME")) == "lead me"


@pytest.mark.parametrize(
    ("text", "at"),
    [
        *(("bid", 0), ("bid x", 4), ("bid 0", 4), ("trump X", 6), ("trump", 5), ("lead", 4), ("lead right", 5)),
        *(("lead me partner AS", 5), ("trump H partner 1S", 16), ("play", 4), ("play AS.KS", 5), ("take AS", 0)),
        *(("give 15R", 5), ("pass 5", 0)),
    ],
)
def test_what_is_no_action_is_refused_where_it_stops_being_one(text: str, at: int) -> None:
    with pytest.raises(InvalidNotation) as error:
        parse_action(text)
    assert error.value.at == at


def test_rk6_6_the_number_of_the_hand_is_a_field_and_absent_in_the_first() -> None:
    first = Match(FRENCH, 4).deal(Random(1))
    assert " hand=" not in str(first.record())
    match = Match(FRENCH, 4)
    for number in range(1, 4):
        state = match.deal(Random(number))
        assert state.number == number
        assert GAME.parse_record(str(state.record())).state() == state
        match = match.settle(play_until(after(state, "bid 200"), dict.fromkeys(range(1, 5), GAME.bots["random"]), 1))
    assert match.own == (("hand", "4"),)
    with pytest.raises(InvalidNotation):
        GAME.parse_match("rook=1 rules=default seats=4 hand=0")


def test_a_hand_with_the_rook_in_the_pack_of_57_reads_back() -> None:
    state = bid(dealt("1R.14R.RO", rules=ROOK57), "pass", "pass", "pass", 70)
    state = after(given(after(state, "give 1R.14R.RO")), "trump B")
    assert Hand.of(("1R", "14R", "RO")).cards == ("14R", "1R", "RO")
    assert {"1R", "14R", "RO"} <= {*state.hands[1].cards}
    assert GAME.parse_record(str(state.record())).state() == state
