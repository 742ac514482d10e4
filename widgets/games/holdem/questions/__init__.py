"""How the questions about Hold'em and its variants are shown, and what is said of an answer.

The template of each kind has its name.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any, ClassVar, override

from rake.kit.questions import Question
from rake.kit.ranking import DECK, Hand, Ranking, category_of
from rake.shelf.holdem import questions as asked_about
from rake.shelf.holdem.deal import View
from rake.shelf.holdem.questions.betting import Amount, OfDeal, Shows, Wins
from rake.shelf.holdem.questions.hands import Five, Makes, Winner
from rake.shelf.holdem.questions.outs import Outs
from rake.shelf.holdem.questions.price import Price

from ....kit.board import Name
from ....kit.drill_widget import Drills
from ....kit.names import Names, cast_names
from ....kit.pot_question import PotKind
from ....kit.questions import Feedback, QuestionKind, Questions, is_more
from ....kit.session import Asked, Session
from ....kit.widget import values
from ..hands import HandView, show_hand
from ..log import EventView
from ..presentation import TABLE, BoardView, PokerTable


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
    """What the chosen five make, and how many own cards they take, if that's too many or too few; else None."""

    hand: HandView
    own: int | None


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
        return FiveFeedback(answer, hand, None if question.variant.own in (0, taken) else taken)

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
    """The call, the pot with it, and the chance that is needed and the one there is, in tenths of a percent."""

    call: int
    pot: int
    needed: int
    chance: int


class PriceKind(QuestionKind[Price]):
    """Shows nothing: the question has it all in words."""

    @override
    def feedback(self, question: Price, answer: str) -> PriceFeedback:
        needed, chance = (round(1000 * share) for share in (question.needed, question.chance))
        return PriceFeedback(answer, question.call, question.pot + question.call, needed, chance)

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
    """The numbers that add up to the amount, in chips.

    For the least they are the price and the least raise; for the most, in pot-limit, the price, the chips in the middle
    and what the seat owes. Others have no sum: then it's empty.
    """

    bound: str
    parts: tuple[int, ...]


class AmountKind(DealKind[Amount]):
    """Shows the table; the answers are numbers of chips."""

    @override
    def feedback(self, question: Amount, answer: str) -> AmountFeedback:
        money = question.view.masked.money
        seat = money.to_act or 0
        least, most = (money.price, money.full_raise), (money.price, money.pot, money.owes(seat))
        parts = least if question.bound == "least" else most
        return AmountFeedback(answer, question.bound, parts if {str(sum(parts))} == question.right else ())


@values()
class WinsFeedback(Feedback):
    """Each pot, with its chips and everyone who plays for it."""

    pots: tuple[EventView, ...]


class WinsKind(DealKind[Wins]):
    """Shows the table with all chips in one heap; the answers are numbers of chips."""

    shows_turn = False

    @override
    def feedback(self, question: Wins, answer: str) -> WinsFeedback:
        names = names_of(question)
        pots = tuple(
            EventView(
                code="pot",
                who=tuple(names[seat] for seat in pot.contestants),
                chips=pot.chips,
                pot=number,
                pots=len(question.pots),
            )
            for number, pot in enumerate(question.pots)
        )
        return WinsFeedback(answer, pots)


@values()
class ShowsFeedback(Feedback):
    """The players that show, in order."""

    order: tuple[Name, ...]


class ShowsKind(DealKind[Shows]):
    """Shows the table just before the last action, while all cards still lie face down."""

    shows_turn = False

    @override
    def view(self, question: Shows) -> View:
        return question.views[-2:][0]

    @override
    def feedback(self, question: Shows, answer: str) -> ShowsFeedback:
        names = names_of(question)
        return ShowsFeedback(answer, tuple(names[seat] for seat in question.shown))


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
    read = partial(asked_about.read, table.game.variant)
    return Questions(table.form.notation, DECK.parse, asked_about.FIELDS, read, lambda: kinds, sample)


class PokerDrills(Drills):
    """The drills of a variant."""

    def __init__(self, table: PokerTable, questions: Questions) -> None:
        super().__init__(questions, Session.first(tuple(kind.ask for kind in asked_about.DRILLS), table.game.word))
        self._variant = table.game.variant

    @override
    def draw(self, asked: Asked, source: str) -> Question:
        return asked_about.drill(self._variant, asked.kind, asked.level, asked.drawn_by)


def _show_best(ranking: Ranking, hole: Sequence[str], board: Sequence[str] = ()) -> HandView:
    hand = show_hand(ranking.hand_of(hole, board))
    assert hand
    return hand


QUESTIONS = questions_of(TABLE, "HE1.1", ("ask=price pot=90 call=30 wins=1 of=5", "PK3.4"))
"""The questions."""

DRILLS = PokerDrills(TABLE, QUESTIONS)
"""The drills."""
