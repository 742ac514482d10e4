"""The strength of a five-card hand by adding five keys and one table look-up: numbers only.

A card is its index in `DECK`. Its key is a rank key in the low bits plus a suit key above `SHIFT`. No two different
sets of five ranks have the same sum of rank keys, and only five cards of one suit have that suit's sum of suit keys.
The Ace of Skulls has a rank key of its own, so the table's strengths already include what it does (section 5).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from itertools import combinations
from math import comb, prod
from typing import NamedTuple

from .category import COUNTING, MAKING, SAVING, Category
from .rules import Ranking

SPAN = 10_000
"""Strengths run from 0 to below `SPAN`; the Ace of Skulls moves a hand one span up (wins) or down (loses)."""

_RANK_KEYS = (0, 1, 5, 22, 94, 312, 992, 2422, 5624, 12522, 19998, 43258, 79415)
_SUIT_KEYS = (0, 1, 6, 7)
SHIFT = 19
MASK = (1 << SHIFT) - 1
"""The mask of a hand's low `SHIFT` bits, its rank key: the index in a table row. The bits above choose the row."""

_ACE, _SKULLS = 12, 3
_SKULL_KEY = 130285

KEYS = [rank + (suit << SHIFT) for rank in _RANK_KEYS for suit in _SUIT_KEYS]
KEYS[4 * _ACE + _SKULLS] = _SKULL_KEY + (_SUIT_KEYS[_SKULLS] << SHIFT)

# By category: how many ranks make the combination, how often each occurs, how many other ranks there are, how often
# each of those occurs.
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
    """All hands that have the same five ranks, as a group.

    `ranks` are 0 (Two) to 12 (Ace), repeated ones first. `category` is the combination if the suits are mixed;
    `counting` has the ranks that decide a tie, the most important first; `key` is the sum of the five cards' rank keys;
    `made_by_ace` tells whether an Ace is part of the combination.
    """

    ranks: tuple[int, ...]
    category: Category
    counting: tuple[int, ...]
    key: int
    has_ace: bool
    made_by_ace: bool


def _rank_sets() -> Iterator[_Ranks]:
    """Yield every set of five ranks that a hand can have, with its category if suits are mixed."""
    for form, (leading, times, beside, beside_times) in _FORMS.items():
        for lead in combinations(range(_ACE, -1, -1), leading):
            lead_key = sum([_RANK_KEYS[rank] for rank in lead]) * times
            others = [rank for rank in range(_ACE, -1, -1) if rank not in lead]
            run = _RUNS.get(frozenset(lead))
            for rest in combinations(others, beside):
                key = lead_key + sum([_RANK_KEYS[rank] for rank in rest]) * beside_times
                has_ace = lead[0] == _ACE or _ACE in rest
                category = Category.RUN if run else form
                made_by_ace = lead[0] == _ACE or MAKING[category] == 5
                yield _Ranks(
                    lead * times + rest * beside_times, category, run or lead + rest, key, has_ace, made_by_ace
                )


def category_order(ranking: Ranking) -> dict[Category, int]:
    """Return the position of each category, 0 for the lowest, in the order of the house rules (8.1)."""
    order = {category: int(category) for category in Category}
    if ranking.two_pair_beats_three:
        order[Category.TWO_PAIR], order[Category.THREE_OF_A_KIND] = Category.THREE_OF_A_KIND, Category.TWO_PAIR
    return order


