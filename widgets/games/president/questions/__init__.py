"""How the questions about President are shown: the cards on the table and in hand, and what is said of an answer.

The template of each kind has its name.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, override

from rake.shelf.president.questions import QUESTION_FORM
from rake.shelf.president.questions.best import Best
from rake.shelf.president.questions.sets import Plays, Sure
from rake.shelf.president.rules import DECK

from ....kit.drill_widget import Drills
from ....kit.questions import QuestionKind, Questions
from ....kit.widget import values
from ....shelf.card_sets import CardSetsKind
from ....shelf.deal_question import OfDealKind
from ..presentation import Table
from ..remarks import CardsDontBeat, CardsMayBeBeaten


@values()
class HandBoard:
    """The play to beat, cards that are gone, the reader's hand, and the sets of cards to choose from, by answer."""

    hand: tuple[str, ...]
    table: tuple[str, ...] = ()
    gone: tuple[str, ...] = ()
    sets: tuple[tuple[str, ...], ...] = ()


class BestKind(QuestionKind[Best]):
    """The answers are actions."""

    @override
    def board(self, question: Best) -> HandBoard:
        return HandBoard(question.hand, question.table)


class PlaysKind(CardSetsKind[Plays]):
    """Shows the play to beat."""

    @override
    def board(self, question: Plays) -> HandBoard:
        return HandBoard(question.hand, question.table, sets=question.say)


class SureKind(CardSetsKind[Sure]):
    """Shows the cards that are gone."""

    @override
    def board(self, question: Sure) -> HandBoard:
        return HandBoard(question.hand, gone=question.gone, sets=question.say)


KINDS: Mapping[str, QuestionKind[Any]] = {
    "plays": PlaysKind("PR3.3", CardsDontBeat),
    "sure": SureKind("PR3.5", CardsMayBeBeaten),
    "best": BestKind(),
    "next": OfDealKind(Table()),
}
"""How each kind is shown, by its `ask` word."""

QUESTIONS = Questions(QUESTION_FORM, DECK.parse, lambda: KINDS, ("ask=best table=7S.7H hand=9S.9H.9D.JC", "PR3.3"))
"""The questions of the lesson and the drills."""


DRILLS = Drills(QUESTIONS)
"""The drills: which cards beat a play, and which nobody can beat."""
