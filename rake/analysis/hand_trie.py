"""A trie of hands: the strength of five cards is found by five list look-ups, one for each card, without any sums.

Private to the engine; cards are indexes in `DECK`. A node is a hand of up to four cards: a list that holds, for each
card of the deck, the node of the hand with that card added, or the strength if it is the fifth card. Hands with the
same future share a node: those of the same ranks, unless all cards are of one suit; the Ace of Skulls counts as a rank
of its own. So each way to rank hands (8.1, 8.3) needs only 7,300 nodes, two to five megabytes.
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
"""A node: for each card's index the child node, or the strength of five cards; then, at `NUMBER`, the node's number."""

NUMBER = len(KEYS)

_RANKS = range(13)
_SUITS = range(4)
_SKULL = KEYS[-1] & MASK
_RANK_KEYS = [KEYS[4 * rank] & MASK for rank in _RANKS]


@dataclass(frozen=True, slots=True, eq=False)
class HandTrie:
    """The nodes of all hands of up to four cards under one order of hands; `root` is the empty hand.

    `held` has, for each node's number, the card indexes of one such hand: if suits are mixed, only the ranks are right,
    and two cards of a rank have the same index. `suits` has the suit of a hand whose cards are all of one suit, else
    None. `share` has, for each strength as index, the part (0..1) of all hands that it beats; negative strengths count
    from the end of the list.
    """

    root: Hand
    held: list[tuple[int, ...]]
    suits: list[int | None]
    share: list[float]
    _totals: dict[int, float] = field(default_factory=dict)

    def total(self, hand: Hand) -> float:
        """Return the sum of the final shares over all ways to fill up a hand of three or four cards to five.

        For four cards that is over each fifth card, for three over each fourth and then each fifth. The sum is exact,
        as the shares are whole multiples of 2**-40.
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
    """Return the trie of all hands of up to four cards under one order of hands. Only the last one built is cached."""
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
    """Return the nodes of all hands of a size, first those of mixed suits, then those of one suit.

    The first are by the sum of their rank keys, the others by the sum of their whole keys. `mixed_child` and
    `suited_child` give the child, a node or a strength, for such a sum; each new node's cards are added to `held` and
    its suit to `suits`.
    """
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
    """Yield every set of ranks that `size` cards can have, and whether the Ace of Skulls is one more card beside it."""
    for skull in (False, True):
        for ranks in combinations_with_replacement(_RANKS, size - skull):
            yield ranks, skull
