"""Hands that grow card by card, as lists in lists: no sums, one look a card. Private to the engine: numbers only.

A hand of up to four cards is a list with an item for each card of the deck, which holds the hand with that card added,
or the strength once it is the fifth. Hands that can become the same are one and the same list: those of the same ranks,
unless all are of one suit; the Ace of Skulls is a rank of its own. So there are few of them: 7,300 for each order of
hands, in two to five megabytes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import combinations, combinations_with_replacement
from typing import Any

from ..lookup import KEYS, MASK, SHIFT, SPAN, shares, tables
from ..rules import Ranking

type Hand = list[Any]
"""What a hand becomes by each card of the deck, by its index; then, at `NUMBER`, the number of the hand."""

NUMBER = len(KEYS)

_RANKS = range(13)
_SUITS = range(4)
_SKULL = KEYS[-1] & MASK
_RANK_KEYS = [KEYS[4 * rank] & MASK for rank in _RANKS]


@dataclass(frozen=True, slots=True, eq=False)
class HandTrie:
    """All hands from none to four cards under one order of hands, from the empty one on.

    `held` has for each number the cards of such a hand, as indexes; where suits are mixed they are of any suit, and two
    of a rank are the same. `suits` has the suit if all cards of a hand are of one. `share` is the final share of each
    strength, those below zero counted from the end.
    """

    root: Hand
    held: list[tuple[int, ...]]
    suits: list[int | None]
    share: list[float]
    _totals: dict[int, float] = field(default_factory=dict)

    def total(self, hand: Hand) -> float:
        """Return the sum over all cards that may come next to three or four: of final shares, or of such sums.

        It is exact, as the shares are whole multiples of 2**-40.
        """
        number = hand[NUMBER]
        total = self._totals.get(number)
        if total is None:
            held = self.held[number]
            value = self.share.__getitem__ if len(held) == 4 else self.total
            every = sum([value(child) for child in hand[:NUMBER]])
            self._totals[number] = total = every - sum([value(hand[card]) for card in held])
        return total


@lru_cache(1)
def hand_trie(ranking: Ranking) -> HandTrie:
    """Return all growing hands under one order of hands. Those of the order last asked for are kept."""
    rows = tables(ranking)
    mixed_row = rows[1]
    held: list[tuple[int, ...]] = []
    suits: list[int | None] = []

    def mixed_end(key: int) -> int:
        return mixed_row[key]

    def suited_end(key: int) -> int:
        return rows[key >> SHIFT][key & MASK]

    mixed, suited = _trie(4, mixed_end, suited_end, held, suits)
    for size in (3, 2, 1):
        mixed, suited = _trie(size, mixed.__getitem__, suited.__getitem__, held, suits)
    root = [suited[key] for key in KEYS]
    share = shares(ranking)
    return HandTrie([*root, len(held)], [*held, ()], [*suits, None], [*share[SPAN:], *share[:SPAN]])


def _trie(
    size: int,
    mixed_child: Callable[[int], Any],
    suited_child: Callable[[int], Any],
    held: list[tuple[int, ...]],
    suits: list[int | None],
) -> tuple[dict[int, Hand], dict[int, Hand]]:
    """Return all hands of a size by the sum of their keys, of their rank keys where suits are mixed."""
    mixed: dict[int, Hand] = {}
    for ranks, skull in _rank_sets(size):
        key = sum([_RANK_KEYS[rank] for rank in ranks]) + skull * _SKULL
        children = [mixed_child(key + rank_key) for rank_key in _RANK_KEYS]
        hand = [child for child in children for _ in _SUITS]
        if not skull:
            hand[-1] = mixed_child(key + _SKULL)
        hand.append(len(held))
        held.append((*(4 * rank for rank in ranks), *([NUMBER - 1] if skull else [])))
        suits.append(None)
        mixed[key] = hand
    suited: dict[int, Hand] = {}
    for suit in _SUITS:
        keys = KEYS[suit::4]
        for ranks in combinations(_RANKS, size):
            key = sum([keys[rank] for rank in ranks])
            hand = mixed[key & MASK].copy()
            for rank in _RANKS:
                if rank not in ranks:
                    hand[4 * rank + suit] = suited_child(key + keys[rank])
            hand[NUMBER] = len(held)
            held.append(tuple([4 * rank + suit for rank in ranks]))
            suits.append(suit)
            suited[key] = hand
    return mixed, suited


def _rank_sets(size: int) -> Iterator[tuple[tuple[int, ...], bool]]:
    """Yield the ranks of that many cards, leaving out the Ace of Skulls, and whether it is one of them."""
    for skull in (False, True):
        for ranks in combinations_with_replacement(_RANKS, size - skull):
            yield ranks, skull
