"""Questions made by chance to practise with: one seed, one question. The question itself knows what is right.

A question that has no clear answer is not made: it is drawn again.
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
"""This many questions are drawn before a drill is given up; a handful will do."""

_KINDS: tuple[type[Drilled], ...] = (Name, Winner, OfSkull, Outs, Pots, Holds)

DRILLS = {kind.ask: kind for kind in _KINDS}
"""What can be practised, by the word that asks it. The order is kept: readers' states have a level for each."""


def drill(kind: str, level: int, seed: str) -> Question:
    """Return a question of a kind in `DRILLS` and of a level in `LEVELS`: the same for the same seed.

    Raises `KeyError` for another kind, `ValueError` for another level.
    """
    if level not in LEVELS:
        raise ValueError(f"no level {level}")
    asked, rng = DRILLS[kind], Random(f"{kind} {level} {seed}")
    return next(drawn for drawn in _drawn(asked, level, rng) if drawn.right and not drawn.right >= {*drawn.answers})


def _drawn(kind: type[Drilled], level: int, rng: Random) -> Iterator[Drilled]:
    for _ in range(TRIES):
        if question := kind.draw(level, rng):
            yield question