@cache
def tables(ranking: Ranking) -> list[list[int] | dict[int, int]]:
    """Return the strengths of all five-card hands: for every sum of suit keys, a table by the sum of rank keys.

    All sums of mixed suits share one table; each suit has a table for five cards of that suit.
    """
    order = category_order(ranking)
    depth = COUNTING[ranking.kickers]
    hands = []
    for ranks in _rank_sets():
        category = ranks.category
        hands.append(((order[category], ranks.counting[: depth[category]]), ranks, category))
        if category in _OF_ONE_SUIT:
            category = _OF_ONE_SUIT[category]
            hands.append(((order[category], ranks.counting[: depth[category]]), ranks, category))
    hands.sort()

    # The hand trie also looks up sums that no real hand has, up to that of five Aces, so the table must be that long.
    mixed = [0] * (_SKULL_KEY + 4 * _RANK_KEYS[_ACE] + 1)
    of_one_suit: list[dict[int, int]] = [{} for _suit in _SUIT_KEYS]
    strength, last = -1, None
    for key, ranks, category in hands:
        if key != last:
            strength, last = strength + 1, key
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


def _hands_by_strength(ranking: Ranking) -> Counter[int]:
    """Return, for each strength, the number of five-card hands that have it."""
    rows = tables(ranking)
    hands: Counter[int] = Counter()
    for rank_set in _rank_sets():
        aces = rank_set.ranks.count(_ACE)
        suitable = rank_set.category in _OF_ONE_SUIT
        mixed = prod(comb(4, rank_set.ranks.count(rank)) for rank in set(rank_set.ranks)) - 4 * suitable
        # `aces` of the four Aces are chosen, so the Ace of Skulls is among them in `aces` quarters of all cases. The
        # one hand that is all Skulls is subtracted, as its suits are not mixed.
        with_skull = (mixed + 4 * suitable) * aces // 4 - (suitable and rank_set.has_ace)
        skull_key = rank_set.key + _SKULL_KEY - _RANK_KEYS[_ACE]
        hands[rows[1][rank_set.key]] += mixed - with_skull
        if rank_set.has_ace:
            hands[rows[1][skull_key]] += with_skull
        if suitable:
            hands[rows[0][rank_set.key]] += 4 - rank_set.has_ace
        if suitable and rank_set.has_ace:
            hands[rows[5 * _SUIT_KEYS[_SKULLS]][skull_key]] += 1
    return hands


_FINE = 1 << 40


@cache
def shares(ranking: Ranking) -> list[float]:
    """Return the share (0..1) of all five-card hands that each strength beats, ties counted half.

    The index in the list is the strength plus `SPAN`. Shares are whole multiples of 2**-40, so that sums of them are
    exact in any order: cards of equal worth compare equal.
    """
    hands = _hands_by_strength(ranking)
    share = [0.0] * (3 * SPAN)
    beaten, total = 0, hands.total()
    for strength in sorted(hands):
        share[strength + SPAN] = round((beaten + hands[strength] / 2) / total * _FINE) / _FINE
        beaten += hands[strength]
    return share


@cache
def least_strengths(ranking: Ranking) -> list[int]:
    """Return the least strength of each category, low to high in the order of the house rules (8.1).

    Hands that the Ace of Skulls wins or loses are not counted.
    """
    rows, order = tables(ranking), category_order(ranking)
    least = [SPAN] * len(order)
    for rank_set in _rank_sets():
        kinds = [(rank_set.category, rows[1][rank_set.key])]
        if rank_set.category in _OF_ONE_SUIT:
            kinds.append((_OF_ONE_SUIT[rank_set.category], rows[0][rank_set.key]))
        for category, strength in kinds:
            least[order[category]] = min(least[order[category]], strength)
    return least


@cache
def evaluator(ranking: Ranking) -> Callable[[int, int, int, int, int], int]:
    """Return the quickest way to order many hands: a function from five card indexes, in any order, to a strength.

    The greater the strength, the better the hand; equal hands have the same one. The indexes are those of `Card.index`.
    Nothing is checked: for indexes that are not distinct, or beyond the deck, the answer means nothing.
    """
    rows = tables(ranking)
    keys, shift, mask = KEYS, SHIFT, MASK

    def strength(a: int, b: int, c: int, d: int, e: int) -> int:
        key = keys[a] + keys[b] + keys[c] + keys[d] + keys[e]
        return rows[key >> shift][key & mask]

    return strength
