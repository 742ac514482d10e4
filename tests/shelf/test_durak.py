"""Durak by its rules, option by option and example by example."""

from __future__ import annotations

import random
from collections import Counter
from itertools import permutations

import pytest

from rake.kit.errors import IllegalAction, IllegalPosition, InvalidNotation, Violation
from rake.kit.game import GameRefusal
from rake.kit.hands import Hand
from rake.kit.house_rules import RulesRefusal
from rake.kit.records import Deal, RecordRefusal
from rake.kit.switches import Switch
from rake.shelf.durak.bout import Thrown, facing
from rake.shelf.durak.deal import State
from rake.shelf.durak.events import events_between
from rake.shelf.durak.game import GAME, RULE_OF
from rake.shelf.durak.match import Match
from rake.shelf.durak.rules import DECK, SWITCHES, HouseRules, Refusal, beats, parse_house_rules
from rake.shelf.durak.unseen import OpenCard, fill_gaps
from tests.bounded import LONGEST, within
from tests.kit.chances import alike

from .durak_positions import after, dealt, position


def legal(state: State) -> set[str]:
    return {*map(str, state.legal())}


def refusal(state: State, act: str) -> tuple[Refusal | GameRefusal, str]:
    """Return why an action is refused, and the number of the rule."""
    violation = state.why_not(GAME.parse_action(act))
    assert violation
    assert isinstance(violation.code, Refusal | GameRefusal)
    with pytest.raises(IllegalAction) as error:
        state.apply(GAME.parse_action(act))
    assert error.value.violation == violation
    return violation.code, RULE_OF[violation.code]


def hand(state: State, seat: int) -> set[str]:
    return {*state.hands[seat - 1].cards}


THREE = ("9D KD 6S 7S 8C TH", "7D 6C 9S JH QS AC", "8S TS 6H 7H QC KC")
"""The hands of V2; 6D is turned up."""


def test_du1_1_two_to_five_play_each_alone() -> None:
    assert GAME.seats == range(2, 6)
    assert GAME.match(5).sides == ((1,), (2,), (3,), (4,), (5,))
    with pytest.raises(IllegalPosition):
        GAME.match(6)


def test_du1_2_there_are_36_cards_from_six_to_ace() -> None:
    assert len(DECK.cards) == 36
    assert "".join(card[0] for card in DECK.descending(DECK.cards) if card[1] == "S") == "AKQJT9876"


def test_du1_3_a_deal_has_a_loser_and_no_winner() -> None:
    ended = after(position(["7S 8S", "9H"], 1, "C"), "attack 7S", "take", "attack 8S", "take")
    assert (ended.to_act, ended.ended, ended.scores) == (None, 2, (0, -1))


@pytest.mark.parametrize(
    ("card", "other", "is_beaten"),
    [("TS", "9S", True), ("9S", "TS", False), ("AD", "6S", False), ("6H", "AS", True), ("AS", "6H", False)],
)
def test_du1_4_a_card_beats_lower_ones_of_its_suit_and_a_trump_all_plain_ones(
    card: str, other: str, is_beaten: bool
) -> None:
    assert beats(card, other, "H") is is_beaten


@pytest.mark.parametrize("cards", ["6H", "7H"])
def test_du5_1_only_a_higher_trump_beats_a_trump(cards: str) -> None:
    assert beats(cards, "8H", "H") is False
    assert beats("9H", "8H", "H") is True


def test_du2_1_lots_are_drawn_for_the_first_dealer_and_later_the_durak_deals() -> None:
    match = GAME.match(3)
    assert {match.deal(random.Random(seed)).players[-1] for seed in range(20)} == {1, 2, 3}
    first = dealt(THREE, "6D")
    ended = first._replace(ended=2, bout=first.bout._replace(thrown=(), attacker=0))
    assert Match("default", 3).next_order(ended) == (3, 1, 2)


@pytest.mark.parametrize(("seats", "stock"), [(2, 24), (3, 18), (4, 12), (5, 6)])
def test_du2_2_six_cards_each_and_the_turned_up_card_is_drawn_last(seats: int, stock: int) -> None:
    state = GAME.deal(seats, rng=random.Random(1))
    assert [len(each) for each in state.hands] == [6] * seats
    assert state.stock == stock
    assert hand(state, 2) == {*map(str, state.deal.deck[1 : 6 * seats : seats])}
    assert state.turned_up == state.deal.deck[6 * seats]
    last = position(["6S 9H TH JH QH KH", "7S 8H AH"], 1, "6C", "6D")
    drawn = after(last, "attack 6S", "beat 7S", "pass")
    assert (hand(drawn, 1) >= {"6D"}, hand(drawn, 2) >= {"6C"}, drawn.stock) == (True, True, 0)


