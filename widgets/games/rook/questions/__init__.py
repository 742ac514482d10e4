"""How the questions about Rook are shown: a trick, a hand, the bidding, and what is said of an answer.

The template of each kind has its name.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, override

from rake.kit.events import Event
from rake.shelf.rook.events import Passed, PointsBid
from rake.shelf.rook.questions import QUESTION_FORM
from rake.shelf.rook.questions.calls import Call
from rake.shelf.rook.questions.cards import SEATS, height
from rake.shelf.rook.questions.hand import Give, NameTrump
from rake.shelf.rook.questions.scores import SIDES, Scores
from rake.shelf.rook.questions.trick import Legal, Points, Takes
from rake.shelf.rook.rules import DECK, POINTS, ROOK

from ....kit.drill_widget import Drills
from ....kit.names import Names, cast_names
from ....kit.questions import Feedback, QuestionKind, Questions
from ....kit.widget import values
from ....shelf.card_sets import CardSetsKind
from ....shelf.deal_question import OfDealKind
from ....shelf.trick_questions import TakesKind as TakesOfAnyGame
from ..presentation import Table

SUIT_ORDER = "SHCD"
"""How suits lie side by side in a hand, red beside black."""


@values()
class TurnBoard:
    """What is trump, the cards of a trick, the reader's hand, and the cards to choose from, by answer."""

    trump: str
    table: tuple[str, ...]
    hand: tuple[str, ...] = ()
    sets: tuple[tuple[str, ...], ...] = ()


@values()
class TrickBoard:
    """The cards of a trick, and whether it's the last one."""

    table: tuple[str, ...]
    last: bool


@values()
class CallsBoard:
    """What was said in the bidding, and by whom, and the reader's hand."""

    spoken: tuple[Event, ...]
    names: Names
    hand: tuple[str, ...]


@values()
class ScoresBoard:
    """The bid, whether it's `ours`, what the tricks of the bidders hold, whether they won all of them, the kitty."""

    bid: int
    ours: bool
    won: int
    sweep: bool
    kitty: str


@values()
class CallFeedback(Feedback):
    """Why to bid or to pass, and the points that the hand takes nearly always."""

    reason: str
    limit: int


@values()
class RuleFeedback(Feedback):
    """The rule that decides."""

    rule: str


@values()
class PointsFeedback(Feedback):
    """What each card that counts is worth, in the order of play."""

    counts: tuple[tuple[str, int], ...]


@values()
class ScoresFeedback(Feedback):
    """The points of the bidders, with the kitty; the rule that says what is scored."""

    taken: int
    rule: str


class TakesKind(TakesOfAnyGame[Takes]):
    """Shows what is trump."""

    @override
    def board(self, question: Takes) -> TurnBoard:
        return TurnBoard(question.trump, question.table)

    @override
    def feedback(self, question: Takes, answer: str) -> RuleFeedback:
        return RuleFeedback(answer, self.rule(question))

    @override
    def rule(self, question: Takes) -> str:
        return "RK3.8" if ROOK in question.table else super().rule(question)


class LegalKind(CardSetsKind[Legal]):
    """Shows the trick and the hand."""

    @override
    def board(self, question: Legal) -> TurnBoard:
        return TurnBoard(question.trump, question.table, by_suit(question.hand, question.trump), question.say)

    @override
    def rule(self, question: Legal) -> str:
        return "RK5.7" if ROOK in (*question.hand, question.table[0]) else super().rule(question)


class PointsKind(QuestionKind[Points]):
    """The answers are numbers of points."""

    @override
    def board(self, question: Points) -> TrickBoard:
        return TrickBoard(question.table, question.last)

    @override
    def feedback(self, question: Points, answer: str) -> PointsFeedback:
        return PointsFeedback(answer, tuple((card, POINTS[card]) for card in question.table if POINTS[card]))

    @override
    def rule(self, question: Points) -> str:
        return "RK4.1" if question.last else "RK1.3"


class CallKind(QuestionKind[Call]):
    """Shows the calls so far and the hand; the answers are calls."""

    @override
    def board(self, question: Call) -> CallsBoard:
        spoken = (PointsBid(seat, points) if points else Passed(seat) for seat, points in question.spoken)
        return CallsBoard(tuple(spoken), cast_names(SEATS, question.seat), by_suit(question.hand))

    @override
    def feedback(self, question: Call, answer: str) -> CallFeedback:
        return CallFeedback(answer, question.reason, question.limit)

    @override
    def rule(self, question: Call) -> str:
        return "RK3.1"


class ScoresKind(QuestionKind[Scores]):
    """The answers are numbers of points."""

    @override
    def board(self, question: Scores) -> ScoresBoard:
        ours = question.side == SIDES[0]
        return ScoresBoard(question.bid, ours, question.won, question.sweep, question.kitty)

    @override
    def feedback(self, question: Scores, answer: str) -> ScoresFeedback:
        return ScoresFeedback(answer, question.taken, self.rule(question))

    @override
    def rule(self, question: Scores) -> str:
        if question.side != SIDES[0]:
            return "RK4.4"
        return "RK4.2" if question.taken >= question.bid else "RK4.3"


class HandKind[Asked: Give | NameTrump](QuestionKind[Asked]):
    """Shows the hand; the answers are cards to pass on, or suits."""

    @override
    def board(self, question: Asked) -> TurnBoard:
        return TurnBoard("", (), by_suit(question.hand))


def by_suit(cards: Iterable[str], trump: str = "") -> tuple[str, ...]:
    """Return a hand as it's held: trumps first, then the other suits, each from high to low; the Rook below trumps."""

    def from_left(card: str) -> tuple[bool, int, int]:
        suit = trump if card == ROOK else card[-1]
        return suit != trump, SUIT_ORDER.index(suit) if suit else len(SUIT_ORDER), -height(card)

    return tuple(sorted(cards, key=from_left))


KINDS: Mapping[str, QuestionKind[Any]] = {
    "takes": TakesKind("RK3.9"),
    "legal": LegalKind("RK3.7"),
    "points": PointsKind(),
    "call": CallKind(),
    "scores": ScoresKind(),
    "give": HandKind[Give](),
    "trump": HandKind[NameTrump](),
    "next": OfDealKind(Table()),
}
"""How each kind is shown, by its `ask` word."""

QUESTIONS = Questions(QUESTION_FORM, DECK.parse, lambda: KINDS, ("ask=takes trump=H table=AS.RO.KS.TS", "RK3.9"))
"""The questions of the lesson and the drills."""


DRILLS = Drills(QUESTIONS)
"""The drills: who takes a trick, what may be played, what it counts, whether to bid, and what a hand scores."""
