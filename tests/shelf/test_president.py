"""President by its rules: each numbered fact, every ruling and every example."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from rake.kit.errors import IllegalAction, IllegalPosition, Violation
from rake.kit.game import GameRefusal, play_until
from rake.shelf.president.action import parse_action
from rake.shelf.president.deal import State
from rake.shelf.president.exchange import own_of
from rake.shelf.president.game import GAME
from rake.shelf.president.match import Match
from rake.shelf.president.rules import DECK, RANKS, Office, Refusal, offices
from tests.bounded import LONGEST, within

from .president_tables import PLAYING, after, at_table, dealt, legal

every_number_of_players = pytest.mark.parametrize("seats", range(3, 8))
SIZES = {3: "18-17-17", 4: "13-13-13-13", 5: "11-11-10-10-10", 6: "9-9-9-9-8-8", 7: "8-8-8-7-7-7-7"}


def refused(state: State, action: str) -> Violation:
    """Return why an action is refused."""
    with pytest.raises(IllegalAction) as error:
        after(state, action)
    return error.value.violation


def sizes(state: State) -> str:
    return "-".join(str(len(hand)) for hand in state.hands)


def ended(*order: int, rules: str = PLAYING) -> State:
    """Return a deal at its end in which the seats came out in this order."""
    singles = {seat: f"{RANKS[number]}S" for number, seat in enumerate(order)}
    state = at_table(*(singles[seat] for seat in sorted(order)), to_act=order[0])
    actions = within(LONGEST, "the end of the deal")
    while state.to_act and next(actions):
        mine = singles[state.to_act]
        turn = order.index(state.to_act)
        goes = sum(not hand for hand in state.hands) == turn
        state = after(state, f"play {mine}" if goes else "pass")
    return state._replace(deal=replace(state.deal, rules=rules))


def played_out(match: Match, seed: int = 1) -> State:
    """Return the next deal of a match at its end, by chance."""
    state = match.deal(Random(seed))
    return play_until(state, dict.fromkeys(range(1, match.seats + 1), GAME.bots["random"]), seed)


def test_pr1_1_three_to_seven_players_and_a_pack_of_52_without_jokers() -> None:
    assert [*GAME.seats] == [3, 4, 5, 6, 7]
    assert sorted(DECK.cards) == sorted(rank + suit for rank in "23456789TJQKA" for suit in "CDHS")
    for seats in (2, 8):
        with pytest.raises(IllegalPosition) as error:
            GAME.match(seats)
        assert error.value.violation.code is GameRefusal.SEATS


def test_pr1_2_ranks_go_from_two_down_to_three_and_suits_never_matter() -> None:
    high_to_low = "2AKQJT9876543"
    for at, rank in enumerate(high_to_low):
        others = [f"{other}{suit}" for other in high_to_low for suit in "SC" if (other, suit) != (rank, "D")]
        state = at_table("4D", ".".join(others), "5D", best=f"{rank}D", by=1, to_act=2)
        higher = [f"play {other}{suit}" for other in reversed(high_to_low[:at]) for suit in "SC"]
        assert legal(state) == [*higher, "pass"]


@every_number_of_players
def test_pr1_3_there_is_an_office_for_each_player_down_to_the_one_left_with_cards(seats: int) -> None:
    last = played_out(GAME.match(seats))
    assert sorted(last.offices) == [*range(1, seats + 1)]
    assert [bool(last.hands[seat - 1]) for seat in last.offices] == [False] * (seats - 1) + [True]


def test_pr1_4_the_offices_of_each_number_of_players() -> None:
    president, vice, governor, lieutenant, mayor, citizen, beggar = Office
    assert offices(3) == (president, citizen, beggar)
    assert offices(4) == (president, vice, citizen, beggar)
    assert offices(5) == (president, vice, governor, citizen, beggar)
    assert offices(6) == (president, vice, governor, lieutenant, citizen, beggar)
    assert offices(7) == (president, vice, governor, lieutenant, mayor, citizen, beggar)


@every_number_of_players
def test_pr2_1_lots_are_drawn_for_the_first_dealer_and_later_the_beggar_deals(seats: int) -> None:
    match = GAME.match(seats)
    assert {match.deal(Random(seed)).players[-1] for seed in range(80)} == {*range(1, seats + 1)}
    last = played_out(match)
    beggar = last.players[last.offices[-1] - 1]
    assert match.settle(last).deal(Random(1)).players[-1] == beggar


@every_number_of_players
def test_v1_pr2_2_pr5_1_all_cards_are_dealt_and_the_first_seats_get_the_odd_ones(seats: int) -> None:
    state = GAME.deal(seats, rng=Random(1))
    assert sizes(state) == SIZES[seats]
    assert sum(map(len, state.hands)) == 52
    assert [state.deal.deck.index(state.deal.deck[seat]) % seats for seat in range(seats)] == [*range(seats)]
    for seat, hand in enumerate(state.hands):
        assert sorted(hand.cards) == sorted(map(str, state.deal.deck[seat::seats]))


def test_v8_pr2_3_players_sit_in_the_order_of_their_offices() -> None:
    last = ended(3, 1, 4, 2, rules="default")
    assert last.offices == (3, 1, 4, 2)
    match = Match("default", 4, own=last.deal.own).settle(last)
    following = match.deal(Random(1))
    assert following.players == (3, 1, 4, 2)
    assert following.deal.own == (("offices", "1.2.3.4"),)
    assert str(match) == "president=1 rules=default seats=4 sheet=1.0.2.0 order=3.1.4.2 offices=1.2.3.4"
    led = after(following, legal(following)[0])
    assert led.to_act == 1


def test_v9_pr2_4_the_beggar_gives_the_highest_card_and_the_president_returns_any() -> None:
    state = dealt("", "", "", "2H.2C.AS", offices="1.2.3.4")
    assert "2H" in state.hands[0]
    assert "2H" not in state.hands[3]
    assert sizes(state) == "14-13-13-12"
    assert (state.to_act, len(legal(state))) == (1, 14)
    assert legal(state) == [f"return {card}" for card in DECK.descending(state.hands[0].cards)]
    same = after(state, "return 2H")
    assert sizes(same) == "13-13-13-13"
    assert "2H" in same.hands[3]
    assert same.to_act == 1
    assert all(act.startswith("play") for act in legal(same))


def test_pr2_4_of_equal_cards_the_first_in_the_order_s_h_d_c_is_given() -> None:
    for given, others in (("2S", "2H.2D.2C"), ("2H", "2D.2C"), ("2D", "2C"), ("2C", "AS.AH")):
        rest = ".".join(card for card in ("2S", "2H", "2D") if card not in f"{given}.{others}") or "-"
        state = dealt("", rest, f"{given}.{others}", offices="1.2.3")
        assert given in state.hands[0]


def test_pr2_4_nothing_but_a_return_of_one_card_that_one_holds_is_allowed_in_the_exchange() -> None:
    state = dealt("3C.4C", "5C", "2H", offices="1.2.3")
    assert refused(state, "play 3C") == Violation(Refusal.RETURN_FIRST, (1,))
    assert refused(state, "pass") == Violation(Refusal.RETURN_FIRST, (1,))
    assert refused(state, "return 3C.4C") == Violation(Refusal.RETURN_COUNT, (2, 1))
    assert refused(state, "return 5C") == Violation(GameRefusal.NOT_HELD, ("5C",))
    assert refused(state, "return xx") == Violation(GameRefusal.HIDDEN)
    assert refused(after(state, "return 3C"), "return 4C") == Violation(Refusal.NO_RETURN)


def test_v2_pr3_1_the_holder_of_3s_leads_a_first_deal_with_it_alone_or_with_other_threes() -> None:
    state = dealt("", "3S.3H.3D.8C.9C", "3C", "")
    assert state.to_act == 2
    assert legal(state) == ["play 3S", "play 3S.3H", "play 3S.3D", "play 3S.3H.3D"]
    assert refused(state, "play 3H") == Violation(Refusal.OPENING, ("3S",))
    assert refused(state, "play 8C") == Violation(Refusal.OPENING, ("3S",))
    assert refused(state, "pass") == Violation(Refusal.MUST_LEAD)


def test_pr3_1_in_later_deals_the_president_leads_what_they_like() -> None:
    state = after(dealt("4S", "3S", "5S", "2H", offices="1.2.3.4"), "return 4S")
    assert state.to_act == 1
    assert {act.split()[1][0] for act in legal(state)} == {card[0] for card in state.hands[0].cards}


def test_pr3_2_pr5_3_a_leader_plays_one_to_four_cards_of_one_rank_and_may_not_pass() -> None:
    state = at_table("7S.7H.7D.7C.KS", "3C", "4C")
    assert legal(state) == [
        *("play 7S", "play 7H", "play 7D", "play 7C"),
        *("play 7S.7H", "play 7S.7D", "play 7S.7C", "play 7H.7D", "play 7H.7C", "play 7D.7C"),
        *("play 7S.7H.7D", "play 7S.7H.7C", "play 7S.7D.7C", "play 7H.7D.7C"),
        *("play 7S.7H.7D.7C", "play KS"),
    ]
    assert refused(state, "play 7S.KS") == Violation(Refusal.RANKS)
    assert refused(state, "play 3C") == Violation(GameRefusal.NOT_HELD, ("3C",))
    assert refused(state, "play xx") == Violation(GameRefusal.HIDDEN)
    assert refused(state, "pass") == Violation(Refusal.MUST_LEAD)


def test_v3_pr3_3_as_many_cards_of_one_higher_rank_or_a_pass() -> None:
    state = at_table("4S", "6S.9S.9H.9D.JC.KS.KD.2C", "5C", best="7S.7H", by=1, to_act=2)
    assert legal(state) == ["play 9S.9H", "play 9S.9D", "play 9H.9D", "play KS.KD", "pass"]
    assert refused(state, "play 9S.9H.9D") == Violation(Refusal.COUNT, (3, 2))
    assert refused(state, "play 2C") == Violation(Refusal.COUNT, (1, 2))


def test_v4_pr3_3_an_equal_rank_does_not_beat() -> None:
    state = at_table("4C", "KH.KD.AS.2S.4D", "5C", best="KC", by=1, to_act=2)
    assert legal(state) == ["play AS", "play 2S", "pass"]
    assert refused(state, "play KH") == Violation(Refusal.NOT_HIGHER, ("KC",))
    assert refused(state, "play 4D") == Violation(Refusal.NOT_HIGHER, ("KC",))


def test_pr3_3_the_turn_goes_left_past_players_without_cards() -> None:
    state = at_table("6S.9S", "-", "7S.9D", "8S.9H", best="5S", by=4, to_act=1)
    assert after(state, "play 6S").to_act == 3


def test_v5_pr3_4_a_pass_holds_for_that_turn_only() -> None:
    state = at_table("5S.JS.3C", "QD.6H", "8D.3D")
    state = after(state, "play 5S", "pass", "play 8D", "play JS")
    assert state.to_act == 2
    assert legal(state) == ["play QD", "pass"]


def test_v6_pr3_5_when_all_others_have_passed_the_last_player_leads_and_may_not_pass() -> None:
    state = after(at_table("6S.3C", "TS.4C", "JS.5C", "JD.6C"), "play 6S", "play TS", "pass", "pass")
    assert state.to_act == 1
    state = after(state, "pass")
    assert (state.to_act, state.best) == (2, None)
    assert legal(state) == ["play 4C"]


def test_pr3_5_pr5_4_twos_end_the_trick_at_once_and_nobody_is_asked() -> None:
    state = after(at_table("2S.2H.3C", "KS.KH.4C", "5C", best="QS.QH", by=3), "play 2S.2H")
    assert (state.to_act, state.best) == (1, None)


def test_v7_pr3_6_if_the_last_player_has_no_cards_left_the_next_on_the_left_leads() -> None:
    state = after(at_table("6S.3C", "QS", "4D.4S", "4C.5S"), "play 6S", "play QS")
    assert state.offices == (2, 0, 0, 0)
    assert state.to_act == 3
    state = after(state, "pass", "pass", "pass")
    assert (state.to_act, state.best) == (3, None)


def test_pr5_2_the_next_on_the_left_may_have_gone_out_as_well() -> None:
    state = after(at_table("6S.3C", "QS", "KS", "4C.5S"), "play 6S", "play QS", "play KS", "pass", "pass")
    assert (state.offices, state.to_act, state.best) == ((2, 3, 0, 0), 4, None)


def test_pr3_7_the_last_card_takes_the_best_free_office_and_still_has_to_be_beaten() -> None:
    state = after(at_table("6S.3C", "QS", "KS.4D", "AS.5S"), "play 6S", "play QS")
    assert refused(state, "play 4D") == Violation(Refusal.NOT_HIGHER, ("QS",))
    state = after(state, "play KS", "play AS", "pass", "pass")
    assert state.to_act == 4, "seat 2 sits out"


def test_pr3_8_one_may_go_out_with_any_card_a_two_included() -> None:
    state = after(at_table("2S", "3S.4S", "5S.6S", "7S.8S"), "play 2S")
    assert (state.offices, state.to_act, state.best) == ((1, 0, 0, 0), 2, None)


def test_pr3_9_the_deal_ends_in_mid_trick_when_only_one_player_has_cards() -> None:
    last = after(at_table("5S", "6S", "7S.8S"), "play 5S", "play 6S")
    assert (last.to_act, last.offices, legal(last)) == (None, (1, 2, 3), [])
    assert refused(last, "play 7S") == Violation(GameRefusal.OVER)


def test_pr4_1_the_president_scores_two_points_and_the_second_office_one() -> None:
    assert ended(3, 1, 4, 2).scores == (1, 0, 2, 0)
    assert ended(2, 3, 1).scores == (0, 2, 1)
    assert GAME.total(ended(2, 3, 1)) == 3


def test_pr4_2_a_match_ends_at_its_points_or_deals_and_equal_players_share() -> None:
    match = Match("default", 3, ((2, 1, 0),) * 5, (1, 2, 3), own_of((1, 2, 3)))
    assert not match.over
    assert GAME.parse_match(str(match)) == match
    over = Match("default", 3, ((2, 1, 0),) * 6)
    assert (over.over, over.winners) == (True, (1,))
    shared = Match("default.target-none.deals-2", 3, ((2, 1, 0), (0, 1, 2)))
    assert (shared.over, shared.winners) == (True, (1, 2, 3))
    assert not Match("default.target-none.deals-3", 3, ((2, 1, 0), (0, 1, 2))).over
    assert Match("default.target-4", 3, ((2, 1, 0), (2, 0, 1))).winners == (1,)
    assert Match("default.deals-1", 3, ((2, 1, 0),)).winners == (1,)


def test_pr5_5_the_match_goes_to_eleven_points() -> None:
    assert GAME.match(4).limit == (11, 0)


def test_pr5_6_nothing_is_exchanged_in_the_first_deal() -> None:
    state = GAME.deal(4, rng=Random(1))
    assert not state.exchanging
    assert sizes(state) == "13-13-13-13"


def test_pr5_8_a_record_lists_seats_by_office_and_a_return_of_two_is_written_higher_first() -> None:
    state = dealt("3C.3S", "", "2H.2C", rules="default.exchange-two", offices="1.2.3")
    state = after(state, "return 3c.3s")
    assert str(state.record()).split("\n")[1:] == ["1 return 3S.3C"]
    assert " rules=default.exchange-two offices=1.2.3 deck=" in str(state.record())
    assert after(dealt("3C.4C", "", "2H.2C", rules="default.exchange-two", offices="1.2.3"), "return 3C.4C").moves[
        0
    ].action == parse_action("return 4C.3C")


@pytest.mark.parametrize(
    ("rules", "given"),
    [
        *(("default", given) for given in ("1.2.4.3", "2.1.3.4", "1.2.3", "1.2.3.4.5")),
        *(("default.reseat-no", given) for given in ("1.2.4.3", "1.1.3.4", "4")),
    ],
)
def test_pr5_8_offices_that_a_deal_cannot_have_are_refused(rules: str, given: str) -> None:
    with pytest.raises(IllegalPosition) as error:
        dealt("", "", "", "", rules=rules, offices=given)
    assert error.value.violation == Violation(Refusal.OFFICES, (given,))
    with pytest.raises(IllegalPosition):
        GAME.parse_match(f"president=1 rules={rules} seats=4 sheet=2.1.0.0 order=1.2.3.4 offices={given}")


@pytest.mark.parametrize("fields", ["order=1.2.3.4", "offices=1.2.3.4"])
def test_pr5_8_a_match_has_offices_as_soon_as_it_has_an_order(fields: str) -> None:
    with pytest.raises(IllegalPosition) as error:
        GAME.parse_match(f"president=1 rules=default seats=4 sheet=2.1.0.0 {fields}")
    assert error.value.violation.code is Refusal.OFFICES
