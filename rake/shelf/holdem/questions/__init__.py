"""Questions about Hold'em and its variants, for their lessons and drills."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from ....kit.drills import Drilled, draw
from ....kit.notation import Fields
from ....kit.questions import Question, read_question
from ..rules import Variant
from .base import PokerQuestion
from .betting import Amount, May, Shows, Turn, Wins
from .hands import Five, Makes, Winner
from .outs import Outs
from .pot import Pots
from .price import Price

__all__ = ["DRILLS", "drill", "kinds_of", "parse_question", "read"]

FIELDS = (
    "ask", "hole", "board", "hands", "against", "want", "paid", "pot", "call", "wins", "of", "bound", "seat", "wild",
    "say", "deal",
)  # fmt: skip
"""The fields that a question may have."""

KINDS: tuple[type[PokerQuestion], ...] = (Winner, Five, Makes, Turn, May, Amount, Wins, Price, Shows, Pots, Outs)

DRILLS: tuple[type[Drilled], ...] = (Five, Winner, Pots, Outs, Price)
"""The kinds of questions that drills ask.

Never change the order: a reader's saved progress lists one level for each kind, in this order.
"""


@cache
def kinds_of(variant: Variant) -> Mapping[str, type[PokerQuestion]]:
    """Return the kinds of questions about a variant, by their `ask` words."""
    own = {"variant": variant, "notation": variant.notation}
    return {kind.ask: type(kind.__name__, (kind,), own) for kind in KINDS}


def read(variant: Variant, fields: Fields) -> Question:
    """Return the question about a variant that these fields hold.

    Raises `InvalidNotation` and `IllegalPosition`, as `read_question` does, and `IllegalAction` as records do.
    """
    return read_question(fields, kinds_of(variant))


def parse_question(variant: Variant, text: str) -> Question:
    """Return the question about a variant that a text holds, e.g. `ask=price pot=90 call=30 wins=1 of=5`.

    Raises as `read` does.
    """
    return read(variant, variant.notation.parse_fields(text, FIELDS))


def drill(variant: Variant, kind: str, level: int, seed: str) -> Question:
    """Return a random question about a variant, of one of the `DRILLS`, as `draw` does."""
    asked = kinds_of(variant)[kind]
    assert issubclass(asked, Drilled)
    return draw(asked, level, seed)
