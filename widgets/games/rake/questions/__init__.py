"""How questions are shown: the position on its board, the answers to choose from, and the feedback on an answer.

Each kind of question has a folder here, named by its `ask` word: `KIND` gives the values to show, and the macros of
`kind.html` show them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cache
from pkgutil import resolve_name
from typing import Any, override

from rake.cards import VARDIC
from rake.kit.cards import UNSEEN
from rake.kit.questions import Question
from rake.questions import QUESTION_FORM
from rake.questions import kinds as kinds_of_rake

from ....kit import questions
from ....kit.questions import QuestionKind, QuestionView
from ..board import BoardView

# `kinds` imports the folder `next`, which makes that name here mean the module: don't use the builtin `next` below.


@cache
def kinds() -> Mapping[str, QuestionKind[Any]]:
    """Return the `QuestionKind` of each kind of question, by its `ask` word."""
    return {word: resolve_name(f"{__name__}.{word}:KIND") for word in kinds_of_rake()}


class _Questions(questions.Questions):
    """Questions about Rake: some of them are answered on the table itself, by pressing a card of the middle."""

    @override
    def answer_of(self, message: str) -> str:
        """Return the answer in a button's message: `2` for `answer 2`, `TW` for `take TW`, `xx` for `take x3`."""
        return UNSEEN if message.startswith("take x") else super().answer_of(message)

    @override
    def show(self, question: Question, tried: Sequence[str]) -> QuestionView:
        shown = super().show(question, tried)
        if not isinstance(shown.board, BoardView):
            return shown
        marks = {answer.code: "right" if answer.right else "wrong" for answer in shown.answers if answer.tried}
        return replace(shown, board=shown.board.marked(marks))

    @override
    def first_control(self, question: Question) -> str:
        if self.kinds()[question.ask].layout == "middle":
            return f"take-{question.answers[0].replace(UNSEEN, 'x1')}"
        return super().first_control(question)


QUESTIONS = _Questions(QUESTION_FORM, VARDIC.parse, kinds, ("ask=name hand=AS.AW.AF.9C.2S", "3.4"))
"""Rake's questions."""
