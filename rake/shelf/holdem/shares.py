"""How many of the hands that nobody has seen a hand beats on a board, counted quickly instead of dealt.

What can beat a hand is listed for the board alone: each rank that one card of it would do for, each pair of cards. Each
entry says what it makes and how many cards, or pairs of cards, do it. Then the chance that a rival has none of those
that beat a hand is that of a few cards drawn from those unseen. The cards of the hand itself count as unseen. With wild
cards that list would be of nearly everything, so there some random hands stand for all.
"""

from __future__ import annotations

import math
from bisect import bisect_left, bisect_right
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import accumulate, combinations, islice
from typing import NamedTuple

from ...kit.ranking import DECK, HAND, RANKS, Category, Ranking, strength
from .estimates import part_below, sample

__all__ = ["ahead"]

ALL = len(DECK.cards)
OF_A_RANK = 4
ANYTHING = ALL
"""The number of cards that make what the board makes by itself: every one of them does."""

FREE_PAIRS = {2: 1.0, 4: 5.0}
FREE_CARDS = {2: 2.0, 4: 3.6}
"""How many independent pairs, and cards, hole cards count for, by their number.

The six pairs of four cards share cards, and two of the four are left over: with these numbers, fitted to 600 random
deals on each street, the counts are right on average.
"""

SAMPLED = 100
"""The number of random hands that stand for all, where deuces are wild: that's as exact as the count elsewhere."""

_RANK = {card: RANKS.index(card[0]) for card in DECK.cards}
_ACE = len(RANKS) - 1
_ROWS = (*((top, 0b11111 << top - 4) for top in range(_ACE, 3, -1)), (3, 1 << _ACE | 0b1111))
"""The top of each straight and its ranks as bits."""

_STRAIGHT, _FLUSH = int(Category.STRAIGHT), int(Category.FLUSH)
_KINDS = {
    **{(4, second): int(Category.FOUR_OF_A_KIND) for second in (1, 2, 3)},
    **{(3, second): int(Category.FULL_HOUSE) for second in (2, 3)},
    (3, 1): int(Category.THREE_OF_A_KIND),
    (2, 2): int(Category.TWO_PAIR),
    (2, 1): int(Category.PAIR),
    (1, 1): int(Category.HIGH_CARD),
}
"""The kind of hand by how often its two most frequent ranks occur."""


class Threat(NamedTuple):
    """Something that a rival may make: the start of its strength, and the single cards and the pairs that do it."""

    level: int
    cards: int
    pairs: int


class Field(NamedTuple):
    """The threats of a board, weakest first: their levels, and the cards and pairs of all up to each of them."""

    worth: Callable[[Sequence[str]], int]
    levels: list[int]
    cards: list[int]
    pairs: list[int]


