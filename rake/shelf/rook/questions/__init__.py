"""Questions about Rook, for its lesson and its drills."""

from __future__ import annotations

from ....kit.question_format import QuestionFormat
from ..deal import FORM
from .calls import Call
from .hand import Give, NameTrump
from .scores import Scores
from .trick import Legal, Points, Takes
from .turn import Next

__all__ = ["QUESTION_FORM"]

QUESTION_FORM = QuestionFormat(
    FORM.notation,
    ("ask", "trump", "calls", "table", "last", "hand", "bid", "side", "won", "tricks", "kitty", "say", "deal"),
    (Takes, Legal, Points, Call, Scores, Give, NameTrump, Next),
    drilled=("takes", "legal", "points", "call", "scores"),
)
"""The questions."""
