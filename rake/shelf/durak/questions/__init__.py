"""Questions about Durak, for its lesson and its drills."""

from __future__ import annotations

from ....kit.question_format import QuestionFormat
from ..deal import NOTATION
from .best import Best
from .sets import Beats, Follows
from .turn import Next

__all__ = ["QUESTION_FORM"]

QUESTION_FORM = QuestionFormat(
    NOTATION,
    ("ask", "trump", "table", "taken", "stock", "hand", "other", "say", "deal"),
    (Beats, Follows, Best, Next),
    drilled=("beats", "follows"),
)
"""The questions."""
