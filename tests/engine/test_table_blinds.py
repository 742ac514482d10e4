"""Section 9.3 from round to round: which blinds are missed, and how one comes back."""

from itertools import product

import pytest

from rake import Chair, Table, parse_rules

from .rounds import chips
from .tables import BLINDS, DEALT, WAIT, dealers, next_round, owed, passed, played, refusal, table

TEN = f"ante=10 {BLINDS}"
WAITING = f"ante=10 {WAIT}"
BACK_IN = f"ante=10 {DEALT}"


# What is missed


def test_9_3_the_big_blind_is_missed_first_then_the_small_one_each_once() -> None:
    now = table("999.999.999a.999", f"{TEN} dealer=4")
    missed = []
    for _ in range(7):
        now = passed(now)
        missed.append((now.dealer, owed(now)[2]))
    assert missed == [(1, "ab"), (2, "asb"), (4, "asb"), (1, "asb"), (2, "asb"), (4, "asb"), (1, "asb")]


def test_9_3_who_sits_out_while_no_blind_comes_by_owes_nothing() -> None:
    now = passed(table("99a.99.99.99", f"{TEN} dealer=4"))
    assert (now.dealer, owed(now)) == (2, ["a", "", "", ""])
    assert next_round(now.come_back(1))[1].posts == ()


def test_9_3_neighbours_miss_the_same_blind() -> None:
    start = table("999.999a.999a.999.999", f"{TEN} dealer=4")
    once = passed(start)
    assert (once.dealer, owed(once)) == (5, ["", "ab", "ab", "", ""])
    twice = passed(once)
    assert (twice.dealer, owed(twice)) == (1, ["", "asb", "asb", "", ""])


def test_9_3_two_players_a_third_misses_what_would_have_been_theirs() -> None:
    start = table("999.999.999a", TEN)
    first = passed(table("999.999.999a", f"{TEN} dealer=2"))
    assert (first.dealer, owed(first)) == (1, ["", "", "ab"])
    first = passed(table("999.999.999a", f"{TEN} dealer=1"))
    assert (first.dealer, owed(first)) == (2, ["", "", "as"])
    assert owed(passed(start, 2)) == ["", "", "asb"]


def test_9_3_who_cannot_be_dealt_in_misses_nothing() -> None:
    now = passed(table("99.99.0.99", f"{TEN} dealer=4"), 3)
    assert (now.chair(3), next_round(now.add_chips(3, 99))[1].posts) == (Chair(0), ())
    now = passed(table("99.99.9.99", f"{WAITING}.table_stakes-off dealer=4"), 3)
    assert now.chair(3) == Chair(9)
    assert 3 in next_round(now.add_chips(3, 90))[0].playing


def test_9_3_with_an_ante_nothing_is_missed() -> None:
    now = passed(table("99.99.99a.99", "ante=1 dealer=4"), 5)
    assert owed(now) == ["", "", "a", ""]
    assert next_round(now.come_back(3))[1].posts == ()


# post


@pytest.mark.parametrize(("owes", "dead"), [("s", 5), ("b", 10), ("sb", 15)])
def test_9_3_post_pays_what_was_missed_as_dead_money(owes: str, dead: int) -> None:
    now, dealt = next_round(table(f"99.99.99a{owes}.99", f"{TEN} dealer=2").come_back(3))
    assert now.playing == (4, 1, 2, 3)
    assert dict(dealt.posts) == {4: dead}
    assert (dealt.bets[4], dealt.stacks[4], dealt.pot) == (0, 99 - dead, 15 + dead)
    assert owed(now) == ["", "", "", ""]


def test_9_3_post_pays_at_most_one_small_and_one_big() -> None:
    now = passed(table("999.999.999a.999", f"{TEN} dealer=4"), 11)
    assert now.chair(3).stack == 999
    now, dealt = next_round(now.come_back(3))
    assert dict(dealt.posts) == {now.playing.index(3) + 1: 15}
    after = now.settle(played(dealt))
    assert next_round(after)[1].posts == ()


def test_9_3_post_pays_beside_the_small_blind() -> None:
    now, dealt = next_round(table("99.99.99sb.99", f"{TEN} dealer=1"))
    assert (now.playing, dealt.bets[1], dealt.stacks[1], dict(dealt.posts)) == ((3, 4, 1, 2), 5, 79, {1: 15})


def test_9_3_post_pays_nothing_more_where_the_big_blind_has_arrived() -> None:
    now, dealt = next_round(table("99.99.99sb.99", f"{TEN} dealer=4"))
    assert (now.playing, dealt.bets[2], dealt.stacks[2], dealt.posts) == ((2, 3, 4, 1), 10, 89, ())
    now, dealt = next_round(table("99.99sb", f"{TEN} dealer=2"))
    assert (now.playing, dealt.bets, dealt.posts) == ((2, 1), {1: 10, 2: 5}, ())
    assert owed(now) == ["", ""]


