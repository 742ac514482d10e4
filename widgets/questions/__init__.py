"""Questions on their boards: what is shown, the answers, and what the engine says of an answer.

Each kind of question has a folder here, named by the word that asks it: what its pages show (`KIND`) and how
(`kind.html`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pkgutil import resolve_name
from typing import Any

from rake import questions
from rake.kit.cards import UNSEEN
from rake.questions import Question

from .kind import QuestionKind, TemplateValues

# Once the kind `next` is found, that name is its module here: the builtin cannot be used in this file.


@cache
def kinds() -> Mapping[str, QuestionKind[Any]]:
    """Return the kinds of questions by the word that asks them."""
    return {word: resolve_name(f"{__name__}.{word}:KIND") for word in questions.kinds()}


def answer_of(message: str) -> str:
    """Return the answer that a press means: `answer 2`, or `take TW` and `take x3` in the middle."""
    kind, _, answer = message.partition(" ")
    return UNSEEN if kind == "take" and answer.startswith("x") else answer


def show_question(question: Question, tried: Sequence[str]) -> TemplateValues:
    """Return a question for the macros of `question.html`, with what is said of the last answer that was tried."""
    kind, right = kinds()[question.ask], question.right
    answers = [{"code": answer, "tried": answer in tried, "right": answer in right} for answer in question.answers]
    return {
        "ask": question.ask,
        "layout": kind.layout,
        "answers": answers,
        "solved": bool(right & {*tried}),
        "feedback": {"answer": tried[-1]} | kind.feedback(question, tried[-1]) if tried else None,
        "board": kind.board(question),
        "deal": kind.deal(question, tried[-1]) if tried else None,
    }


def first_control(question: Question) -> str:
    """Return the end of the id of the control that gives the first answer."""
    if kinds()[question.ask].layout == "middle":
        return f"take-{question.answers[0].replace(UNSEEN, 'x1')}"
    return "answer-1"


def rule_of(question: Question) -> str:
    """Return the number of the rule that answers a question of the drills."""
    return kinds()[question.ask].rule(question)
