"""Hands and numbers drawn by chance, for the kinds of questions that can be drilled."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from random import Random

from ..cards import Card, Rank, Suit
from ..category import Category
from ..hands import HAND, evaluate, hand_of
from ..kit.chance import below, pick, some

LEVELS = (1, 2, 3)
"""How hard: for a first evening, for regulars, for sharks."""

_SHAPES = {
    Category.HIGH_CARD: (1, 1, 1, 1, 1),
    Category.PAIR: (2, 1, 1, 1),
    Category.TWO_PAIR: (2, 2, 1),
    Category.THREE_OF_A_KIND: (3, 1, 1),
    Category.FULL_PACK: (3, 2),
    Category.QUADS: (4, 1),
}
"""How many cards of each rank the combinations hold that are made of like ranks."""

_RANKS = tuple(Rank)
_ROUND = (_RANKS[-1], *_RANKS)
"""The ranks with the Ace at both ends (2.3)."""

GROWN = (Category.PAIR, Category.TWO_PAIR, Category.THREE_OF_A_KIND)
"""What a hand grows into by like cards."""

OFTEN = (Category.HIGH_CARD, *GROWN, Category.RUN, Category.SUITS_FULL)
"""What is met often."""


def hand_with(category: Category, rng: Random, gone: Collection[Card] = ()) -> tuple[Card, ...]:
    """Return a hand of that combination, without some cards; each time that it comes out otherwise, another."""
    while True:
        hand = _try(category, rng)
        if len({*hand}) == HAND and not {*hand} & {*gone} and evaluate(hand).category is category:
            return hand_of(hand, HAND, HAND)


def hands_with(categories: Sequence[Category], rng: Random) -> tuple[tuple[Card, ...], ...]:
    """Return a hand of each combination, from one deck."""
    hands: list[tuple[Card, ...]] = []
    for category in categories:
        hands.append(hand_with(category, rng, [card for hand in hands for card in hand]))
    return tuple(hands)


def choices(right: int, tempting: Sequence[int], rng: Random) -> tuple[int, ...]:
    """Return four numbers to choose from, in their order: the right one and some that tempt."""
    others = sorted({number for number in tempting if number > 0 and number != right})
    return tuple(sorted((right, *some(rng, others, min(3, len(others))))))


def _try(category: Category, rng: Random) -> tuple[Card, ...]:
    suits = tuple(Suit)
    if category in _SHAPES:
        ranks = some(rng, _RANKS, len(_SHAPES[category]))
        return tuple(
            Card(rank, suit)
            for rank, count in zip(ranks, _SHAPES[category], strict=True)
            for suit in some(rng, suits, count)
        )
    low = below(rng, len(_ROUND) - HAND + 1)
    run = _ROUND[low : low + HAND]
    one = pick(rng, suits)
    if category is Category.RUN:
        return tuple(Card(rank, pick(rng, suits)) for rank in run)
    return tuple(Card(rank, one) for rank in (run if category is Category.RAKE else some(rng, _RANKS, HAND)))
