"""The kinds of questions that Rake's drills ask, and a random question of one."""

from __future__ import annotations

from ..kit.drills import draw
from .base import Drilled, Question
from .holds import Holds
from .name import Name
from .outs import Outs
from .pot import Pots
from .skull import OfSkull
from .winner import Winner

__all__ = ["DRILLS", "drill"]

_KINDS: tuple[type[Drilled], ...] = (Name, Winner, OfSkull, Outs, Pots, Holds)

DRILLS = {kind.ask: kind for kind in _KINDS}
"""The kinds of questions for drills, by `ask` word.

Never change the order: a reader's saved progress lists one level for each kind, in this order.
"""


def drill(kind: str, level: int, seed: str) -> Question:
    """Return a random question; the same kind, level and seed always give the same one.

    Raises `KeyError` for a kind that is not in `DRILLS`, and `ValueError` as `draw` does.
    """
    return draw(DRILLS[kind], level, seed)
