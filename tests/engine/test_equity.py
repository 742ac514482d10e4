"""The equity of a seat: it agrees with whole rounds played out and depends on the view alone; the price of a call."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from random import Random

import pytest

from rake import BOOK, PICKERS, IllegalPosition, Phase, Round, View, parse_action, parse_cards, parse_rules, showdown
from rake.action import CALL, CHECK
from rake.analysis.equity import TARGET, equity, price
from rake.deals import _resampled
from tests.bounded import LONGEST, within

BATCHES = 8
SPLIT = 25
"""The seed of a deal in which many hands of the other split the pot with seat 1's."""


def rounds(seed: int, players: int, rules: str = "book") -> list[Round]:
    """Return the states of a random round in which everybody checks or calls and picks up by `outs`."""
    return played(Round.deal(players, 100, 2, parse_rules(rules), rng=Random(seed)))


def played(now: Round) -> list[Round]:
    """Return the states of a round to its end."""
    rng, states = Random(0), [now]
    actions = within(LONGEST, "the end of the round")
    while states[-1].to_act and next(actions):
        states.append(step(states[-1], rng))
    return states


def step(now: Round, rng: Random) -> Round:
    """Return the round after the seat at the turn has checked, called or picked up."""
    view = now.seen_by(now.to_act or 0)
    if now.phase.is_pick:
        return now.apply(PICKERS["outs"](view, rng))
    return now.apply(CHECK if view.options().check else CALL)


def share(now: Round, seat: int) -> float:
    """Return the part of the pot that a seat wins if the round is played out to the reveal."""
    end = played(now)[-1]
    assert end.result
    return end.result.won.get(seat, 0) / sum(end.result.won.values())


@pytest.mark.parametrize(("players", "rules"), [(2, "book"), (3, "book"), (5, "russian"), (4, "literal")])
def test_the_equity_is_that_of_whole_rounds_played_out(players: int, rules: str) -> None:
    """The reference deals the unseen cards anew and plays every action by the rules: slow, and no code is shared."""
    rng, deals = Random(1), 200
    states = rounds(players, players, rules)
    for phase in (phase for phase in Phase if phase is not Phase.OVER):
        view = [now.seen_by(now.to_act or 0) for now in states if now.phase is phase][-1]
        ours = equity(view).advance(BATCHES)
        shares = [share(_resampled(view, rng), view.seat) for _ in range(deals)]
        naive = sum(shares) / deals
        spread = 4 * (0.25 / deals) ** 0.5
        assert abs(ours.win - naive) <= spread + 2 * ours.error, (phase, ours.win, naive)


def test_a_split_counts_by_its_share() -> None:
    """Before the last betting round, two players: all hands that the other may hold are counted one by one."""
    now = next(each for each in rounds(SPLIT, 2, "literal") if each.phase is Phase.THIRD_BETTING)
    view = now.seen_by(1)
    taken = [card for card in view.cards[1] if card]
    shares = Counter[float]()
    for dealt in combinations(view.unseen, 5 - len(taken)):
        winners = showdown({1: view.hand, 2: (*taken, *dealt)}, view.rules).winners
        shares[1 / len(winners) if 1 in winners else 0.0] += 1
    assert shares[0.5] / shares.total() > 0.08
    exact = sum(part * count for part, count in shares.items()) / shares.total()
    counted = equity(view).advance(200)
    assert abs(counted.win - exact) < counted.error


def test_with_every_rival_counted_the_equities_of_a_deal_add_up_to_one() -> None:
    total, deals = [0.0, 0.0, 0.0], 60
    for seed in range(deals):
        now = rounds(seed, 3)[0]
        for seat in (1, 2, 3):
            total[seat - 1] += equity(now.seen_by(seat)).advance(1).win / deals
    assert sum(total) == pytest.approx(1, abs=0.06)


@pytest.mark.parametrize(("hand", "sure"), [("AS AW AC", 1.0), ("AS DF 2C", 0.0)])
def test_5_2_and_5_3_the_ace_of_skulls_decides_alone(hand: str, sure: float) -> None:
    rest = parse_cards("DW 9C 4F 3S 7C 8F 6W 5S TC 9W")
    deck = [card for pair in zip(parse_cards(hand), rest[:3], strict=True) for card in pair]
    states = played(Round.from_deck(2, 100, 2, BOOK, (*deck, *rest[3:])))
    last = next(now for now in states if now.phase is Phase.THIRD_BETTING)
    assert equity(last.seen_by(1)).advance(2).win == sure


def test_the_equity_depends_on_the_view_alone_and_can_be_counted_in_parts() -> None:
    view = rounds(3, 4)[5].seen_by(2)
    other = _resampled(view, Random(9)).seen_by(2)
    whole = equity(view).advance(4)
    assert equity(other).advance(3).advance(1).tally == whole.tally
    assert whole.tally.batches == 4


def test_the_count_ends_at_the_target() -> None:
    view = rounds(1, 2)[0].seen_by(1)
    done = equity(view).advance(200)
    assert done.done
    assert done.error <= TARGET
    assert done.advance(1) == done


def test_a_seat_that_is_out_or_alone_has_no_equity() -> None:
    over = rounds(2, 2)[-1]
    with pytest.raises(IllegalPosition):
        equity(over.seen_by(1))
    dealt = rounds(2, 3)[0]
    with pytest.raises(IllegalPosition):
        equity(dealt.public_view())


def bet_into(stacks: tuple[int, ...], *actions: str) -> View:
    """Return the view of the seat at the turn after these actions of a new round."""
    now = Round.deal(len(stacks), stacks, 2, BOOK, rng=Random(5))
    for text in actions:
        now = now.apply(parse_action(text))
    return now.seen_by(now.to_act or 0)


@pytest.mark.parametrize(
    ("stacks", "actions", "call", "pot"),
    [
        ((50, 50), ("bet 4",), 4, 12),
        ((50, 50, 50), ("bet 4", "call"), 4, 18),
        ((50, 50, 50), ("check", "bet 10", "raise 30"), 30, 76),
        ((50, 10, 50), ("bet 40",), 8, 22),
        ((50, 50), (), 0, 0),
    ],
)
def test_a_call_costs_what_is_owed_and_wins_no_more_than_it_matches(
    stacks: tuple[int, ...], actions: tuple[str, ...], call: int, pot: int
) -> None:
    asked = price(bet_into(stacks, *actions))
    assert asked == (call, pot)
    assert asked.break_even == (call / pot if call else 0)
