"""A view tells a seat what it knows and nothing else: what it cannot see may be anything, and its view stays the same.

The cards that a seat has not seen are shuffled among their places, in the hands of others, in the middle and in the
stock; the same actions are done again; at every step the seat's view and its record must be what they were.
"""

import random
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rake import ActionKind, Card, IllegalPosition, Round
from tests.examples import examples

from .rounds import FIVE, dealt, played_out, stacked
from .strategies import deals, random_play

SEEDS = st.integers(0, 2**32)
some = examples(150)


def known_indices(now: Round, seat: int) -> set[int]:
    """Return which places of the deck, in the order of dealing (8.11), a seat has seen so far (6.2, 6.4, 6.5, 8.14)."""
    players, row = now.players, len(now.middle.up)
    dealt_to = {other: {other - 1 + turn * players for turn in range(3)} for other in range(1, players + 1)}
    up, down = 3 * players, 3 * players + row
    seen = dealt_to[seat] | set(range(up, down)) | {down + slot - 1 for slot in now.middle.exposed}
    shown = now.still_in if now.result and now.result.showdown else ()
    for other in {seat, *shown}:
        seen |= dealt_to[other]
        took = [move.action.slot for move in now.moves if move.seat == other and move.action.kind is ActionKind.TAKE]
        seen |= {down + slot - 1 for slot in took if slot}
    return seen | {down + row + turn for turn in range(len(now.result.drawn) if now.result else 0)}


def deck_of(rounds: list[Round]) -> tuple[Card, ...]:
    """Return the deck that a round was dealt from, by the order of 8.11."""
    over, players = rounds[-1], rounds[0].players
    hands = rounds[0].hands
    dealt = [hands[seat][turn] for turn in range(3) for seat in range(1, players + 1)]
    return tuple(card for card in (*dealt, *over.middle.up, *over.middle.down, *over.stock) if card)


def shuffled_unseen(deck: tuple[Card, ...], seen: set[int], rng: random.Random) -> tuple[Card, ...]:
    """Return the deck with the cards outside some places shuffled."""
    others = [card for index, card in enumerate(deck) if index not in seen]
    rng.shuffle(others)
    return tuple(card if index in seen else others.pop() for index, card in enumerate(deck))


def again(rounds: list[Round], deck: tuple[Card, ...], steps: int) -> list[Round]:
    """Return the first steps of a round once more with another deck: the same actions, the same cards exposed."""
    first = rounds[0]
    now = Round.from_deck(
        first.players, first.start, first.stake, first.rules, deck, absent=first.absent, posts=dict(first.posts)
    )
    replayed = [now]
    for before, after in pairwise(rounds[: steps + 1]):
        exposed = after.middle.exposed - before.middle.exposed
        now = now.expose(*exposed) if exposed else now.apply(after.moves[-1].action)
        replayed.append(now)
    return replayed


@given(start=deals(), seed=SEEDS)
@some
def test_equal_knowledge_gives_equal_views(start: Round, seed: int) -> None:
    rounds = random_play(start, seed, exposing=0.03)
    deck, rng = deck_of(rounds), random.Random(seed)
    for steps in (len(rounds) - 1, rng.randrange(len(rounds))):
        for seat in range(1, start.players + 1):
            other = again(rounds, shuffled_unseen(deck, known_indices(rounds[steps], seat), rng), steps)
            for now, then in zip(rounds, other, strict=False):
                assert then.seen_by(seat) == now.seen_by(seat)
                assert then.seen_by(seat).record() == now.seen_by(seat).record()


@given(start=deals(), seed=SEEDS)
@some
def test_what_a_seat_can_see_it_sees(start: Round, seed: int) -> None:
    rounds = random_play(start, seed, exposing=0.03)
    deck = deck_of(rounds)
    for now in rounds:
        for seat in range(1, start.players + 1):
            view = now.seen_by(seat)
            visible = {card for hand in view.hands.values() for card in hand}
            visible |= {
                *view.middle.up,
                *view.middle.down,
                *(card for _, card in (now.result.drawn if now.result else ())),
            }
            assert visible - {None} == {deck[index] for index in known_indices(now, seat)}
            assert view.hand == now.hands[seat]


def test_a_deck_is_dealt_as_it_was_laid_out() -> None:
    rounds = random_play(dealt([9] * 3), seed=1)
    assert again(rounds, deck_of(rounds), len(rounds) - 1) == rounds


def test_the_order_in_which_a_shown_hand_was_picked_up_stays_unseen() -> None:
    """Else others would learn which of the cards shown lay face down in the middle."""
    over = played_out(dealt([9, 9], deck=stacked(FIVE[1], "2C.3C.4C.PC.AC")))
    assert str(over.hands[2][-1]) == "AC"
    assert str(over.seen_by(1).hands[2][0]) == "AC"
    assert over.seen_by(2).hands[2] == over.hands[2]


@pytest.mark.parametrize("seat", [0, -1, 3])
def test_a_seat_that_was_not_dealt_in_has_no_view(seat: int) -> None:
    with pytest.raises(IllegalPosition, match="seat"):
        dealt([9, 9]).seen_by(seat)


def test_a_view_has_nothing_that_needs_hidden_cards() -> None:
    """Else a bot could ask for another seat's cards, or for what comes of an action."""
    view = dealt([9] * 3).seen_by(1)
    assert not isinstance(view, Round)
    for name in ("deal", "from_deck", "dealt", "redeal", "seen_by", "expose", "apply", "settled", "stock"):
        assert hasattr(Round, name)
        assert not hasattr(view, name)
