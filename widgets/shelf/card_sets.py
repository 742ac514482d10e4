"""Questions which cards of a hand fit, as a lesson or a drill shows them."""

from __future__ import annotations

from typing import override

from rake.kit.card_sets import OfCardSets

from ..kit.questions import Feedback, QuestionKind
from ..kit.widget import values


@values()
class CardsFeedback(Feedback):
    """The cards of an answer that don't fit, and whether it leaves out one that does."""

    unfit: tuple[str, ...]
    lacks: bool


class CardSetsKind[Asked: OfCardSets](QuestionKind[Asked]):
    """The answers are sets of cards; `rule` says which cards fit. A game adds the board."""

    def __init__(self, rule: str) -> None:
        self._rule = rule

    @override
    def feedback(self, question: Asked, answer: str) -> CardsFeedback:
        chosen = {*question.say[int(answer) - 1]}
        unfit = question.deck.descending(chosen - question.cards)
        return CardsFeedback(answer, unfit, lacks=not question.cards <= chosen)

    @override
    def rule(self, question: Asked) -> str:
        return self._rule
