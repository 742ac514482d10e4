"""Section 8, rulings on chips: table stakes, side pots, the least raise, who may fold."""

import pytest

from rake import CALL, FOLD, BetRange, IllegalPosition, Phase

from .rounds import FILLER, FIVE, chips, dealt, picked, play, played_out, pots, refused, stacked

SKULL_WINS, SKULL_LOSES = "AS.AW.AF.9C.2S", "AS.DW.9F.5C.2S"


# 8.4


def test_8_4_odd_chips_go_one_each_from_the_dealers_left() -> None:
    deck = stacked(FILLER, FIVE[7], FIVE[0], FIVE[1], FIVE[2])
    over = played_out(play(dealt([9] * 5, deck=deck), "1 check, 2 check, 3 check, 4 check, 5 bet 1, 1 fold"))
    assert pots(over) == [(9, (2, 3, 4, 5))]
    assert chips(over) == (8, 7, 10, 10, 10)
    over = played_out(play(dealt([9] * 5, deck=deck), "1 check, 2 bet 2, 3 call, 4 call, 5 call, 1 fold"))
    assert over.result
    assert (over.result.won, chips(over)) == ({3: 5, 4: 4, 5: 4}, (8, 6, 11, 10, 10))
    over = played_out(play(dealt([9] * 5, deck=deck), "1 check, 2 bet 3, 3 call, 4 call, 5 call, 1 fold"))
    assert over.result
    assert (over.result.won, chips(over)) == ({3: 6, 4: 6, 5: 5}, (8, 5, 11, 11, 10))


def test_8_4_odd_chips_pot_by_pot() -> None:
    """Seats 1, 2 and 3 share the main pot of 10 and seats 2 and 3 the side pot of 13, seat 4 loses both, 5 folds."""
    deck = stacked(*FIVE[:3], FIVE[7], FILLER)
    now = play(dealt([2, 9, 9, 9, 9], deck=deck), "1 check, 2 check, 3 check, 4 check, 5 bet 2, 1 call, 2 raise 5")
    over = played_out(play(now, "3 call, 4 call, 5 fold"))
    assert pots(over) == [(10, (1, 2, 3, 4)), (13, (2, 3, 4))]
    assert over.result
    assert [pot.shares for pot in over.result.pots] == [(4, 3, 3), (7, 6)]
    assert chips(over) == (4, 13, 12, 3, 6)


# 8.7


@pytest.mark.parametrize("hand", [SKULL_WINS, SKULL_LOSES])
def test_8_7_the_last_one_in_takes_everything_and_shows_nothing(hand: str) -> None:
    over = play(dealt([9, 9, 9], deck=stacked(FIVE[3], hand, FIVE[4])), "1 bet 2, 2 raise 4, 3 fold, 1 fold")
    assert (over.phase, over.to_act, chips(over)) == (Phase.OVER, None, (6, 13, 8))
    assert over.result
    assert over.result.showdown is None
    for seat in (1, 3):
        assert over.seen_by(seat).hands[2] == (None,) * 3


def test_8_7_no_card_is_laid_or_taken_any_more() -> None:
    over = play(dealt([9, 9]), "1 bet 2, 2 fold")
    assert (over.phase, over.middle.up, over.middle.down) == (Phase.OVER, (), ())
    over = play(picked(play(dealt([9, 9]), "1 check, 2 check")), "1 bet 2, 2 fold")
    assert over.phase is Phase.OVER
    assert [len(hand) for hand in over.hands.values()] == [4, 4]
    assert len(over.middle.face_up + over.middle.face_down) == 2


# 8.8


def test_8_8_nobody_bets_more_than_their_chips() -> None:
    now = dealt([9, 9])
    assert now.options().bet == BetRange(1, 8)
    assert refused(now, "bet 9") == ("more-than-stack", "8.8")
    assert refused(play(now, "1 bet 2"), "raise 9") == ("more-than-stack", "8.8")
    assert play(now, "1 bet 8").stacks[1] == 0


