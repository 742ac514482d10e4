"""Questions about Trex, for its lesson and its drills."""

from __future__ import annotations

from ....kit.question_format import QuestionFormat
from ..deal import NOTATION
from .best import Best
from .choose import Choose
from .legal import Legal
from .trick import Points, Takes
from .turn import Next

__all__ = ["QUESTION_FORM"]

QUESTION_FORM = QuestionFormat(
    NOTATION,
    ("ask", "contract", "played", "table", "exposed", "seat", "hand", "turn", "say", "deal"),
    (Takes, Legal, Points, Choose, Best, Next),
    drilled=("takes", "legal", "points", "choose"),
)
"""The questions."""
