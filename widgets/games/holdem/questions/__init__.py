"""How the questions about Hold'em and its variants are shown, and what is said of an answer.

The template of each kind has its name.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, ClassVar, override

from rake.kit.betting_events import pot_named
from rake.kit.ranking import DECK, Hand, Ranking, category_of
from rake.shelf.holdem.deal import View
from rake.shelf.holdem.questions import questions_about
from rake.shelf.holdem.questions.betting import Amount, OfDeal, Shows, Wins
from rake.shelf.holdem.questions.hands import Five, Makes, Winner
from rake.shelf.holdem.questions.outs import Outs
from rake.shelf.holdem.questions.price import Price

from ....kit.betting_remarks import PotContested
from ....kit.drill_widget import Drills
from ....kit.names import Names, cast_names
from ....kit.pot_question import PotKind
from ....kit.questions import Feedback, QuestionKind, Questions, is_more
from ....kit.saying import Remark
from ....kit.widget import values
from ..hands import HandView, show_hand
from ..presentation import TABLE, BoardView, PokerTable
from ..remarks import (
    BetterFive,
    CallWorth,
    FiveTaken,
    LeastRaise,
    MostRaise,
    ShowsFirst,
    ShowsNext,
)


@values()
class HandsBoard:
    """The board, if there is one, and each player's cards: the reader's own and perhaps another's, or numbered hands.

    `fives` are the fives to choose from, each as its cards; `wild` says whether deuces are wild.
    """

    board: tuple[str, ...]
    hands: tuple[tuple[str, ...], ...]
    wild: bool
    own: bool = False
    fives: tuple[tuple[str, ...], ...] = ()


@values()
class WinnerFeedback(Feedback):
    """What each hand makes."""

    hands: tuple[HandView, ...]


class WinnerKind(QuestionKind[Winner]):
    """Shows the board and the hands; after an answer also what each of them makes."""

    @override
    def board(self, question: Winner) -> HandsBoard:
        return HandsBoard(question.board, question.hands, question.wild)

    @override
    def feedback(self, question: Winner, answer: str) -> WinnerFeedback:
        return WinnerFeedback(
            answer, tuple(_show_best(question.ranking, hand, question.board) for hand in question.hands)
        )

    @override
    def rule(self, question: Winner) -> str:
        best, second = sorted(question.values, reverse=True)[:2]
        if best == second:
            return "PK1.5"
        return "PK1.4" if category_of(best) is category_of(second) else "PK1.2"


@values()
class FiveFeedback(Feedback):
    """What the chosen five make, and what is wrong with them, if anything is."""

    hand: HandView
    fault: Remark | None


class FiveKind(QuestionKind[Five]):
    """Shows the board and the reader's cards; the answers are fives of them. `rule` says which fives are allowed."""

    def __init__(self, rule: str) -> None:
        self._rule = rule

    @override
    def board(self, question: Five) -> HandsBoard:
        fives = tuple(Hand(five, question.wild).ordered for five in question.say)
        return HandsBoard(question.board, (question.hole,), question.wild, own=True, fives=fives)

    @override
    def feedback(self, question: Five, answer: str) -> FiveFeedback:
        five = question.say[int(answer) - 1]
        taken = len({*five} & {*question.hole})
        hand = _show_best(Ranking(wild=question.wild), five)
        fault = None if answer in question.right else BetterFive()
        return FiveFeedback(answer, hand, fault if question.variant.own in (0, taken) else FiveTaken(taken))

    @override
    def rule(self, question: Five) -> str:
        return self._rule


@values()
class MakesFeedback(Feedback):
    """What the reader's cards make with the board."""

    hand: HandView


class MakesKind(QuestionKind[Makes]):
    """Shows the board and the reader's cards; the answers are kinds of hands."""

    @override
    def board(self, question: Makes) -> HandsBoard:
        return HandsBoard(question.board, (question.hole,), question.wild, own=True)

    @override
    def feedback(self, question: Makes, answer: str) -> MakesFeedback:
        return MakesFeedback(answer, _show_best(question.ranking, question.hole, question.board))


@values()
class PriceFeedback(Feedback):
    """What the call is worth."""

    worth: Remark


class PriceKind(QuestionKind[Price]):
    """Shows nothing: the question has it all in words."""

    @override
    def feedback(self, question: Price, answer: str) -> PriceFeedback:
        pot, needed, chance = question.pot + question.call, float(question.needed), float(question.chance)
        return PriceFeedback(answer, CallWorth(question.call, pot, needed, chance))

    @override
    def rule(self, question: Price) -> str:
        return "PK3.4"


@values()
class OutsFeedback(Feedback):
    """The cards to be counted; `more` if there are more than the answer says."""

    cards: tuple[str, ...]
    more: bool


