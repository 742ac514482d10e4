"""What the questions about Hold'em and its variants have in common, and how their fields are read."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass, field
from typing import ClassVar, override

from ....kit.chips import parse_chips
from ....kit.errors import InvalidNotation
from ....kit.notation import Fields
from ....kit.questions import Question
from ....kit.ranking import DECK, Ranking
from ..rules import NO_WILD, Variant, format_wild, parse_wild

__all__ = ["OfHands", "PokerQuestion", "cards_parser", "one_of", "within"]


class PokerQuestion(Question):
    """A question about a variant of Hold'em; `questions.questions_about` sets the variant and its notation."""

    variant: ClassVar[Variant]


@dataclass(frozen=True)
class OfHands(PokerQuestion):
    """A question about what hands are worth; `wild` says whether deuces are wild (PK5.7)."""

    wild: bool = field(default=False, kw_only=True)

    @staticmethod
    def read_wild(fields: Fields) -> bool:
        """Return whether these fields say that deuces are wild. Raises `InvalidNotation`."""
        return fields.read("wild", parse_wild, NO_WILD)

    @property
    @override
    def fields(self) -> dict[str, str]:
        return {"wild": format_wild(self.wild)}

    @property
    def ranking(self) -> Ranking:
        """How hands are made and ranked."""
        return self.variant.ranking(wild=self.wild)


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
