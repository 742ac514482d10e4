"""Poker hands: which five of a player's cards make the best hand, and which of two hands is better (PK1).

A card is a rank and a suit, e.g. `TH`. A strength is a number that says all that counts: the kind of hand, then up to
five ranks in the order in which they are compared. So strengths compare as hands do, and equal hands have the same one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from enum import IntEnum
from functools import cache
from itertools import combinations, product

from .cards import Deck

__all__ = [
    "DECK",
    "HAND",
    "Category",
    "Hand",
    "best_hand",
    "best_of",
    "category_of",
    "hand_of",
    "strength",
    "strength_with",
]

RANKS = "23456789TJQKA"
SUITS = "CDHS"
DECK = Deck({rank: rank for rank in RANKS}, {suit: suit for suit in SUITS}, lambda rank, suit: rank + suit)
"""One pack of 52; no suit beats another (PK1.1)."""

HAND = 5
"""The number of cards of a hand."""


class Category(IntEnum):
    """The kinds of hands, low to high (PK1.2)."""

    HIGH_CARD = 0
    PAIR = 1
    TWO_PAIR = 2
    THREE_OF_A_KIND = 3
    STRAIGHT = 4
    FLUSH = 5
    FULL_HOUSE = 6
    FOUR_OF_A_KIND = 7
    STRAIGHT_FLUSH = 8
    ROYAL_FLUSH = 9


COUNTING = {
    Category.PAIR: 4,
    Category.TWO_PAIR: 3,
    Category.THREE_OF_A_KIND: 3,
    Category.STRAIGHT: 1,
    Category.FULL_HOUSE: 2,
    Category.FOUR_OF_A_KIND: 2,
    Category.STRAIGHT_FLUSH: 1,
    Category.ROYAL_FLUSH: 0,
}
"""How many ranks decide between two hands of a category, where it isn't all five (PK1.4)."""

# The key of a card counts its rank in the low bits, three bits a rank, and its suit above them, so that the sum of the
# keys of up to seven cards says how often each rank and each suit occurs. A rank key is the part without the suit.
_SHIFT = 3 * len(RANKS)
_COUNT = 7
_LOW = (1 << _SHIFT) - 1
KEYS = {card: (1 << 3 * RANKS.index(card[0])) + (1 << _SHIFT + 3 * SUITS.index(card[1])) for card in DECK.cards}
_RANK_KEYS = {card: key & _LOW for card, key in KEYS.items()}
_BITS = {card: 1 << RANKS.index(card[0]) for card in DECK.cards}
_ACE = len(RANKS) - 1
_WHEEL = 1 << _ACE | 0b1111
"""The ranks of 5-4-3-2-A (PK1.3)."""


def strength(cards: Sequence[str]) -> int:
    """Return the strength of the best five of five to seven different cards."""
    return _of_key(sum([KEYS[card] for card in cards]), cards)


def _of_key(key: int, *cards: Sequence[str]) -> int:
    """Return the strength of the best five of five to seven cards, in one or more parts, whose keys have this sum."""
    ranks = _of_ranks(key & _LOW)
    suit = _suits_with(key >> _SHIFT)
    if not suit:
        return ranks
    return max(ranks, _of_suit(sum([_BITS[card] for part in cards for card in part if card[1] == suit])))


def category_of(value: int) -> Category:
    """Return the kind of hand that has a strength."""
    return Category(value >> 4 * HAND)


@cache
def _suits_with(counts: int, least: int = HAND) -> str:
    """Return the suits with that many cards or more, by how often each suit occurs."""
    return "".join(suit for at, suit in enumerate(SUITS) if counts >> 3 * at & _COUNT >= least)


@cache
def _of_suit(bits: int) -> int:
    """Return the strength of the best flush of these ranks, five or more of one suit."""
    top = _straight_top(bits)
    if top:
        return _strength(Category.ROYAL_FLUSH if top == _ACE else Category.STRAIGHT_FLUSH, [top])
    return _strength(Category.FLUSH, [rank for rank in range(_ACE, -1, -1) if bits >> rank & 1][:HAND])


@cache
def _of_ranks(counts: int) -> int:
    """Return the strength of the best five cards of these ranks, whatever their suits."""
    times = {rank: count for rank in range(_ACE, -1, -1) if (count := counts >> 3 * rank & _COUNT)}
    ranks = [*times]
    fours, threes, pairs = ([rank for rank in ranks if times[rank] >= least] for least in (4, 3, 2))

    def beside(*used: int) -> list[int]:
        return [rank for rank in ranks if rank not in used]

    if fours:
        return _strength(Category.FOUR_OF_A_KIND, [fours[0], *beside(fours[0])[:1]])
    if threes and len(pairs) > 1:
        return _strength(Category.FULL_HOUSE, [threes[0], next(rank for rank in pairs if rank != threes[0])])
    top = _straight_top(sum([1 << rank for rank in ranks]))
    if top:
        return _strength(Category.STRAIGHT, [top])
    if threes:
        return _strength(Category.THREE_OF_A_KIND, [threes[0], *beside(threes[0])[:2]])
    if len(pairs) > 1:
        return _strength(Category.TWO_PAIR, [*pairs[:2], *beside(*pairs[:2])[:1]])
    if pairs:
        return _strength(Category.PAIR, [pairs[0], *beside(pairs[0])[:3]])
    return _strength(Category.HIGH_CARD, ranks[:HAND])