def test_8_8_who_cannot_match_may_call_all_in() -> None:
    now = play(dealt([9, 4, 9]), "1 bet 5")
    assert (now.options().call, now.options().raise_to) == (3, None)
    now = play(now, "2 call, 3 call")
    assert (now.stacks[2], pots(now)) == (0, [(12, (1, 2, 3)), (4, (1, 3))])
    now = play(picked(now), "1 check, 3 check")
    assert [move.seat for move in picked(now).moves[-3:]] == [1, 2, 3]


def test_8_8_nobody_raises_when_no_other_player_could_put_in_more() -> None:
    now = play(dealt([5, 99]), "1 bet 4")
    assert now.options().actions == (FOLD, CALL)
    assert refused(now, "raise 98") == ("nobody-to-answer", "8.8")
    behind = play(dealt([21, 99, 16]), "1 bet 20")  # seat 3 has chips, but fewer than the bet
    assert behind.options().actions == (FOLD, CALL)
    assert refused(behind, "raise 40") == ("nobody-to-answer", "8.8")


def test_8_8_one_player_with_a_chip_more_than_the_bet_is_enough_for_a_raise() -> None:
    now = play(dealt([21, 99, 22]), "1 bet 20")
    assert now.options().raise_to == BetRange(21, 98)
    assert play(now, "2 raise 98, 3 call").stacks == {1: 0, 2: 77, 3: 0}


@pytest.mark.parametrize(
    ("hands", "after"),
    [
        pytest.param((4, 5, 6), (12, 4, 0), id="the shortest wins the main pot"),
        pytest.param((5, 4, 6), (0, 16, 0), id="the middle one wins both"),
        pytest.param((6, 5, 4), (0, 0, 16), id="the deepest wins both"),
    ],
)
def test_8_8_each_contests_only_the_pots_paid_into(hands: tuple[int, ...], after: tuple[int, ...]) -> None:
    deck = stacked(*(FIVE[hand] for hand in hands))
    over = played_out(play(dealt([4, 6, 6], deck=deck), "1 bet 3, 2 raise 5, 3 call"))
    assert pots(over) == [(12, (1, 2, 3)), (4, (2, 3))]
    assert chips(over) == after


def test_8_8_side_pots_of_many_all_ins() -> None:
    now = play(dealt([5, 3, 9, 20, 14, 2]), "1 bet 4, 2 call, 3 raise 8, 4 raise 19, 5 call, 6 call")
    assert pots(now) == [
        (12, (1, 2, 3, 4, 5, 6)),
        (5, (1, 2, 3, 4, 5)),
        (8, (1, 3, 4, 5)),
        (12, (3, 4, 5)),
        (10, (4, 5)),
    ]
    assert now.stacks[4] == 6


def test_8_8_short_antes_form_side_pots_too() -> None:
    now = dealt([2, 5, 1, 9], stake=3)
    assert pots(now) == [(4, (1, 2, 3, 4)), (3, (1, 2, 4)), (2, (2, 4))]


def test_8_8_the_folded_pay_into_every_pot_they_reached() -> None:
    now = play(dealt([2, 9, 9, 9]), "1 check, 2 check, 3 check, 4 bet 4, 1 call, 2 call, 3 raise 6, 4 fold, 2 call")
    assert pots(now) == [(8, (1, 2, 3)), (13, (2, 3))]


def test_8_8_what_nobody_matched_goes_back_before_pots_are_made() -> None:
    over = played_out(play(dealt([20, 5], deck=stacked(FIVE[7], FIVE[0])), "1 bet 19, 2 call"))
    assert pots(over) == [(10, (1, 2))]
    assert over.result
    assert over.result.returned == ((1, 15),)
    assert chips(over) == (15, 10)


