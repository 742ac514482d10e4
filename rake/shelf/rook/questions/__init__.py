"""Questions about Rook, for its lesson and its drills."""

from __future__ import annotations

from collections.abc import Mapping

from ....kit.drills import Drilled, draw
from ....kit.notation import Fields
from ....kit.questions import Question, read_question
from ..deal import FORM
from .calls import Call
from .hand import Give, NameTrump
from .scores import Scores
from .trick import Legal, Points, Takes
from .turn import Next

__all__ = ["DRILLS", "KINDS", "drill", "parse_question", "read"]

FIELDS = ("ask", "trump", "calls", "table", "last", "hand", "bid", "side", "won", "tricks", "kitty", "say", "deal")
"""The fields that a question may have."""

KINDS: Mapping[str, type[Question]] = {
    kind.ask: kind for kind in (Takes, Legal, Points, Call, Scores, Give, NameTrump, Next)
}
"""The kinds of questions by their `ask` words."""

DRILLS: tuple[type[Drilled], ...] = (Takes, Legal, Points, Call, Scores)
"""The kinds of questions that drills ask.

Never change the order: a reader's saved progress lists one level for each kind, in this order.
"""


def read(fields: Fields) -> Question:
    """Return the question that these fields hold.

    Raises `InvalidNotation` and `IllegalPosition`, as `read_question` does, and `IllegalAction` as records do.
    """
    return read_question(fields, KINDS)


def parse_question(text: str) -> Question:
    """Return the question that a text holds, e.g. `ask=takes trump=H table=AS.RO.KS.TS`. Raises as `read` does."""
    return read(FORM.notation.parse_fields(text, FIELDS))


def drill(kind: str, level: int, seed: str) -> Question:
    """Return a random question of one of the `DRILLS`, as `draw` does."""
    return draw(next(asked for asked in DRILLS if asked.ask == kind), level, seed)
