"""Questions about Rummy, for its lesson and its drills."""

from __future__ import annotations

from collections.abc import Mapping

from ....kit.drills import Drilled, draw
from ....kit.notation import Fields
from ....kit.questions import Question, read_question
from ..deal import NOTATION
from .best import Best
from .deadwood import Deadwood
from .layoff import Fitting
from .melds import IsMeld
from .turn import InTurn

__all__ = ["DRILLS", "KINDS", "drill", "parse_question", "read"]

FIELDS = ("ask", "hands", "table", "pile", "hand", "taken", "say")
"""The fields that a question may have."""

KINDS: Mapping[str, type[Question]] = {kind.ask: kind for kind in (IsMeld, Deadwood, InTurn, Best, Fitting)}
"""The kinds of questions by their `ask` words."""

DRILLS: tuple[type[Drilled], ...] = (IsMeld, Deadwood, Fitting)
"""The kinds of questions that drills ask.

Never change the order: a reader's saved progress lists one level for each kind, in this order.
"""


def read(fields: Fields) -> Question:
    """Return the question that these fields hold. Raises `InvalidNotation` and `IllegalPosition`."""
    return read_question(fields, KINDS)


def parse_question(text: str) -> Question:
    """Return the question that a text holds, e.g. `ask=deadwood hand=7S.7H.7D.8S.9S say=14.17.38`.

    Raises as `read` does.
    """
    return read(NOTATION.parse_fields(text, FIELDS))


def drill(kind: str, level: int, seed: str) -> Question:
    """Return a random question of one of the `DRILLS`, as `draw` does."""
    return draw(next(asked for asked in DRILLS if asked.ask == kind), level, seed)