def test_8_8_what_a_folded_player_has_paid_counts_as_matched() -> None:
    """Seat 3 bets 14, seat 2 has paid 9 in all when it folds, seat 1 is all-in with 4: 6 go back, not 11."""
    deck = stacked(FIVE[0], FILLER, FIVE[7])
    over = played_out(play(dealt([4, 20, 20], deck=deck), "1 check, 2 bet 8, 3 raise 14, 1 call, 2 fold"))
    assert over.result
    assert over.result.returned == ((3, 6),)
    assert pots(over) == [(12, (1, 3)), (10, (3,))]


def test_8_8_what_nobody_matched_goes_back_even_to_a_player_who_has_folded() -> None:
    """Seat 1 is all-in with a big blind of 4, and the dealer folds a small blind of 5: 1 comes back."""
    over = play(dealt([4, 20], "book.forced-blinds", stake=10), "2 fold")
    assert over.result
    assert over.result.returned == ((2, 1),)
    assert (pots(over), chips(over)) == ([(8, (1,))], (8, 16))


def test_8_8_a_player_who_is_all_in_owes_nothing_unless_table_stakes_are_off() -> None:
    for rules, owed in (("book", 0), ("book.table_stakes-off", 3)):
        now = picked(play(dealt([5, 9, 9], rules), "1 bet 4, 2 call, 3 call"))
        assert play(now, "2 bet 3").money.owes(1) == owed


def test_8_8_a_side_pot_with_one_contestant_goes_to_that_player_whose_hand_is_shown() -> None:
    deck = stacked(FIVE[0], FILLER, FIVE[7])
    over = played_out(play(dealt([4, 20, 20], deck=deck), "1 check, 2 bet 8, 3 raise 14, 1 call, 2 fold"))
    assert chips(over) == (12, 11, 21)
    assert over.result
    assert over.result.showdown
    assert set(over.result.showdown.values) == {1, 3}
    assert None not in over.seen_by(1).hands[3]


def test_8_8_off_who_cannot_match_must_fold() -> None:
    now = play(dealt([20, 5, 20], "book.table_stakes-off"), "1 bet 5")
    assert refused(now, "call") == ("cannot-match", "8.8")
    assert now.options().actions == (FOLD,)
    now = play(dealt([20, 6, 20], "book.table_stakes-off"), "1 bet 5")
    assert now.options().actions == (FOLD, CALL)


def test_8_8_off_a_seat_without_chips_who_owes_must_fold() -> None:
    now = picked(play(dealt([5, 9, 9], "literal"), "1 bet 4, 2 call, 3 call"))
    now = play(now, "2 check, 3 bet 1")
    assert (now.to_act, now.options().actions) == (1, (FOLD,))
    assert refused(now, "call") == ("cannot-match", "8.8")
    assert play(now, "1 fold").to_act == 2


def test_8_8_off_the_deepest_stack_can_bet_everyone_out() -> None:
    over = play(dealt([20, 10, 10], "literal"), "1 bet 10, 2 fold, 3 fold")
    assert over.phase is Phase.OVER
    assert chips(over) == (22, 9, 9)


def test_8_8_off_a_raise_puts_out_whoever_has_no_chips_left() -> None:
    now = play(dealt([5, 99], "literal"), "1 bet 4")
    assert now.options().raise_to == BetRange(5, 98)
    assert refused(play(now, "2 raise 5"), "call") == ("cannot-match", "8.8")


def test_8_8_off_nobody_bets_chips_they_do_not_have() -> None:
    assert refused(dealt([9, 9], "literal"), "bet 9") == ("more-than-stack", "8.8")


# 8.9


def test_8_9_the_ace_of_skulls_wins_every_pot_it_contests() -> None:
    """The deepest two play for the last pot alone."""
    deck = stacked(FIVE[7], SKULL_WINS, FIVE[6], "8C.7C.6C.5C.4C")
    over = played_out(play(dealt([3, 6, 9, 9], deck=deck), "1 bet 2, 2 raise 5, 3 raise 8, 4 call"))
    assert pots(over) == [(12, (1, 2, 3, 4)), (9, (2, 3, 4)), (6, (3, 4))]
    assert chips(over) == (0, 21, 0, 6)


