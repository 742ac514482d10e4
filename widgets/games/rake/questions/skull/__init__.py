"""`ask=skull`: whether the Ace of Skulls wins or loses the hand, or is not in it."""

from __future__ import annotations

from typing import override

from rake import evaluate
from rake.questions.skull import OfSkull

from .....kit.questions import Feedback, QuestionKind
from .....kit.widget import values
from ...reading import ReadingView, show_cards, show_reading
from ..hands import HandBoard


@values()
class SkullFeedback(Feedback):
    """What the hand is."""

    reading: ReadingView


class SkullKind(QuestionKind[OfSkull]):
    """Shows a hand; the answers are that the Ace of Skulls wins, loses or is absent."""

    @override
    def board(self, question: OfSkull) -> HandBoard:
        return HandBoard(show_cards(question.hand))

    @override
    def feedback(self, question: OfSkull, answer: str) -> SkullFeedback:
        return SkullFeedback(answer, show_reading(evaluate(question.hand)))

    @override
    def rule(self, question: OfSkull) -> str:
        return {"wins": "5.2", "loses": "5.3", "absent": "5.1"}[next(iter(question.right))]


KIND = SkullKind()
