"""Section 7: betting."""

import pytest

from rake import CALL, FOLD, BetRange, Phase

from .rounds import FILLER, FIVE, chips, dealt, picked, play, played_out, pots, refused, stacked


def test_7_1_the_dealers_left_speaks_first_and_so_on_clockwise() -> None:
    now = play(dealt([9, 9, 9]), "1 check, 2 check, 3 check")
    now = play(picked(now), "1 check, 2 bet 1, 3 call, 1 raise 2, 2 call, 3 call")
    assert picked(now).to_act == 1


def test_7_1_who_has_folded_does_not_speak() -> None:
    now = play(dealt([9, 9, 9, 9]), "1 check, 2 check, 3 bet 1, 4 call, 1 fold, 2 call")
    now = picked(play(picked(now), "2 check, 3 bet 1, 4 fold, 2 call"))
    assert play(now, "2 check").to_act == 3


def test_7_1_who_has_no_chips_left_does_not_speak() -> None:
    now = dealt([1, 9, 9, 9])
    now = picked(play(now, "2 check, 3 check, 4 check"))
    assert play(now, "2 bet 8, 3 call").to_act == 4


def test_7_2_who_owes_nothing_may_check_or_bet() -> None:
    now = dealt([9, 9])
    options = now.options()
    assert (options.fold, options.check, options.call) == (False, True, 0)
    assert (options.bet, options.raise_to) == (BetRange(1, 8), None)
    assert refused(now, "raise 2") == ("no-bet", "7.2")
    assert refused(now, "call") == ("nothing-to-call", "7.2")


def test_7_2_who_owes_may_call_raise_or_fold() -> None:
    now = play(dealt([9, 9]), "1 bet 3")
    options = now.options()
    assert (options.fold, options.check, options.call) == (True, False, 3)
    assert (options.bet, options.raise_to) == (None, BetRange(4, 8))
    assert refused(now, "check") == ("owes", "7.2")
    assert refused(now, "bet 4") == ("already-bet", "7.2")


def test_7_2_a_call_needs_something_owed() -> None:
    now = play(dealt([9, 9, 9], "book.forced-blinds", stake=2), "3 call, 1 call")
    assert refused(now, "call") == ("nothing-to-call", "7.2")
    assert refused(now, "bet 4") == ("already-bet", "7.2")


@pytest.mark.parametrize("total", [1, 2, 3])
def test_7_2_a_raise_goes_above_the_bet(total: int) -> None:
    assert refused(play(dealt([9, 9]), "1 bet 3"), f"raise {total}") == ("no-raise", "8.10")


def test_7_2_a_call_pays_what_is_owed() -> None:
    now = play(dealt([20, 20, 20]), "1 bet 3, 2 raise 8, 3 call, 1 call")
    assert chips(now) == (11, 11, 11)
    now = play(dealt([20, 20, 20]), "1 bet 3, 2 raise 8, 3 raise 15")
    assert now.options().call == 12


def test_7_3_the_round_ends_when_all_have_spoken_since_the_last_raise() -> None:
    now = play(dealt([9, 9, 9]), "1 check, 2 bet 1, 3 raise 2, 1 raise 3, 2 call")
    assert (now.phase, now.to_act) == (Phase.FIRST_BETTING, 3)
    now = play(now, "3 call")
    assert (now.phase, now.pot, pots(now)) == (Phase.FIRST_PICK, 12, [(12, (1, 2, 3))])
    assert set(now.bets.values()) == {0}


def test_7_3_bets_go_to_the_pot_only_then() -> None:
    now = play(dealt([9, 9]), "1 bet 3")
    assert (now.pot, pots(now), now.bets) == (5, [(2, (1, 2))], {1: 3, 2: 0})


def test_7_3_a_checked_round_adds_nothing() -> None:
    now = play(dealt([9, 9, 9]), "1 check, 2 check, 3 check")
    assert (now.phase, now.pot, chips(now)) == (Phase.FIRST_PICK, 3, (8, 8, 8))


