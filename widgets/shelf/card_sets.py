"""Questions which cards of a hand fit, as a lesson or a drill shows them."""

from __future__ import annotations

from collections.abc import Callable
from typing import override

from rake.kit.card_sets import OfCardSets

from ..kit.questions import Feedback, QuestionKind
from ..kit.saying import Remark
from ..kit.widget import values


class CardsNotAllowed(Remark):
    """Cards that the rules don't allow now, and how many they are."""

    count: int
    cards: tuple[str, ...]


@values()
class CardsFeedback(Feedback):
    """What is said of the cards of an answer that don't fit, if any, and whether it leaves out one that does.

    Then it `has_none` if it says that no card fits.
    """

    unfit: Remark | None
    lacks: bool
    has_none: bool


class CardSetsKind[Asked: OfCardSets](QuestionKind[Asked]):
    """The answers are sets of cards; `rule` says which cards fit. A game adds the board.

    Of those that don't fit, `says` makes a remark, from how many they are and which.
    """

    def __init__(self, rule: str, says: Callable[[int, tuple[str, ...]], Remark] = CardsNotAllowed) -> None:
        self._rule, self._says = rule, says

    @override
    def feedback(self, question: Asked, answer: str) -> CardsFeedback:
        chosen = {*question.say[int(answer) - 1]}
        unfit = question.deck.descending(chosen - question.cards)
        said = self._says(len(unfit), unfit) if unfit else None
        return CardsFeedback(answer, said, lacks=not question.cards <= chosen, has_none=not chosen)

    @override
    def rule(self, question: Asked) -> str:
        return self._rule