def test_du2_3_the_lowest_trump_starts_and_the_turned_up_card_does_not_count() -> None:
    state = dealt(THREE, "6D")
    assert state.to_act == 2
    assert legal(state) == {f"attack {card}" for card in hand(state, 2)}


def test_du2_4_in_a_later_deal_the_left_of_the_durak_starts() -> None:
    assert dealt(THREE, "6D", durak=True).to_act == 1


def test_du3_1_the_next_with_cards_defends() -> None:
    state = position(["7S", "", "9H 8H"], 1, "C")
    assert (state.bout.defender, state.bout.throwers) == (3, (1,))
    ended = after(position(["7S", "8S", "9H TH", "6D"], 1, "C"), "attack 7S", "beat 8S")
    assert (ended.bout.attacker, ended.bout.defender) == (3, 4)


def test_du3_2_a_bout_is_opened_with_one_card_and_not_passed() -> None:
    state = dealt(THREE, "6D")
    assert refusal(state, "pass") == (Refusal.OPENING, "DU3.2")
    assert refusal(state, "take") == (Refusal.OPENING, "DU3.2")
    with pytest.raises(InvalidNotation):
        GAME.parse_action("attack 6C.QS")


def test_du3_3_the_defender_may_take_even_if_it_could_beat() -> None:
    state = after(position(["7S 8D", "9S TS"], 1, "C"), "attack 7S")
    assert legal(state) == {"beat 9S", "beat TS", "take"}
    assert refusal(state, "pass") == (Refusal.ANSWER, "DU3.3")
    assert refusal(state, "attack 9S") == (Refusal.ANSWER, "DU3.3")


def test_du3_4_throwers_are_asked_in_turn_for_a_rank_on_the_table() -> None:
    state = position(["7S 9D", "8D 9S", "7H 9H", "9C KD"], 1, "C")
    state = after(state, "attack 7S", "beat 9S")
    assert (state.to_act, legal(state)) == (1, {"attack 9D", "pass"})
    assert refusal(state, "take") == (Refusal.THROWING, "DU3.4")
    state = after(state, "pass")
    assert (state.to_act, legal(state)) == (3, {"attack 7H", "attack 9H", "pass"})
    state = after(state, "pass")
    assert (state.to_act, legal(state)) == (4, {"attack 9C", "pass"})
    assert refusal(state, "attack KD") == (Refusal.RANK, "DU3.4")


def test_du3_5_after_a_card_thrown_in_is_beaten_the_attacker_is_asked_again() -> None:
    state = position(["7S 9D", "9S 8H QC", "7H TD"], 1, "C")
    state = after(state, "attack 7S", "beat 9S", "pass", "attack 7H")
    assert state.to_act == 2
    assert after(state, "beat 8H").to_act == 1


def test_du3_6_an_attack_is_beaten_off_and_discarded() -> None:
    passed = after(position(["7S 9D", "9S 8H"], 1, "C"), "attack 7S", "beat 9S", "pass")
    assert (hand(passed, 1), hand(passed, 2), passed.to_act) == ({"9D"}, {"8H"}, 2)
    empty = after(position(["7S 9D", "9S", "7D KD"], 1, "C"), "attack 7S", "beat 9S")
    assert (hand(empty, 2), empty.to_act) == (set(), 3)


def test_du3_7_after_a_take_each_thrower_gives_until_it_passes() -> None:
    state = after(position(["7S 7D 9D", "8H QH JH TH", "7H 8D"], 1, "C"), "attack 7S", "take")
    assert (state.to_act, legal(state)) == (1, {"give 7D", "pass"})
    assert refusal(state, "attack 7D") == (Refusal.GIVING, "DU3.7")
    assert refusal(state, "give 9D") == (Refusal.GIFT_RANK, "DU3.7")
    state = after(state, "give 7D")
    assert (state.to_act, legal(state)) == (1, {"pass"})
    state = after(state, "pass", "give 7H")
    assert (state.to_act, legal(state)) == (3, {"pass"})
    state = after(state, "pass")
    assert hand(state, 2) == {"8H", "QH", "JH", "TH", "7S", "7D", "7H"}


def test_du3_8_no_more_cards_than_the_defender_held() -> None:
    state = after(position(["7S 7D 7H", "8S JH"], 1, "C"), "attack 7S", "take", "give 7D")
    assert state.bout.attacker == 1
    assert hand(state, 2) == {"8S", "JH", "7S", "7D"}


