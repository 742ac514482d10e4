"""Questions about Solo Whist, for its lesson and its drills."""

from __future__ import annotations

from ....kit.question_format import QuestionFormat
from ..deal import FORM
from .best import Best
from .calls import Call, May
from .pays import Pays
from .trick import Legal, Takes

__all__ = ["QUESTION_FORM"]

QUESTION_FORM = QuestionFormat(
    FORM.notation,
    ("ask", "trump", "turned", "calls", "table", "hand", "bid", "side", "won", "say"),
    (Takes, Legal, Call, Pays, May, Best),
    drilled=("takes", "legal", "call", "pays"),
)
"""The questions."""
