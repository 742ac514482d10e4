"""Random tables over many rounds: players sit out, come back, leave, sit down and buy in, and nothing is lost."""

import random
from collections.abc import Iterable

from hypothesis import given
from hypothesis import strategies as st

from rake import Chair, IllegalAction, Round, Table, parse_rules, parse_table
from tests.examples import examples

from .strategies import random_play, rules

ROUNDS = 14


@st.composite
def starts(draw: st.DrawFn) -> Table:
    """Draw a table nobody has played at: empty chairs, short stacks and deep ones."""
    agreed = draw(rules())
    stake = agreed.small_bet if agreed.betting == "fixed-limit" else draw(st.integers(1, 12))
    bought = st.integers(agreed.buy_in_min, min(agreed.buy_in_max, draw(st.sampled_from((30, 60)))))
    now = Table((None,) * draw(st.integers(2, 8)), stake, agreed)
    for number in range(1, len(now.chairs) + 1):
        if number < 3 or draw(st.booleans()):
            now = now.sit(number, draw(bought))
    return now


def sitting(now: Table) -> dict[int, Chair]:
    return {number: chair for number, chair in enumerate(now.chairs, 1) if chair}


def chips(now: Table) -> int:
    return sum(chair.stack for chair in sitting(now).values())


def walk(now: Table, after: int) -> list[int]:
    """Return the numbers of all chairs, clockwise from the left of one."""
    count = len(now.chairs)
    return [(after - 1 + step) % count + 1 for step in range(1, count + 1)]


def can_pay(chair: Chair, now: Table) -> bool:
    return chair.stack >= (1 if now.rules.table_stakes else now.stake)


def something_between(now: Table, rng: random.Random) -> tuple[Table, int]:
    """Return the table after something that may happen between rounds, and the chips that it brought or took."""
    number = rng.randint(1, len(now.chairs))
    before = now.chairs[number - 1]
    try:
        match rng.randrange(5):
            case 0:
                now = now.sit(number, rng.randint(1, 60))
            case 1:
                now = now.add_chips(number, rng.randint(-5, 60))
            case 2 if before and (before.stack == 0 or rng.random() < 0.2):
                now = now.leave(number)
            case 3:
                now = now.sit_out(number)
            case _:
                now = now.come_back(number, wait=rng.random() < 0.4)
    except IllegalAction:
        return now, 0
    after = now.chairs[number - 1]
    return now, (after.stack if after else 0) - (before.stack if before else 0)


def something_during(now: Table, rng: random.Random) -> Table:
    """Return the table after something that may happen while a round is on."""
    number = rng.choice([*sitting(now)])
    match rng.randrange(4):
        case 0:
            return now.sit_out(number)
        case 1:
            return now.come_back(number, wait=rng.random() < 0.4)
    return now.decided(number, rng.choice((1, 29, 31)))


def ready(now: Table) -> list[int]:
    """Return who may deal, by the words of 8.16 and 9.3."""
    back = [number for number, chair in sitting(now).items() if can_pay(chair, now) and not chair.away]
    in_turn = [number for number in back if not now.chair(number).waiting]
    return in_turn if len(in_turn) > 1 else back


def check_deal(before: Table, now: Table, dealt: Round) -> None:
    """Assert that the right chairs are dealt in, in their order, and who deals."""
    able = ready(before)
    if before.dealer:
        assert now.dealer == next(number for number in walk(before, before.dealer) if number in able)
    assert now.dealer in able
    assert now.playing[-1] == now.dealer
    order = walk(now, now.dealer)
    assert list(now.playing) == [number for number in order if number in now.playing]
    assert dealt.start == tuple(before.chair(number).stack for number in now.playing)
    assert set(able) <= set(now.playing)
    blinds = before.rules.forced == "blinds"
    absent = [number for number in now.playing if before.chair(number).away]
    assert {now.playing[seat - 1] for seat in dealt.absent} == set(absent)
    payers = {number for number, chair in sitting(before).items() if can_pay(chair, before)}
    away = {number for number in payers if before.chair(number).away}
    assert set(absent) == (away if blinds and before.rules.missed_blinds == "dealt" else set())
    came = set(now.playing) - set(able) - set(absent)
    assert all(before.chair(number).waiting for number in came)
    assert came <= {now.playing[1]}, "who waits is the big blind"