def test_du3_9_throwers_refill_before_the_defender_and_only_helpers_who_threw() -> None:
    state = position(["7S 8S", "9S 8D KH", "7H TD", "6D"], 1, "6C", "AD AH AS KD KS QD QS")
    state = after(state, "attack 7S", "beat 9S", "pass", "attack 7H", "take", "pass", "pass", "pass")
    assert hand(state, 1) == {"8S", "AD", "AH", "AS", "KD", "KS"}
    assert hand(state, 3) == {"TD", "QD", "QS", "6C"}
    assert (hand(state, 4), state.stock) == ({"6D"}, 0)


def test_du3_10_after_a_beaten_attack_the_defender_attacks_and_after_a_take_its_left() -> None:
    state = position(["7S 9D", "9S 8H", "AD AH"], 1, "C")
    assert after(state, "attack 7S", "beat 9S", "pass", "pass").bout.attacker == 2
    assert after(state, "attack 7S", "take", "pass", "pass").bout.attacker == 3
    gone = after(position(["7S", "9S 8H", "7D", "AD AH"], 1, "C"), "attack 7S", "take", "give 7D")
    assert gone.bout.attacker == 4


def test_du3_11_a_player_without_cards_is_not_asked_and_is_out() -> None:
    state = after(position(["7S", "9S 8H", "7D AD"], 1, "C"), "attack 7S", "beat 9S")
    assert state.to_act == 3
    state = after(state, "pass")
    assert (state.bout.attacker, state.bout.defender, state.bout.throwers) == (2, 3, (2,))


def test_du4_1_the_last_with_cards_is_the_durak_and_nobody_means_a_draw() -> None:
    lost = after(position(["7S", "9S 8H"], 1, "C"), "attack 7S", "beat 9S")
    assert (lost.ended, lost.scores) == (2, (0, -1))
    drawn = after(position(["7S", "9S"], 1, "C"), "attack 7S", "beat 9S")
    assert (drawn.ended, drawn.scores, drawn.to_act) == (0, (0, 0), None)
    assert refusal(drawn, "take") == (GameRefusal.OVER, "DU4.1")


def ended_by(state: State, seat: int) -> State:
    """Return a deal as if it were over, with this durak; 0 for a draw."""
    return state._replace(ended=seat, bout=state.bout._replace(thrown=(Thrown(1, "7S"),), beating=("8S",)))


def test_du4_2_after_a_draw_the_same_dealer_deals_and_the_title_stays() -> None:
    match = GAME.match(3)
    first = match.deal(random.Random(2))
    drawn = match.settle(ended_by(first, 0))
    assert (drawn.order, drawn.sheet) == (first.players, ((0, 0, 0),))
    second = drawn.deal(random.Random(3))
    assert (second.players, second.deal.own) == (first.players, ())
    lost = drawn.settle(ended_by(second, 1))
    third = lost.deal(random.Random(4))
    assert (third.players[-1], third.deal.own, third.to_act) == (second.players[0], (("durak", "3"),), 1)
    again = lost.settle(ended_by(third, 0)).deal(random.Random(5))
    assert (again.players, again.deal.own, again.to_act) == (third.players, (("durak", "3"),), 1)


def test_du4_3_a_mark_for_each_durak_and_the_fewest_win() -> None:
    match = Match.parse("durak=1 rules=default.deals-3 seats=3 sheet=-1.0.0_0.0.0 order=2.3.1")
    assert not match.over
    over = Match("default.deals-3", 3, (*match.sheet, (0, -1, 0)), (3, 1, 2))
    assert (over.over, over.scores, over.winners) == (True, (-1, -1, 0), (3,))
    assert Match("default.deals-1", 3, ((-1, 0, 0),)).winners == (2, 3)
    assert HouseRules().deals == 5


def test_du5_2_what_is_given_goes_to_the_defender() -> None:
    state = after(position(["7S 7D 9D", "8H QH"], 1, "C"), "attack 7S", "take", "give 7D")
    assert hand(state, 2) == {"8H", "QH", "7S", "7D"}


def test_du5_3_a_thrower_is_asked_even_without_a_fitting_card() -> None:
    state = after(position(["7S 6D", "9S 8H"], 1, "C"), "attack 7S", "beat 9S")
    assert (state.to_act, legal(state)) == (1, {"pass"})


