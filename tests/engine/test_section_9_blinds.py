"""Sections 9.2, 9.3 and 9.5: blinds, what comes with missing them, and a lapse of time."""

import pytest

from rake import CALL, CHECK, FOLD, Action, BetRange, IllegalAction, IllegalPosition, Phase

from .rounds import FILLER, FIVE, chips, dealt, picked, play, played_out, pots, refused, stacked

BLINDS = "book.forced-blinds"
DEALT = f"{BLINDS}.missed_blinds-dealt"


# 9.2


def test_9_2_no_ante_but_two_blinds_from_the_dealers_left() -> None:
    now = dealt([99] * 4, BLINDS, stake=10)
    assert now.bets == {1: 5, 2: 10, 3: 0, 4: 0}
    assert (now.pot, pots(now), chips(now)) == (15, [], (94, 89, 99, 99))


@pytest.mark.parametrize(("stake", "small"), [(10, 5), (5, 2), (3, 1), (2, 1), (1, 1)])
def test_9_2_the_small_blind_is_half_rounded_down_at_least_one(stake: int, small: int) -> None:
    now = dealt([99] * 3, BLINDS, stake=stake)
    assert now.bets == {1: small, 2: stake, 3: 0}


def test_9_2_the_next_player_speaks_first() -> None:
    now = dealt([99] * 4, BLINDS, stake=10)
    assert (now.to_act, now.options().call) == (3, 10)
    assert now.options().raise_to == BetRange(11, 99)
    now = play(now, "3 call, 4 call, 1 call, 2 check")
    assert now.phase is Phase.FIRST_PICK
    assert picked(now).to_act == 1


def test_9_2_blinds_are_bets_of_the_first_round() -> None:
    now = dealt([99] * 4, BLINDS, stake=10)
    assert refused(now, "check") == ("owes", "7.2")
    assert refused(now, "bet 20") == ("already-bet", "7.2")
    assert play(now, "3 fold, 4 fold").options().call == 5


def test_9_2_the_big_blind_may_still_raise() -> None:
    now = play(dealt([99] * 3, BLINDS, stake=10), "3 call, 1 call")
    assert (now.to_act, now.options().actions) == (2, (CHECK, Action.raise_to(11), Action.raise_to(99)))
    assert play(now, "2 raise 30, 3 call").to_act == 1
    now = play(dealt([99] * 3, "card-room.forced-blinds", stake=10), "3 call, 1 call")
    assert now.options().raise_to == BetRange(20, 99)


def test_9_2_all_fold_to_the_big_blind() -> None:
    over = play(dealt([99] * 3, BLINDS, stake=10), "3 fold, 1 fold")
    assert (over.phase, chips(over)) == (Phase.OVER, (94, 104, 99))


def test_9_2_two_players_the_dealer_posts_the_small_one_and_speaks_first_in_that_round_only() -> None:
    now = dealt([99, 99], BLINDS, stake=10)
    assert (now.bets, now.to_act) == ({1: 10, 2: 5}, 2)
    now = play(now, "2 call, 1 check")
    assert (now.phase, now.to_act) == (Phase.FIRST_PICK, 1)
    now = picked(now)
    assert now.to_act == 1
    assert picked(play(now, "1 check, 2 check")).to_act == 1


def test_9_2_a_short_blind_is_all_in_and_the_price_stays_whole() -> None:
    now = dealt([99, 3, 99], BLINDS, stake=10)
    assert now.stacks[2] == 0
    assert (now.to_act, now.options().call) == (3, 10)
    now = play(now, "3 call, 1 call")
    assert (now.phase, pots(now)) == (Phase.FIRST_PICK, [(9, (1, 2, 3)), (14, (1, 3))])
    assert dealt([2, 99, 99], BLINDS, stake=10).options().call == 10


def test_9_2_a_short_big_blind_of_two_players() -> None:
    now = dealt([3, 99], BLINDS, stake=10)
    assert (now.to_act, now.options().call) == (2, 5)
    over = played_out(play(now, "2 call"))
    assert pots(over) == [(6, (1, 2))]
    assert over.result
    assert over.result.returned == ((2, 7),)
    over = play(now, "2 fold")
    assert chips(over) == (6, 96)


