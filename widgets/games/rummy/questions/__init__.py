"""How the questions about Rummy are shown: what lies on the table, and what is said of an answer.

The template of each kind has its name.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, override

from rake.shelf.rummy.questions import QUESTION_FORM
from rake.shelf.rummy.questions.best import Best
from rake.shelf.rummy.questions.deadwood import Deadwood
from rake.shelf.rummy.questions.layoff import Fitting
from rake.shelf.rummy.questions.melds import IsMeld
from rake.shelf.rummy.questions.table import OfTurn
from rake.shelf.rummy.questions.turn import InTurn
from rake.shelf.rummy.rules import DECK

from ....kit.drill_widget import Drills
from ....kit.questions import Feedback, QuestionKind, Questions, is_more
from ....kit.widget import values
from ....shelf.card_sets import CardSetsKind
from ..remarks import FitNoMeld, Unmatched


@values()
class HandsBoard:
    """The cards to choose from, by answer."""

    hands: tuple[tuple[str, ...], ...]


@values()
class HandBoard:
    """A hand without a table."""

    hand: tuple[str, ...]


@values()
class TurnBoard:
    """The melds on the table, the top of the pile where a card is drawn, the reader's hand.

    In a question about whole turns, `turns` lists by answer what is laid down, and what is discarded, if anything is.
    `sets` are the sets of cards to choose from, in a question which cards of the hand fit.
    """

    melds: tuple[tuple[str, ...], ...]
    pile: str
    hand: tuple[str, ...]
    turns: tuple[tuple[tuple[tuple[str, ...], ...], str], ...] = ()
    sets: tuple[tuple[str, ...], ...] = ()


class IsMeldKind(QuestionKind[IsMeld]):
    """The answers are sets of cards."""

    @override
    def board(self, question: IsMeld) -> HandsBoard:
        return HandsBoard(question.hands)

    @override
    def rule(self, question: IsMeld) -> str:
        return "RM1.4"


@values()
class DeadwoodFeedback(Feedback):
    """Whether the right number is greater, and what is said of the cards that count, if any do."""

    more: bool
    counted: Unmatched | None


class DeadwoodKind(QuestionKind[Deadwood]):
    """The answers are numbers of points."""

    @override
    def board(self, question: Deadwood) -> HandBoard:
        return HandBoard(question.hand)

    @override
    def feedback(self, question: Deadwood, answer: str) -> DeadwoodFeedback:
        cards = question.unmatched
        counted = Unmatched(len(cards), cards) if cards else None
        return DeadwoodFeedback(answer, is_more(question, answer), counted)

    @override
    def rule(self, question: Deadwood) -> str:
        return "RM4.1"


class TurnKind[Asked: OfTurn](QuestionKind[Asked]):
    """Shows what lies on the table, and the hand; the answers are actions."""

    @override
    def board(self, question: Asked) -> TurnBoard:
        return TurnBoard(question.table, question.pile, question.hand)


class InTurnKind(QuestionKind[InTurn]):
    """The answers are whole turns."""

    @override
    def board(self, question: InTurn) -> TurnBoard:
        turns = (
            (tuple(cards for cards in steps if len(cards) > 1), "".join(*[cards for cards in steps if len(cards) == 1]))
            for steps in question.say
        )
        return TurnBoard(question.table, question.pile, question.hand, tuple(turns))


class FittingKind(CardSetsKind[Fitting]):
    """The answers are sets of cards."""

    @override
    def board(self, question: Fitting) -> TurnBoard:
        return TurnBoard(question.table, "", question.hand, sets=question.say)


KINDS: Mapping[str, QuestionKind[Any]] = {
    "meld": IsMeldKind(),
    "deadwood": DeadwoodKind(),
    "turn": InTurnKind(),
    "best": TurnKind[Best](),
    "layoff": FittingKind("RM3.4", FitNoMeld),
}
"""How each kind is shown, by its `ask` word."""

QUESTIONS = Questions(QUESTION_FORM, DECK.parse, lambda: KINDS, ("ask=meld hands=QS.KS.AS_4H.5H.6D_AS.2S.3S", "RM1.4"))
"""The questions of the lesson and the drills."""


DRILLS = Drills(QUESTIONS)
"""The drills: which cards are a meld, what a hand costs, and what can be laid off."""
