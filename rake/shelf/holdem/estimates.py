"""Quick estimates of a player's cards, for bots: how good a start is, and what may become of a hand."""

from __future__ import annotations

import random
from bisect import bisect_left, bisect_right
from collections import Counter
from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import combinations

from ...kit.chance import shuffle
from ...kit.ranking import DECK, SUITS, Ranking
from .rules import FLOP, RIVER

__all__ = ["improvement", "part_below", "sample", "start"]

PACKS = 40
"""The number of packs from which hands are dealt to compare starts with."""

ACE = 12
_RANK = {card: at // 4 for at, card in enumerate(DECK.cards)}
_ROWS = (1 << ACE | 0b1111, *(0b11111 << low for low in range(ACE - 3)))
"""The ranks of each straight, as bits."""


def start(hole: Sequence[str], ranking: Ranking) -> float:
    """Return how good hole cards are before the flop: the fraction (0..1) of random starts that are worse."""
    return _start(tuple(sorted(hole)), ranking)


@lru_cache(4096)
def _start(hole: tuple[str, ...], ranking: Ranking) -> float:
    return part_below(_starts(len(hole), ranking), _points(_meant(hole, ranking)))


def _meant(hole: tuple[str, ...], ranking: Ranking) -> tuple[str, ...]:
    """Return hole cards with one for each wild card that makes a good start of them: an ace, or one that pairs."""
    for at, card in enumerate(hole):
        if ranking.is_wild(card):
            ranks = dict.fromkeys(["A", *(held[0] for held in hole if not ranking.is_wild(held))])
            others = (rank + suit for rank in ranks for suit in SUITS)
            starts = [(*hole[:at], other, *hole[at + 1 :]) for other in others if other not in hole]
            hole = max(starts, key=_points)
    return hole


def improvement(hole: tuple[str, ...], board: tuple[str, ...], ranking: Ranking) -> float:
    """Return roughly how likely a flush or a straight will still come: 4 % an out on the flop, 2 % on the turn.

    A hand that has a wild card is good as it is, and isn't counted on to improve.
    """
    if not FLOP <= len(board) < RIVER or any(map(ranking.is_wild, (*hole, *board))):
        return 0.0
    return min(0.8, _outs(hole, board, ranking.own) * (0.04 if len(board) == FLOP else 0.02))


def part_below(marks: Sequence[int], mark: int) -> float:
    """Return the fraction (0..1) of sorted marks that are below one, those equal to it for half."""
    # As if one mark more lay half below: then nothing is sure.
    return (bisect_left(marks, mark) + bisect_right(marks, mark) + 1) / (2 * len(marks) + 2)


@cache
def sample(size: int) -> tuple[tuple[str, ...], ...]:
    """Return random hands of this size, those of one pack after those of another."""
    rng = random.Random("hands")
    packs = (shuffle(rng, DECK.cards) for _ in range(PACKS))
    return tuple(pack[at : at + size] for pack in packs for at in range(0, len(pack) - size + 1, size))


@cache
def _starts(size: int, ranking: Ranking) -> list[int]:
    return sorted(_points(_meant(hole, ranking)) for hole in sample(size))


def _points(hole: Sequence[str]) -> int:
    """Return points for a start: high cards, pairs, cards of one suit, cards that lie close together."""
    ranks = sorted((_RANK[card] for card in hole), reverse=True)
    pairs = sum(_for_alike(rank, times) for rank, times in Counter(ranks).items())
    suits = (sorted((_RANK[card] for card in hole if card[1] == suit), reverse=True) for suit in {c[1] for c in hole})
    if len(hole) == 2:
        suited = 12 * (hole[0][1] == hole[1][1])
        return 5 * ranks[0] + 4 * ranks[1] + pairs + suited + 4 * _closeness(ranks, 4) + 9 * (ranks[0] == ACE)
    suited = sum(39 + 6 * held[0] - 27 * (len(held) - 2) for held in suits if len(held) > 1)
    return 10 * sum(ranks) + pairs + suited + 8 * _closeness(ranks, 5)


def _for_alike(rank: int, times: int) -> int:
    """Return the points for cards of one rank; a third and a fourth only take cards away from oneself."""
    return 0 if times == 1 else 55 + 6 * rank - (0, 0, 0, 260, 520)[times]


def _closeness(ranks: Sequence[int], reach: int) -> int:
    """Return how close to each other all pairs of different ranks lie; an ace lies below the two as well."""
    different = {*ranks} | ({-1} if ACE in ranks else set())
    return sum(max(0, reach - (high - low)) for low, high in combinations(sorted(different), 2))


@lru_cache(8192)
def _outs(hole: tuple[str, ...], board: tuple[str, ...], own: int) -> int:
    """Return how many cards complete a flush or a straight that needs one card."""
    suits = Counter(card[1] for card in board)
    held = Counter(card[1] for card in hole)
    flush = any((count >= 2 and suits[suit] == 2) if own else count + suits[suit] == 4 for suit, count in held.items())
    mine, shared = (sum({1 << _RANK[card] for card in cards}) for cards in (hole, board))
    straight = 4 * _straight_ranks(mine, shared, own).bit_count()
    # Two of the cards for a straight usually have the suit of the flush.
    return 9 * flush + straight - 2 * bool(flush and straight)


@lru_cache(4096)
def _straight_ranks(mine: int, shared: int, own: int) -> int:
    """Return the ranks, as bits, each of which would complete a straight with these ranks."""
    needed = 0
    for row in _ROWS:
        if not own:
            lacking = row & ~(mine | shared)
            # One that lacks just one card of the board is everybody's.
            needed |= lacking if lacking.bit_count() == 1 and (row & ~shared).bit_count() > 1 else 0
            continue
        bits = [1 << rank for rank in range(ACE + 1) if mine & row & 1 << rank]
        for pair in combinations(bits, own):
            lacking = row & ~sum(pair) & ~shared
            needed |= lacking if lacking.bit_count() == 1 else 0
    return needed
