"""Random questions for practice; the same seed always gives the same question.

A question that no answer or every answer would fit is thrown away, and another is drawn.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from .base import Drilled, Question
from .dealing import LEVELS
from .holds import Holds
from .name import Name
from .outs import Outs
from .pot import Pots
from .skull import OfSkull
from .winner import Winner

__all__ = ["DRILLS", "LEVELS", "drill"]

TRIES = 1_000
"""The most questions that `drill` draws to find one that can be asked; usually it takes only a few."""

_KINDS: tuple[type[Drilled], ...] = (Name, Winner, OfSkull, Outs, Pots, Holds)

DRILLS = {kind.ask: kind for kind in _KINDS}
"""The kinds of questions for drills, by `ask` word.

Never change the order: a reader's saved progress lists one level for each kind, in this order.
"""


def drill(kind: str, level: int, seed: str) -> Question:
    """Return a random question; the same kind, level and seed always give the same one.

    Raises `KeyError` for a kind that is not in `DRILLS`, `ValueError` for a level that is not in `LEVELS`.
    """
    if level not in LEVELS:
        raise ValueError(f"no level {level}")
    asked, rng = DRILLS[kind], Random(f"{kind} {level} {seed}")
    return next(drawn for drawn in _drawn(asked, level, rng) if drawn.right and not drawn.right >= {*drawn.answers})


def _drawn(kind: type[Drilled], level: int, rng: Random) -> Iterator[Drilled]:
    for _ in range(TRIES):
        if question := kind.draw(level, rng):
            yield question
