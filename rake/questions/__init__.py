"""Questions about a position, and their text: what lessons and drills ask.

rake=1 ask=winner hands=AS.AW.AF.9C.2S_DS.DW.DF.DC.2W

`ask` names the kind of question; the other fields hold the position, in its own notation, and for some kinds the card,
combination, seat or pot that is asked about (`want`) and the answers to choose from (`say`).

Each kind of question is a class in the module of this package that has the name of its `ask` word. `kinds` finds the
classes by these module names, so no list of them has to be kept.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from pkgutil import iter_modules, resolve_name
from typing import override

from ..analysis.odds import ODDS_FIELDS
from ..kit.question_format import QuestionFormat
from ..notation import NOTATION
from .base import Question

# `kinds` imports the module `next`, which makes that name here mean the module: don't use the builtin `next` below.

__all__ = ["Question", "kinds", "parse_question"]


@cache
def kinds() -> Mapping[str, type[Question]]:
    """Return the class of each kind of question by its `ask` word, sorted by `order`, then by word."""
    return {kind.ask: kind for kind in sorted(_kinds(), key=lambda kind: (kind.order, kind.ask))}


def _kinds() -> Iterator[type[Question]]:
    for module in iter_modules(__path__):
        for value in vars(resolve_name(f"{__name__}.{module.name}")).values():
            if isinstance(value, type) and issubclass(value, Question) and value.ask == module.name:
                yield value


class _QuestionForm(QuestionFormat[Question]):
    """The questions about Rake."""

    @property
    @override
    def by_word(self) -> Mapping[str, type[Question]]:
        return kinds()


QUESTION_FORM = _QuestionForm(NOTATION, ("ask", "want", "say", "hands", "paid", *ODDS_FIELDS, "round"), ())
"""The questions."""


def parse_question(text: str) -> Question:
    """Return the question that a text holds, e.g. `rake=1 ask=name hand=AS.AW.AF.9C.2S`.

    Raises `InvalidNotation`, and `IllegalPosition`, also if none of the offered answers is right or all of them are;
    for a round also `IllegalAction`, as `Record.rounds` does.
    """
    return QUESTION_FORM.parse(text)
