"""Section 9.1: pot-limit and fixed-limit."""

import pytest

from rake import CALL, CHECK, FOLD, BetRange, IllegalPosition

from .rounds import dealt, picked, play, refused

POT = "book.betting-pot-limit"
FIXED = "book.betting-fixed-limit.small_bet-4.big_bet-8"


# Pot-limit


def test_9_1_pot_limit_bet_of_the_pot() -> None:
    now = dealt([99, 99, 99], POT, stake=4)
    assert now.options().bet == BetRange(1, 12)
    assert refused(now, "bet 13") == ("too-much", "9.1")
    assert play(now, "1 bet 12").bets[1] == 12


def test_9_1_pot_limit_raise_by_what_the_pot_holds_after_the_call() -> None:
    """The example of the rule: pot 60, a bet of 30, so 150 in all."""
    now = play(dealt([999, 999], POT, stake=30), "1 bet 30")
    assert now.options().raise_to == BetRange(31, 150)
    assert refused(now, "raise 151") == ("too-much", "9.1")


def test_9_1_pot_limit_all_bets_of_this_round_included() -> None:
    now = play(dealt([999] * 3, POT, stake=20), "1 bet 30, 2 call")
    # The pot holds 60 + 30 + 30, after a call 150.
    assert now.options().raise_to == BetRange(31, 180)
    now = play(now, "3 raise 180")
    # It holds 300, after a call of 150 more 450.
    assert now.options().raise_to == BetRange(181, 630)


def test_9_1_pot_limit_with_blinds() -> None:
    now = dealt([999] * 3, f"{POT}.forced-blinds", stake=10)
    # The blinds of 15 and a call of 10 make 25.
    assert now.options().raise_to == BetRange(11, 35)
    now = play(now, "3 call")
    # 25 and a call of 5.
    assert now.options().raise_to == BetRange(11, 40)


def test_9_1_pot_limit_counts_chips_really_in_and_a_call_of_a_short_blind_whole() -> None:
    now = dealt([999, 3, 999], f"{POT}.forced-blinds", stake=10)
    # 5 and 3 really in, and a call of 10.
    assert now.options().raise_to == BetRange(11, 28)
    assert now.options().call == 10


def test_9_1_pot_limit_counts_dead_money() -> None:
    now = dealt([999] * 4, f"{POT}.forced-blinds", stake=10, posts={4: 15})
    assert now.options().raise_to == BetRange(11, 10 + 30 + 10)


def test_9_1_pot_limit_goes_no_further_than_the_stack() -> None:
    assert dealt([9, 99, 99], POT, stake=4).options().bet == BetRange(1, 5)
    assert refused(dealt([9, 99, 99], POT, stake=4), "bet 6") == ("more-than-stack", "8.8")


def test_9_1_pot_limit_with_the_least_raise() -> None:
    now = play(dealt([999] * 3, f"{POT}.min_raise-last", stake=20), "1 bet 30")
    assert now.options().raise_to == BetRange(60, 150)
    assert dealt([999, 3, 999], f"{POT}.min_raise-last.forced-blinds", stake=10).options().raise_to == BetRange(20, 28)


# Fixed-limit


def test_9_1_fixed_limit_bets_and_raises_are_exactly_the_small_bet() -> None:
    now = dealt([99, 99], FIXED)
    assert now.options().bet == BetRange(4, 4)
    assert refused(now, "bet 3") == ("fixed-too-little", "9.1")
    assert refused(now, "bet 5") == ("too-much", "9.1")
    now = play(now, "1 bet 4")
    assert now.options().raise_to == BetRange(8, 8)
    assert refused(now, "raise 7") == ("fixed-too-little", "9.1")
    assert refused(now, "raise 12") == ("too-much", "9.1")


def test_9_1_fixed_limit_the_big_bet_in_the_other_two_rounds() -> None:
    now = picked(play(dealt([99, 99], FIXED), "1 check, 2 bet 4, 1 call"))
    assert now.options().bet == BetRange(8, 8)
    now = picked(play(now, "1 bet 8, 2 raise 16, 1 call"))
    assert now.options().bet == BetRange(8, 8)


def test_9_1_fixed_limit_at_most_three_raises() -> None:
    now = play(dealt([99, 99], FIXED), "1 bet 4, 2 raise 8, 1 raise 12, 2 raise 16")
    assert now.options().actions == (FOLD, CALL)
    assert refused(now, "raise 20") == ("capped", "9.1")


@pytest.mark.parametrize(("cap", "last"), [(1, 8), (2, 12), (5, 24)])
def test_9_1_fixed_limit_cap(cap: int, last: int) -> None:
    now = play(dealt([99, 99], f"{FIXED}.cap-{cap}"), "1 bet 4")
    for total in range(8, last + 1, 4):
        now = play(now, f"{now.to_act} raise {total}")
    assert refused(now, f"raise {last + 4}") == ("capped", "9.1")


def test_9_1_fixed_limit_the_cap_counts_each_round_afresh() -> None:
    now = play(dealt([99, 99], FIXED), "1 bet 4, 2 raise 8, 1 raise 12, 2 raise 16, 1 call")
    now = play(picked(now), "1 bet 8, 2 raise 16, 1 raise 24, 2 raise 32")
    assert refused(now, "raise 40") == ("capped", "9.1")


