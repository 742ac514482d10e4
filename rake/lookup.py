"""The strength of five cards by one sum and one look into a table. Private to the engine: numbers only.

A card is its index in `DECK`. Its key is a rank key plus a suit key shifted out of the way: no two sets of five
ranks have the same sum, and five of one suit have a suit sum of their own. The Ace of Skulls has a rank key of
its own, so its verdict (section 5) costs nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from itertools import combinations
from typing import NamedTuple

from .category import COUNTING, MAKING, SAVING, Category
from .rules import Ranking

SPAN = 10_000
"""Strengths run from 0 to below `SPAN`; the Ace of Skulls moves a hand one span up (wins) or down (loses)."""

_RANK_KEYS = (0, 1, 5, 22, 94, 312, 992, 2422, 5624, 12522, 19998, 43258, 79415)
_SUIT_KEYS = (0, 1, 6, 7)
_SHIFT = 19
_ACE, _SKULLS = 12, 3
_SKULL_KEY = 130285

KEYS = [rank + (suit << _SHIFT) for rank in _RANK_KEYS for suit in _SUIT_KEYS]
KEYS[4 * _ACE + _SKULLS] = _SKULL_KEY + (_SUIT_KEYS[_SKULLS] << _SHIFT)

# How many ranks lead and how often each stands; the same for the ranks beside them.
_FORMS = {
    Category.HIGH_CARD: (5, 1, 0, 0),
    Category.PAIR: (1, 2, 3, 1),
    Category.TWO_PAIR: (2, 2, 1, 1),
    Category.THREE_OF_A_KIND: (1, 3, 2, 1),
    Category.FULL_PACK: (1, 3, 1, 2),
    Category.QUADS: (1, 4, 1, 1),
}
_OF_ONE_SUIT = {Category.HIGH_CARD: Category.SUITS_FULL, Category.RUN: Category.RAKE}
_RUNS = {frozenset(range(top - 4, top + 1)): (top,) for top in range(4, _ACE + 1)}
_RUNS[frozenset((0, 1, 2, 3, _ACE))] = (3,)


class _Ranks(NamedTuple):
    """The hands that have the same five ranks."""

    category: Category
    counting: tuple[int, ...]
    key: int
    has_ace: bool
    made_by_ace: bool


def _rank_sets() -> Iterator[_Ranks]:
    """Yield every set of five ranks, as the category that it is when suits are mixed."""
    for form, (leading, times, beside, beside_times) in _FORMS.items():
        for lead in combinations(range(_ACE, -1, -1), leading):
            lead_key = sum([_RANK_KEYS[rank] for rank in lead]) * times
            others = [rank for rank in range(_ACE, -1, -1) if rank not in lead]
            run = _RUNS.get(frozenset(lead))
            for rest in combinations(others, beside):
                key = lead_key + sum([_RANK_KEYS[rank] for rank in rest]) * beside_times
                has_ace = lead[0] == _ACE or _ACE in rest
                category = Category.RUN if run else form
                yield _Ranks(category, run or lead + rest, key, has_ace, lead[0] == _ACE or MAKING[category] == 5)


@cache
def tables(ranking: Ranking) -> list[list[int] | dict[int, int]]:
    """Return a table of strengths by rank key for every sum of suit keys: one for mixed suits, one for each suit."""
    place = {category: int(category) for category in Category}
    if ranking.two_pair_beats_three:
        place[Category.TWO_PAIR], place[Category.THREE_OF_A_KIND] = Category.THREE_OF_A_KIND, Category.TWO_PAIR
    depth = COUNTING[ranking.kickers]
    hands = []
    for ranks in _rank_sets():
        category = ranks.category
        hands.append(((place[category], ranks.counting[: depth[category]]), ranks, category))
        if category in _OF_ONE_SUIT:
            category = _OF_ONE_SUIT[category]
            hands.append(((place[category], ranks.counting[: depth[category]]), ranks, category))
    hands.sort()

    mixed = [0] * (_SKULL_KEY + 4 * _RANK_KEYS[_ACE])
    of_one_suit: list[dict[int, int]] = [{} for _suit in _SUIT_KEYS]
    strength, last = -1, None
    for order, ranks, category in hands:
        if order != last:
            strength, last = strength + 1, order
        skull_key = ranks.key + _SKULL_KEY - _RANK_KEYS[_ACE]
        verdict = strength + (SPAN if category in SAVING and ranks.made_by_ace else -SPAN)
        if category is ranks.category:
            mixed[ranks.key] = strength
            if ranks.has_ace:
                mixed[skull_key] = verdict
        else:
            for suit, table in enumerate(of_one_suit):
                skull = ranks.has_ace and suit == _SKULLS
                table[skull_key if skull else ranks.key] = verdict if skull else strength
    rows: list[list[int] | dict[int, int]] = [mixed] * (5 * max(_SUIT_KEYS) + 1)
    for suit_key, table in zip(_SUIT_KEYS, of_one_suit, strict=True):
        rows[5 * suit_key] = table
    return rows


@cache
def evaluator(ranking: Ranking) -> Callable[[int, int, int, int, int], int]:
    """Return the function from five distinct card indexes, in any order, to their strength."""
    rows = tables(ranking)
    keys, shift, mask = KEYS, _SHIFT, (1 << _SHIFT) - 1

    def strength(a: int, b: int, c: int, d: int, e: int) -> int:
        key = keys[a] + keys[b] + keys[c] + keys[d] + keys[e]
        return rows[key >> shift][key & mask]

    return strength
