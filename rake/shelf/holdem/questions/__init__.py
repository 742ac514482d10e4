"""Questions about Hold'em and its variants, for their lessons and drills."""

from __future__ import annotations

from functools import cache

from ....kit.question_format import QuestionFormat
from ..rules import Variant
from .base import PokerQuestion
from .betting import Amount, May, Shows, Turn, Wins
from .hands import Five, Makes, Winner
from .outs import Outs
from .pot import Pots
from .price import Price

__all__ = ["questions_about"]

FIELDS = (
    "ask", "hole", "board", "hands", "against", "want", "paid", "pot", "call", "wins", "of", "bound", "seat", "wild",
    "say", "deal",
)  # fmt: skip
"""The fields that a question may have."""

KINDS: tuple[type[PokerQuestion], ...] = (Winner, Five, Makes, Turn, May, Amount, Wins, Price, Shows, Pots, Outs)


@cache
def questions_about(variant: Variant) -> QuestionFormat[PokerQuestion]:
    """Return the questions about a variant."""
    own = {"variant": variant, "notation": variant.notation}
    kinds = tuple(type(kind.__name__, (kind,), own) for kind in KINDS)
    return QuestionFormat(variant.notation, FIELDS, kinds, drilled=("five", "winner", "pot", "outs", "price"))