def test_du5_4_gifts_are_limited_by_the_hand_that_the_bout_began_with() -> None:
    state = position(["7S 7D 9D", "9S JH"], 1, "C")
    state = after(state, "attack 7S", "beat 9S", "attack 7D", "take")
    assert state.bout.attacker == 1
    assert hand(state, 1) == {"9D"}


def test_du5_5_a_gift_counts_as_helping() -> None:
    state = position(["7S 8S", "9S 8D KH", "7H TD"], 1, "6C", "AD AH AS KD KS QD QS JD JS")
    state = after(state, "attack 7S", "take", "pass", "give 7H", "pass")
    assert hand(state, 3) == {"TD", "QD", "QS", "JD", "JS", "6C"}


def test_du5_6_without_a_trump_in_hand_seat_1_starts_and_the_deciding_trump_is_shown() -> None:
    plain = dealt(["6S 7S 8S 9S TS JS", "6D 7D 8D 9D TD JD"], "6C")
    assert plain.to_act == 1
    shown = dealt(THREE, "6D").seen_by(1)
    assert "7D" in shown.masked.hands[1]
    assert shown.masked.deal.deck.count(None) == 36 - 6 - 2


def test_du5_7_with_a_third_holding_cards_two_who_run_out_leave_a_durak() -> None:
    state = after(position(["7S", "9S", "KD KH"], 1, "C"), "attack 7S", "beat 9S")
    assert (state.ended, state.scores) == (3, (0, 0, -1))


def test_du5_8_the_third_equal_start_of_a_bout_is_a_draw() -> None:
    state = position(["6S 6D 6H", "7S 7D 7H", "8S 8D 8H"], 1, "C", rules="default.after_take-none")
    begins, actions = Counter[tuple[object, ...]](), within(LONGEST, "the end of the deal")
    while state.to_act and next(actions):
        if not state.bout.thrown:
            begins[state.hands, state.to_act] += 1
        low = min(map(str, state.hands[state.to_act - 1].cards))
        state = after(state, "take" if state.bout.thrown else f"attack {low}")
    assert state.ended == 0
    assert max(begins.values()) == 2
    assert [*map(repr, events_between(state.seen_by(0), state.seen_by(0)))][-1] == "SameAgain()"
    assert state.scores == (0, 0, 0)


def test_du5_9_hands_and_draws_are_private_and_what_was_taken_is_public() -> None:
    state = dealt(THREE, "6D", durak=True, stock="AS KS QD")
    state = after(state, "attack 6S", "take", "pass", "give 6H", "pass")
    view = state.seen_by(2)
    assert {"AS", "KS"} <= hand(state, 1) | hand(state, 3)
    assert view.masked.hands[0] == Hand((), 6)
    assert [*view.masked.hands[1].cards] == sorted({*["7D", "6C", "9S", "JH", "QS", "AC", "6S", "6H"]})
    third = state.seen_by(3).masked
    assert third.hands[1] == Hand(("6H", "6S"), 6)
    assert third.deal.deck[19] is None
    assert str(state.seen_by(1).masked.deal.deck[19]) == "AS"


def test_du5_9_the_last_cards_are_shown_once_the_deal_is_over() -> None:
    ended = after(position(["7S", "9S 8H TD"], 1, "C"), "attack 7S", "beat 9S")
    view = ended.seen_by(1)
    assert view.masked.hands[1] == Hand(("8H", "TD"))
    assert {"8H", "TD"} <= {*view.masked.deal.deck}


def test_du5_10_there_is_no_other_action() -> None:
    for act in ("redeal", "exchange 6D", "attack 6S.7S"):
        with pytest.raises(InvalidNotation):
            GAME.parse_action(act)


def test_du5_11_a_record_says_that_there_is_a_durak_who_is_the_last_seat() -> None:
    state = dealt(THREE, "6D", durak=True)
    text = str(state.record())
    assert text.startswith(
        "durak 1 seats=3 rules=default durak=3 deck=9D.7D.8S.KD.6C.TS.6S.9S.6H.7S.JH.7H.8C.QS.QC.TH.AC.KC.6D."
    )
    assert GAME.parse_record(text).state() == state
    with pytest.raises(IllegalPosition) as error:
        GAME.parse_record(text.replace("durak=3", "durak=2")).state()
    assert error.value.violation == Violation(Refusal.DURAK_SEAT, (3,))
    assert RULE_OF[Refusal.DURAK_SEAT] == "DU5.11"


OPTIONS = {
    "throwers": "all neighbours attacker",
    "after_take": "give none",
    "first_limit": "6 5",
    "next_start": "left lowest under",
    "transfer": "no yes",
    "deals": "1 5 99",
}


