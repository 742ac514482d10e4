"""How questions are shown: the position on its board, the answers to choose from, and the feedback on an answer.

Each kind of question has a folder here, named by its `ask` word: `KIND` gives the values to show, and the macros of
`kind.html` show them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pkgutil import resolve_name
from typing import Any

from rake import questions
from rake.kit.cards import UNSEEN
from rake.questions import Question

from ..games.rake.board import BoardView
from ..games.rake.playout import PlayoutView
from ..kit.widget import values
from .kind import Feedback, QuestionKind

# `kinds` imports the folder `next`, which makes that name here mean the module: don't use the builtin `next` below.


@values()
class AnswerView:
    """An answer to choose: its code, whether it was tried and whether it is right."""

    code: str
    tried: bool
    right: bool


@values()
class QuestionView:
    """A question for the macros of `question.html`.

    `board` is what its kind shows; `feedback` what is said of the last answer, `deal` a deal that this answer loses.
    """

    ask: str
    layout: str
    answers: tuple[AnswerView, ...]
    solved: bool
    feedback: Feedback | None
    board: object
    deal: PlayoutView | None


@cache
def kinds() -> Mapping[str, QuestionKind[Any]]:
    """Return the `QuestionKind` of each kind of question, by its `ask` word."""
    return {word: resolve_name(f"{__name__}.{word}:KIND") for word in questions.kinds()}


def answer_of(message: str) -> str:
    """Return the answer in a button's message: `2` for `answer 2`, `TW` for `take TW`, `xx` for `take x3`."""
    kind, _, answer = message.partition(" ")
    return UNSEEN if kind == "take" and answer.startswith("x") else answer


def show_question(question: Question, tried: Sequence[str]) -> QuestionView:
    """Return a question as values, with feedback on the last answer tried, if any."""
    kind, right = kinds()[question.ask], question.right
    board = kind.board(question)
    if isinstance(board, BoardView):
        board = board.marked({answer: "right" if answer in right else "wrong" for answer in tried})
    return QuestionView(
        ask=question.ask,
        layout=kind.layout,
        answers=tuple(AnswerView(answer, answer in tried, answer in right) for answer in question.answers),
        solved=bool(right & {*tried}),
        feedback=kind.feedback(question, tried[-1]) if tried else None,
        board=board,
        deal=kind.deal(question, tried[-1]) if tried else None,
    )


def first_control(question: Question) -> str:
    """Return the id, without the widget's prefix, of the button for the first answer."""
    if kinds()[question.ask].layout == "middle":
        return f"take-{question.answers[0].replace(UNSEEN, 'x1')}"
    return "answer-1"


def rule_of(question: Question) -> str:
    """Return the number of the rule that decides a question, e.g. `3.4`; an empty text for kinds not used in drills."""
    return kinds()[question.ask].rule(question)
