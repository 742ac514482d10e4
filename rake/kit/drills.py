"""Questions drawn at random, for practice; the same seed always gives the same question."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator, Sequence
from random import Random
from typing import Self

from .chance import some
from .questions import Question

__all__ = ["LEVELS", "Drilled", "Varied", "choices", "draw"]

LEVELS = (1, 2, 3)
"""The levels of difficulty of a drill: 1 for beginners, 2 for regular players, 3 for experts."""

TRIES = 1_000
"""The most questions that `draw` draws to find one that can be asked; usually it takes only a few."""


class Drilled(Question):
    """A kind of question that can also be drawn at random."""

    @classmethod
    @abstractmethod
    def draw(cls, level: int, rng: Random) -> Self | None:
        """Return a random question of a level in `LEVELS`.

        Return None if the drawn position does not suit the level: the caller then draws again.
        """


class Varied(Question):
    """A kind of question that can also be asked about other cards or chips, with the same traps.

    What makes its right answer right and the wrong ones tempting is there again.
    """

    @abstractmethod
    def varied(self, rng: Random) -> Self | None:
        """Return such a question; None if none comes up."""


def draw[Asked: Drilled](kind: type[Asked], level: int, seed: str) -> Asked:
    """Return a random question of a kind; the same level and seed always give the same one.

    One that no answer or every answer would fit is thrown away, and another is drawn. Raises `ValueError` for a level
    that is not in `LEVELS`, and `StopIteration` if none of `TRIES` questions can be asked.
    """
    if level not in LEVELS:
        raise ValueError(f"no level {level}")
    rng = Random(f"{kind.ask} {level} {seed}")
    return next(asked for asked in _drawn(kind, level, rng) if asked.right and not asked.right >= {*asked.answers})


def _drawn[Asked: Drilled](kind: type[Asked], level: int, rng: Random) -> Iterator[Asked]:
    for _ in range(TRIES):
        if question := kind.draw(level, rng):
            yield question


def choices(right: int, tempting: Sequence[int], rng: Random) -> tuple[int, ...]:
    """Return up to four numbers to choose from, low to high: the right one and up to three random ones of `tempting`.

    `tempting` holds plausible wrong answers; those below 1 are never offered.
    """
    others = sorted({number for number in tempting if number > 0 and number != right})
    return tuple(sorted((right, *some(rng, others, min(3, len(others))))))