@pytest.mark.parametrize("name", SWITCHES)
def test_du6_every_option_is_a_switch(name: str) -> None:
    switch: Switch = SWITCHES[name]
    for word in OPTIONS[name].split():
        rules = parse_house_rules(f"default.{name}-{word}")
        assert getattr(rules, name) == switch.meant(word)
        assert parse_house_rules(str(rules)) == rules
    with pytest.raises(InvalidNotation):
        parse_house_rules(f"default.{name}-0")
    assert RULE_OF[RulesRefusal.VALUE] == "DU6"


FOUR = ("7S 9D QD", "9S 8H JS TH", "AD AH", "7H 7C")


def test_du6_throwers() -> None:
    def asked(rules: str) -> list[int]:
        state = after(position(FOUR, 1, "C", rules=rules), "attack 7S", "beat 9S")
        return [*state.bout.asked]

    assert asked("default") == [1, 3, 4]
    assert asked("default.throwers-neighbours") == [1, 3]
    assert asked("default.throwers-attacker") == [1]
    two = position(["7S 8S", "9S"], 1, "C", rules="default.throwers-neighbours")
    assert two.bout.throwers == (1,), "the neighbour is the attacker"


def test_du6_after_take_none() -> None:
    state = after(position(FOUR, 1, "C", rules="default.after_take-none"), "attack 7S", "take")
    assert (state.bout.attacker, hand(state, 2) >= {"7S"}) == (3, True)


def test_du6_first_limit_holds_until_an_attack_is_beaten_off() -> None:
    hands = ["6S 6D 7S 7D 9H 9D", "8S 8D TS TD JH JD AC"]
    state = position(hands, 1, "C", rules="default.first_limit-5")
    limited = state._replace(bout=facing(1, 2, state.hands, state.rules, state.limit))
    assert (limited.limit, limited.bout.room) == (5, 5)
    beaten = after(limited, "attack 6S", "beat 8S", "pass")
    assert (beaten.limit, beaten.bout.room) == (6, 5)
    taken = after(limited, "attack 6S", "take", "pass")
    assert (taken.limit, taken.bout.room) == (5, 5)
    assert GAME.deal(2, "default.first_limit-5", rng=random.Random(1)).bout.room == 5


def test_du6_next_start() -> None:
    assert dealt(THREE, "6D", "default.next_start-lowest", durak=True).to_act == 2
    under = dealt(THREE, "6D", "default.next_start-under", durak=True)
    assert (under.bout.attacker, under.bout.defender) == (2, 3)
    assert dealt(THREE, "6D", "default.next_start-under").to_act == 2, "in a first deal the lowest trump decides"
    two = ["6S 7S 8S 9S TS JS", "6D 7D 8D 9D TD JD"]
    assert dealt(two, "6C", "default.next_start-under", durak=True).to_act == 1


def test_notation_of_actions() -> None:
    for text in ("attack 7D", "beat TD", "take", "pass", "give 7S", "transfer 7H"):
        assert str(GAME.parse_action(text)) == text
    assert refusal(dealt(THREE, "6D"), "attack xx") == (GameRefusal.HIDDEN, "DU5.9")
    assert refusal(dealt(THREE, "6D"), "attack 9D") == (GameRefusal.NOT_HELD, "DU1.3")


def test_v1_what_beats_a_ten_of_spades() -> None:
    state = after(position(["TS 7C", "9S JS 6H AD KC"], 1, "H"), "attack TS")
    assert legal(state) == {"beat JS", "beat 6H", "take"}
    assert refusal(state, "beat 9S") == (Refusal.LOWER, "DU1.4")
    assert refusal(state, "beat AD") == (Refusal.OTHER_SUIT, "DU1.4")


def test_v2_seat_2_shows_the_lowest_trump_and_attacks() -> None:
    state = dealt(THREE, "6D")
    assert (state.to_act, state.bout.defender, state.bout.throwers) == (2, 3, (2, 1))
    assert legal(state) == {f"attack {card}" for card in THREE[1].split()}
    assert OpenCard("7D", 2, 6) in state.shown


V3 = ("8H 9S QD", "JH QS 6C 7C", "JS 8D KC", "AS")


def test_v3_the_attacker_is_asked_first_then_the_helpers_from_the_defenders_left() -> None:
    state = after(position(V3, 1, "C"), "attack 8H", "beat JH")
    assert (state.to_act, legal(state)) == (1, {"pass"})
    state = after(state, "pass")
    assert (state.to_act, legal(state)) == (3, {"attack JS", "attack 8D", "pass"})


