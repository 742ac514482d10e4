"""What a growing hand may become: the exact chance of each combination, and what a card is worth to it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import combinations
from math import comb
from types import MappingProxyType

from .cards import DECK, Card, distinct
from .category import Category, Skull
from .errors import IllegalPosition, Violation
from .hands import HAND, hand_of, read
from .lookup import KEYS, MASK, SHIFT, SPAN, shares, tables
from .rules import Ranking

__all__ = ["Outs", "outs"]


@dataclass(frozen=True, slots=True)
class Outs:
    """The chances (0..1) of a hand's end: `categories` by final combination, and of its Ace of Skulls.

    `skull_wins` and `skull_loses` are the chances that it holds the Ace of Skulls and wins or loses by it (5.2, 5.3).
    """

    categories: Mapping[Category, float] = field(hash=False)
    skull_wins: float
    skull_loses: float

    def __post_init__(self) -> None:
        object.__setattr__(self, "categories", MappingProxyType(dict(self.categories)))

    def __reduce__(self) -> tuple[type[Outs], tuple[object, ...]]:
        """Return how to copy and pickle it."""
        return Outs, (dict(self.categories), self.skull_wins, self.skull_loses)


def outs(cards: Iterable[Card], unseen: Iterable[Card]) -> Outs:
    """Return what one to five cards become when drawn up to five from the unseen ones, all alike likely.

    Raises `IllegalPosition` for a card that stands twice, or too few unseen ones.
    """
    hand = hand_of(cards, 1, HAND)
    rest = distinct(unseen)
    distinct((*hand, *rest))
    missing = HAND - len(hand)
    total = comb(len(rest), missing)
    if not total:
        raise IllegalPosition(Violation("unseen", (len(rest), missing), "6.7"))
    categories: Counter[Category] = Counter()
    skulls: Counter[Skull] = Counter()
    for drawn in combinations(rest, missing):
        final = read(hand_of((*hand, *drawn), HAND, HAND))
        categories[final.category] += 1
        skulls[final.skull] += 1
    chances = {category: categories[category] / total for category in Category}
    return Outs(chances, skulls[Skull.WINS] / total, skulls[Skull.LOSES] / total)


@lru_cache(256)
def worths(hand: frozenset[Card], ranking: Ranking) -> Mapping[Card, float]:
    """Return for each card outside a hand of three or four what it is worth to it: the mean final share (0..1).

    A share is the part of all five-card hands beaten, ties by half, the Ace of Skulls by its verdict; the mean is taken
    over all cards that may come after. It depends on the hand alone.
    """
    rows, share = tables(ranking), shares(ranking)
    base = sum(KEYS[card.index] for card in hand)
    rest = [card for card in DECK if card not in hand]
    keys = [KEYS[card.index] for card in rest]
    if len(hand) == HAND - 1:
        finals = [base + key for key in keys]
        return {card: share[rows[k >> SHIFT][k & MASK] + SPAN] for card, k in zip(rest, finals, strict=True)}
    sums = [0.0] * len(rest)
    for one, key in enumerate(keys):
        with_one = base + key
        for other in range(one):
            k = with_one + keys[other]
            final = share[rows[k >> SHIFT][k & MASK] + SPAN]
            sums[one] += final
            sums[other] += final
    return {card: total / (len(rest) - 1) for card, total in zip(rest, sums, strict=True)}


def final_share(hand: Collection[Card], ranking: Ranking) -> float:
    """Return the part (0..1) of all five-card hands that five cards beat, ties by half."""
    key = sum(KEYS[card.index] for card in hand)
    return shares(ranking)[tables(ranking)[key >> SHIFT][key & MASK] + SPAN]
