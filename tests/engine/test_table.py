"""What lasts from round to round: the deal, who is dealt in, buy-ins, the clock (6.10, 8.12, 8.16, 9.4, 9.5)."""

import random
from collections.abc import Callable
from dataclasses import replace
from fractions import Fraction
from typing import Any

import pytest

from rake import BOOK, IllegalAction, IllegalPosition, Round, Table, Violation, parse_rules
from rake.kit.chair import TableRefusal
from rake.kit.chips import MOST_CHIPS
from tests.bounded import states_of

from .rounds import chips, played_out
from .tables import BLINDS, dealers, next_round, passed, played, refusal, table

BUY_INS = "ante=1 rules=book.buy_in_min-20.buy_in_max-200"


class Lot:
    """Chance that always says the same."""

    def __init__(self, said: float) -> None:
        self.said = said

    def random(self) -> float:
        return self.said


def stacks(now: Table) -> list[int]:
    return [chair.stack if chair else 0 for chair in now.chairs]


# 6.10, 8.16


def test_6_10_the_deal_passes_one_place_left() -> None:
    assert dealers(table("99.99.99.99", "ante=1 dealer=2"), 6) == [3, 4, 1, 2, 3, 4]
    assert dealers(table("99.99", "ante=1 dealer=2"), 3) == [1, 2, 1]
    assert dealers(table("99.99.99", f"ante=2 dealer=2 {BLINDS}"), 4) == [3, 1, 2, 3]


def test_6_10_the_dealers_seat_is_the_last_and_seat_1_is_at_its_left() -> None:
    now, dealt = next_round(table("11.22.33.44", "ante=1 dealer=1"))
    assert (now.dealer, now.playing) == (2, (3, 4, 1, 2))
    assert dealt.start == (33, 44, 11, 22)


def test_8_16_every_ready_chair_can_be_drawn_to_deal_first() -> None:
    start = table("99.-.0.99.99a.99")
    drawn = [next_round(start, seed)[0].dealer for seed in range(60)]
    assert set(drawn) == {1, 4, 6}
    assert min(map(drawn.count, (1, 4, 6))) > 10


@pytest.mark.parametrize(("said", "dealer"), [(0.0, 1), (0.33, 1), (0.34, 4), (0.66, 4), (0.67, 6), (1 - 2**-53, 6)])
def test_8_16_the_lot_is_fair(said: float, dealer: int) -> None:
    assert table("99.-.0.99.99a.99").next_round(Lot(said))[0].dealer == dealer


def test_8_16_lots_are_drawn_only_once() -> None:
    start = table("99.99.99.99", "ante=1 dealer=4")
    assert {next_round(start, seed)[0].dealer for seed in range(20)} == {1}


@pytest.mark.parametrize("skipped", ["-", "0", "99a"])
def test_8_16_the_deal_skips_empty_broke_and_sitting_out_chairs(skipped: str) -> None:
    start = table(f"99.{skipped}.99.{skipped}.99", "ante=1 dealer=1")
    now, dealt = next_round(start)
    assert (now.dealer, now.playing, dealt.players) == (3, (5, 1, 3), 3)
    assert dealers(start, 4) == [3, 5, 1, 3]
    assert stacks(passed(start))[1] == stacks(start)[1]


@pytest.mark.parametrize("gone", ["-", "0", "99a"])
def test_8_16_the_deal_passes_on_from_a_dealer_who_is_gone(gone: str) -> None:
    assert dealers(table(f"99.{gone}.99.99", "ante=1 dealer=2"), 3) == [3, 4, 1]


@pytest.mark.parametrize("chairs", ["99.-", "99.0", "99.99a", "99.99a.0.-", "99a.99a.99a", "-.-", "0.0"])
@pytest.mark.parametrize("said", ["ante=2", f"ante=2 {BLINDS}", f"ante=2 {BLINDS}.missed_blinds-dealt"])
def test_8_16_fewer_than_two_who_are_ready_play_no_round(chairs: str, said: str) -> None:
    assert refusal(table(chairs, said).next_round, random.Random(1)) == ("players", "1.2")


