"""What a growing hand may become: the exact chance of each combination, and what a card is worth to it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass, field
from enum import Enum
from functools import cache, lru_cache
from itertools import combinations
from math import comb
from types import MappingProxyType

from ..cards import DECK, Card, distinct
from ..category import Category, Skull
from ..hands import HAND, hand_of, read
from ..kit.errors import IllegalPosition, Violation
from ..lookup import KEYS, MASK, SHIFT, SPAN, shares, tables
from ..rules import BOOK, Ranking

__all__ = ["Outs", "outs"]


class OutsRefusal(Enum):
    """Why the chances of a growing hand are refused."""

    TOO_FEW_UNSEEN = "unseen"


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
    """Return what one to five cards become when drawn up to five from the unseen ones, all equally likely.

    Raises `IllegalPosition` for a card that appears twice, or too few unseen ones.
    """
    hand = hand_of(cards, 1, HAND)
    rest = distinct(unseen)
    distinct((*hand, *rest))
    missing = HAND - len(hand)
    total = comb(len(rest), missing)
    if not total:
        raise IllegalPosition(Violation(OutsRefusal.TOO_FEW_UNSEEN, (len(rest), missing)))
    categories: Counter[Category] = Counter()
    skulls: Counter[Skull] = Counter()
    for drawn in combinations(rest, missing):
        final = read(hand_of((*hand, *drawn), HAND, HAND))
        categories[final.category] += 1
        skulls[final.skull] += 1
    chances = {category: categories[category] / total for category in Category}
    return Outs(chances, skulls[Skull.WINS] / total, skulls[Skull.LOSES] / total)


def highest(cards: Collection[Card], unseen: Iterable[Card]) -> Category:
    """Return the highest combination that one to five cards may become when drawn up to five from the unseen ones.

    The Ace of Skulls is an Ace like others here: it is the name that is asked for.
    """
    rows = tables(BOOK.ranking)
    base = sum(KEYS[card.index] for card in cards)

    def strength(drawn: tuple[Card, ...]) -> int:
        key = base + sum([KEYS[card.index] for card in drawn])
        return rows[key >> SHIFT][key & MASK] % SPAN

    return read(hand_of((*cards, *max(combinations(unseen, HAND - len(cards)), key=strength)), HAND, HAND)).category


@lru_cache(256)
def worths(hand: frozenset[Card], ranking: Ranking) -> Mapping[Card, float]:
    """Return for each card outside a hand of three or four what it is worth to it: the mean final share (0..1).

    A share is the part of all five-card hands beaten, ties by half, the Ace of Skulls by its verdict; the mean is taken
    over all cards that may come after. It depends on the hand alone.
    """
    share = _share_of(ranking)
    base = sum(KEYS[card.index] for card in hand)
    rest = [card for card in DECK if card not in hand]
    if len(hand) == HAND - 1:
        return {card: share(base + KEYS[card.index]) for card in rest}
    # Cards of one rank are alike, unless one of them goes on with a hand of one suit: a few pairs stand for all.
    suits = {card.suit for card in hand}
    alike: dict[tuple[int, bool], list[Card]] = {}
    for card in rest:
        alike.setdefault((KEYS[card.index] & MASK, suits == {card.suit}), []).append(card)
    kinds = [(KEYS[cards[0].index], len(cards)) for cards in alike.values()]
    sums = [0.0] * len(kinds)
    for one, (key, count) in enumerate(kinds):
        for other, (other_key, others) in enumerate(kinds[:one]):
            final = share(base + key + other_key)
            sums[one] += others * final
            sums[other] += count * final
        sums[one] += (count - 1) * share(base + 2 * key) if count > 1 else 0
    worth = [total / (len(rest) - 1) for total in sums]
    return {card: each for each, cards in zip(worth, alike.values(), strict=True) for card in cards}


def preferred(hand: Iterable[Card], up: Iterable[Card], hidden: bool, ranking: Ranking) -> Card | None:
    """Return the face-up card worth most to a hand of three or four, the first of several.

    None where cards lie face down too and any card is worth more on the whole.
    """
    held = frozenset(hand)
    worth = worths(held, ranking)
    best = max(up, key=worth.__getitem__, default=None)
    return best if best and (not hidden or worth[best] >= worth_of(None, held, ranking)) else None


def worth_of(card: Card | None, hand: Iterable[Card], ranking: Ranking) -> float:
    """Return what a card is worth to a hand of three or four; None stands for any card, and its worth on the whole."""
    worth = worths(frozenset(hand), ranking)
    return worth[card] if card else sum(worth.values()) / len(worth)


def final_share(hand: Collection[Card], ranking: Ranking) -> float:
    """Return the part (0..1) of all five-card hands that five cards beat, ties by half."""
    return _share_of(ranking)(sum(KEYS[card.index] for card in hand))


@cache
def _share_of(ranking: Ranking) -> Callable[[int], float]:
    """Return the function from the sum of five cards' keys to the final share."""
    rows, share = tables(ranking), shares(ranking)
    return lambda key: share[rows[key >> SHIFT][key & MASK] + SPAN]