def check_debts(before: Table, now: Table, dealt: Round) -> None:
    """Assert that dead money is what was owed, and that a player passed over owes what would have been theirs."""
    small, big = max(1, before.stake // 2), before.stake
    paid = {now.playing[seat - 1]: dead for seat, dead in dealt.posts}
    big_blind = now.playing[0] if len(now.playing) == 2 else now.playing[1]
    for number, chair in sitting(before).items():
        after = now.chair(number)
        debt = small * chair.owes_small + big * chair.owes_big
        assert 0 <= paid.get(number, 0) <= small + big
        if before.rules.forced == "ante" or before.rules.missed_blinds == "dealt":
            assert (debt, after.owes_small, after.owes_big, after.waiting) == (0, False, False, False)
        if number in now.playing:
            assert (after.owes_small, after.owes_big, after.waiting) == (False, False, False)
            assert paid.get(number, 0) == (0 if number == big_blind or chair.waiting else debt)
            assert not paid or before.rules.missed_blinds == "post"
        else:
            assert number not in paid
            index = -1
            if before.rules.forced == "blinds" and can_pay(chair, before):
                in_turn: Iterable[int] = (other for other in walk(now, now.dealer) if other in {*now.playing, number})
                index = list(in_turn).index(number)
            assert after.owes_small == (chair.owes_small or index == 0)
            assert after.owes_big == (chair.owes_big or index == 1)
            assert after.waiting == chair.waiting


@given(start=starts(), seed=st.integers(0, 2**32))
@examples(300)
def test_tables_over_many_rounds(start: Table, seed: int) -> None:
    rng = random.Random(seed)
    now, held = start, chips(start)
    for _ in range(ROUNDS):
        for _ in range(rng.randrange(5)):
            now, brought = something_between(now, rng)
            held += brought
            assert chips(now) == held
        if len(ready(now)) < 2:
            continue
        before = now
        now, dealt = before.next_round(rng)
        check_deal(before, now, dealt)
        check_debts(before, now, dealt)
        over = random_play(dealt, rng.randrange(2**32))[-1]
        assert len(over.still_in) == 1 or not dealt.absent & set(over.still_in)
        for _ in range(rng.randrange(3)):
            now = something_during(now, rng)
        assert parse_table(str(now)) == now
        during, now = now, now.settle(over)
        assert chips(now) == held
        for seat, number in enumerate(during.playing, 1):
            assert now.chair(number).stack == over.stacks[seat]
        assert (now.dealer, now.playing) == (during.dealer, ())
        assert parse_table(str(now)) == now
        for number, chair in sitting(now).items():
            assert 0 <= chair.lapses <= 3
            limit = now.limit(number)
            assert limit is None or now.rules.clock / 5 <= limit <= now.rules.clock


def test_random_tables_meet_every_way_of_coming_back() -> None:
    """Count what the property above is about, so that it cannot hold for want of cases."""
    met = {"post": 0, "wait": 0, "dealt": 0, "dead": 0}
    for seed in range(90):
        rng = random.Random(seed)
        way = ("post", "wait", "dealt")[seed % 3]
        now = Table.of([60] * 6, 2, parse_rules(f"book.forced-blinds.missed_blinds-{way}"))
        for _ in range(ROUNDS):
            for _ in range(3):
                now, _ = something_between(now, rng)
            if len(ready(now)) < 2:
                continue
            before = now
            now, dealt = before.next_round(rng)
            came = [before.chair(number).waiting for number in now.playing]
            met["post"] += way == "post" and any(came)
            met["wait"] += way == "wait" and any(came)
            met["dealt"] += bool(dealt.absent)
            met["dead"] += bool(dealt.posts)
            now = now.settle(random_play(dealt, seed)[-1])
    assert min(met.values()) > 10, met
