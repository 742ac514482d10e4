"""The kinds of questions about a position, and their text: what lessons and drills ask.

rake=1 ask=winner hands=AS.AW.AF.9C.2S_DS.DW.DF.DC.2W

`ask` names what is asked; the other fields hold the position, in its own notation, and sometimes what is wanted
(`want`) and what is offered (`say`).
"""

from __future__ import annotations

from .hand_question import Find, Highest, Makes, Name, OfSkull, Outs, Winner
from .kit.errors import IllegalPosition, InvalidNotation, Violation
from .kit.notation import Fields
from .notation import NOTATION
from .odds import ODDS_FIELDS
from .question import Question, QuestionRefusal
from .round_question import Laid, Legal, Next, Owes, Pots, Takes, Turn
from .spot_question import BestCard, Holds, Knows

__all__ = ["QUESTIONS", "parse_question"]


_KINDS: tuple[type[Question], ...] = (
    Find, Highest, Makes, Name, OfSkull, Winner, BestCard, Knows, Holds,
    Turn, Legal, Owes, Next, Laid, Takes, Pots, Outs,
)  # fmt: skip

QUESTIONS = {kind.ask: kind for kind in _KINDS}
"""The kinds of questions by the word that asks them."""

FIELDS = ("ask", "want", "say", "hands", "paid", *ODDS_FIELDS, "round")
"""The fields that a question may have."""


def parse_question(text: str) -> Question:
    """Return the question of a text, e.g. `rake=1 ask=name hand=AS.AW.AF.9C.2S`.

    Raises `InvalidNotation`, and `IllegalPosition` also where not one answer is right, or every one.
    """
    return read_question(NOTATION.parse_fields(text, FIELDS))


def read_question(fields: Fields) -> Question:
    """Return the question of these fields. Raises as `parse_question` does."""
    question = fields.read("ask", _kind).read(fields)
    answers = {*question.answers}
    if not question.right < answers or not question.right:
        raise IllegalPosition(Violation(QuestionRefusal.ANSWERS, (len(question.right), len(answers))))
    return question


def _kind(text: str) -> type[Question]:
    if text not in QUESTIONS:
        raise InvalidNotation("|".join(QUESTIONS), text)
    return QUESTIONS[text]
