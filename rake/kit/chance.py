"""Chance drawn from `rng.random()` alone: of a generator's methods this one gives the same for a seed everywhere."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Protocol


class Random(Protocol):
    """Where chance comes from: `random.Random` will do."""

    def random(self) -> float:
        """Return a number from 0 up to, but not including, 1."""


def below(rng: Random, count: int) -> int:
    """Return one of the numbers 0 to `count` - 1, all equally likely."""
    return int(rng.random() * count)


def pick[T](rng: Random, options: Sequence[T]) -> T:
    """Return one of the options, all equally likely."""
    return options[below(rng, len(options))]


def some[T](rng: Random, options: Sequence[T], count: int) -> list[T]:
    """Return that many of the options in random order, none of them twice."""
    left = list(options)
    return [left.pop(below(rng, len(left))) for _ in range(count)]


def shuffle[T](rng: Random, items: Iterable[T]) -> tuple[T, ...]:
    """Return all the items in random order."""
    order = list(items)
    for last in range(len(order) - 1, 0, -1):
        other = below(rng, last + 1)
        order[last], order[other] = order[other], order[last]
    return tuple(order)