def test_v4_a_card_thrown_in_is_answered_and_the_asking_starts_again() -> None:
    state = after(position(V3, 1, "C"), "attack 8H", "beat JH", "pass", "attack JS")
    assert legal(state) == {"beat QS", "beat 6C", "beat 7C", "take"}
    state = after(state, "beat QS")
    assert (state.to_act, legal(state)) == (1, {"attack QD", "pass"})


def test_v5_six_beaten_cards_end_a_bout_at_once() -> None:
    state = position(["6S 6H 9D 9C 6D TD TH", "9S 9H TS KD TC QD JD AS"], 1, "C")
    pairs = ["6S 9S", "6H 9H", "9D KD", "9C TC", "6D QD", "TD JD"]
    state = after(state, *(act for pair in pairs for act in (f"attack {pair[:2]}", f"beat {pair[3:]}")))
    assert (hand(state, 1), hand(state, 2)) == ({"TH"}, {"TS", "AS"})
    assert (state.bout.attacker, state.bout.thrown) == (2, ())


def test_v6_a_defender_without_cards_has_beaten_off_the_attack() -> None:
    state = position(["7S 9D KH", "9S TD", "7D 9H AS"], 1, "C")
    state = after(state, "attack 7S", "beat 9S", "attack 9D", "beat TD")
    assert (hand(state, 2), state.bout.attacker, state.bout.defender) == (set(), 3, 1)


def test_v7_the_order_of_the_refill() -> None:
    hands = ["7D AS AH AD AC", "8D 8H JS JH JD", "7H QS QH QD QC TS"]
    state = position(hands, 1, "6H", "9C KD 7S")
    state = after(state, "attack 7D", "beat 8D", "pass", "attack 7H", "beat 8H", "pass", "pass")
    assert hand(state, 1) == {"AS", "AH", "AD", "AC", "9C", "KD"}
    assert hand(state, 3) == {"QS", "QH", "QD", "QC", "TS", "7S"}
    assert hand(state, 2) == {"JS", "JH", "JD", "6H"}
    assert "6H" in state.seen_by(1).masked.hands[1], "all see who draws the turned-up card"


def test_v8_with_two_players_the_attacker_attacks_again_after_a_take() -> None:
    state = after(position(["6D 9H KC", "7D 8S QC"], 1, "S"), "attack 6D")
    assert legal(state) == {"beat 7D", "beat 8S", "take"}
    state = after(state, "take", "pass")
    assert (state.to_act, hand(state, 1), hand(state, 2)) == (1, {"9H", "KC"}, {"7D", "8S", "QC", "6D"})


def test_v9_gifts_up_to_the_limit() -> None:
    state = position(["7D 8H KD AH", "8D KC 6S 9H", "8C QC 7C TC 8S"], 1, "S")
    state = after(state, "attack 7D", "beat 8D", "attack 8H", "take")
    assert (state.to_act, legal(state)) == (1, {"pass"})
    state = after(state, "pass")
    assert (state.to_act, legal(state)) == (3, {"give 8C", "give 7C", "give 8S", "pass"})
    state = after(state, "give 8S", "give 7C")
    assert hand(state, 2) == {*["KC", "6S", "9H", "7D", "8D", "8H", "8S", "7C"]}
    assert (state.bout.attacker, state.bout.defender) == (3, 1)


TRANSFER = "default.transfer-yes"
PLENTY = "AD AH AS QD QS JD JS TD TS 9D 9C 8C"
"""Cards enough to draw for three who hold one or two."""


def test_du6_transfer_passes_the_attack_on_before_a_card_is_beaten() -> None:
    hands = ["7S KD KH", "7H 8S 9D", "8D 8H 9S"]
    state = after(position(hands, 1, "C", rules=TRANSFER), "attack 7S")
    assert legal(state) == {"beat 8S", "transfer 7H", "take"}
    assert refusal(state, "transfer 9D") == (Refusal.TRANSFER_RANK, "DU6")
    state = after(state, "transfer 7H")
    assert (state.bout.attacker, state.bout.defender, state.bout.throwers) == (2, 3, (2, 1))
    assert state.bout.open_cards == ("7S", "7H")
    assert (state.to_act, legal(state)) == (3, {"beat 9S", "take"}), "7S is answered first"
    state = after(state, "beat 9S")
    assert (state.to_act, legal(state)) == (3, {"beat 8H", "take"})
    assert refusal(state, "transfer 8D") == (Refusal.TRANSFER_LATE, "DU6")
    state = after(state, "beat 8H")
    assert state.to_act == 2, "the new attacker is asked first"


