"""How the questions about Trex are shown: what lies on the table, and what is said of an answer.

The template of each kind has its name.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, override

from rake.shelf.trex.layout import bits
from rake.shelf.trex.questions import QUESTION_FORM
from rake.shelf.trex.questions.best import Best
from rake.shelf.trex.questions.choose import Choose
from rake.shelf.trex.questions.legal import Legal
from rake.shelf.trex.questions.table import OfTable
from rake.shelf.trex.questions.trick import Points, Takes
from rake.shelf.trex.rules import DECK, INDEX, Contract

from ....kit.board import Name
from ....kit.drill_widget import Drills
from ....kit.names import cast_names
from ....kit.questions import Feedback, QuestionKind, Questions
from ....kit.widget import values
from ....shelf.card_sets import CardSetsKind
from ....shelf.deal_question import OfDealKind
from ....shelf.trick_questions import TakesKind as TakesOfAnyGame
from ....shelf.zones import Sequence
from ..layout import show_layout
from ..presentation import Table
from ..remarks import CardTakes


@values()
class TurnBoard:
    """The contract, the trick or the rows of the layout, the reader's hand, and the cards to choose from, by answer.

    Diamonds win points if `plus`.
    """

    contract: str
    trick: tuple[str, ...]
    rows: tuple[Sequence, ...]
    hand: tuple[str, ...]
    sets: tuple[tuple[str, ...], ...] = ()
    plus: bool = True


@values()
class TrickBoard:
    """The contract, each player's card of a trick, in the order of play, and the cards that were exposed."""

    contract: str
    laid: tuple[tuple[Name, str], ...]
    exposed: tuple[str, ...]
    plus: bool = True


@values()
class CardsBoard:
    """The cards of a trick, or a hand, and nothing else."""

    cards: tuple[str, ...]


@values()
class TrickFeedback(Feedback):
    """What is said of the card that takes the trick; the rule that says what it scores."""

    taken: CardTakes
    rule: str


@values()
class ChooseFeedback(Feedback):
    """How many points more than with an average hand each contract brings, by its word, the best one first."""

    worths: tuple[tuple[str, int], ...]


class TakesKind(TakesOfAnyGame[Takes]):
    """Shows nothing but the answers."""

    @override
    def board(self, question: Takes) -> CardsBoard:
        return CardsBoard(question.table)


class PointsKind(QuestionKind[Points]):
    """The answers are numbers of points."""

    @override
    def board(self, question: Points) -> TrickBoard:
        names = cast_names(question.trick.seats, question.seat)
        laid = tuple((names[seat], card) for seat, card in question.trick.laid)
        return TrickBoard(question.contract.value, laid, question.exposed)

    @override
    def feedback(self, question: Points, answer: str) -> TrickFeedback:
        return TrickFeedback(answer, CardTakes(question.taking), self.rule(question))

    @override
    def rule(self, question: Points) -> str:
        if not question.exposed:
            return "TX4.1"
        return "TX4.3" if question.taking in question.exposed else "TX4.2"


class TurnKind[Asked: OfTable](QuestionKind[Asked]):
    """Shows what lies on the table, and the hand; the answers are actions."""

    @override
    def board(self, question: Asked) -> TurnBoard:
        return show_turn(question)


class LegalKind(CardSetsKind[Legal]):
    """Shows what lies on the table, and the hand."""

    @override
    def board(self, question: Legal) -> TurnBoard:
        return show_turn(question, question.say)

    @override
    def rule(self, question: Legal) -> str:
        if question.contract is Contract.TREX:
            return "TX3.6" if question.cards else "TX3.7"
        return super().rule(question) if question.table or question.contract is not Contract.KING else "TX3.2"


class ChooseKind(QuestionKind[Choose]):
    """The answers are contracts."""

    @override
    def board(self, question: Choose) -> CardsBoard:
        return CardsBoard(by_suit(question.hand))

    @override
    def feedback(self, question: Choose, answer: str) -> ChooseFeedback:
        return ChooseFeedback(answer, tuple(sorted(question.worths.items(), key=lambda each: -each[1])))

    @override
    def rule(self, question: Choose) -> str:
        return "TX2.3"


def show_turn(question: OfTable, sets: tuple[tuple[str, ...], ...] = ()) -> TurnBoard:
    """Return the values that show a turn."""
    in_layout = question.contract is Contract.TREX
    rows = show_layout(bits(question.table)) if in_layout else ()
    return TurnBoard(question.contract.value, () if in_layout else question.table, rows, by_suit(question.hand), sets)


def by_suit(hand: tuple[str, ...]) -> tuple[str, ...]:
    """Return a hand by suits, each from its highest card, as a player holds it."""
    return tuple(sorted(hand, key=lambda card: ("SHCD".index(card[1]), -INDEX[card])))


KINDS: Mapping[str, QuestionKind[Any]] = {
    "takes": TakesKind("TX3.1"),
    "legal": LegalKind("TX3.1"),
    "points": PointsKind(),
    "choose": ChooseKind(),
    "best": TurnKind[Best](),
    "next": OfDealKind(Table()),
}
"""How each kind is shown, by its `ask` word."""

QUESTIONS = Questions(QUESTION_FORM, DECK.parse, lambda: KINDS, ("ask=takes table=5C.AH.9C.QC", "TX3.1"))
"""The questions of the lesson and the drills."""


DRILLS = Drills(QUESTIONS)
"""The drills: who takes a trick, what may be played, what a trick scores, and which contract suits a hand."""