def test_9_2_a_short_small_blind_of_two_players_ends_the_betting() -> None:
    now = dealt([99, 4], BLINDS, stake=10)
    assert (now.phase, pots(now)) == (Phase.FIRST_PICK, [(8, (1, 2))])
    assert now.stacks[1] == 95


def test_9_2_the_small_blind_who_is_all_in_does_not_speak() -> None:
    now = play(dealt([5, 99, 99], BLINDS, stake=10), "3 call")
    assert now.to_act == 2
    assert play(now, "2 check").phase is Phase.FIRST_PICK


# 9.3


def test_9_3_dead_money_is_paid_into_the_pot_and_is_no_bet() -> None:
    now = dealt([99] * 4, BLINDS, stake=10, posts={4: 15})
    assert (now.pot, now.stacks[4], now.bets[4]) == (30, 84, 0)
    assert pots(now) == [(15, (1, 2, 3, 4))]
    assert play(now, "3 fold").options().call == 10


def test_9_3_dead_money_goes_to_who_wins_the_main_pot() -> None:
    deck = stacked(FILLER, FIVE[7], FILLER, FIVE[0])
    over = played_out(play(dealt([99] * 4, BLINDS, stake=10, posts={4: 15}, deck=deck), "3 fold, 4 call, 1 fold"))
    assert pots(over) == [(40, (2, 4))]
    assert chips(over) == (94, 89, 99, 114)


def test_9_3_dead_money_does_not_come_back() -> None:
    now = dealt([99] * 4, BLINDS, stake=10, posts={4: 15})
    over = play(now, "3 fold, 4 raise 50, 1 fold, 2 fold")
    assert over.result
    assert over.result.returned == ((4, 40),)
    assert pots(over) == [(40, (4,))]


def test_9_3_a_short_stack_pays_what_it_has_and_dead_money_first() -> None:
    now = dealt([99, 99, 99, 8], BLINDS, stake=10, posts={4: 10})
    assert (now.stacks[4], now.pot) == (0, 23)
    now = dealt([12, 99, 99], BLINDS, stake=10, posts={1: 10})
    assert (now.stacks[1], now.bets[1], now.pot) == (0, 2, 22)


def test_9_3_who_has_paid_only_dead_money_contests_only_that() -> None:
    deck = stacked(FILLER, FIVE[7], FIVE[6], FIVE[0])
    over = played_out(play(dealt([99, 99, 99, 8], BLINDS, stake=10, posts={4: 10}, deck=deck), "3 call, 1 fold"))
    assert pots(over) == [(8, (2, 3, 4)), (25, (2, 3))]
    assert over.stacks[4] == 8


@pytest.mark.parametrize("posts", [{3: 16}, {3: 0}, {4: 5}, {0: 5}])
def test_9_3_at_most_one_small_and_one_big_blind(posts: dict[int, int]) -> None:
    with pytest.raises(IllegalPosition, match="dead-money"):
        dealt([99] * 3, BLINDS, stake=10, posts=posts)
    assert dealt([99] * 3, BLINDS, stake=10, posts={3: 15}).pot == 30


def test_9_3_without_blinds_nothing_can_be_missed() -> None:
    with pytest.raises(IllegalPosition, match="dead-money"):
        dealt([99] * 3, stake=10, posts={3: 5})


def test_9_3_dealt_an_absent_seat_pays_its_blind_and_folds_at_its_turn() -> None:
    now = dealt([99] * 4, DEALT, stake=10, absent=[1, 4])
    assert (now.bets[1], len(now.hands[1])) == (5, 3)
    now = play(now, "3 call")
    assert (now.to_act, now.options().actions, now.lapse()) == (4, (FOLD,), FOLD)
    assert refused(now, "call") == refused(now, "raise 20") == ("absent", "9.3")
    now = play(now, "4 fold, 1 fold, 2 check")
    assert (now.phase, now.pot, now.still_in) == (Phase.FIRST_PICK, 25, (2, 3))


def test_9_3_dealt_an_absent_big_blind_folds_though_it_owes_nothing() -> None:
    now = play(dealt([99] * 3, DEALT, stake=10, absent=[2]), "3 call, 1 call")
    assert now.options().actions == (FOLD,)
    assert refused(now, "check") == ("absent", "9.3")
    assert play(now, "2 fold").still_in == (1, 3)


