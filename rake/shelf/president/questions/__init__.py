"""Questions about President, for its lesson and its drills."""

from __future__ import annotations

from ....kit.question_format import QuestionFormat
from ..deal import NOTATION
from .best import Best
from .sets import Plays, Sure
from .turn import Next

__all__ = ["QUESTION_FORM"]

QUESTION_FORM = QuestionFormat(
    NOTATION,
    ("ask", "table", "gone", "hand", "turn", "say", "deal"),
    (Plays, Sure, Best, Next),
    drilled=("plays", "sure"),
)
"""The questions."""
