"""`ask=outs`: how many of the cards not in sight would complete a given combination."""

from __future__ import annotations

from typing import override

from rake.questions.outs import Outs

from .....kit.board import CardView
from .....kit.questions import Feedback, QuestionKind, is_more
from .....kit.saying import Remark
from .....kit.widget import values
from ...reading import show_cards
from ..hands import HandBoard
from ..remarks import OutsShown


@values()
class OutsFeedback(Feedback):
    """The cards to be counted, what is said of them, and whether there are more than that."""

    cards: tuple[CardView, ...]
    shown: Remark
    more: bool


class OutsKind(QuestionKind[Outs]):
    """Shows a hand and the cards in sight; the answers are numbers, the feedback is the cards to be counted."""

    @override
    def board(self, question: Outs) -> HandBoard:
        return HandBoard(show_cards(question.hand), show_cards(question.up))

    @override
    def feedback(self, question: Outs, answer: str) -> OutsFeedback:
        shown = OutsShown(len(question.cards), question.want.name)
        return OutsFeedback(answer, show_cards(question.cards), shown, is_more(question, answer))

    @override
    def rule(self, question: Outs) -> str:
        return f"3.{question.want + 1}"


KIND = OutsKind()
