"""Random choices made from `rng.random()` alone: only that method gives the same numbers for a seed everywhere."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Protocol


class Random(Protocol):
    """The interface of a random generator; the standard library's `random.Random` has it."""

    def random(self) -> float:
        """Return a number from 0 up to, but not including, 1."""


def below(rng: Random, count: int) -> int:
    """Return a random whole number from 0 to `count` - 1, all equally likely."""
    return int(rng.random() * count)


def pick[T](rng: Random, options: Sequence[T]) -> T:
    """Return a random one of the options, all equally likely."""
    return options[below(rng, len(options))]


def some[T](rng: Random, options: Sequence[T], count: int) -> list[T]:
    """Return `count` random options in random order, none of them twice."""
    left = list(options)
    return [left.pop(below(rng, len(left))) for _ in range(count)]


def shuffle[T](rng: Random, items: Iterable[T]) -> tuple[T, ...]:
    """Return all the items in random order."""
    order = list(items)
    for last in range(len(order) - 1, 0, -1):
        other = below(rng, last + 1)
        order[last], order[other] = order[other], order[last]
    return tuple(order)
