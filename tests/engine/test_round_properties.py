"""What holds in every round, whatever is dealt, agreed and done: random legal play of two to eight seats."""

import pickle
from collections import Counter
from collections.abc import Iterator
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rake import (
    CALL,
    CHECK,
    DECK,
    FOLD,
    Action,
    ActionKind,
    IllegalAction,
    Options,
    Phase,
    Round,
    parse_record,
    rule_of,
)
from tests.examples import examples

from .strategies import deals, random_play

SEEDS = st.integers(0, 2**32)
many = examples(250)
some = examples(120)


@given(start=deals(), seed=SEEDS)
@many
def test_chips_are_neither_made_nor_lost(start: Round, seed: int) -> None:
    for now in random_play(start, seed):
        assert sum(now.stacks.values()) + now.pot == sum(start.start)
        assert sum(pot.chips for pot in now.pots) + sum(now.bets.values()) == now.pot
        assert min(now.stacks.values()) >= 0
        assert min(now.bets.values()) >= 0
    over = now.result
    assert over
    assert now.pot == 0
    assert sum(over.won.values()) == sum(pot.chips for pot in over.pots)
    for pot in over.pots:
        assert pot.chips == sum(pot.shares)
        assert set(pot.winners) <= set(pot.contestants) <= set(now.still_in)
        assert sorted(pot.shares, reverse=True) == list(pot.shares)
        assert pot.shares[0] - pot.shares[-1] <= 1


@given(start=deals(), seed=SEEDS)
@many
def test_no_card_is_in_two_places(start: Round, seed: int) -> None:
    for now in random_play(start, seed, exposing=0.05):
        taken = {card for card in now.middle.taken if not isinstance(card, int)}
        up = [card for card in now.middle.up if card not in taken]
        down = [
            card for slot, card in enumerate(now.middle.down, 1) if slot not in now.middle.taken and card not in taken
        ]
        everywhere = [*(card for hand in now.hands.values() for card in hand), *up, *down, *now.stock]
        assert Counter(everywhere) == Counter(DECK)


@given(start=deals(), seed=SEEDS)
@many
def test_a_round_goes_on_until_its_end_and_ends(start: Round, seed: int) -> None:
    rounds = random_play(start, seed)
    # Each raise adds a chip to the price and gives everyone one more turn.
    assert len(rounds) <= 3 * start.players * (max(start.start) + 1) + 2 * start.players
    assert rounds[-1].phase is Phase.OVER
    for now, after in pairwise(rounds):
        assert now.to_act in now.still_in
        assert now.options().actions
        assert now.result is None
        assert after.moves == (*now.moves, after.moves[-1])
        assert list(Phase).index(now.phase) <= list(Phase).index(after.phase)


def allowed(options: Options, action: Action) -> bool:
    """Return whether the options have room for an action."""
    span = {ActionKind.BET: options.bet, ActionKind.RAISE: options.raise_to}.get(action.kind)
    if span:
        return span.least <= action.chips <= span.most
    return {
        ActionKind.FOLD: options.fold,
        ActionKind.CHECK: options.check,
        ActionKind.CALL: options.call > 0,
        ActionKind.TAKE: action.card in options.up if action.card else action.slot in options.down,
    }.get(action.kind, False)


def probes(now: Round) -> Iterator[Action]:
    """Yield actions inside the options, just outside of them and far away."""
    yield from (FOLD, CHECK, CALL)
    options = now.options()
    totals = {1, 10**9 - 1}
    for span in (options.bet, options.raise_to):
        totals |= (
            {span.least - 1, span.least, span.least + 1, span.most - 1, span.most, span.most + 1} if span else set()
        )
    for seat, bet in now.bets.items():
        totals |= {bet, bet + 1, bet + now.stacks[seat], bet + now.stacks[seat] + 1}
    yield from (Action(kind, total) for kind in (ActionKind.BET, ActionKind.RAISE) for total in totals if total)
    yield from (Action.take(card) for card in (*now.middle.up, *now.middle.down, DECK[0]) if card)
    yield from (Action.take_hidden(slot) for slot in range(1, 10))


@given(start=deals(), seed=SEEDS)
@some
def test_options_and_why_not_agree(start: Round, seed: int) -> None:
    for now in random_play(start, seed, exposing=0.02):
        options, before = now.options(), pickle.dumps(now)
        for action in probes(now):
            refused = now.why_not(action)
            assert (refused is None) == allowed(options, action), (action, refused)
            if refused:
                with pytest.raises(IllegalAction) as error:
                    now.apply(action)
                assert error.value.violation == refused
                assert rule_of(refused)[0] in "6789"
        assert pickle.dumps(now) == before


@given(start=deals(), seed=SEEDS)
@some
def test_what_the_options_say_is_what_happens(start: Round, seed: int) -> None:
    for now in random_play(start, seed):
        seat, options, before = now.to_act, now.options(), pickle.dumps(now)
        for action in options.actions:
            after = now.apply(action)
            assert after.moves[-1][1:] == (seat, action)
            assert pickle.dumps(now) == before
            if seat and after.phase is now.phase:
                paid = now.stacks[seat] - after.stacks[seat]
                aim = {
                    ActionKind.CALL: options.call,
                    ActionKind.BET: action.chips,
                    ActionKind.RAISE: action.chips - now.bets[seat],
                }
                assert paid == aim.get(action.kind, 0)
        assert now.to_act is None or now.why_not(now.lapse()) is None


@given(start=deals(), seed=SEEDS)
@some
def test_a_view_has_the_same_options_as_the_round(start: Round, seed: int) -> None:
    for now in random_play(start, seed, exposing=0.02):
        if now.to_act:
            view = now.seen_by(now.to_act)
            assert view.options() == now.options()
            assert (view.to_act, view.pots, view.stacks, view.lapse()) == (
                now.to_act,
                now.pots,
                now.stacks,
                now.lapse(),
            )


@given(start=deals(), seed=SEEDS)
@some
def test_a_record_reads_back_and_replays(start: Round, seed: int) -> None:
    rounds = random_play(start, seed)
    for now in rounds:
        record = now.record()
        assert parse_record(str(record)) == record
    again = record.rounds()
    assert len(again) == len(rounds)
    for now, then in zip(rounds, again, strict=True):
        assert (now.phase, now.to_act, now.money, now.cards, now.result) == (
            then.phase,
            then.to_act,
            then.money,
            then.cards,
            then.result,
        )
        assert now.record() == then.record()


@given(start=deals(), seed=SEEDS)
@some
def test_what_a_seat_saw_reads_back_and_replays(start: Round, seed: int) -> None:
    rounds = random_play(start, seed, exposing=0.03)
    for now in (rounds[-1], rounds[seed % len(rounds)]):
        for seat in range(1, start.players + 1):
            view = now.seen_by(seat)
            record = view.record()
            assert parse_record(str(record)) == record
            assert record.views(seat)[-1] == view