@cache
def _straight_top(bits: int) -> int:
    """Return the top rank of the highest five in a row; 0 if there are none."""
    for top in range(_ACE, HAND - 2, -1):
        row = 0b11111 << top - 4
        if bits & row == row:
            return top
    return HAND - 2 if bits & _WHEEL == _WHEEL else 0


def _strength(category: Category, ranks: Sequence[int]) -> int:
    value = int(category)
    for rank in ranks:
        value = value << 4 | rank
    return value << 4 * (HAND - len(ranks))


def best_of(hole: Sequence[str], board: Sequence[str], own: int = 0) -> int:
    """Return the strength of the best hand of a player's own cards and the board.

    It has exactly `own` of the player's cards and the rest from the board; with 0, any five of all the cards count.
    """
    return strength_with(board, own)(hole)


def strength_with(cards: Sequence[str], others: int = 0) -> Callable[[Sequence[str]], int]:
    """Return the function from other cards to the strength of the best hand of them and of these.

    It has exactly `others` of the other cards; with 0, any five of all the cards count. What depends on these cards
    alone is worked out once: that's quicker where several hands share a board, or one hand meets several boards.
    """
    if others:
        return _Joined(cards, others).strength
    key = sum([KEYS[card] for card in cards])
    return lambda added: _of_key(key + sum([KEYS[card] for card in added]), cards, added)


class _Joined(dict[int, int]):
    """The strengths of the best hands of some cards by the rank key of the others in them, without flushes.

    Each is worked out when it's first looked up. `rank_keys` has the rank keys of what can be taken of the cards,
    `suited` the rank bits of what can be taken of them for a flush, by suit.
    """

    def __init__(self, cards: Sequence[str], others: int) -> None:
        taken, self.others = HAND - others, others
        self.rank_keys = {*map(sum, combinations([_RANK_KEYS[card] for card in cards], taken))}
        suits = _suits_with(sum([KEYS[card] for card in cards]) >> _SHIFT, taken)
        self.suited = [
            (suit, [*map(sum, combinations([_BITS[card] for card in cards if card[1] == suit], taken))])
            for suit in suits
        ]

    def __missing__(self, key: int) -> int:
        value = self[key] = max([_of_ranks(key + taken) for taken in self.rank_keys])
        return value

    def strength(self, added: Sequence[str]) -> int:
        """Return the strength of the best hand with exactly `others` of the added cards."""
        keys = map(sum, combinations([_RANK_KEYS[card] for card in added], self.others))
        best = max(map(self.__getitem__, keys))
        for suit, taken in self.suited:
            bits = [_BITS[card] for card in added if card[1] == suit]
            if len(bits) >= self.others:
                mine = map(sum, combinations(bits, self.others))
                best = max(best, *[_of_suit(some + rest) for some in mine for rest in taken])
        return best


def hand_of(hole: Sequence[str], board: Sequence[str], own: int = 0) -> Hand:
    """Return the best hand of a player's own cards and the board, as `best_of` counts them.

    Of equal hands it is the one that has the most of the player's own cards.
    """
    fives = _fives(hole, board, own) if own else combinations((*hole, *board), HAND)
    return Hand(max(fives, key=strength))


def best_hand(cards: Sequence[str]) -> Hand:
    """Return the best five of five or more cards."""
    return Hand(max(combinations(cards, HAND), key=strength))


def _fives(hole: Sequence[str], board: Sequence[str], own: int) -> Iterable[tuple[str, ...]]:
    choices = product(combinations(hole, own), combinations(board, HAND - own))
    return ((*mine, *shared) for mine, shared in choices)


@dataclass(frozen=True, slots=True)
class Hand:
    """Five cards, and what they make."""

    cards: tuple[str, ...]

    @property
    def strength(self) -> int:
        """The strength, by which hands compare."""
        return strength(self.cards)

    @property
    def category(self) -> Category:
        """The kind of hand."""
        return category_of(self.strength)

    @property
    def ranks(self) -> tuple[str, ...]:
        """The ranks that are compared with those of a hand of the same kind, in order (PK1.4)."""
        return tuple(
            RANKS[self.strength >> 4 * (HAND - 1 - at) & 15] for at in range(COUNTING.get(self.category, HAND))
        )

    @property
    def ordered(self) -> tuple[str, ...]:
        """The cards as they are read aloud: those that make the hand first, high to low, a straight from its top."""
        times = {card: sum(other[0] == card[0] for other in self.cards) for card in self.cards}
        wheel = self.category in (Category.STRAIGHT, Category.STRAIGHT_FLUSH) and self.ranks[0] == "5"

        def order(card: str) -> tuple[int, int]:
            return times[card], -1 if wheel and card[0] == "A" else RANKS.index(card[0])

        return tuple(sorted(self.cards, key=order, reverse=True))