def test_8_16_who_sits_a_round_out_pays_no_ante() -> None:
    start = table("99.50.99", "ante=1 dealer=3").sit_out(2)
    now, dealt = next_round(start)
    assert (now.playing, dealt.pot) == ((3, 1), 2)
    now = now.settle(played(dealt)).come_back(2)
    assert now.chair(2).stack == 50
    now, dealt = next_round(now)
    assert (now.playing, dealt.pot, dealt.posts) == ((3, 1, 2), 3, ())


def test_8_16_sitting_out_and_coming_back_count_from_the_next_round_on() -> None:
    during, dealt = next_round(table("99.99.99a", "ante=1 dealer=3"))
    during = during.sit_out(2).come_back(3)
    assert during.playing == (2, 1)
    after = during.settle(played(dealt))
    assert next_round(after)[0].playing == (1, 3)


@pytest.mark.parametrize("number", [-1, 0, 2, 4])
def test_8_16_nobody_sits_in_an_empty_chair(number: int) -> None:
    now = table("99.-.99")
    for step in (now.chair, now.sit_out, now.come_back, now.leave):
        assert refusal(step, number) == ("empty-chair", "8.16")
    for measured in (now.add_chips, now.decided):
        assert refusal(measured, number, 1) == ("empty-chair", "8.16")


# 8.12


def test_8_12_with_table_stakes_who_is_short_of_the_stake_is_dealt_in_all_in() -> None:
    now, dealt = next_round(table("99.3.99", "ante=5 dealer=3"))
    assert (now.playing, chips(dealt), dealt.pot) == ((2, 3, 1), (0, 94, 94), 13)


def test_8_12_without_table_stakes_who_is_short_of_the_stake_is_not_dealt_in() -> None:
    off = "ante=5 dealer=1 rules=book.table_stakes-off"
    assert next_round(table("99.4.99", off))[0].playing == (1, 3)
    assert next_round(table("99.5.99", off))[0].playing == (3, 1, 2)
    assert next_round(table("99.4.99", f"{off}.forced-blinds"))[0].playing == (1, 3)
    assert refusal(table("99.4", off).next_round, random.Random(1)) == ("players", "1.2")


# 9.4


@pytest.mark.parametrize("bought", [20, 77, 200])
def test_9_4_buy_ins_lie_between_the_bounds(bought: int) -> None:
    assert stacks(table("99.-.99", BUY_INS).sit(2, bought)) == [99, bought, 99]


@pytest.mark.parametrize("bought", [-5, 0, 19, 201])
def test_9_4_a_buy_in_out_of_bounds_is_refused(bought: int) -> None:
    now = table("99.-.99", BUY_INS)
    assert refusal(now.sit, 2, bought) == ("buy-in", "9.4")
    assert refusal(Table.of, [99, bought], 1, now.rules) == ("buy-in", "9.4")


def test_9_4_chips_may_be_added_up_to_the_most() -> None:
    now = table("5.150", BUY_INS)
    assert stacks(now.add_chips(2, 50)) == [5, 200]
    assert refusal(now.add_chips, 2, 51) == ("buy-in", "9.4")
    assert stacks(now.add_chips(1, 15)) == [20, 150]
    assert refusal(now.add_chips, 1, 14) == ("buy-in", "9.4")


def test_9_4_who_is_broke_buys_in_again() -> None:
    now = table("0.99.99", "ante=1 dealer=3")
    assert next_round(now)[0].playing == (3, 2)
    assert next_round(now.add_chips(1, 50))[0].playing == (2, 3, 1)


def test_9_4_chips_come_and_go_only_between_rounds() -> None:
    now, dealt = next_round(table("99.-.99"))
    assert refusal(now.add_chips, 1, 5) == ("round-on", "9.4")
    assert refusal(now.sit, 2, 99) == ("round-on", "9.4")
    assert refusal(now.leave, 1) == ("round-on", "9.4")
    after = now.settle(played(dealt))
    assert stacks(after.add_chips(1, 5).sit(2, 50).leave(3))[1:] == [50, 0]