def test_9_1_fixed_limit_the_blind_is_not_counted_to_the_cap() -> None:
    now = dealt([99, 99, 99], f"{FIXED}.forced-blinds", stake=4)
    assert now.options().raise_to == BetRange(8, 8)
    now = play(now, "3 raise 8, 1 raise 12, 2 raise 16")
    assert refused(now, "raise 20") == ("capped", "9.1")


def test_9_1_fixed_limit_with_blinds_the_stake_is_the_small_bet() -> None:
    with pytest.raises(IllegalPosition, match="stake"):
        dealt([99, 99], f"{FIXED}.forced-blinds", stake=3)
    assert dealt([99, 99], f"{FIXED}.forced-blinds", stake=4).bets == {1: 4, 2: 2}
    assert dealt([99, 99], FIXED, stake=3).pot == 6


def test_9_1_fixed_limit_an_all_in_for_less_does_not_reopen() -> None:
    now = play(dealt([99, 7, 99], FIXED), "1 bet 4, 2 raise 6, 3 call")
    assert now.options().actions == (FOLD, CALL)
    assert refused(now, "raise 8") == ("fixed-not-reopened", "9.1")


def test_9_1_fixed_limit_who_has_not_spoken_may_raise_an_all_in_to_the_next_whole_multiple() -> None:
    now = play(dealt([99, 7, 99], FIXED), "1 bet 4, 2 raise 6")
    assert now.options().raise_to == BetRange(8, 8)
    assert refused(now, "raise 10") == ("too-much", "9.1")
    assert play(now, "3 raise 8").options().raise_to == BetRange(12, 12)


def test_9_1_fixed_limit_an_all_in_for_less_does_not_count_to_the_cap() -> None:
    now = play(dealt([99, 7, 99], FIXED), "1 bet 4, 2 raise 6, 3 raise 8, 1 raise 12, 3 raise 16")
    assert refused(now, "raise 20") == ("capped", "9.1")
    now = play(dealt([99, 99, 15, 99], FIXED), "1 bet 4, 2 raise 8, 3 raise 12, 4 raise 16")
    assert refused(now, "raise 20") == ("capped", "9.1")


def test_9_1_fixed_limit_an_all_in_above_the_last_raise_but_one_leaves_room_for_the_last() -> None:
    now = play(dealt([99, 99, 99, 15, 99], FIXED), "1 bet 4, 2 raise 8, 3 raise 12, 4 raise 14")
    assert now.options().raise_to == BetRange(16, 16)
    assert refused(play(now, "5 raise 16"), "raise 20") == ("capped", "9.1")


def test_9_1_fixed_limit_once_the_cap_is_reached_no_all_in_either() -> None:
    now = play(dealt([99, 99, 19], FIXED), "1 bet 4, 2 raise 8, 3 raise 12, 1 raise 16, 2 call")
    assert now.options().actions == (FOLD, CALL)
    assert refused(now, "raise 18") == ("capped", "9.1")


def test_9_1_fixed_limit_an_opening_all_in_is_completed() -> None:
    now = play(dealt([4, 99, 99], FIXED), "1 bet 3")
    assert now.options().raise_to == BetRange(4, 4)
    now = play(now, "2 raise 4, 3 raise 8, 2 raise 12, 3 raise 16")
    assert refused(now, "raise 20") == ("capped", "9.1")


def test_9_1_fixed_limit_the_completing_bet_reopens_and_the_all_in_does_not() -> None:
    now = play(dealt([99, 4, 99, 99], FIXED), "1 check, 2 bet 3, 3 call")
    completed = play(now, "4 raise 4")
    assert completed.options().raise_to == BetRange(8, 8)
    assert play(completed, "1 call").options().raise_to == BetRange(8, 8)
    now = play(now, "4 call")
    assert now.options().actions == (FOLD, CALL)
    assert refused(now, "raise 4") == ("fixed-not-reopened", "9.1")


def test_9_1_fixed_limit_all_ins_that_reach_the_next_bet_together_reopen() -> None:
    now = play(dealt([99, 7, 9, 99], FIXED), "1 bet 4, 2 raise 6, 3 raise 8, 4 call")
    assert now.options().raise_to == BetRange(12, 12)


def test_9_1_fixed_limit_a_stack_short_of_the_bet_may_bet_all_of_it_only() -> None:
    now = dealt([4, 99], FIXED)
    assert now.options().bet == BetRange(3, 3)
    assert refused(now, "bet 2") == ("fixed-too-little", "9.1")
    assert refused(now, "bet 4") == ("more-than-stack", "8.8")


def test_9_1_fixed_limit_min_raise_does_not_apply() -> None:
    now = play(dealt([99, 99], f"{FIXED}.min_raise-last"), "1 bet 4, 2 raise 8")
    assert now.options().raise_to == BetRange(12, 12)
    now = play(dealt([99, 7, 8, 99], f"{FIXED}.min_raise-last"), "1 bet 4, 2 raise 6, 3 raise 7")
    assert now.options().raise_to == BetRange(8, 8)
    blinds = picked(play(dealt([99, 99], f"{FIXED}.min_raise-last.forced-blinds", stake=4), "2 call, 1 check"))
    assert blinds.options().bet == BetRange(8, 8)


def test_9_1_no_limit_is_the_default() -> None:
    assert dealt([99, 99]).options().bet == dealt([99, 99], "book.betting-no-limit").options().bet == BetRange(1, 98)
    assert dealt([99, 99]).options().actions[0] == CHECK