def test_7_3_each_betting_round_opens_at_zero() -> None:
    now = picked(play(dealt([9, 9]), "1 bet 3, 2 call"))
    assert set(now.bets.values()) == {0}
    assert now.options().bet == BetRange(1, 5)
    assert play(now, "1 bet 1").options().call == 1


@pytest.mark.parametrize(
    ("stacks", "script"),
    [
        pytest.param([9, 9], "1 bet 8, 2 call", id="all of them all-in"),
        pytest.param([5, 9], "1 bet 4, 2 call", id="one of them all-in"),
        pytest.param([9, 5], "1 bet 8, 2 call", id="called for less"),
        pytest.param([9, 5], "1 bet 4, 2 call", id="called with the last chip"),
        pytest.param([5, 9, 7], "1 bet 4, 2 raise 8, 3 call", id="only one has chips"),
        pytest.param([5, 9, 7], "1 bet 4, 2 call, 3 fold", id="of those still in only one has chips"),
    ],
)
def test_7_3_when_at_most_one_has_chips_the_betting_is_over_and_pick_ups_go_on(stacks: list[int], script: str) -> None:
    now = play(dealt(stacks), script)
    assert now.phase is Phase.FIRST_PICK
    now = picked(now)
    assert now.phase is Phase.SECOND_PICK
    assert picked(now).phase is Phase.OVER


def test_7_3_who_owes_still_speaks_when_nobody_else_has_chips() -> None:
    now = play(dealt([5, 9, 7]), "1 bet 4, 2 call")
    assert now.to_act == 3
    assert now.options().call == 4
    now = play(dealt([5, 9]), "1 bet 4")
    assert (now.to_act, now.options().actions[:2]) == (2, (FOLD, CALL))


def test_7_3_two_with_chips_bet_on_beside_one_all_in() -> None:
    now = picked(play(dealt([3, 9, 9]), "1 bet 2, 2 call, 3 call"))
    assert (now.phase, now.to_act) == (Phase.SECOND_BETTING, 2)


def test_7_3_antes_alone_may_end_the_betting() -> None:
    now = dealt([3, 2, 9], stake=3)
    assert (now.phase, now.moves) == (Phase.FIRST_PICK, ())
    assert dealt([3, 4, 9], stake=3).to_act == 2


def test_7_4_folding_gives_up_the_ante_and_every_bet() -> None:
    over = play(dealt([9, 9, 9], stake=2), "1 bet 3, 2 raise 5, 3 fold, 1 fold")
    assert over.phase is Phase.OVER
    assert chips(over) == (4, 16, 7)  # what nobody matched of the raise came back
    over = play(picked(play(dealt([9, 9]), "1 bet 3, 2 call")), "1 bet 1, 2 fold")
    assert chips(over) == (13, 5)


def test_7_4_who_has_folded_neither_bets_nor_picks() -> None:
    over = played_out(play(dealt([9, 9, 9]), "1 check, 2 bet 1, 3 fold, 1 call"))
    assert [move.seat for move in over.moves if move.phase is not Phase.FIRST_BETTING] == [1, 2] * 4
    assert len(over.hands[3]) == 3


def test_7_4_what_the_folded_have_paid_stays_in_the_pot() -> None:
    deck = stacked(FIVE[0], FILLER, FIVE[7])
    over = played_out(play(dealt([9, 9, 9], deck=deck), "1 check, 2 bet 2, 3 raise 4, 1 call, 2 fold"))
    assert pots(over) == [(13, (1, 3))]
    assert chips(over) == (17, 6, 4)


@pytest.mark.parametrize("total", [1, 2, 50, 98, 99])
def test_7_5_betting_has_no_limit_but_the_stack(total: int) -> None:
    now = play(dealt([100, 100]), f"1 bet {total}")
    assert now.bets[1] == total
    assert refused(dealt([100, 100]), "bet 100") == ("more-than-stack", "8.8")


def test_7_5_raises_have_no_end_but_the_chips() -> None:
    now = dealt([41, 41])
    now = play(now, "1 bet 1")
    for total in range(2, 41):
        now = play(now, f"{now.to_act} raise {total}")
    assert now.options().actions == (FOLD, CALL)
