"""How the questions about Solo Whist are shown: a trick, a hand, the bidding, and what is said of an answer.

The template of each kind has its name.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any, override

from rake.kit.actions import CardAction
from rake.kit.events import Event
from rake.shelf.solo.action import BID_ACTIONS, COP, OFFERS
from rake.shelf.solo.events import BidMade, Passed, PropAccepted
from rake.shelf.solo.questions import QUESTION_FORM
from rake.shelf.solo.questions.best import Best
from rake.shelf.solo.questions.calls import CALLS, Call, May
from rake.shelf.solo.questions.pays import Pays
from rake.shelf.solo.questions.trick import Legal, Takes
from rake.shelf.solo.rules import ABUNDANCE, DECK, INDEX, MISERE, OUVERTE

from ....kit.drill_widget import Drills
from ....kit.names import Names, cast_names
from ....kit.questions import Feedback, QuestionKind, Questions
from ....kit.saying import Remark
from ....kit.widget import values
from ....shelf.card_sets import CardSetsKind
from ....shelf.trick_questions import TakesKind as TakesOfAnyGame
from ..presentation import SUIT_ORDER
from ..remarks import BidPlayed, HandLow, HandWorth, TricksWon

SEATS = 4


@values()
class TrickBoard:
    """The trump suit, empty if there is none, and the cards of a trick."""

    trump: str
    table: tuple[str, ...]


@values()
class TurnBoard:
    """The cards of a trick so far, the reader's hand, and the cards to choose from, by answer."""

    trump: str
    table: tuple[str, ...]
    hand: tuple[str, ...]
    sets: tuple[tuple[str, ...], ...] = ()


@values()
class CallsBoard:
    """What was said in the bidding, and by whom; the card that was turned up and the reader's hand, if they matter."""

    spoken: tuple[Event, ...]
    names: Names
    turned: str = ""
    hand: tuple[str, ...] = ()


@values()
class PaysBoard:
    """The sentences that say what was played and won, and the names in them."""

    remarks: tuple[Remark, ...]
    names: Names


@values()
class CallFeedback(Feedback):
    """What the hand is worth."""

    worth: Remark


class TakesKind(TakesOfAnyGame[Takes]):
    """Shows what is trump."""

    @override
    def board(self, question: Takes) -> TrickBoard:
        return TrickBoard(question.trump, question.table)


class LegalKind(CardSetsKind[Legal]):
    """Shows the trick and the hand."""

    @override
    def board(self, question: Legal) -> TurnBoard:
        return TurnBoard(question.trump, question.table, by_suit(question.hand, question.trump), question.say)


class BestKind(QuestionKind[Best]):
    """Shows the trick and the hand; the answers are actions."""

    @override
    def board(self, question: Best) -> TurnBoard:
        return TurnBoard("", question.table, question.hand)


class MayKind(QuestionKind[May]):
    """The answers are calls."""

    @override
    def board(self, question: May) -> CallsBoard:
        return show_calls(question)


class CallKind(QuestionKind[Call]):
    """Shows the calls so far and the hand; the answers are calls."""

    @override
    def board(self, question: Call) -> CallsBoard:
        hand = by_suit(question.hand, question.turned[1])
        return replace(show_calls(question), turned=question.turned, hand=hand)

    @override
    def feedback(self, question: Call, answer: str) -> CallFeedback:
        strength, suit = question.strength, question.turned[1]
        (right,) = question.right
        if CALLS[right] in (BID_ACTIONS[MISERE], BID_ACTIONS[OUVERTE]):
            return CallFeedback(answer, HandLow())
        if CALLS[right] == BID_ACTIONS[ABUNDANCE]:
            suit = strength.best
        return CallFeedback(answer, HandWorth(max(0, strength.tricks[suit]) / 100, suit))

    @override
    def rule(self, question: Call) -> str:
        return "SW3.1"


class PaysKind(QuestionKind[Pays]):
    """The answers are numbers of credits."""

    @override
    def board(self, question: Pays) -> PaysBoard:
        declarers = range(1, len(question.won) + 1)
        won = (TricksWon(seat, tricks) for seat, tricks in zip(declarers, question.won, strict=True))
        names = cast_names(SEATS, 1 if question.side == "declarer" else SEATS)
        return PaysBoard((BidPlayed((*declarers,), question.bid.word), *won), names)

    @override
    def rule(self, question: Pays) -> str:
        return "SW4.2"


def by_suit(cards: Iterable[str], trump: str) -> tuple[str, ...]:
    """Return a hand as it's held: trumps first, then the other suits, each from high to low."""
    return tuple(sorted(cards, key=lambda card: (card[1] != trump, SUIT_ORDER.index(card[1]), -INDEX[card])))


def show_calls(question: May | Call) -> CallsBoard:
    """Return what was said before a question."""
    said = (_said(seat, CALLS[word]) for seat, word in question.spoken)
    return CallsBoard(tuple(said), cast_names(SEATS, question.seat))


def _said(seat: int, call: CardAction) -> Event:
    """Return the event that a seat made a call."""
    if call in OFFERS:
        return BidMade(seat, OFFERS[call].word)
    return PropAccepted(seat) if call == COP else Passed(seat)


KINDS: Mapping[str, QuestionKind[Any]] = {
    "takes": TakesKind("SW3.14"),
    "legal": LegalKind("SW3.13"),
    "call": CallKind(),
    "pays": PaysKind(),
    "may": MayKind(),
    "best": BestKind(),
}
"""How each kind is shown, by its `ask` word."""

QUESTIONS = Questions(QUESTION_FORM, DECK.parse, lambda: KINDS, ("ask=takes trump=S table=AH.3S.KH.2S", "SW3.14"))
"""The questions of the lesson and the drills."""


DRILLS = Drills(QUESTIONS)
"""The drills: who wins a trick, what may be played, what a hand should say, and what a hand pays."""