def test_8_9_the_ace_of_skulls_loses_every_pot_that_someone_else_contests_too() -> None:
    deck = stacked("7W.6F.4C.3S.2F", SKULL_LOSES, FILLER)
    over = played_out(play(dealt([3, 9, 9], deck=deck), "1 bet 2, 2 raise 8, 3 fold"))
    assert pots(over) == [(7, (1, 2))]
    assert chips(over) == (7, 6, 8)


def test_8_9_the_loser_keeps_a_pot_that_nobody_else_contests() -> None:
    deck = stacked("7W.6F.4C.3S.2F", FILLER, SKULL_LOSES)
    over = played_out(play(dealt([4, 20, 20], deck=deck), "1 check, 2 bet 8, 3 raise 14, 1 call, 2 fold"))
    assert pots(over) == [(12, (1, 3)), (10, (3,))]
    assert chips(over) == (12, 11, 21)


# 8.10


def test_8_10_any_raise_of_one_chip() -> None:
    now = play(dealt([99, 99]), "1 bet 10")
    assert now.options().raise_to == BetRange(11, 98)
    assert play(now, "2 raise 11, 1 raise 12, 2 raise 50").options().raise_to == BetRange(51, 98)


def test_8_10_any_all_in_reopens_the_betting() -> None:
    now = play(dealt([50, 50, 12]), "1 bet 10, 2 call, 3 raise 11")
    assert now.options().raise_to == BetRange(12, 49)


def test_8_10_last_opening_bet_of_one_chip() -> None:
    assert dealt([99, 99], "card-room", stake=5).options().bet == BetRange(1, 94)


def test_8_10_last_opening_bet_of_the_big_blind() -> None:
    now = dealt([99, 99, 99], "card-room.forced-blinds", stake=10)
    assert now.options().raise_to == BetRange(20, 99)
    now = picked(play(now, "3 call, 1 call, 2 check"))
    assert now.options().bet == BetRange(10, 89)
    assert refused(now, "bet 9") == ("too-little", "8.10")


def test_8_10_last_a_raise_of_at_least_the_last_full_one() -> None:
    now = play(dealt([199] * 3, "card-room"), "1 bet 10")
    assert now.options().raise_to == BetRange(20, 198)
    now = play(now, "2 raise 40")
    assert now.options().raise_to == BetRange(70, 198)
    assert refused(now, "raise 69") == ("too-little", "8.10")
    assert play(now, "3 raise 70").options().raise_to == BetRange(100, 198)


def test_8_10_last_each_betting_round_starts_afresh() -> None:
    now = picked(play(dealt([199, 199], "card-room"), "1 bet 10, 2 raise 60, 1 call"))
    assert now.options().bet == BetRange(1, 138)
    assert play(now, "1 bet 2").options().raise_to == BetRange(4, 138)


def test_8_10_last_an_all_in_may_be_less() -> None:
    now = play(dealt([99, 16, 99], "card-room"), "1 bet 10")
    assert now.options().raise_to == BetRange(15, 15)
    assert refused(now, "raise 14") == ("too-little", "8.10")
    assert play(now, "2 raise 15").options().call == 15


def test_8_10_last_a_short_all_in_does_not_reopen() -> None:
    now = play(dealt([99, 16, 99], "card-room"), "1 bet 10, 2 raise 15, 3 call")
    assert refused(now, "raise 25") == refused(now, "raise 98") == ("not-reopened", "8.10")
    assert now.options().actions == (FOLD, CALL)


def test_8_10_last_who_has_not_spoken_may_raise_a_short_all_in() -> None:
    now = play(dealt([99, 16, 99], "card-room"), "1 bet 10, 2 raise 15")
    assert now.options().raise_to == BetRange(25, 98)
    assert play(now, "3 raise 25").options().raise_to == BetRange(35, 98)


