"""The deals that a view of Solo Whist allows: all are equally likely, and no others come up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations
from random import Random

import pytest

from rake.kit.chance import pick
from rake.shelf.solo.deal import FORM, State, View
from rake.shelf.solo.game import GAME
from tests.bounded import within
from tests.examples import searching
from tests.kit.chances import alike

from .solo_tables import does


def late(bid: str, seed: int, tricks: int) -> State:
    """Return a deal by chance after this many tricks."""
    rng = Random(f"{bid} {seed}")
    state = does(GAME.deal(4, rng=rng), f"1 pass, 2 pass, 3 bid {bid}, 4 pass")
    actions = within(52, "that many tricks")
    while sum(state.won) < tricks and next(actions):
        state = state.apply(pick(rng, state.legal()))
    return state


def every_way(cards: Sequence[str], sizes: Sequence[int]) -> Iterator[tuple[frozenset[str], ...]]:
    """Yield all ways to deal cards into hands of these sizes."""
    if not sizes:
        yield ()
        return
    for hand in combinations(cards, sizes[0]):
        for rest in every_way([card for card in cards if card not in hand], sizes[1:]):
            yield (frozenset(hand), *rest)


def failed(state: State, seat: int) -> set[str]:
    """SW3.13: the suits that a seat didn't follow."""
    laid = [(trick.cards[0][1], card[1]) for trick in state.tricks for who, card in trick.laid if who == seat]
    return {led for led, suit in laid if led != suit}


def unseen_hands(state: State, view: View) -> dict[int, list[str]]:
    """SW2.3, SW3.15: the cards by seat that a seat hasn't seen."""
    hands = {}
    for seat, hand in enumerate(state.hands, 1):
        if seat not in (view.seat, state.shown):
            hands[seat] = [card for card in hand.cards if card != state.turned]
    return hands


@pytest.mark.property
@pytest.mark.parametrize("bid", ["solo", "ouverte"])
@pytest.mark.parametrize("seed", range(20 if searching() else 2))
def test_late_in_a_deal_all_hands_that_fit_are_equally_likely_for_every_seat(bid: str, seed: int) -> None:
    state = late(bid, seed, 11)
    for seat in range(5):
        view, rng = state.seen_by(seat), Random("uniform")
        hands = unseen_hands(state, view)
        cards = sorted(card for held in hands.values() for card in held)
        voids = {other: failed(state, other) for other in hands}
        expected = {
            str([sorted(held) for held in way]): 1
            for way in every_way(cards, [len(held) for held in hands.values()])
            if all(card[1] not in voids[other] for other, held in zip(hands, way, strict=True) for card in held)
        }
        counts: Counter[str] = Counter()
        for _ in range(8 * len(expected)):
            dealt = unseen_hands(view.resample(rng), view)
            counts[str([sorted(held) for held in dealt.values()])] += 1
        assert {*counts} <= {*expected}
        assert len(expected) < 2 or alike(counts, expected)


def test_sw2_1_where_a_played_card_was_dealt_is_drawn_too() -> None:
    state = late("solo", 1, 13)
    view, rng = state.seen_by(1), Random("order")
    (card,) = [card for seat, card in state.tricks[0].laid if seat == 2]
    counts = Counter(str(view.resample(rng).deal.deck.index(card)) for _ in range(1_000))
    assert alike(counts, {str(index): 1 for index in (3, 4, 5, 15, 16, 17, 27, 28, 29, 39, 40, 41, 49)})


def test_sw3_15_an_open_hand_stays_open_in_records_of_views() -> None:
    state = late("ouverte", 2, 6)
    for seat in range(5):
        view = state.seen_by(seat)
        assert len(view.masked.hands[2].cards) == 7
        views = FORM.parse(str(view)).views(seat)
        assert views[-1] == view
        assert len(views[4].masked.hands[2].cards) == (13 if seat == 3 else 0), "closed before the first trick"
