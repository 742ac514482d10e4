"""Unseen cards dealt at random to the hands and piles where they may lie.

Every possible arrangement is equally likely, and none is found by trial and error. Cards that may lie in the same piles
form a group, and piles where the same cards may lie are taken as one at first. For each split of a group we count the
arrangements that it leaves, draw a split with those weights, and deal the group out.
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
    groups, merged, left = _merged(cards, rooms, barred)
    if sum(left) != len(cards) or not _ways(_sizes(groups), left):
        return None
    piles: list[list[C]] = [[] for _ in merged]
    for at, (fitting, group) in enumerate(groups):
        split = _drawn(rng, _sizes(groups[at:]), left)
        left = _less(left, fitting, split)
        mixed = iter(shuffle(rng, group))
        for pile, count in zip(fitting, split, strict=True):
            piles[pile].extend(next(mixed) for _ in range(count))
    lying: list[list[C]] = [[] for _ in rooms]
    for together, held in zip(merged, piles, strict=True):
        mixed = iter(shuffle(rng, held) if len(together) > 1 else held)
        for at in together:
            lying[at].extend(next(mixed) for _ in range(rooms[at]))
    return lying


def ways[C](cards: Collection[C], rooms: Sequence[int], barred: Callable[[C], Collection[int]]) -> int:
    """Return in how many ways the cards can be shared out among piles as `fill` does it."""
    groups, merged, left = _merged(cards, rooms, barred)
    return _ways(_sizes(groups), left) * prod(_arrangements([rooms[at] for at in together]) for together in merged)


def _merged[C](
    cards: Collection[C], rooms: Sequence[int], barred: Callable[[C], Collection[int]]
) -> tuple[list[tuple[tuple[int, ...], list[C]]], list[list[int]], tuple[int, ...]]:
    """Return the groups, and the piles made into one where the same cards may lie: which they were, and their rooms.

    Every group has the piles where it may lie, by their new numbers. Groups with the least choice come first.
    """
    groups: dict[frozenset[int], list[C]] = defaultdict(list)
    for card in cards:
        groups[frozenset(range(len(rooms))).difference(barred(card))].append(card)
    alike: dict[tuple[bool, ...], list[int]] = defaultdict(list)
    for pile in range(len(rooms)):
        alike[tuple(pile in fitting for fitting in groups)].append(pile)
    merged = [*alike.values()]
    numbered = [
        (tuple(number for number, together in enumerate(merged) if together[0] in fitting), group)
        for fitting, group in groups.items()
    ]
    left = tuple(sum(rooms[pile] for pile in together) for together in merged)
    return sorted(numbered, key=lambda each: (len(each[0]), each[0])), merged, left


def _sizes[C](groups: Sequence[tuple[tuple[int, ...], Sequence[C]]]) -> tuple[_Group, ...]:
    return tuple((len(group), fitting) for fitting, group in groups)


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
