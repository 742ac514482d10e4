"""The events of a whole round add up, and those of a seat's view name no card that the seat may not know."""

import random
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise

import pytest

from rake import Card, Round, View
from rake.cli.terminal import step
from rake.events import (
    AntesPaid,
    BettingEnded,
    BettingSkipped,
    BlindPaid,
    ChipsReturned,
    Dealt,
    Drew,
    HandShown,
    MiddleLaid,
    MissedBlindsPaid,
    PickedUp,
    RoundEvent,
    WonAlone,
    WonUnshown,
    events_between,
)
from rake.kit.betting_events import BetPlaced, Called, Checked, Folded, PotWon, RaisedTo

from .random_rounds import random_round, steps
from .rounds import FIVE, dealt, passive, play, stacked

SEEDS = range(200)
ACTS = (Folded, Checked, Called, BetPlaced, RaisedTo, PickedUp)
"""What a seat does at its turn."""


def rounds_of(seed: int) -> list[Round]:
    """Return a random round after the deal and after every action."""
    return list(steps(random_round(seed), random.Random(seed)))


def story(rounds: Sequence[Round] | Sequence[View]) -> Iterator[RoundEvent]:
    """Yield all events of a round."""
    yield from events_between(None, rounds[0])
    for before, now in pairwise(rounds):
        yield from events_between(before, now)


def changes(event: RoundEvent, stacks: Mapping[int, int]) -> Iterator[tuple[int, int]]:
    """Yield the seats whose stacks an event changes, and by how many chips, from the stacks before it."""
    match event:
        case AntesPaid(_, paid):
            yield from ((seat, -chips) for seat, chips in enumerate(paid, 1))
        case MissedBlindsPaid(seat, chips) | BlindPaid(seat, chips=chips):
            yield seat, -chips
        case Called(seat, left=left) | BetPlaced(seat, left=left) | RaisedTo(seat, left=left):
            yield seat, left - stacks[seat]
        case ChipsReturned(seat, chips) | WonUnshown(seat, chips) | WonAlone(seat, chips=chips):
            yield seat, chips
        case PotWon(seats, shares):
            yield from zip(seats, shares, strict=True)


def named(event: RoundEvent) -> set[Card | None]:
    """Return the cards that an event names."""
    match event:
        case Dealt(hands=hands):
            return {card for hand in hands for card in hand}
        case MiddleLaid(up):
            return {*up}
        case PickedUp(card=card) | Drew(card=card):
            return {card}
        case HandShown(hand=hand):
            return {*hand.cards}
    return set()


def as_tuple(event: RoundEvent) -> tuple[int, int, Card | None]:
    """Return the fields of a pick-up."""
    assert isinstance(event, PickedUp)
    return event.seat, event.slot, event.card


@pytest.mark.parametrize("seed", SEEDS)
def test_the_chips_of_all_events_lead_from_the_first_stacks_to_the_last(seed: int) -> None:
    rounds = rounds_of(seed)
    stacks = dict(enumerate(rounds[0].start, 1))
    middle = 0
    for event in story(rounds):
        for seat, chips in changes(event, dict(stacks)):
            stacks[seat] += chips
            middle -= chips
    assert stacks == rounds[-1].stacks
    assert middle == 0


@pytest.mark.parametrize("seed", SEEDS)
def test_every_action_pick_up_and_hand_is_one_event(seed: int) -> None:
    rounds = rounds_of(seed)
    over, events = rounds[-1], list(story(rounds))
    acts = [event for event in events if isinstance(event, ACTS)]
    assert [act.seat for act in acts] == [move.seat for move in over.moves]
    for seat, hand in over.hands.items():
        assert hand[3:] == tuple(act.card for act in acts if isinstance(act, PickedUp) and act.seat == seat)
    shown = [event.seat for event in events if isinstance(event, HandShown)]
    assert sorted(shown) == (list(over.still_in) if len(over.still_in) > 1 else [])
    laid = [event.up for event in events if isinstance(event, MiddleLaid)]
    assert laid == ([over.middle.up] if over.middle.up else [])


@pytest.mark.parametrize("seed", SEEDS)
def test_a_betting_round_that_nobody_can_bet_in_is_skipped(seed: int) -> None:
    rounds = rounds_of(seed)
    spoken = {move.phase for move in rounds[-1].moves if move.phase.is_betting}
    ended = [event for event in story(rounds) if isinstance(event, BettingEnded | BettingSkipped)]
    if len(rounds[-1].still_in) > 1:
        assert len(ended) == 3
        assert sum(isinstance(event, BettingEnded) for event in ended) == len(spoken)


@pytest.mark.parametrize("seed", SEEDS)
def test_events_of_a_view_name_no_card_that_the_seat_may_not_know(seed: int) -> None:
    rounds = rounds_of(seed)
    for seat in range(1, rounds[0].players + 1):
        views = [now.seen_by(seat) for now in rounds]
        for before, now in pairwise([None, *views]):
            assert now
            drawn = {card for _, card in (now.result.drawn if now.result else ())}
            for event in events_between(before, now):
                assert not (named(event) - drawn) & set(now.unseen)


def test_where_a_hidden_card_lay_stays_unseen_when_taking_it_ends_the_round() -> None:
    """A round of all-in players ends with its last pick-up: the shown hand doesn't say which of its cards that was."""
    now = play(dealt([1, 1], deck=stacked(*FIVE[:2])), "1 x1, 2 5C, 1 5S")
    last = now.apply(passive(now))
    first, *_ = events_between(now.seen_by(1), last.seen_by(1))
    assert as_tuple(first) == (2, 2, None)
    assert as_tuple(events_between(now, last)[0]) == (2, 2, last.hands[2][-1])
    assert next(step(now.seen_by(1), last.seen_by(1))) == "  seat 2 takes face-down card 2"


def test_a_call_says_only_what_it_adds_to_an_earlier_bet() -> None:
    now = play(dealt([9] * 3), "1 bet 2, 2 raise 5")
    answered = play(now, "3 call")
    assert next(step(now, answered)) == "  seat 3 calls 5"
    assert next(step(answered, play(answered, "1 call"))) == "  seat 1 calls 3 more"