def test_8_10_short_all_ins_that_together_reopen() -> None:
    now = play(dealt([199, 31, 43, 199], "card-room"), "1 bet 20, 2 raise 30, 3 raise 42")
    assert now.options().raise_to == BetRange(62, 198)  # the example of the rule
    now = play(now, "4 call")
    assert now.options().raise_to == BetRange(62, 198)
    assert refused(now, "raise 61") == ("too-little", "8.10")


def test_8_10_short_all_ins_that_together_are_too_little() -> None:
    now = play(dealt([199, 31, 40, 199], "card-room"), "1 bet 20, 2 raise 30, 3 raise 39, 4 call")
    assert refused(now, "raise 60") == ("not-reopened", "8.10")


def test_8_10_counted_from_the_bet_that_this_player_last_answered() -> None:
    """All-ins to 30 and to 42 reopen to seat 1, who answered 20, but not to seat 3, who answered 30."""
    now = play(dealt([199, 31, 199, 43], "card-room"), "1 bet 20, 2 raise 30, 3 call, 4 raise 42")
    assert now.options().raise_to == BetRange(62, 198)
    now = play(now, "1 call")
    assert refused(now, "raise 62") == ("not-reopened", "8.10")


def test_8_10_a_check_is_an_answer_to_nothing_bet() -> None:
    now = dealt([199, 199, 14], "card-room.forced-blinds", stake=10)
    now = play(picked(play(now, "3 call, 1 call, 2 check")), "1 check, 2 check, 3 bet 4")
    assert now.options().actions == (FOLD, CALL)
    assert refused(now, "raise 14") == ("not-reopened", "8.10")


def test_8_10_after_an_opening_all_in_below_the_big_blind_the_price_is_what_was_bet() -> None:
    now = dealt([14, 199, 199], "card-room.forced-blinds", stake=10)
    now = play(picked(play(now, "3 call, 1 call, 2 check")), "1 bet 4")
    assert now.options().call == 4
    assert now.options().raise_to == BetRange(14, 189)


# 8.12


def test_8_12_short_of_the_ante_is_all_in_for_what_there_is() -> None:
    now = dealt([9, 2, 9], stake=3)
    assert (now.pot, chips(now)) == (8, (6, 0, 6))
    assert pots(now) == [(6, (1, 2, 3)), (2, (1, 3))]
    over = played_out(dealt([9, 2, 9], stake=3, deck=stacked(FIVE[7], FIVE[0], FIVE[6])))
    assert over.stacks[2] == 6


@pytest.mark.parametrize("rules", ["literal", "literal.forced-blinds"])
def test_8_12_off_nobody_is_dealt_in_with_less_than_the_stake(rules: str) -> None:
    assert dealt([9, 3, 9], rules, stake=3).players == 3
    with pytest.raises(IllegalPosition, match="stack"):
        dealt([9, 2, 9], rules, stake=3)


@pytest.mark.parametrize(
    ("stacks", "stake"), [([9, 0], 1), ([9, -1], 1), ([9, 10**7], 1), ([9, 9], 0), ([9, 9], -1), ([9] * 9, 1), ([9], 1)]
)
def test_8_12_chips_that_nobody_can_play_with_are_refused(stacks: list[int], stake: int) -> None:
    with pytest.raises(IllegalPosition):
        dealt(stacks, stake=stake)


# 8.13


def test_8_13_nobody_folds_when_they_owe_nothing() -> None:
    now = dealt([9, 9, 9], "book.forced-blinds", stake=2)
    now = play(now, "3 call, 1 call")
    assert refused(now, "fold") == ("nothing-to-fold", "8.13")
    assert refused(dealt([9, 9]), "fold") == ("nothing-to-fold", "8.13")
    assert not dealt([9, 9]).options().fold