def test_9_3_post_of_two_players_the_dealer_pays_beside_the_small_blind() -> None:
    now, dealt = next_round(table("99.99sb", f"{TEN} dealer=1"))
    assert (now.playing, dealt.bets, dict(dealt.posts)) == ((1, 2), {1: 10, 2: 5}, {2: 15})


@pytest.mark.parametrize(("stack", "put"), [(3, 3), (15, 15), (16, 15)])
def test_9_3_post_of_a_short_stack_is_what_it_has(stack: int, put: int) -> None:
    now, dealt = next_round(table(f"99.99.{stack}sb.99", f"{TEN} dealer=2"))
    assert (dealt.stacks[4], dealt.pot) == (stack - put, 15 + put)
    assert owed(now) == ["", "", "", ""]


def test_9_3_post_nobody_pays_twice_or_while_away() -> None:
    now = table("99.99.99asb.99", f"{TEN} dealer=2")
    _, dealt = next_round(now)
    assert (dealt.players, dealt.posts) == (3, ())
    assert next_round(now.come_back(3).sit_out(3))[1].posts == ()
    assert owed(now.come_back(3).sit_out(3)) == owed(now)


def test_9_3_post_a_player_may_choose_to_wait() -> None:
    now = table("999.999.999asb.999", f"{TEN} dealer=1").come_back(3, wait=True)
    assert owed(now)[2] == "wsb"
    for dealer in (2, 4):
        now = passed(now)
        assert (now.dealer, owed(now)[2], now.chair(3).stack) == (dealer, "wsb", 999)
    now, dealt = next_round(now)
    assert (now.dealer, now.playing) == (1, (2, 3, 4, 1))
    assert (dealt.bets[2], dealt.posts, chips(dealt)[1]) == (10, (), 989)
    assert owed(now)[2] == ""


def test_9_3_post_who_waits_may_still_pay() -> None:
    now = table("99.99.99wsb.99", f"{TEN} dealer=2").come_back(3)
    assert dict(next_round(now)[1].posts) == {4: 15}


def test_9_3_post_who_owes_nothing_does_not_wait() -> None:
    now = table("99.99.99a.99", f"{TEN} dealer=2").come_back(3, wait=True)
    assert (owed(now)[2], next_round(now)[0].playing) == ("", (4, 1, 2, 3))


# wait


def test_9_3_who_waits_is_dealt_in_when_the_big_blind_arrives() -> None:
    now = table("999.999.999asb.999", f"{WAITING} dealer=1").come_back(3)
    assert owed(now)[2] == "wsb"
    assert dealers(now, 3) == [2, 4, 1]
    now = passed(now, 2)
    assert (now.chair(3).stack, owed(now)[2]) == (999, "wsb")
    now, dealt = next_round(now)
    assert (now.playing, dealt.bets, dealt.posts) == ((2, 3, 4, 1), {1: 5, 2: 10, 3: 0, 4: 0}, ())
    assert owed(now) == ["", "", "", ""]
    assert dealers(now.settle(played(dealt)), 3) == [2, 3, 4]


def test_9_3_who_waits_and_owes_only_one_blind_comes_in_alike() -> None:
    now = passed(table("99.99.99as.99", f"{WAITING} dealer=1").come_back(3), 2)
    assert next_round(now)[1].posts == ()


def test_9_3_who_waits_does_not_deal() -> None:
    now, _ = next_round(table("99.99.99wb.99.99", f"{WAITING} dealer=2"))
    assert (now.dealer, now.playing) == (4, (5, 1, 2, 4))


def test_9_3_of_two_who_wait_the_first_that_the_big_blind_reaches_comes_in() -> None:
    now = table("99.99.99wb.99wb.99", f"{WAITING} dealer=5")
    now, dealt = next_round(now)
    assert (now.playing, dealt.bets[2], owed(now)[3]) == ((2, 3, 5, 1), 10, "wb")
    now, dealt = next_round(now.settle(played(dealt)))
    assert (now.playing, dealt.bets[2], owed(now)[3]) == ((3, 4, 5, 1, 2), 10, "")


def test_9_3_who_waits_at_the_dealers_left_is_not_the_small_blind() -> None:
    now, dealt = next_round(table("99.99.99wb.99", f"{WAITING} dealer=1"))
    assert (now.playing, dealt.bets) == ((4, 1, 2), {1: 5, 2: 10, 3: 0})
    assert owed(now)[2] == "wsb"


