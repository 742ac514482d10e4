"""Questions about Rummy, for its lesson and its drills."""

from __future__ import annotations

from ....kit.question_format import QuestionFormat
from ..deal import NOTATION
from .best import Best
from .deadwood import Deadwood
from .layoff import Fitting
from .melds import IsMeld
from .turn import InTurn

__all__ = ["QUESTION_FORM"]

QUESTION_FORM = QuestionFormat(
    NOTATION,
    ("ask", "hands", "table", "pile", "hand", "taken", "say"),
    (IsMeld, Deadwood, InTurn, Best, Fitting),
    drilled=("meld", "deadwood", "layoff"),
)
"""The questions."""