def test_du6_transfer_needs_a_defender_with_cards_enough() -> None:
    state = after(position(["7S KD", "7H 8S", "9S"], 1, "C", rules=TRANSFER), "attack 7S")
    assert legal(state) == {"beat 8S", "take"}
    assert refusal(state, "transfer 7H") == (Refusal.TRANSFER_ROOM, "DU6")
    off = after(position(["7S KD", "7H 8S", "9S TS"], 1, "C"), "attack 7S")
    assert refusal(off, "transfer 7H") == (Refusal.TRANSFER_OFF, "DU6")


def test_du6_transfer_goes_on_and_on() -> None:
    hands = ["7S KD KH KS", "7H 8S", "7D 9S"]
    state = after(position(hands, 1, "C", rules=TRANSFER), "attack 7S", "transfer 7H", "transfer 7D")
    assert (state.bout.defender, state.bout.open_cards, state.bout.room) == (1, ("7S", "7H", "7D"), 3)
    back = after(position(["7S 7D", "7H 8S", ""], 1, "C", rules=TRANSFER), "attack 7S")
    assert legal(back) == {"beat 8S", "take"}, "one card is left against two"
    two = after(position(["7S 7D KD", "7H 8S TD"], 1, "C", rules=TRANSFER), "attack 7S", "transfer 7H")
    assert (two.to_act, legal(two)) == (1, {"take"})


def test_du6_after_a_transfer_the_last_attacker_refills_first_and_the_last_defender_last() -> None:
    hands = ["7S KD", "7H 8S", "9S TH"]
    state = position(hands, 1, "6C", PLENTY, rules=TRANSFER)
    state = after(state, "attack 7S", "transfer 7H", "take")
    assert hand(state, 2) == {"8S", "AD", "AH", "AS", "QD", "QS"}
    assert hand(state, 1) == {"KD", "JD", "JS", "TD", "TS", "9D"}
    assert hand(state, 3) == {"9S", "TH", "7S", "7H", "9C", "8C"}


def test_resampling_gives_nobody_a_trump_below_the_one_that_decided() -> None:
    state = dealt(["9D KD 6S 7S 8C TH", "QD 6C 9S JH QS AC", "8S TS 6H 7H QC KC"], "AD")
    view = state.seen_by(2)
    assert state.to_act == 1
    rng = random.Random(1)
    for _ in range(50):
        deck = view.resample(rng).deal.deck
        assert not {"6D", "7D", "8D"} & {*deck[:18]}


def test_resampling_without_a_trump_in_any_hand_keeps_them_all_in_the_stock() -> None:
    view = dealt(["6S 7S 8S 9S TS JS", "6D 7D 8D 9D TD JD"], "6C").seen_by(1)
    rng = random.Random(1)
    assert all(card[1] != "C" for _ in range(30) for card in view.resample(rng).hands[1].cards)


def test_resampling_is_uniform_over_what_was_dealt_and_drawn_in_time() -> None:
    # Seven gaps in a deck of three: two dealt to seat 2 and two drawn by it, one dealt to seat 3, and two in the stock.
    gaps = (1, 4, 20, 23, 2, 34, 35)
    cards = ["6D", "6H", "6S", "7D", "7H", "6C", "7C"]
    others = iter(card for card in DECK.cards if card not in cards)
    deal = Deal((1, 2, 3), "default", tuple(None if slot in gaps else next(others) for slot in range(36)), seen=1)
    received = (tuple(range(0, 18, 3)), (*range(1, 18, 3), 20, 21, 22, 23), tuple(range(2, 18, 3)))
    # Seat 2 showed the first card before it drew, the second after one draw, a trump that nobody was dealt in the end.
    shown = (OpenCard(cards[0], 2, 6), OpenCard(cards[1], 2, 7), OpenCard("7C", 2, 10))

    def fits(order: tuple[str, ...]) -> bool:
        slot = dict(zip(order, gaps, strict=True))
        in_time = slot[cards[0]] in (1, 4) and slot[cards[1]] in (1, 4, 20) and slot["7C"] in (20, 23)
        return in_time and slot["6C"] in (20, 23, 34, 35)

    expected = Counter(".".join(order) for order in permutations(cards) if fits(order))
    assert len(expected) == 96
    rng = random.Random("uniform")
    counts: Counter[str] = Counter()
    for _ in range(4_000):
        deck = fill_gaps(rng, deal, received, shown, {"6C", "7C"})
        assert deck
        counts[".".join(deck[slot] for slot in gaps)] += 1
    assert alike(counts, expected)