def test_9_4_nobody_takes_chips_away_while_seated() -> None:
    now = table("99.99")
    for taken in (0, -1, -99):
        assert refusal(now.add_chips, 1, taken) == ("chips-added", "9.4")


def test_9_4_who_leaves_takes_all() -> None:
    now = table("99.50.77", "ante=1 dealer=3").leave(2)
    assert now.chairs[1] is None
    assert stacks(now) == [99, 0, 77]
    assert next_round(now)[0].playing == (3, 1)


def test_9_4_who_leaves_in_debt_or_away_leaves_nothing_behind() -> None:
    now = table("99.50asbt2.77", f"ante=10 {BLINDS}").leave(2).sit(2, 60)
    assert str(now.chair(2)) == "60"


@pytest.mark.parametrize("number", [-1, 0, 1, 4])
def test_9_4_one_sits_down_in_an_empty_chair_only(number: int) -> None:
    assert refusal(table("99.-.99").sit, number, 50) == ("taken-chair", "1.2")


def test_9_4_one_stack_can_come_to_hold_all_chips_and_still_be_played_with() -> None:
    most = Table.of([MOST_CHIPS - 99, 99], 100)
    for seed in range(20):
        now, dealt = next_round(most, seed)
        most = now.settle(played_out(dealt))
        if 0 in stacks(most):
            break
    assert sorted(stacks(most)) == [0, MOST_CHIPS]
    with pytest.raises(IllegalPosition) as refused:
        most.add_chips(stacks(most).index(0) + 1, 1)
    assert refused.value.violation == Violation(TableRefusal.CHIPS_ON_TABLE, (MOST_CHIPS + 1, MOST_CHIPS))


# The end of a round


def test_6_9_after_a_round_the_stacks_are_those_of_the_round() -> None:
    now, dealt = next_round(table("99.-.50.70", "ante=5 dealer=1"))
    over = played_out(dealt)
    after = now.settle(over)
    assert now.playing == (4, 1, 3)
    assert stacks(after) == [over.stacks[2], 0, over.stacks[3], over.stacks[1]]
    assert (after.playing, after.dealer) == ((), 3)
    assert stacks(now) == [99, 0, 50, 70]


def test_6_9_a_round_that_is_not_over_is_not_settled() -> None:
    now, dealt = next_round(table("99.99"))
    *before, over = states_of(dealt, Round.lapse)
    assert {refusal(now.settle, each) for each in before} == {("not-over", "6.9")}
    assert now.settle(over).playing == ()


def test_6_9_a_round_of_another_table_is_not_settled() -> None:
    now, dealt = next_round(table("99.99.50", "ante=5 dealer=2"))
    over = played(dealt)
    for chairs, said in [
        ("99.99", "ante=5 dealer=2"),
        ("99.99.50.99", "ante=5 dealer=2"),
        ("99.50.99", "ante=5 dealer=2"),
        ("99.99.50", "ante=5 dealer=1"),
        ("99.99.50", "ante=6 dealer=2"),
        ("99.99.50", "ante=5 dealer=2 rules=card-room"),
    ]:
        assert refusal(next_round(table(chairs, said))[0].settle, over) == ("other-round", "6.9")
    assert refusal(now.settle(over).settle, over) == ("other-round", "6.9")


def test_6_9_no_second_round_begins_before_the_first_is_settled() -> None:
    now, _ = next_round(table("99.99"))
    assert refusal(now.next_round, random.Random(1)) == ("round-on", "9.4")


# What no table can be


@pytest.mark.parametrize(
    ("chairs", "said", "code"),
    [
        ("99", "ante=1", "players"),
        (".".join(["9"] * 9), "ante=1", "players"),
        ("99.99", "ante=0", "stake"),
        ("99.99", "ante=1000001", "stake"),
        ("99.99", "ante=2 rules=book.betting-fixed-limit.forced-blinds", "fixed-stake"),
        ("99.99aw", "ante=1", "chair"),
        ("600000.400001", "ante=1", "chips-on-table"),
        ("99.99.-", "ante=1 dealer=2 playing=2", "playing"),
        ("99.99.-", "ante=1 dealer=2 playing=1.3.2", "playing"),
        ("99.99.99", "ante=1 dealer=2 playing=1.3.2", "playing"),
        ("99.99.99", "ante=1 dealer=2 playing=3.1.3.2", "playing"),
        ("99.99.99", "ante=1 dealer=1 playing=3.2", "playing"),
        ("99.99.99", "ante=1 playing=1.2", "playing"),
    ],
)
def test_what_no_table_can_be(chairs: str, said: str, code: str) -> None:
    with pytest.raises(IllegalPosition) as refused:
        table(chairs, said)
    assert refused.value.violation.code.value == code


