"""Solo Whist by its rules, each test named after the rule or the example that it proves."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from rake.kit.errors import IllegalAction, IllegalPosition, InvalidNotation, Violation
from rake.kit.game import GameRefusal
from rake.kit.hands import Hand
from rake.kit.records import Deal, RecordRefusal
from rake.shelf.solo.action import parse_action
from rake.shelf.solo.deal import State
from rake.shelf.solo.game import GAME, RULE_OF
from rake.shelf.solo.match import Match
from rake.shelf.solo.rules import BIDS, DECK, PRESETS, HouseRules, Refusal, parse_house_rules
from tests.bounded import states_of, within

from .solo_tables import INDICES, dealt, does, legal, over, plays

BID = [f"bid {word}" for word in ("prop", "solo", "misere", "abundance", "royal", "ouverte", "slam")]
PASSED = "1 pass, 2 pass, 3 pass, 4 pass"


def refused(state: State, action: str) -> Violation:
    violation = state.why_not(parse_action(action))
    assert violation
    with pytest.raises(IllegalAction):
        state.apply(parse_action(action))
    return violation


def test_sw1_1_sw1_2_four_players_and_a_pack_of_52_aces_high() -> None:
    assert [*GAME.seats] == [4]
    assert (len(DECK.cards), DECK.cards[0][0], DECK.cards[-1][0]) == (52, "2", "A")


def test_sw1_3_an_account_begins_at_0_and_may_go_below() -> None:
    match = GAME.match(4)
    assert match.scores == (0, 0, 0, 0)
    state = over(does(dealt("", "2H 3H 4H 5H", turned="2S"), "1 pass, 2 bid slam"))
    assert match.settle(state).scores == (6, -18, 6, 6)


def test_sw2_1_three_cards_at_a_time_four_times_then_one() -> None:
    start = State.begin(Deal((1, 2, 3, 4), "default", DECK.cards))
    for hand, indices in zip(start.hands, INDICES, strict=True):
        assert [*hand.cards] == sorted(DECK.cards[index] for index in indices)
    assert [*start.hands[1].cards] == sorted(DECK.cards[at] for at in (3, 4, 5, 15, 16, 17, 27, 28, 29, 39, 40, 41, 49))


def test_sw2_2_sw2_3_the_dealers_last_card_is_turned_up_and_stays_the_dealers() -> None:
    state = dealt(turned="7H")
    assert (state.turned, state.deal.deck[-1]) == ("7H", "7H")
    for seat in range(5):
        assert "7H" in state.seen_by(seat).masked.hands[3]
    state = does(state, "1 pass, 2 pass, 3 bid solo, 4 pass")
    assert state.trump == "H"
    assert "7H" in state.hands[3]


def test_sw2_4_the_deal_moves_left_and_stays_after_a_hand_thrown_in() -> None:
    match = GAME.match(4)
    played = match.settle(over(does(dealt(), "1 pass, 2 pass, 3 bid solo, 4 pass")))
    assert (played.order, len(played.sheet)) == ((2, 3, 4, 1), 1)
    again = match.settle(does(dealt(), PASSED))
    assert (again.order, again.sheet) == ((1, 2, 3, 4), ())


def test_sw3_1_the_bids_from_low_to_high() -> None:
    assert [f"bid {bid.word}" for bid in BIDS] == BID
    assert [bid.credits for bid in BIDS] == [1, 1, 2, 3, 3, 4, 6]
    made = {bid.word: [won for won in range(14) if bid.is_made(won)] for bid in BIDS}
    assert made["prop"] == [*range(8, 14)]
    assert made["solo"] == [*range(5, 14)]
    assert made["misere"] == made["ouverte"] == [0]
    assert made["abundance"] == made["royal"] == [*range(9, 14)]
    assert made["slam"] == [13]


@pytest.mark.parametrize(
    ("bid", "trump"), [("solo", "H"), ("misere", ""), ("royal", "H"), ("ouverte", ""), ("slam", "")]
)
def test_sw3_1_the_trump_suit_of_each_bid(bid: str, trump: str) -> None:
    calls = f"1 bid {bid}" + ("" if bid == "slam" else ", 2 pass, 3 pass, 4 pass")
    assert does(dealt(turned="7H"), calls).trump == trump


def test_sw3_2_the_turn_skips_players_who_have_passed() -> None:
    state = does(dealt(), "1 bid prop, 2 pass, 3 bid solo, 4 pass")
    assert state.to_act == 1
    assert does(state, "1 bid misere").to_act == 3


def test_sw3_3_a_bid_must_rank_above_the_last_one_and_solo_beats_prop() -> None:
    state = does(dealt(), "1 bid prop, 2 bid solo")
    assert refused(state, "bid solo") == Violation(Refusal.TOO_LOW, ("solo",))
    assert refused(state, "bid prop") == Violation(Refusal.TOO_LOW, ("solo",))


def test_sw3_4_a_prop_takes_one_cop_which_is_no_higher_bid() -> None:
    state = does(dealt(), "1 bid prop, 2 cop")
    assert refused(state, "cop") == Violation(Refusal.ACCEPTED)
    assert refused(dealt(), "cop") == Violation(Refusal.NO_PROP)
    assert refused(does(dealt(), "1 bid solo"), "cop") == Violation(Refusal.NO_PROP)
    assert legal(state) == ["pass", *BID[1:]]


def test_sw3_5_a_solo_overcalls_a_prop_that_was_accepted_and_the_cop_is_gone() -> None:
    state = does(dealt(), "1 bid prop, 2 cop, 3 bid solo, 4 pass, 1 pass, 2 pass")
    assert (state.bidding.declarers, state.bidding.bid) == ((3,), BIDS[1])


def test_sw3_6_a_pass_is_final() -> None:
    state = does(dealt(), "1 pass, 2 bid solo, 3 pass, 4 bid misere")
    assert state.to_act == 2
    state = does(state, "2 bid abundance, 4 bid royal, 2 pass")
    assert (state.bidding.to_act, state.bidding.declarers) == (None, (4,))


def test_sw3_7_it_ends_when_all_but_the_bidder_and_the_partner_have_passed() -> None:
    assert does(dealt(), "1 bid solo, 2 pass, 3 pass").to_act == 4
    assert does(dealt(), "1 bid solo, 2 pass, 3 pass, 4 pass").bidding.to_act is None
    assert does(dealt(), "1 bid prop, 2 pass, 3 cop").to_act == 4
    assert does(dealt(), "1 bid prop, 2 pass, 3 cop, 4 pass").bidding.declarers == (1, 3)


def test_sw3_8_the_late_cop() -> None:
    state = does(dealt(), "1 pass, 2 bid prop, 3 pass, 4 pass")
    assert (state.to_act, legal(state)) == (1, ["pass", "cop"])
    assert refused(state, "bid solo") == Violation(Refusal.FINAL)
    assert does(state, "1 cop").bidding.declarers == (1, 2)


def test_sw3_9_a_lone_prop_is_changed_or_given_up() -> None:
    state = does(dealt(), "1 bid prop, 2 pass, 3 pass, 4 pass")
    assert (state.to_act, legal(state)) == (1, ["pass", *BID[1:]])
    assert refused(state, "cop") == Violation(Refusal.OWN_PROP)
    changed = does(state, "1 bid misere")
    assert (changed.bidding.to_act, changed.contract, changed.bidding.declarers) == (None, BIDS[2], (1,))
    given_up = does(state, "1 pass")
    assert (given_up.to_act, given_up.thrown_in, given_up.scores) == (None, True, (0, 0, 0, 0))


def test_sw3_10_four_passes_throw_the_hand_in() -> None:
    state = does(dealt(), PASSED)
    assert (state.to_act, state.thrown_in, state.contract) == (None, True, None)


def test_sw3_11_in_abundance_the_declarer_names_the_trump_suit_first() -> None:
    state = does(dealt(turned="7H"), "1 pass, 2 bid abundance, 3 pass, 4 pass")
    assert (state.to_act, legal(state)) == (2, ["trump S", "trump H", "trump D", "trump C"])
    assert refused(state, "play AS") == Violation(Refusal.NAMING)
    state = does(state, "2 trump D")
    assert (state.trump, state.to_act) == ("D", 1)
    assert refused(state, "trump D") == Violation(Refusal.NO_NAMING)
    assert refused(state, "pass") == Violation(Refusal.PLAYING)
    assert refused(dealt(), "trump D").code is Refusal.NO_NAMING
    assert refused(dealt(), "play AS").code is Refusal.BIDDING


@pytest.mark.parametrize("bid", [bid for bid in BID if bid not in ("bid prop", "bid abundance")])
def test_sw3_12_seat_1_leads_but_in_a_slam_the_declarer(bid: str) -> None:
    state = does(dealt(), f"1 pass, 2 pass, 3 {bid}" + ("" if bid == "bid slam" else ", 4 pass"))
    assert state.to_act == (3 if bid == "bid slam" else 1)


def test_sw3_13_follow_suit_if_you_can_or_play_any_card() -> None:
    hands = ("9H 8H", "KH 2H AS 5C", "AD", "7H")
    state = plays(does(dealt(*hands, turned="2S"), "1 bid solo, 2 pass, 3 pass, 4 pass"), "9H")
    assert {"play KH", "play 2H"} <= {*legal(state)}
    assert all(action[-1] == "H" for action in legal(state))
    assert refused(state, "play AS") == Violation(Refusal.FOLLOW, ("H",))
    assert refused(state, "play 7H") == Violation(GameRefusal.NOT_HELD, ("7H",))


def test_sw3_14_the_winner_of_a_trick_leads_the_next() -> None:
    state = does(dealt("9H", "KH", "AH", "2H", turned="2S"), "1 bid solo, 2 pass, 3 pass, 4 pass")
    state = plays(state, "9H KH AH 2H")
    assert (state.to_act, state.won) == (3, (0, 0, 1, 0))


OUVERTE = "1 pass, 2 pass, 3 bid ouverte, 4 pass"


def test_sw3_15_misere_ouverte_is_laid_open_after_the_first_trick() -> None:
    state = does(dealt("9H", "KH", "6H 2D", "7H", turned="2S"), OUVERTE)
    for seat in (0, 1, 2, 4):
        assert state.seen_by(seat).masked.hands[2].cards == ()
    closed = plays(state, "9H KH 6H")
    assert closed.shown == 0
    opened = plays(closed, "7H")
    assert opened.shown == 3
    for seat in range(5):
        view = opened.seen_by(seat)
        assert view.masked.hands[2] == opened.hands[2]
        assert "6H" not in map(str, view.masked.deal.deck) or seat == 3, "where it was dealt stays private"
    assert legal(over_to(opened, 3)), "the declarer still chooses"


def over_to(state: State, seat: int) -> State:
    """Return the deal once a seat has the turn, others playing the first card that they may."""
    return next(each for each in states_of(state, lambda now: now.legal()[0]) if each.to_act == seat)


def test_sw3_16_calls_cards_and_tricks_are_public_and_hands_are_not() -> None:
    state = over_to(plays(does(dealt("9H", "KH", "6H", "7H"), OUVERTE.replace("ouverte", "solo")), "9H KH 6H 7H"), 4)
    for seat in range(5):
        view = state.seen_by(seat)
        assert (view.moves, view.masked.won, view.masked.tricks) == (state.moves, state.won, state.tricks)
        seen = {*map(str, view.masked.deal.deck)} - {"None"}
        assert seen == {state.turned, *(state.dealt(seat) if seat else ())}


def test_sw4_1_partners_tricks_count_together() -> None:
    state = over(does(dealt(), "1 bid prop, 2 cop, 3 pass, 4 pass"))
    assert state.side_won == state.won[0] + state.won[1]
    assert sum(state.won) == 13


def solo_by_2() -> State:
    return does(dealt(), "1 pass, 2 bid solo, 3 pass, 4 pass")


@pytest.mark.parametrize("calls", ["1 bid slam", "1 bid prop, 2 pass, 3 cop, 4 pass", "1 bid solo, 2 bid misere"])
def test_sw4_2_what_one_side_pays_the_other_wins(calls: str) -> None:
    state = does(dealt(), calls)
    for won in range(14):
        assert sum(state.scored(won)) == 0


def test_sw4_3_more_tricks_than_needed_change_nothing() -> None:
    assert len({solo_by_2().scored(won) for won in range(5, 14)}) == 1
    assert len({solo_by_2().scored(won) for won in range(5)}) == 1


def test_sw4_4_a_hand_thrown_in_costs_nothing_and_is_not_on_the_sheet() -> None:
    state = does(dealt(), PASSED)
    assert state.scores == (0, 0, 0, 0)
    assert GAME.total(state) == 0
    assert GAME.match(4).settle(state).sheet == ()


def test_sw5_1_an_overcalled_player_may_bid_higher() -> None:
    state = does(dealt(), "1 bid prop, 2 bid solo, 3 pass, 4 pass")
    assert (state.to_act, legal(state)) == (1, ["pass", *BID[2:]])


def test_sw5_2_partners_speak_again_only_if_overcalled() -> None:
    state = does(dealt(), "1 bid prop, 2 cop, 3 pass, 4 bid solo")
    assert state.to_act == 1
    state = does(state, "1 pass")
    assert (state.to_act, legal(state)) == (2, ["pass", *BID[2:]])


def test_sw5_3_late_cop_is_for_seat_2s_prop_only() -> None:
    state = does(dealt(), "1 pass, 2 pass, 3 bid prop, 4 pass")
    assert (state.to_act, legal(state)) == (3, ["pass", *BID[1:]]), "the proposer is asked at once"


def test_sw5_4_late_cop_comes_before_the_proposer_may_change() -> None:
    state = does(dealt(), "1 pass, 2 bid prop, 3 pass, 4 pass, 1 pass")
    assert (state.to_act, legal(state)) == (2, ["pass", *BID[1:]])


def test_sw5_5_after_a_lone_prop_is_given_up_the_same_dealer_deals_again() -> None:
    state = does(dealt(), "1 bid prop, 2 pass, 3 pass, 4 pass, 1 pass")
    assert GAME.match(4).settle(state).order == (1, 2, 3, 4)


def test_sw5_6_a_slam_ends_the_bidding_at_once() -> None:
    state = does(dealt(), "1 pass, 2 bid slam")
    assert (state.bidding.to_act, state.contract, state.to_act) == (None, BIDS[6], 2)


def test_sw5_7_the_declarer_may_name_the_default_suit_too() -> None:
    state = does(dealt(turned="7H"), "1 bid abundance, 2 pass, 3 pass, 4 pass, 1 trump H")
    assert state.trump == state.turned[1] == "H"


def test_sw5_8_all_13_tricks_are_played_decided_or_not() -> None:
    state = does(dealt("", "AH KH QH"), "1 pass, 2 bid misere, 3 pass, 4 pass")
    state = over(state)
    assert len(state.tricks) == 13
    assert len(state.moves) == 4 + 52
    assert refused(state, "play AS") == Violation(GameRefusal.OVER)


def test_sw5_9_a_match_is_16_played_hands_and_equal_accounts_share_the_win() -> None:
    match, rng, deals = GAME.match(4), Random(5), within(50, "the end of the match")
    dealers: Counter[int] = Counter()
    while not match.over and next(deals):
        state = match.deal(rng)
        dealers[state.players[-1]] += 1
        match = match.settle(over(does(state, "1 pass, 2 bid solo, 3 pass, 4 pass")))
    assert len(match.sheet) == 16
    assert {*dealers.values()} == {4}, "four for each dealer"
    assert match.winners == tuple(player for player, score in enumerate(match.scores, 1) if score == max(match.scores))
    assert Match("default.deals-1", 4, ((1, 1, -1, -1),), (2, 3, 4, 1)).winners == (1, 2)


def test_v1_the_start_of_the_bidding() -> None:
    assert (dealt().to_act, legal(dealt())) == (1, ["pass", *BID])


def test_v2_after_a_prop() -> None:
    state = does(dealt(), "1 bid prop")
    assert (state.to_act, legal(state)) == (2, ["pass", "cop", *BID[1:]])


def test_v3_a_prop_and_a_cop() -> None:
    state = does(dealt(), "1 bid prop, 2 cop, 3 pass, 4 pass")
    assert (state.bidding.to_act, state.bidding.declarers, state.to_act) == (None, (1, 2), 1)


def test_v4_four_passes() -> None:
    state = does(dealt(), PASSED)
    assert (state.to_act, state.scores) == (None, (0, 0, 0, 0))
    assert GAME.match(4).settle(state).order == state.players


def test_v5_above_abundance() -> None:
    state = does(dealt(), "1 bid solo, 2 bid abundance")
    assert (state.to_act, legal(state)) == (3, ["pass", "bid royal", "bid ouverte", "bid slam"])


@pytest.mark.parametrize(("hand", "cards"), [("KH 2H AS 5C", "KH 2H"), ("AS 5C 3D", "AS 5C 3D")])
def test_v6_following_and_not_having_to_trump(hand: str, cards: str) -> None:
    state = plays(does(dealt("9H", "KH 2H AS 5C 3D", turned="2S"), "1 bid solo, 2 pass, 3 pass, 4 pass"), "9H")
    first, _, *others = state.hands
    held = Hand.of(DECK.parse_cards(hand))
    state = state._replace(hands=(first, held, *others))
    assert {*legal(state)} == {f"play {card}" for card in cards.split()}


@pytest.mark.parametrize(("bid", "winner"), [("solo", 2), ("misere", 1)])
def test_v7_who_wins_a_trick(bid: str, winner: int) -> None:
    clubs = "2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC"
    diamonds = "2D 3D 4D 5D 6D 7D 8D 9D TD JD QD KD"
    start = dealt("AH", f"3S {diamonds}", "KH", clubs, turned="2S")
    state = plays(does(start, f"1 bid {bid}, 2 pass, 3 pass, 4 pass"), "AH 3S KH 2S")
    assert [seat for seat, won in enumerate(state.won, 1) if won] == [winner]


@pytest.mark.parametrize(("won", "scores"), [(5, (-1, 3, -1, -1)), (7, (-1, 3, -1, -1)), (4, (1, -3, 1, 1))])
def test_v8_a_solo_by_seat_2(won: int, scores: tuple[int, ...]) -> None:
    assert solo_by_2().scored(won) == scores


@pytest.mark.parametrize(("won", "scores"), [(8, (2, -2, 2, -2)), (7, (-2, 2, -2, 2))])
def test_v9_a_prop_of_1_and_3(won: int, scores: tuple[int, ...]) -> None:
    assert does(dealt(), "1 bid prop, 2 pass, 3 cop, 4 pass").scored(won) == scores


def test_v10_a_misere_ouverte_by_seat_3() -> None:
    state = does(dealt("9H", "KH", "6H", "7H"), OUVERTE)
    assert state.to_act == 1
    state = plays(state, "9H KH 6H 7H")
    assert len(state.seen_by(0).masked.hands[2].cards) == 12
    assert state.scored(1) == (4, 4, -12, 4)
    assert state.scored(0) == (-4, -4, 12, -4)


def test_v11_a_cop_by_the_last_player() -> None:
    state = does(dealt(), "1 bid prop, 2 pass, 3 pass, 4 cop")
    assert (state.bidding.to_act, state.bidding.declarers) == (None, (1, 4))


def test_sw5_10_latecop_any_asks_seat_1_about_every_lone_prop_once() -> None:
    for calls, bidder in (("1 pass, 2 pass, 3 bid prop, 4 pass", 3), ("1 pass, 2 pass, 3 pass, 4 bid prop", 4)):
        state = does(dealt(rules="default.latecop-any"), calls)
        assert (state.to_act, legal(state)) == (1, ["pass", "cop"])
        assert does(state, "1 cop").bidding.declarers == (1, bidder)
        assert does(state, "1 pass").to_act == bidder


def test_sw6_latecop_none_asks_the_proposer_at_once() -> None:
    state = does(dealt(rules="default.latecop-none"), "1 pass, 2 bid prop, 3 pass, 4 pass")
    assert (state.to_act, legal(state)) == (2, ["pass", *BID[1:]])


def test_sw5_10_loneprop_throwin_throws_in_after_a_late_cop_was_refused() -> None:
    rules = "default.loneprop-throwin"
    state = does(dealt(rules=rules), "1 pass, 2 bid prop, 3 pass, 4 pass")
    assert (state.to_act, legal(state)) == (1, ["pass", "cop"])
    assert does(state, "1 pass").thrown_in
    assert does(dealt(rules=rules), "1 bid prop, 2 pass, 3 pass, 4 pass").thrown_in


def test_sw6_redeal_next_moves_the_deal_after_a_hand_thrown_in() -> None:
    state = does(dealt(rules="default.redeal-next"), PASSED)
    assert GAME.match(4, "default.redeal-next").settle(state).order == (2, 3, 4, 1)


def test_sw6_with_pencil_nobody_pays() -> None:
    rules = "default.scoring-pencil"
    state = does(dealt(rules=rules), "1 pass, 2 bid misere, 3 pass, 4 pass")
    assert (state.scored(0), state.scored(1)) == ((0, 2, 0, 0), (2, 0, 2, 2))
    prop = does(dealt(rules=rules), "1 bid prop, 2 pass, 3 cop, 4 pass")
    assert (prop.scored(8), prop.scored(7)) == ((1, 0, 1, 0), (0, 1, 0, 1))
    for start in (state, prop):
        ended = over(start)
        assert GAME.total(ended) == sum(ended.scores)


def test_sw6_deals_is_any_number_and_pagat_has_its_own_rules() -> None:
    assert PRESETS["pagat"] == HouseRules(latecop="any", redeal="next")
    assert GAME.match(4, "default.deals-3").limit.deals == 3
    assert str(parse_house_rules("default.latecop-any.redeal-next")) == "pagat"
    with pytest.raises(InvalidNotation):
        parse_house_rules("default.deals-0")
    with pytest.raises(IllegalPosition):
        HouseRules(deals=0)


@pytest.mark.parametrize("text", ["bid solo", "cop", "pass", "trump H", "play AS", "bid ouverte"])
def test_the_notation_of_every_action(text: str) -> None:
    assert str(parse_action(text)) == text
    assert parse_action(f" {text.upper()} ") == parse_action(text)


@pytest.mark.parametrize("text", ["bid", "bid two", "trump", "trump X", "play", "play AS.KS", "bid solo AS", "cop 1"])
def test_what_is_no_action(text: str) -> None:
    with pytest.raises(InvalidNotation):
        parse_action(text)


def test_every_refusal_has_a_rule() -> None:
    assert {*Refusal} <= {*RULE_OF}
    assert all(rule.startswith("SW") for rule in RULE_OF.values())


def test_a_view_without_the_turned_card_or_with_a_suit_that_was_not_followed_is_refused() -> None:
    deck = ".".join(DECK.cards[:13])
    with pytest.raises(IllegalPosition) as refusal:
        GAME.parse_record(f"solo 1 seats=4 rules=default seen=0 deck={deck}").views(0)
    assert refusal.value.violation == Violation(RecordRefusal.NOT_AS_PLAYED, (0,))
    spades = "2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS AS"
    state = does(dealt("9H 8H", spades, "AH", "7H", turned="2C"), "1 bid solo, 2 pass, 3 pass, 4 pass")
    state = over_to(plays(state, "9H 2S AH 7H"), 2)
    assert "6H" not in state.hands[0]
    with pytest.raises(IllegalAction) as refused:
        GAME.parse_record(f"{state.seen_by(1)}~2 play 6H").views(1)
    assert refused.value.violation == Violation(GameRefusal.NOT_HELD, ("6H",)), "seat 2 has no hearts"
