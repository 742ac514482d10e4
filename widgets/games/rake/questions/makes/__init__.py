"""`ask=makes`: which card, added to a hand, makes a given combination."""

from __future__ import annotations

from typing import override

from rake import Card
from rake.questions.makes import Makes
from rake.reveal_events import called_by

from .....kit.questions import Feedback, QuestionKind
from .....kit.saying import Remark
from .....kit.widget import values
from ...reading import read, show_cards, show_reading
from ...remarks import CardMakes
from ..hands import HandBoard


@values()
class MakesFeedback(Feedback):
    """What the hand is with the card, and the rule of that."""

    made: Remark
    rule: str


class MakesKind(QuestionKind[Makes]):
    """Shows a hand; the answers are cards that may be added to it."""

    layout = "cards"

    @override
    def board(self, question: Makes) -> HandBoard:
        return HandBoard(show_cards(question.hand))

    @override
    def feedback(self, question: Makes, answer: str) -> MakesFeedback:
        made = read((*question.hand, Card.parse(answer)))
        return MakesFeedback(answer, CardMakes(*called_by(made)), show_reading(made).rule)

    @override
    def rule(self, question: Makes) -> str:
        return f"3.{question.want + 1}"


KIND = MakesKind()
