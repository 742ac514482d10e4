"""Section 6: the course of a round."""

import random

import pytest

from rake import CALL, CHECK, DECK, FOLD, Action, ActionKind, Phase, Round, format_cards, parse_cards, shuffled

from .rounds import FILLER, FIVE, chips, dealt, picked, play, played_out, pots, refused, stacked

ROUND = parse_cards("AS.2C.3C.4C DW.5C.6C.7C LF.8C.9C.TC  2S.3S.4S.5S  6S.7S.8S.9S  TS.PS.LS")
"""The deck of a round of four: three cards each, one at a time, then both rows of the middle, then the stock."""


def first_pick() -> Round:
    """Return a round of four in which all have checked."""
    return play(dealt([9, 9, 9, 9], deck=ROUND), "1 check, 2 check, 3 check, 4 check")


def test_6_1_everyone_pays_the_stake_into_the_pot() -> None:
    now = dealt([30, 20, 10], stake=3)
    assert (chips(now), now.pot) == ((27, 17, 7), 9)
    assert pots(now) == [(9, (1, 2, 3))]


def test_6_1_the_stake_is_no_bet() -> None:
    now = dealt([30, 20, 10], stake=3)
    assert set(now.bets.values()) == {0}
    assert now.options().check
    assert refused(now, "call") == ("nothing-to-call", "7.2")
    assert refused(now, "raise 6") == ("no-bet", "7.2")
    assert play(now, "1 bet 1").bets == {1: 1, 2: 0, 3: 0}


@pytest.mark.parametrize("players", range(2, 9))
def test_6_2_three_cards_each(players: int) -> None:
    now = Round.deal(players, 10, 1, rng=random.Random(players))
    assert [len(hand) for hand in now.hands.values()] == [3] * players
    held = [card for hand in now.hands.values() for card in hand]
    assert set(held) == set(shuffled(random.Random(players))[: 3 * players])
    assert not now.middle.up
    assert not now.middle.down


def test_6_2_dealt_to_their_seats() -> None:
    hands = dealt([9, 9, 9, 9], deck=ROUND).hands
    assert [format_cards(hand) for hand in hands.values()] == ["AS.DW.LF", "8C.5C.2C", "9C.6C.3C", "TC.7C.4C"]


def test_6_2_for_their_owners_eyes_only() -> None:
    now = dealt([9, 9, 9, 9], deck=ROUND)
    for seat, hand in now.hands.items():
        view = now.seen_by(seat)
        assert view.hand == hand
        assert {other: cards for other, cards in view.hands.items() if other != seat} == {
            other: (None, None, None) for other in range(1, 5) if other != seat
        }


def test_6_3_betting_comes_first() -> None:
    now = dealt([9, 9])
    assert (now.phase, now.to_act) == (Phase.FIRST_BETTING, 1)
    assert refused(now, "take 2C") == ("betting", "6.3")


def test_6_4_a_card_face_up_and_one_face_down_for_each_player() -> None:
    now = first_pick()
    assert (now.phase, now.to_act) == (Phase.FIRST_PICK, 1)
    assert format_cards(now.middle.face_up) == "2S.3S.4S.5S"
    assert now.middle.face_down == (1, 2, 3, 4)
    assert format_cards(now.middle.down) == "6S.7S.8S.9S"
    assert now.seen_by(1).middle.up == now.middle.up
    assert now.seen_by(1).middle.down == (None,) * 4


def test_6_5_each_takes_one_card_clockwise_from_the_dealers_left() -> None:
    now = play(first_pick(), "1 4S, 2 x4, 3 2S, 4 x1")
    assert [format_cards(hand[3:]) for hand in now.hands.values()] == ["4S", "9S", "2S", "6S"]
    assert format_cards(now.middle.face_up) == "3S.5S"
    assert now.middle.face_down == (2, 3)


@pytest.mark.parametrize("said", ["2S", "3S", "4S", "5S", "x1", "x2", "x3", "x4"])
def test_6_5_any_card_of_the_middle_may_be_taken(said: str) -> None:
    assert play(first_pick(), f"1 {said}").to_act == 2


def test_6_5_only_a_card_that_lies_there_may_be_taken() -> None:
    now = play(first_pick(), "1 4S, 2 x4")
    assert refused(now, "4S") == refused(now, "9S") == refused(now, "AS") == ("not-face-up", "6.5")
    assert refused(now, "x4") == refused(now, "x5") == ("not-face-down", "6.5")
    assert format_cards(now.options().up) == "2S.3S.5S"
    assert now.options().down == (1, 2, 3)