def test_a_dealer_and_who_plays_have_chairs() -> None:
    now = table("99.99")
    for wrong in ({"dealer": 3}, {"dealer": -1}, {"dealer": 2, "playing": (0, 2)}, {"dealer": 3, "playing": (2, 3)}):
        with pytest.raises(IllegalPosition):
            replace(now, **wrong)


# 9.5


def limits(clock: int, lapses: int) -> list[Fraction | None]:
    """Return a player's limits while no decision comes in time."""
    now = Table.of([9, 9], 1, replace(BOOK, clock=clock))
    found = [now.limit(1)]
    for _ in range(lapses):
        now = now.decided(1, 10**6)
        found.append(now.limit(1))
        assert now.limit(2) == clock
    return found


def test_9_5_each_lapse_halves_the_next_limit_to_no_less_than_a_fifth() -> None:
    assert limits(20, 5) == [20, 10, 5, 4, 4, 4]


def test_9_5_fractions_are_kept() -> None:
    assert limits(1, 3) == [1, Fraction(1, 2), Fraction(1, 4), Fraction(1, 5)]
    assert limits(15, 3) == [15, Fraction(15, 2), Fraction(15, 4), 3]


@pytest.mark.parametrize("lapses", ["", "t1", "t2", "t3"])
def test_9_5_a_decision_in_time_restores_the_limit(lapses: str) -> None:
    now = table(f"99{lapses}.99", "ante=1 rules=book.clock-20")
    limit = now.limit(1)
    assert limit
    for seconds in (0.0, float(limit)):
        assert now.decided(1, seconds).limit(1) == 20
    assert limit == {"": 20, "t1": 10, "t2": 5, "t3": 4}[lapses]
    late = now.decided(1, float(limit) + 0.001).limit(1)
    assert late == max(limit / 2, Fraction(4))


def test_9_5_lapses_last_from_round_to_round_and_end_with_leaving() -> None:
    now = table("99.99.99", "ante=1 dealer=3 rules=book.clock-20").decided(2, 21)
    during, dealt = next_round(now)
    during = during.decided(2, 11)
    after = passed(during.settle(played(dealt)))
    assert [after.limit(number) for number in (1, 2, 3)] == [20, 5, 20]
    assert after.leave(2).sit(2, 50).limit(2) == 20


def test_9_5_without_a_clock_there_is_no_limit() -> None:
    now = table("99.99", "ante=1")
    assert parse_rules("book.clock-off") == now.rules
    assert now.limit(1) is None
    assert now.decided(1, 10**9) == now


@pytest.mark.parametrize("rules", ["book", "book.clock-30"])
def test_8_16_nobody_decides_sits_out_or_comes_back_at_an_empty_chair(rules: str) -> None:
    empty = Table.of((100, 100, 100), 1, parse_rules(rules)).leave(2)
    for number in (0, 2, 9):
        for ask in (empty.limit, empty.sit_out, empty.come_back, lambda chair: empty.decided(chair, 3)):
            with pytest.raises(IllegalAction, match="empty-chair"):
                ask(number)


HALF: Any = 10.5


@pytest.mark.parametrize(
    "make",
    [
        lambda: Table.of([HALF, 100], 1),
        lambda: Table.of([10, 100], HALF),
        lambda: Round.deal(2, [HALF, 100], 1, rng=random.Random(1)),
        lambda: Round.deal(2, 100, HALF, rng=random.Random(1)),
    ],
)
def test_chips_are_whole(make: Callable[[], object]) -> None:
    with pytest.raises(TypeError, match="whole"):
        make()