def test_a_view_that_no_deal_fits_is_refused() -> None:
    state = dealt(["9D KD 6S 7S 8C TH", "QD 6C 9S JH QS AC", "8S TS 6H 7H QC KC"], "AD")
    text = str(after(state, "attack 6S", "beat 9S").seen_by(1))
    assert GAME.parse_record(text).views(1)
    never_dealt = GAME.parse_record(text.replace("beat 9S", "beat 8D")).views(1)[-1]
    with pytest.raises(IllegalPosition) as error:
        never_dealt.resample(random.Random(1))
    assert error.value.violation == Violation(RecordRefusal.NOT_AS_PLAYED, (1,))


def happened(state: State, *acts: str) -> list[str]:
    """Return what these actions brought, as one who only watches sees it."""
    events: list[str] = []
    for act in acts:
        before, state = state, after(state, act)
        events += map(repr, events_between(before.seen_by(0), state.seen_by(0)))
    return events


def test_events_of_the_deal_name_the_trump_and_the_seat_that_showed_its_lowest() -> None:
    first = [*map(repr, events_between(None, dealt(THREE, "6D").seen_by(0)))]
    assert first == ["TrumpTurned(card='6D')", "LowestShown(seat=2, card='7D')"]
    later = [*map(repr, events_between(None, dealt(THREE, "6D", durak=True).seen_by(0)))]
    assert later == ["TrumpTurned(card='6D')", "BesideDurak(seat=1, side='left')"]


def test_events_of_a_bout_that_is_beaten_off() -> None:
    assert happened(position(["7S 9D", "9S", "KD"], 1, "C"), "attack 7S", "beat 9S") == [
        "Attacked(seat=1, card='7S')",
        "CardBeaten(seat=2, card='9S', other='7S')",
        "BeatenOff()",
        "WentOut(seats=(2,))",
    ]


def test_events_of_a_bout_that_is_taken() -> None:
    state = position(["7S 7D 8H", "9S TS JS", "7H KD"], 1, "6C", "AD", rules=TRANSFER)
    acts = ["attack 7S", "beat 9S", "attack 7D", "take", "pass", "give 7H"]
    assert happened(state, *acts)[2:] == [
        "ThrownIn(seat=1, card='7D')",
        "CardsTaken(seat=2)",
        "NotThrownIn(seat=1, laid=1, again=0)",
        "CardGiven(seat=3, card='7H')",
        "PickedUp(seat=2, cards=4)",
        "Refilled(ordered_seats=(1,))",
        "StockGone()",
    ]


def test_events_say_whether_one_who_throws_nothing_in_may_be_asked_again() -> None:
    state = position(["7S 9D", "9S TH JS", "7H KD"], 1, "6C", "AD")
    passed = happened(state, "attack 7S", "beat 9S", "pass", "attack 7H", "beat TH", "pass", "pass")
    assert [event for event in passed if event.startswith("NotThrownIn")] == [
        "NotThrownIn(seat=1, laid=0, again=1)",
        "NotThrownIn(seat=1, laid=0, again=1)",
        "NotThrownIn(seat=3, laid=1, again=0)",
    ]


def test_events_after_a_transfer_name_all_who_refill() -> None:
    rules = f"{TRANSFER}.throwers-attacker"
    state = position(["7S KD", "7H 8S", "9S TH"], 1, "6C", PLENTY, rules=rules)
    assert happened(state, "attack 7S", "transfer 7H", "take")[-1] == "Refilled(ordered_seats=(2, 1, 3))"
    back = position(["7S KD JC", "7H 8S"], 1, "6C", PLENTY, rules=rules)
    assert happened(back, "attack 7S", "transfer 7H", "take")[-1] == "Refilled(ordered_seats=(2, 1))"


def test_events_of_the_end_name_the_durak_or_say_why_there_is_none() -> None:
    assert happened(position(["7S", "9S 8H"], 1, "C"), "attack 7S", "beat 9S")[-1] == "DurakLeft(seat=2)"
    assert happened(position(["7S", "9S"], 1, "C"), "attack 7S", "beat 9S")[-1] == "NobodyLeft()"
    transferred = after(position(["7S KD", "7H 8S", "9S TD"], 1, "C", rules=TRANSFER), "attack 7S")
    assert happened(transferred, "transfer 7H") == ["AttackTransferred(seat=2, card='7H')"]
