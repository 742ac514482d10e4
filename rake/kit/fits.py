"""Unseen cards dealt at random to the hands and piles where they may lie.

Every possible arrangement is equally likely, and none is found by trial and error. Cards that may lie in the same piles
form a group. For each split of a group we count the arrangements that it leaves, draw a split with those weights, and
deal the group out.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Collection, Iterator, Sequence
from functools import lru_cache
from math import factorial, prod

from .chance import Random, shuffle

__all__ = ["fill", "ways"]

type _Group = tuple[int, tuple[int, ...]]
"""How many cards may lie in the same piles, and those piles."""


def fill[C](
    rng: Random, cards: Collection[C], rooms: Sequence[int], barred: Callable[[C], Collection[int]]
) -> list[list[C]] | None:
    """Return the cards of each pile; None if they fit nowhere.

    `rooms` says how many cards each pile takes, which must add up to all the cards; `barred` gives the piles, from 0,
    where a card cannot lie. The order within a pile means nothing.
    """
    groups = _grouped(cards, len(rooms), barred)
    sizes = tuple((len(group), piles) for piles, group in groups)
    left = tuple(rooms)
    if sum(left) != len(cards) or not _ways(sizes, left):
        return None
    lying: list[list[C]] = [[] for _ in rooms]
    for at, (piles, group) in enumerate(groups):
        split = _drawn(rng, sizes[at:], left)
        left = _less(left, piles, split)
        mixed = iter(shuffle(rng, group))
        for pile, count in zip(piles, split, strict=True):
            lying[pile].extend(next(mixed) for _ in range(count))
    return lying


def ways[C](cards: Collection[C], rooms: Sequence[int], barred: Callable[[C], Collection[int]]) -> int:
    """Return in how many ways the cards can be shared out among piles as `fill` does it."""
    groups = _grouped(cards, len(rooms), barred)
    return _ways(tuple((len(group), piles) for piles, group in groups), tuple(rooms))


def _grouped[C](
    cards: Collection[C], piles: int, barred: Callable[[C], Collection[int]]
) -> list[tuple[tuple[int, ...], list[C]]]:
    """Return the cards by the piles where they may lie, those with the least choice first."""
    groups: dict[tuple[int, ...], list[C]] = defaultdict(list)
    for card in cards:
        never = barred(card)
        groups[tuple(pile for pile in range(piles) if pile not in never)].append(card)
    return sorted(groups.items(), key=lambda group: (len(group[0]), group[0]))


@lru_cache(4096)
def _ways(groups: tuple[_Group, ...], rooms: tuple[int, ...]) -> int:
    """Return in how many ways groups can be shared out among piles with these rooms."""
    if not groups:
        return not any(rooms)
    (size, piles), *rest = groups
    if not rest and len(piles) == len(rooms):
        return _arrangements(rooms) if size == sum(rooms) else 0
    return sum(
        _arrangements(split) * _ways(tuple(rest), _less(rooms, piles, split))
        for split in _splits(size, [rooms[pile] for pile in piles])
    )


def _drawn(rng: Random, groups: tuple[_Group, ...], rooms: tuple[int, ...]) -> tuple[int, ...]:
    """Return how many cards of the first group each of its piles gets, by how many ways that leaves."""
    (size, piles), *rest = groups
    if not rest:
        return tuple(rooms[pile] for pile in piles)
    lot = rng.random() * _ways(groups, rooms)
    drawn: tuple[int, ...] = ()
    for split in _splits(size, [rooms[pile] for pile in piles]):
        if count := _arrangements(split) * _ways(tuple(rest), _less(rooms, piles, split)):
            drawn = split
            lot -= count
            if lot < 0:
                break
    return drawn


def _splits(size: int, rooms: Sequence[int]) -> Iterator[tuple[int, ...]]:
    """Yield all ways to split that many cards, alike, among piles with these rooms."""
    if not rooms:
        if not size:
            yield ()
        return
    first, *others = rooms
    for count in range(max(0, size - sum(others)), min(first, size) + 1):
        for rest in _splits(size - count, others):
            yield (count, *rest)


def _arrangements(split: Sequence[int]) -> int:
    """Return in how many ways as many different cards can be split like this."""
    return factorial(sum(split)) // prod(map(factorial, split))


def _less(rooms: tuple[int, ...], piles: Sequence[int], split: Sequence[int]) -> tuple[int, ...]:
    taken = dict(zip(piles, split, strict=True))
    return tuple(room - taken.get(pile, 0) for pile, room in enumerate(rooms))
