"""`ask=name`: which combination a hand is."""

from __future__ import annotations

from typing import override

from rake import evaluate
from rake.category import parse_category
from rake.questions.name import Name

from .....kit.questions import Feedback, QuestionKind
from .....kit.widget import values
from ...guess import Judgement, judge
from ...reading import ReadingView, show_cards, show_reading
from ..hands import HandBoard


@values()
class NameFeedback(Feedback):
    """What is said of the guess, or after a right one what the hand is."""

    judgement: Judgement
    reading: ReadingView | None


class NameKind(QuestionKind[Name]):
    """Shows a hand; the answers are the nine combinations. Its own is shown once the reader has answered right."""

    @override
    def board(self, question: Name) -> HandBoard:
        return HandBoard(show_cards(question.hand))

    @override
    def feedback(self, question: Name, answer: str) -> NameFeedback:
        value = evaluate(question.hand)
        reading = show_reading(value) if answer in question.right else None
        return NameFeedback(answer, judge(parse_category(answer), value), reading)

    @override
    def rule(self, question: Name) -> str:
        return show_reading(evaluate(question.hand)).rule


KIND = NameKind()
