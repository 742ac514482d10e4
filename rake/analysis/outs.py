"""What a hand of fewer than five cards may become: the chance of each combination, and the worth of each next card."""

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
    """Why the chances of a hand of fewer than five cards are refused."""

    TOO_FEW_UNSEEN = "unseen"


@dataclass(frozen=True, slots=True, repr=False)
class Outs:
    """The chances (0..1) of what a hand will be once it has five cards: `categories` has one for each combination.

    `skull_wins` and `skull_loses` are the chances that the hand then holds the Ace of Skulls and wins or loses by it
    (5.2, 5.3).
    """

    categories: Mapping[Category, float] = field(hash=False)
    skull_wins: float
    skull_loses: float

    def __post_init__(self) -> None:
        object.__setattr__(self, "categories", MappingProxyType(dict(self.categories)))

    def __repr__(self) -> str:
        """Return an expression that gives these chances."""
        categories = ", ".join(f"Category.{category.name}: {chance!r}" for category, chance in self.categories.items())
        return f"Outs({{{categories}}}, {self.skull_wins!r}, {self.skull_loses!r})"

    def __reduce__(self) -> tuple[type[Outs], tuple[object, ...]]:
        """Return what `copy` and `pickle` need to rebuild this value: a mapping proxy can't be pickled."""
        return Outs, (dict(self.categories), self.skull_wins, self.skull_loses)


def outs(cards: Iterable[Card], unseen: Iterable[Card]) -> Outs:
    """Return the exact chances of what one to five cards become when random unseen cards fill them up to five.

    Raises `IllegalPosition` if a card appears twice, or if there are too few unseen cards.
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
    """Return the highest combination that one to five cards can become when unseen cards fill them up to five.

    The Ace of Skulls counts as an ordinary Ace here: only the combination is wanted, not whether the hand wins.
    """
    rows = tables(BOOK.ranking)
    base = sum(KEYS[card.index] for card in cards)

    def strength(drawn: tuple[Card, ...]) -> int:
        key = base + sum([KEYS[card.index] for card in drawn])
        return rows[key >> SHIFT][key & MASK] % SPAN

    return read(hand_of((*cards, *max(combinations(unseen, HAND - len(cards)), key=strength)), HAND, HAND)).category


@lru_cache(256)
def worths(hand: frozenset[Card], ranking: Ranking) -> Mapping[Card, float]:
    """Return the worth (0..1) to a hand of three or four of each card of the deck that it lacks.

    The worth of a card is the share of all five-card hands that the hand with that card will beat: ties count half, and
    the Ace of Skulls wins or loses outright. For a hand of three it is the mean over all cards that may come fifth.
    The middle and the other seats don't matter.
    """
    share = _share_of(ranking)
    base = sum(KEYS[card.index] for card in hand)
    rest = [card for card in DECK if card not in hand]
    if len(hand) == HAND - 1:
        return {card: share(base + KEYS[card.index]) for card in rest}
    # Cards of one rank are worth the same, unless the hand is of one suit and a card is of it too. So count each pair
    # of such groups once, times the number of its card pairs, instead of every pair of cards.
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
    """Return the face-up card of `up` that is worth most to a hand of three or four; of equals the first.

    Return None if cards lie face down too (`hidden`) and the average card is worth more.
    """
    held = frozenset(hand)
    worth = worths(held, ranking)
    best = max(up, key=worth.__getitem__, default=None)
    return best if best and (not hidden or worth[best] >= worth_of(None, held, ranking)) else None


def worth_of(card: Card | None, hand: Iterable[Card], ranking: Ranking) -> float:
    """Return the worth (0..1) of a card to a hand of three or four; for None, the mean over all cards it lacks."""
    worth = worths(frozenset(hand), ranking)
    return worth[card] if card else sum(worth.values()) / len(worth)


def final_share(hand: Collection[Card], ranking: Ranking) -> float:
    """Return the part (0..1) of all five-card hands that five cards beat, ties counted half."""
    return _share_of(ranking)(sum(KEYS[card.index] for card in hand))


@cache
def _share_of(ranking: Ranking) -> Callable[[int], float]:
    """Return the function from the sum of five cards' keys (`lookup.KEYS`) to the part (0..1) of all hands beaten."""
    rows, share = tables(ranking), shares(ranking)
    return lambda key: share[rows[key >> SHIFT][key & MASK] + SPAN]