class OutsKind(QuestionKind[Outs]):
    """Shows the board, the reader's cards and those of the hand to beat; the answers are numbers.

    `rule` says which fives are allowed.
    """

    def __init__(self, rule: str) -> None:
        self._rule = rule

    @override
    def board(self, question: Outs) -> HandsBoard:
        hands = (question.hole, question.against) if question.against else (question.hole,)
        return HandsBoard(question.board, hands, question.wild, own=True)

    @override
    def feedback(self, question: Outs, answer: str) -> OutsFeedback:
        return OutsFeedback(answer, question.cards, is_more(question, answer))

    @override
    def rule(self, question: Outs) -> str:
        if question.variant.own:
            return self._rule
        return "PK1.4" if question.against else "PK1.2"


class DealKind[Asked: OfDeal](QuestionKind[Asked]):
    """A kind of question about a deal, which shows its table; whose turn it is, is only shown if `shows_turn`."""

    shows_turn: ClassVar[bool] = True

    def __init__(self, table: PokerTable) -> None:
        self._table = table

    def view(self, question: Asked) -> View:
        """Return what is shown of the deal: how it is at the end of the record."""
        return question.view

    def board(self, question: Asked) -> BoardView:
        """Return the table, as the seat of the record sees it."""
        board = self._table.board(self.view(question), names_of(question))
        if self.shows_turn:
            return board
        return replace(board, seats=tuple(replace(seat, turn=False) for seat in board.seats))


class TurnKind(DealKind[OfDeal]):
    """Shows the table without marking the turn; the answers are the players, and nobody."""

    shows_turn = False


@values()
class AmountFeedback(Feedback):
    """What adds up to the amount; None for an amount that isn't a sum."""

    total: Remark | None


class AmountKind(DealKind[Amount]):
    """Shows the table; the answers are numbers of chips."""

    @override
    def feedback(self, question: Amount, answer: str) -> AmountFeedback:
        money = question.view.masked.money
        seat = money.to_act or 0
        least, most = (money.price, money.full_raise), (money.price, money.pot, money.owes(seat))
        total = LeastRaise(*least, sum(least)) if question.bound == "least" else MostRaise(*most, sum(most))
        return AmountFeedback(answer, total if {str(total.total)} == question.right else None)


@values()
class WinsFeedback(Feedback):
    """Each pot, with its chips and everyone who plays for it."""

    pots: tuple[Remark, ...]
    names: Names


class WinsKind(DealKind[Wins]):
    """Shows the table with all chips in one heap; the answers are numbers of chips."""

    shows_turn = False

    @override
    def feedback(self, question: Wins, answer: str) -> WinsFeedback:
        pots = tuple(
            PotContested(pot.contestants, pot_named(number, len(question.pots)), number, pot.chips)
            for number, pot in enumerate(question.pots)
        )
        return WinsFeedback(answer, pots, names_of(question))


@values()
class ShowsFeedback(Feedback):
    """The players that show, in order."""

    order: tuple[Remark, ...]
    names: Names


class ShowsKind(DealKind[Shows]):
    """Shows the table just before the last action, while all cards still lie face down."""

    shows_turn = False

    @override
    def view(self, question: Shows) -> View:
        return question.views[-2:][0]

    @override
    def feedback(self, question: Shows, answer: str) -> ShowsFeedback:
        first, *others = question.shown
        return ShowsFeedback(answer, (ShowsFirst(first), *map(ShowsNext, others)), names_of(question))


def names_of(question: OfDeal) -> Names:
    """Return the names of the seats, with "You" for the seat that sees the deal."""
    deal = question.record.deal
    return cast_names(deal.seats, deal.seen)


def questions_of(table: PokerTable, five: str, sample: tuple[str, str]) -> Questions:
    """Return the questions about a variant, shown on its table.

    `five` is the rule that says which five cards a hand may have, `sample` a question and the rule that it teaches.
    """
    kinds: Mapping[str, QuestionKind[Any]] = {
        "winner": WinnerKind(),
        "five": FiveKind(five),
        "makes": MakesKind(),
        "price": PriceKind(),
        "outs": OutsKind(five),
        "pot": PotKind("PK4.2", "PK4.1"),
        "turn": TurnKind(table),
        "may": DealKind(table),
        "amount": AmountKind(table),
        "wins": WinsKind(table),
        "shows": ShowsKind(table),
    }
    return Questions(questions_about(table.game.variant), DECK.parse, lambda: kinds, sample)


def _show_best(ranking: Ranking, hole: Sequence[str], board: Sequence[str] = ()) -> HandView:
    hand = show_hand(ranking.hand_of(hole, board))
    assert hand
    return hand


QUESTIONS = questions_of(TABLE, "HE1.1", ("ask=price pot=90 call=30 wins=1 of=5", "PK3.4"))
"""The questions."""

DRILLS = Drills(QUESTIONS)
"""The drills."""