@lru_cache(8192)
def ahead(hole: tuple[str, ...], board: tuple[str, ...], ranking: Ranking) -> float:
    """Return the fraction (0..1) of random hands that a hand beats on a board so far, a tie for half.

    It is off by 0.04 to 0.06 on average, less for strong hands.
    """
    if ranking.wild:
        worth, values = _sampled(board, ranking, len(hole))
        return part_below(values, worth(hole))
    field = _field(board, ranking)
    level = _start_of(field.worth(hole))
    unseen = ALL - len(board) - len(hole)
    # Nobody has what ties or beats it; nobody has what beats it.
    ends = (bisect_left(field.levels, level), bisect_right(field.levels, level))
    return math.fsum(
        _none_of(field.cards[-1] - field.cards[end], unseen) ** FREE_CARDS[len(hole)]
        * _none_of(field.pairs[-1] - field.pairs[end], unseen * (unseen - 1) // 2) ** FREE_PAIRS[len(hole)]
        for end in ends
    ) / len(ends)


def _none_of(some: int, everything: int) -> float:
    return max(0.0, 1 - some / everything)


def _start_of(value: int) -> int:
    """Return the kind of hand and the first three ranks that count."""
    return value >> 8


def _level(kind: int, first: int, second: int = 0, third: int = 0) -> int:
    return kind << 12 | first << 8 | second << 4 | third


@lru_cache(1024)
def _sampled(
    board: tuple[str, ...], ranking: Ranking, size: int
) -> tuple[Callable[[Sequence[str]], int], Sequence[int]]:
    """Return the function from hole cards to their strength on a board, and that of some hands of this size, sorted."""
    worth = ranking.with_board(board)
    hands = (hand for hand in sample(size) if not {*hand} & {*board})
    return worth, sorted(map(worth, islice(hands, SAMPLED)))


@lru_cache(1024)
def _field(board: tuple[str, ...], ranking: Ranking) -> Field:
    own = ranking.own
    ranks = tuple(sorted([_RANK[card] for card in board]))
    threats = sorted([*_of_ranks(ranks, own), *_of_a_suit(board, own)])
    levels = [threat.level for threat in threats]
    cards = [0, *accumulate([threat.cards for threat in threats])]
    pairs = [0, *accumulate([threat.pairs for threat in threats])]
    return Field(ranking.with_board(board), levels, cards, pairs)


@lru_cache(1024)
def _of_ranks(board: tuple[int, ...], own: int) -> tuple[Threat, ...]:
    """Return the threats of a board's ranks, low to high, whatever the suits."""
    return (*_alike(Counter(board), own), *_straights(sum({1 << rank for rank in board}), own))


def _alike(times: Counter[int], own: int) -> Iterator[Threat]:
    """Yield what one card, two of a rank, or two that each pair the board make beside its ranks."""
    order = sorted(times.elements(), key=lambda rank: (-times[rank], -rank))
    plain = _codes(order, own)
    for rank in range(_ACE + 1):
        left = OF_A_RANK - times[rank]
        # With exactly two cards of one's own, what they pair is taken from the board first.
        codes = _codes(order, own, rank) if own and rank in times else plain
        if left:
            yield Threat(_level_with(codes, rank), left, 0)
        if left > 1:
            yield Threat(_level_with(codes, rank, rank), 0, left * (left - 1) // 2)
    for one, other in combinations(times, 2):
        if ways := (OF_A_RANK - times[one]) * (OF_A_RANK - times[other]):
            codes = _codes(order, own, one, other) if own else plain
            yield Threat(_level_with(codes, one, other), 0, ways)


def _codes(order: Sequence[int], own: int, *first: int) -> dict[int, int]:
    """Return how often each rank occurs, above the rank itself, in what a hand takes of a board in this order.

    It takes the ranks `first` before the others.
    """
    codes: dict[int, int] = {}
    for rank in sorted(order, key=lambda rank: rank not in first)[: HAND - own]:
        codes[rank] = codes.get(rank, rank) + 16
    return codes


def _level_with(codes: Mapping[int, int], *added: int) -> int:
    """Return the level of a board's ranks with others added to them."""
    counts = {**codes}
    for rank in added:
        counts[rank] = counts.get(rank, rank) + 16
    first, second, third = sorted([*counts.values(), 16, 16], reverse=True)[:3]
    return _KINDS[first >> 4, second >> 4] << 12 | (first & 15) << 8 | (second & 15) << 4 | third & 15


def _straights(bits: int, own: int) -> Iterator[Threat]:
    """Yield the straights that ranks as bits leave possible with two more cards."""
    for top, row in _ROWS:
        level = _level(_STRAIGHT, top)
        lacking = (row & ~bits).bit_count()
        if lacking == 2:
            yield Threat(level, 0, OF_A_RANK**2)
        elif lacking == 1:
            # With exactly two cards of one's own, the other one repeats one of the board's four.
            yield Threat(level, 0, OF_A_RANK * 12) if own else Threat(level, OF_A_RANK, 0)
        elif not lacking:
            yield Threat(level, 0, 54) if own else Threat(level, ANYTHING, 0)


def _of_a_suit(board: Sequence[str], own: int) -> Iterator[Threat]:
    """Yield the flushes that a board leaves possible with two more cards, by the highest of these."""
    suit, count = max(Counter([card[1] for card in board]).items(), key=lambda each: each[1])
    if count < HAND - 2:
        return
    shared = [_RANK[card] for card in board if card[1] == suit]
    left = [rank for rank in range(_ACE + 1) if rank not in shared]
    alone = count > HAND - 2 and not own
    for lower, rank in enumerate(left):
        level = _level(_FLUSH, *sorted([*shared, rank], reverse=True)[:3])
        yield Threat(level, 1, 0) if alone else Threat(level, 0, lower)
    if count == HAND and not own:
        # Five of a suit on the board may be a straight flush, which is everybody's too.
        yield Threat(_start_of(strength(board)), ANYTHING, 0)
