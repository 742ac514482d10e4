"""Questions about hands of Hold'em and its variants: which of several wins, which five cards count, what they make."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass
from functools import partial
from typing import ClassVar, Self, override

from ....kit.errors import InvalidNotation, read_each
from ....kit.notation import Fields
from ....kit.questions import Question
from ....kit.ranking import DECK, HAND, Category, best_of, category_of, strength
from ..deal import SEATS
from ..rules import STREETS, Variant

__all__ = ["SPLIT", "Five", "Makes", "PokerQuestion", "Winner", "category_word"]

SPLIT = "split"
"""The answer that the best hands share the pot."""


class PokerQuestion(Question):
    """A question about a variant of Hold'em; `questions.kinds_of` sets the variant and its notation."""

    variant: ClassVar[Variant]


@dataclass(frozen=True)
class Winner(PokerQuestion):
    """Ask which of several players' hands wins: hole cards with a board, or five cards each without one (PK1.4, PK1.5).

    The answers are the numbers of the hands, and `split`.
    """

    ask = "winner"
    board: tuple[str, ...]
    hands: tuple[tuple[str, ...], ...]

    @classmethod
    @override
    def read(cls, fields: Fields) -> Self:
        board = fields.read("board", _cards(STREETS), "-")
        sizes = [cls.variant.hole if board else HAND]
        hands = fields.read("hands", partial(read_each, "_", _cards(sizes)))
        if len(hands) not in SEATS:
            raise InvalidNotation("hands", str(len(hands)))
        DECK.distinct([*board, *(card for hand in hands for card in hand)])
        return cls(board, hands)

    @property
    @override
    def fields(self) -> dict[str, str]:
        return {"board": ".".join(self.board), "hands": "_".join(map(DECK.format_cards, self.hands))}

    @property
    @override
    def answers(self) -> tuple[str, ...]:
        return (*_numbered(self.hands), SPLIT)

    @property
    @override
    def right(self) -> frozenset[str]:
        own = self.variant.own if self.board else 0
        values = [best_of(hand, self.board, own) for hand in self.hands]
        winners = [number for number, value in enumerate(values, 1) if value == max(values)]
        return frozenset({SPLIT if len(winners) > 1 else str(winners[0])})


@dataclass(frozen=True)
class OfHand(PokerQuestion):
    """A question about a player's hole cards and the board."""

    hole: tuple[str, ...]
    board: tuple[str, ...]

    @classmethod
    def read_hand(cls, fields: Fields) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """Return the hole cards and the board that these fields hold. Raises `InvalidNotation`, `IllegalPosition`."""
        hole, board = fields.read("hole", _cards([cls.variant.hole])), fields.read("board", _cards(STREETS[1:]))
        DECK.distinct((*hole, *board))
        return hole, board

    @property
    @override
    def fields(self) -> dict[str, str]:
        return {"hole": DECK.format_cards(self.hole), "board": DECK.format_cards(self.board)}

    @property
    def strength(self) -> int:
        """The strength of the best hand."""
        return best_of(self.hole, self.board, self.variant.own)


@dataclass(frozen=True)
class Five(OfHand):
    """Ask which five of the cards are the hand (HE1.1, OM1.2); the answers are the numbers of the fives in `say`."""

    ask = "five"
    say: tuple[tuple[str, ...], ...]

    @classmethod
    @override
    def read(cls, fields: Fields) -> Self:
        hole, board = cls.read_hand(fields)
        return cls(hole, board, fields.read("say", partial(read_each, "_", _cards([HAND], {*hole, *board}))))

    @property
    @override
    def fields(self) -> dict[str, str]:
        return super().fields | {"say": "_".join(map(DECK.format_cards, self.say))}

    @property
    @override
    def answers(self) -> tuple[str, ...]:
        return _numbered(self.say)

    @property
    @override
    def right(self) -> frozenset[str]:
        best = self.strength
        fives = zip(self.answers, self.say, strict=True)
        return frozenset(number for number, five in fives if self._allows(five) and strength(five) == best)

    def _allows(self, five: Collection[str]) -> bool:
        """Return whether a hand may have just as many of the player's own cards as these five do."""
        return self.variant.own in (0, len({*five} & {*self.hole}))


@dataclass(frozen=True)
class Makes(OfHand):
    """Ask what the best hand is called (PK1.2); the answers are words such as `two-pair`."""

    ask = "makes"
    say: tuple[Category, ...]

    @classmethod
    @override
    def read(cls, fields: Fields) -> Self:
        return cls(*cls.read_hand(fields), fields.read("say", partial(read_each, ".", _category)))

    @property
    @override
    def fields(self) -> dict[str, str]:
        return super().fields | {"say": ".".join(self.answers)}

    @property
    @override
    def answers(self) -> tuple[str, ...]:
        return tuple(map(category_word, self.say))

    @property
    @override
    def right(self) -> frozenset[str]:
        return frozenset({category_word(category_of(self.strength))} & {*self.answers})


def category_word(category: Category) -> str:
    """Return a kind of hand as notation writes it: `two-pair`."""
    return category.name.lower().replace("_", "-")


CATEGORIES = {category_word(category): category for category in Category}


def _category(text: str) -> Category:
    if text not in CATEGORIES:
        raise InvalidNotation("|".join(CATEGORIES), text)
    return CATEGORIES[text]


def _cards(sizes: Collection[int], among: Collection[str] = DECK.cards) -> Callable[[str], tuple[str, ...]]:
    """Return the reader of different cards, as many as one of the sizes says, each of them one of `among`."""

    def read(text: str) -> tuple[str, ...]:
        """Return the cards. Raises `InvalidNotation` and `IllegalPosition`."""
        cards = DECK.parse_cards(text)
        if len(cards) not in sizes or not {*cards} <= {*among}:
            raise InvalidNotation("cards", text)
        return cards

    return read


def _numbered(choices: Collection[object]) -> tuple[str, ...]:
    return tuple(str(number) for number in range(1, len(choices) + 1))