def test_9_3_a_third_who_waits_for_two_players() -> None:
    now, dealt = next_round(table("99.99.99wb", f"{WAITING} dealer=1"))
    assert (now.playing, dealt.bets) == ((1, 2), {1: 10, 2: 5})
    now, dealt = next_round(now.settle(played(dealt)))
    assert (now.playing, dealt.bets) == ((2, 3, 1), {1: 5, 2: 10, 3: 0})


@pytest.mark.parametrize("chairs", ["99.99wsb", "99wsb.99wb", "99.99wsb.99wb", "99wsb.99wb.99ws", "99.-.99wb.0.99asb"])
def test_9_3_where_all_but_one_would_wait_nobody_waits(chairs: str) -> None:
    for dealer in ("", "dealer=1", "dealer=2"):
        start = table(chairs, f"{WAITING} {dealer}")
        here = {number for number, chair in enumerate(start.chairs, 1) if chair and chair.stack and not chair.away}
        now, dealt = next_round(start)
        assert (set(now.playing), dealt.posts) == (here, ())
        assert {owed(now)[number - 1] for number in here} == {""}


@pytest.mark.parametrize("waiting", [each for each in product((False, True), repeat=5) if sum(each) <= 3])
def test_9_3_nobody_waits_for_ever(waiting: tuple[bool, ...]) -> None:
    rules = parse_rules(WAIT.removeprefix("rules="))
    chairs = tuple(Chair(999, waiting=each, owes_big=each) for each in waiting)
    for dealer in range(1, 6):
        now = Table(chairs, 2, rules, dealer)
        for _ in range(2 * len(chairs)):
            before = {number for number, chair in enumerate(now.chairs, 1) if chair and chair.waiting}
            now, dealt = next_round(now)
            assert before & set(now.playing) <= {now.playing[1]}
            now = now.settle(played(dealt))
        assert owed(now) == [""] * 5


# dealt


def test_9_3_dealt_the_absent_seat_pays_its_blinds_and_folds() -> None:
    now = table("999.999a.999.999", f"{BACK_IN} dealer=3")
    held = []
    for dealer, seat in ((4, 2), (1, 1), (3, 3), (4, 2)):
        now, dealt = next_round(now)
        assert (now.dealer, dealt.players, set(dealt.absent)) == (dealer, 4, {seat})
        assert now.playing[seat - 1] == 2
        over = played(dealt)
        assert seat not in over.still_in or len(over.still_in) == 1
        now = now.settle(over)
        held.append((now.chair(2).stack, owed(now)[1]))
    # The big blind takes the pot where all fold to it, even an absent one: 999 + 5, then its own small blind is lost.
    assert held == [(1004, "a"), (999, "a"), (999, "a"), (1004, "a")]


def test_9_3_dealt_the_absent_seat_never_deals() -> None:
    assert dealers(table("999.999a.999.999", f"{BACK_IN} dealer=1"), 4) == [3, 4, 1, 3]


def test_9_3_dealt_who_comes_back_owes_nothing() -> None:
    now = passed(table("999.999a.999.999", f"{BACK_IN} dealer=3"), 6).come_back(2, wait=True)
    now, dealt = next_round(now)
    assert (dealt.absent, dealt.posts, owed(now)) == (frozenset(), (), ["", "", "", ""])


def test_9_3_dealt_an_absent_seat_pays_no_dead_money() -> None:
    now, dealt = next_round(table("99.99asb.99.99", f"{BACK_IN} dealer=4"))
    assert (now.playing, set(dealt.absent), dealt.posts) == ((2, 3, 4, 1), {1}, ())


def test_9_3_dealt_an_absent_seat_is_blinded_until_it_is_broke() -> None:
    start = table("99.12a.99", f"{BACK_IN} dealer=2")
    now, dealt = next_round(start)
    assert (now.playing, dealt.stacks[2]) == ((1, 2, 3), 2)
    broke = table("99.0a.99", f"{BACK_IN} dealer=2")
    assert next_round(broke)[0].playing == (1, 3)
    assert owed(passed(broke, 4)) == ["", "a", ""]


def test_9_3_dealt_without_table_stakes_an_absent_seat_short_of_the_stake_is_not_dealt_in() -> None:
    now = passed(table("99.9a.99", f"{BACK_IN}.table_stakes-off dealer=2"), 3)
    assert (now.chair(2).stack, owed(now)) == (9, ["", "a", ""])


def test_9_3_dealt_two_who_are_present_are_needed() -> None:
    assert refusal(table("99.99a.99a", BACK_IN).next_round, None) == ("players", "1.2")
