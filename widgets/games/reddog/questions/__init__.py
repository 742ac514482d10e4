"""How the questions of Red Dog's lesson are shown: what lies on the table, and what is said of an answer.

The template of each kind has its name.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, override

from rake.shelf.reddog.questions import QUESTION_FORM, Decide, Result, Spread
from rake.shelf.reddog.rules import DECK

from ....kit.board import Slot
from ....kit.names import seat_name
from ....kit.questions import Feedback, QuestionKind, Questions
from ....kit.widget import values
from ..presentation import BoardView, HintView, RedDogTable, show_cards

TABLE = RedDogTable()


class SpreadKind(QuestionKind[Spread]):
    """Shows the two cards alone: what the table says of them would give the answer away."""

    @override
    def board(self, question: Spread) -> tuple[Slot, ...]:
        return show_cards(question.cards)


class ResultKind(QuestionKind[Result]):
    """Shows the cards of a round that is over, alone for the same reason."""

    @override
    def board(self, question: Result) -> tuple[Slot, ...]:
        return show_cards(question.view.masked.cards)


@values()
class DecideFeedback(Feedback):
    """What the hints at the decision say."""

    help: HintView


class DecideKind(QuestionKind[Decide]):
    """Shows the table as the reader's seat sees it."""

    @override
    def board(self, question: Decide) -> BoardView:
        view = question.view
        seats = range(1, len(view.players) + 1)
        return TABLE.board(view, {seat: seat_name(seat, view.seat) for seat in seats})

    @override
    def feedback(self, question: Decide, answer: str) -> DecideFeedback:
        return DecideFeedback(answer, TABLE.hint(question.view))


KINDS: Mapping[str, QuestionKind[Any]] = {"spread": SpreadKind(), "result": ResultKind(), "decide": DecideKind()}
"""How each kind is shown, by its `ask` word."""

QUESTIONS = Questions(QUESTION_FORM, DECK.parse, lambda: KINDS, ("ask=spread cards=6D.QS say=4.5.6", "RD1.4"))
"""The questions of the lesson."""
