"""`ask=card`: which card of the middle wins most often."""

from __future__ import annotations

from typing import override

from rake.questions.card import BestCard

from .....kit.questions import Feedback, QuestionKind
from .....kit.widget import values
from ...board import BoardView
from ...playout import PlayoutView, show_playout
from ...verdict import VerdictView, show_verdict
from ..spots import board_of, names_of


@values()
class CardFeedback(Feedback):
    """The verdict on the card."""

    verdict: VerdictView


class CardKind(QuestionKind[BestCard]):
    """Shows a spot; the answers are the cards of the middle."""

    layout = "middle"

    @override
    def board(self, question: BestCard) -> BoardView:
        return board_of(question.odds.spot)

    @override
    def feedback(self, question: BestCard, answer: str) -> CardFeedback:
        return CardFeedback(answer, show_verdict(question.odds, question.action(answer)))

    @override
    def deal(self, question: BestCard, answer: str) -> PlayoutView | None:
        return show_playout(question.odds, question.action(answer), names_of(question.odds.spot))

    @override
    def rule(self, question: BestCard) -> str:
        return "6.5" if question.odds.spot.pick == 1 else "6.7"


KIND = CardKind()
