"""How questions are shown: the position on its board, the answers to choose from, and the feedback on an answer.

Each kind of question has a folder here, named by its `ask` word: `KIND` gives the values to show, and the macros of
`kind.html` show them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cache
from pkgutil import resolve_name
from typing import Any

from rake.kit.cards import UNSEEN
from rake.questions import Question
from rake.questions import kinds as kinds_of_rake

from ..games.rake.board import BoardView
from ..kit import questions
from ..kit.questions import QuestionKind, QuestionView

# `kinds` imports the folder `next`, which makes that name here mean the module: don't use the builtin `next` below.


@cache
def kinds() -> Mapping[str, QuestionKind[Any]]:
    """Return the `QuestionKind` of each kind of question, by its `ask` word."""
    return {word: resolve_name(f"{__name__}.{word}:KIND") for word in kinds_of_rake()}


def answer_of(message: str) -> str:
    """Return the answer in a button's message: `2` for `answer 2`, `TW` for `take TW`, `xx` for `take x3`."""
    answer = questions.answer_of(message)
    return UNSEEN if message.startswith("take x") else answer


def show_question(question: Question, tried: Sequence[str]) -> QuestionView:
    """Return a question as values, with feedback on the last answer tried, if any."""
    shown = questions.show_question(kinds()[question.ask], question, tried)
    if not isinstance(shown.board, BoardView):
        return shown
    marks = {answer.code: "right" if answer.right else "wrong" for answer in shown.answers if answer.tried}
    return replace(shown, board=shown.board.marked(marks))


def first_control(question: Question) -> str:
    """Return the id, without the widget's prefix, of the button for the first answer."""
    if kinds()[question.ask].layout == "middle":
        return f"take-{question.answers[0].replace(UNSEEN, 'x1')}"
    return questions.first_control(question)


def rule_of(question: Question) -> str:
    """Return the number of the rule that decides a question, e.g. `3.4`; an empty text for kinds not used in drills."""
    return kinds()[question.ask].rule(question)