def test_6_5_taking_is_compulsory() -> None:
    now = first_pick()
    assert refused(now, "fold") == ("must-take", "6.5")
    for action in (FOLD, CHECK, CALL, Action.bet(1), Action.raise_to(2)):
        assert str(now.why_not(action)) == "must-take"
    assert {action.kind for action in now.options().actions} == {ActionKind.TAKE}


def test_6_5_all_know_who_took_which_face_up_card() -> None:
    now = play(first_pick(), "1 4S, 2 x4")
    for seat in (2, 3, 4):
        assert now.seen_by(seat).hands[1] == (None, None, None, *parse_cards("4S"))


def test_6_5_a_face_down_card_only_its_taker_sees() -> None:
    now = play(first_pick(), "1 4S, 2 x4")
    assert format_cards(now.seen_by(2).hand) == "8C.5C.2C.9S"
    assert format_cards(now.seen_by(2).middle.down) == "xx.xx.xx.9S"
    for seat in (1, 3, 4):
        assert now.seen_by(seat).hands[2] == (None,) * 4
        assert now.seen_by(seat).middle.down == (None,) * 4
        assert now.seen_by(seat).moves[-1] == now.moves[-1]


def test_6_6_a_second_betting_round_follows() -> None:
    now = picked(first_pick())
    assert (now.phase, now.to_act) == (Phase.SECOND_BETTING, 1)
    assert play(now, "1 bet 2, 2 fold, 3 call, 4 fold").phase is Phase.SECOND_PICK


def test_6_7_the_second_pick_up_takes_what_is_left() -> None:
    now = play(first_pick(), "1 4S, 2 x4, 3 2S, 4 x1, 1 check, 2 check, 3 check, 4 check")
    assert (now.phase, now.to_act) == (Phase.SECOND_PICK, 1)
    assert format_cards(now.options().up) == "3S.5S"
    assert now.options().down == (2, 3)
    now = play(now, "1 x2, 2 x3, 3 5S, 4 3S")
    assert [format_cards(hand[3:]) for hand in now.hands.values()] == ["4S.7S", "9S.8S", "2S.5S", "6S.3S"]


def test_6_7_every_hand_still_in_now_has_five_cards() -> None:
    now = picked(play(picked(first_pick()), "1 bet 2, 2 fold, 3 call, 4 fold"))
    assert {seat: len(hand) for seat, hand in now.hands.items()} == {1: 5, 2: 4, 3: 5, 4: 4}


def test_6_8_a_third_betting_round_follows() -> None:
    now = picked(play(picked(first_pick()), "1 bet 2, 2 fold, 3 call, 4 fold"))
    assert (now.phase, now.to_act) == (Phase.THIRD_BETTING, 1)
    assert play(now, "1 check, 3 check").phase is Phase.OVER


def test_6_9_the_winner_of_the_reveal_takes_the_pot() -> None:
    now = dealt([9, 9, 9], deck=stacked("9W.9F.LC.5S.2W", "7W.6F.4C.3S.2F", "TW.TF.8C.6S.4W"))
    over = played_out(play(now, "1 check, 2 bet 2, 3 call, 1 call"))
    assert (over.phase, over.to_act, over.pot) == (Phase.OVER, None, 0)
    assert over.result
    assert over.result.won == {3: 9}
    assert chips(over) == (6, 6, 15)
    assert refused(over, "check") == ("over", "6.9")
    assert over.options().actions == ()


def test_6_9_all_see_the_hands_that_were_shown() -> None:
    over = played_out(dealt([9, 9, 9], deck=stacked(*FIVE[:3])))
    for seat in range(1, 4):
        assert all(None not in hand for hand in over.seen_by(seat).hands.values())


def test_6_11_the_dealer_picks_last_and_bets_last() -> None:
    over = played_out(dealt([9] * 5))
    assert [move.seat for move in over.moves] == [1, 2, 3, 4, 5] * 5


def test_the_rounds_of_other_tests_are_dealt_as_they_ask() -> None:
    deck = stacked(FIVE[0], FILLER, FIVE[1], stock="AC")
    over = played_out(play(dealt([9, 9, 9], deck=deck), "1 bet 1, 2 fold, 3 call"))
    assert (over.hands[1], over.hands[3]) == (parse_cards(FIVE[0]), parse_cards(FIVE[1]))
    assert over.stock[0] == parse_cards("AC")[0]
    assert len(set(deck)) == len(deck) >= len(DECK) - 1
