"""Hands drawn at random, for the kinds of questions that drills ask."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from random import Random

from ..cards import Card, Rank, Suit
from ..category import Category
from ..hands import HAND, evaluate, hand_of
from ..kit.chance import below, pick, some

_SHAPES = {
    Category.HIGH_CARD: (1, 1, 1, 1, 1),
    Category.PAIR: (2, 1, 1, 1),
    Category.TWO_PAIR: (2, 2, 1),
    Category.THREE_OF_A_KIND: (3, 1, 1),
    Category.FULL_PACK: (3, 2),
    Category.QUADS: (4, 1),
}
"""By combination, how many cards of each rank a hand has: `(3, 2)` is three of one rank and two of another."""

_RANKS = tuple(Rank)
_ROUND = (_RANKS[-1], *_RANKS)
"""The ranks low to high with the Ace at both ends, so that each Run is a slice of five (2.3)."""

GROWN = (Category.PAIR, Category.TWO_PAIR, Category.THREE_OF_A_KIND)
"""The combinations, Full Pack and Quads excepted, that a hand reaches by getting more cards of a rank."""

COMMON_CATEGORIES = (Category.HIGH_CARD, *GROWN, Category.RUN, Category.SUITS_FULL)
"""The combinations that players often hold at the reveal."""


def hand_with(category: Category, rng: Random, gone: Collection[Card] = ()) -> tuple[Card, ...]:
    """Return a random five-card hand of a combination that has none of the cards `gone`.

    Hands are drawn until one fits: five distinct cards, none of them gone, and exactly this combination.
    """
    while True:
        hand = _try(category, rng)
        if len({*hand}) == HAND and not {*hand} & {*gone} and evaluate(hand).category is category:
            return hand_of(hand, HAND, HAND)


def hands_with(categories: Sequence[Category], rng: Random) -> tuple[tuple[Card, ...], ...]:
    """Return a random five-card hand of each combination; no card is in two of them."""
    hands: list[tuple[Card, ...]] = []
    for category in categories:
        hands.append(hand_with(category, rng, [card for hand in hands for card in hand]))
    return tuple(hands)


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
