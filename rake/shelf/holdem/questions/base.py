"""What the questions about Hold'em and its variants have in common, and how their fields are read."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import ClassVar

from ....kit.chips import parse_chips
from ....kit.errors import InvalidNotation
from ....kit.questions import Question
from ....kit.ranking import DECK
from ..rules import Variant

__all__ = ["PokerQuestion", "cards_parser", "one_of", "within"]


class PokerQuestion(Question):
    """A question about a variant of Hold'em; `questions.kinds_of` sets the variant and its notation."""

    variant: ClassVar[Variant]


def within(least: int, most: int | None, text: str) -> int:
    """Return a number that lies between these two; there's no limit above if `most` is None."""
    number = parse_chips(text)
    if number < least or (most is not None and number > most):
        raise InvalidNotation("number", text)
    return number


def one_of(words: tuple[str, ...], text: str) -> str:
    """Return the text if it is one of the words. Raises `InvalidNotation`."""
    if text not in words:
        raise InvalidNotation("|".join(words), text)
    return text


def cards_parser(sizes: Collection[int], among: Collection[str] = DECK.cards) -> Callable[[str], tuple[str, ...]]:
    """Return what parses different cards, as many as one of the sizes says, each of them one of `among`."""

    def read(text: str) -> tuple[str, ...]:
        """Return the cards. Raises `InvalidNotation` and `IllegalPosition`."""
        cards = DECK.parse_cards(text)
        if len(cards) not in sizes or not {*cards} <= {*among}:
            raise InvalidNotation("cards", text)
        return cards

    return read