def test_9_3_dealt_an_absent_seat_wins_when_all_others_fold() -> None:
    over = play(dealt([99] * 3, DEALT, stake=10, absent=[2]), "3 fold, 1 fold")
    assert (over.phase, chips(over)) == (Phase.OVER, (94, 104, 99))


def test_9_3_dealt_an_absent_seat_all_in_folds_at_its_pick_up() -> None:
    now = play(dealt([99, 10, 99], DEALT, stake=10, absent=[2]), "3 call, 1 call")
    now = play(now, "1 x1")
    assert (now.to_act, now.lapse(), now.options().actions) == (2, FOLD, (FOLD,))
    assert refused(now, "x2") == ("absent", "9.3")
    now = play(now, "2 fold, 3 x3")
    assert (now.phase, now.still_in, now.to_act) == (Phase.SECOND_BETTING, (1, 3), 1)
    over = play(now, "1 bet 5, 3 fold")
    assert chips(over) == (119, 0, 89)


def test_9_3_dealt_the_last_one_in_wins_when_an_absent_seat_folds_at_its_pick_up() -> None:
    now = play(dealt([99, 10], DEALT, stake=20, absent=[2]), "1 x2")
    over = play(now, "2 fold")
    assert over.phase is Phase.OVER
    assert over.result
    assert over.result.showdown is None
    assert chips(over) == (109, 0)


@pytest.mark.parametrize(("stacks", "pot"), [([5, 5, 2], 12), ([5, 5, 2, 2], 14), ([5, 5, 2, 3], 15)])
def test_9_3_what_absent_seats_have_paid_beyond_all_who_stay_in_is_won_too(stacks: list[int], pot: int) -> None:
    now = dealt(stacks, stake=5, absent=[1, 2])
    now = played_out(play(now, "1 fold, 2 fold"))
    assert now.result
    assert sum(now.result.won.values()) == sum(chips(now)) == pot


def test_9_3_an_absent_seat_must_exist() -> None:
    with pytest.raises(IllegalPosition, match="absent"):
        dealt([99] * 3, DEALT, stake=10, absent=[4])


# 9.5


def test_9_5_a_lapse_checks() -> None:
    assert dealt([9, 9]).lapse() == CHECK
    assert play(dealt([9, 9, 9], BLINDS, stake=2), "3 call, 1 call").lapse() == CHECK


def test_9_5_a_lapse_folds_if_something_is_owed() -> None:
    assert play(dealt([9, 9]), "1 bet 1").lapse() == FOLD
    assert dealt([9, 9], BLINDS, stake=2).lapse() == FOLD
    assert CALL in dealt([9, 9], BLINDS, stake=2).options().actions


def test_9_5_in_a_pick_up_a_lapse_takes_the_leftmost_face_down_card() -> None:
    now = play(dealt([9] * 3), "1 check, 2 check, 3 check")
    assert now.lapse() == Action.take_hidden(1)
    now = play(now, "1 x1")
    assert now.lapse() == Action.take_hidden(2)
    assert now.expose(2).lapse() == Action.take_hidden(3)


def test_9_5_no_clock_runs_when_the_round_is_over() -> None:
    with pytest.raises(IllegalAction, match="over"):
        play(dealt([9, 9]), "1 bet 1, 2 fold").lapse()


def test_9_5_in_a_pick_up_without_face_down_cards_a_lapse_takes_the_leftmost_face_up_one() -> None:
    now = play(dealt([9, 9]), "1 check, 2 check, 1 x2, 2 x1, 1 check, 2 check")
    left, right = now.middle.up
    assert left
    assert now.lapse() == Action.take(left)
    assert right
    assert now.apply(now.lapse()).lapse() == Action.take(right)


def test_9_5_lapses_alone_carry_a_round_to_its_end() -> None:
    for rules in ("book", BLINDS, "literal"):
        now = dealt([9] * 4, rules, stake=2)
        for _ in range(30):
            now = now if now.phase is Phase.OVER else now.apply(now.lapse())
        assert now.phase is Phase.OVER
