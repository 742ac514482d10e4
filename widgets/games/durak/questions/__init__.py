"""How the questions about Durak are shown: what lies on the table, and what is said of an answer.

The template of each kind has its name.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, override

from rake.shelf.durak.questions import QUESTION_FORM
from rake.shelf.durak.questions.best import Best
from rake.shelf.durak.questions.sets import OfCards
from rake.shelf.durak.questions.table import OfTable
from rake.shelf.durak.rules import DECK

from ....kit.drill_widget import Drills
from ....kit.questions import QuestionKind, Questions
from ....kit.widget import values
from ....shelf.card_sets import CardSetsKind
from ....shelf.deal_question import OfDealKind
from ..presentation import Table
from ..remarks import BeatenBy, CardsDontBeat, CardsDontFollow


@values()
class TableBoard:
    """The cards of a bout: the trump suit, attack cards with the cards on them, the open card, the reader's hand.

    `beaten_said` says which card beats which. `open_card` is empty if there's none. `stock` is how many
    cards it has, 0 also where that doesn't matter. `other` is the opponent's hand where it's open, and `sets` are the
    cards to choose from, by answer.
    """

    trump: str
    beaten: tuple[tuple[str, ...], ...]
    beaten_said: tuple[BeatenBy, ...]
    open_card: str
    hand: tuple[str, ...]
    stock: int = 0
    other: tuple[str, ...] = ()
    sets: tuple[tuple[str, ...], ...] = ()


class OfTableKind[Asked: OfTable](QuestionKind[Asked]):
    """Shows the cards of a bout, without a table around them."""

    @override
    def board(self, question: Asked) -> TableBoard:
        beaten = tuple(pair for pair in question.table if len(pair) == 2)
        said = tuple(BeatenBy(card, other) for card, other in beaten)
        return TableBoard(question.trump, beaten, said, "".join(question.bout.open_cards), question.hand)


class BestKind(OfTableKind[Best]):
    """Shows the size of the stock, and where all is known the other hand; the answers are actions."""

    @override
    def board(self, question: Best) -> TableBoard:
        return replace(super().board(question), stock=question.stock, other=question.other)


class CardsKind(CardSetsKind[OfCards], OfTableKind[OfCards]):
    """The answers are sets of cards."""

    @override
    def board(self, question: OfCards) -> TableBoard:
        return replace(super().board(question), sets=question.say)


KINDS: Mapping[str, QuestionKind[Any]] = {
    "beats": CardsKind("DU1.4", CardsDontBeat),
    "follows": CardsKind("DU3.4", CardsDontFollow),
    "best": BestKind(),
    "next": OfDealKind(Table()),
}
"""How each kind is shown, by its `ask` word."""

QUESTIONS = Questions(QUESTION_FORM, DECK.parse, lambda: KINDS, ("ask=best trump=H table=TS hand=JS.9S.6H", "DU3.3"))
"""The questions of the lesson and the drills."""


DRILLS = Drills(QUESTIONS)
"""The drills: which cards beat a card, and which may be thrown in."""
