"""Questions about hands of Hold'em and its variants: which of several wins, which five cards count, what they make."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from functools import cached_property, partial
from itertools import combinations
from random import Random
from typing import Self, override

from ....kit.chance import pick, shuffle, some
from ....kit.drills import LEVELS, Drilled
from ....kit.errors import InvalidNotation, read_each
from ....kit.notation import Fields
from ....kit.ranking import DECK, HAND, Category, Ranking, category_of
from ..deal import SEATS
from ..rules import RIVER, STREETS
from .base import OfHands, cards_parser

__all__ = ["SPLIT", "Five", "Makes", "Winner", "category_word", "read_category"]

SPLIT = "split"
"""The answer that the best hands split the pot."""

DRILLED_CATEGORIES = (
    Category.PAIR, Category.TWO_PAIR, Category.THREE_OF_A_KIND, Category.STRAIGHT, Category.FLUSH, Category.FULL_HOUSE,
)  # fmt: skip
"""The kinds of hands that drills ask about, one as often as another."""


@dataclass(frozen=True)
class Winner(OfHands, Drilled):
    """Ask which of several players' hands wins: hole cards with a board, or five cards each without one (PK1.4, PK1.5).

    The answers are the numbers of the hands, and `split`.
    """

    ask = "winner"
    board: tuple[str, ...]
    hands: tuple[tuple[str, ...], ...]

    @classmethod
    @override
    def read(cls, fields: Fields) -> Self:
        board = fields.read("board", cards_parser(STREETS), "-")
        sizes = [cls.variant.hole if board else HAND]
        hands = fields.read("hands", partial(read_each, "_", cards_parser(sizes)))
        if len(hands) not in SEATS:
            raise InvalidNotation("hands", str(len(hands)))
        DECK.distinct([*board, *(card for hand in hands for card in hand)])
        return cls(board, hands, wild=cls.read_wild(fields))

    @property
    @override
    def fields(self) -> dict[str, str]:
        hands = "_".join(map(DECK.format_cards, self.hands))
        return {"board": ".".join(self.board), "hands": hands} | super().fields

    @property
    @override
    def answers(self) -> tuple[str, ...]:
        return (*_numbered(self.hands), SPLIT)

    @cached_property
    def values(self) -> tuple[int, ...]:
        """The strength of each hand."""
        return tuple(self.ranking.best_of(hand, self.board) for hand in self.hands)

    @property
    @override
    def ranking(self) -> Ranking:
        return super().ranking if self.board else Ranking(wild=self.wild)

    @property
    @override
    def right(self) -> frozenset[str]:
        winners = [number for number, value in enumerate(self.values, 1) if value == max(self.values)]
        return frozenset({SPLIT if len(winners) > 1 else str(winners[0])})

    @classmethod
    @override
    def draw(cls, level: int, rng: Random) -> Self:
        """Return a question about random hands and a whole board.

        Level 1 has two hands of different kinds, level 2 two of the same kind; level 3 has three, the two best of the
        same kind. Each kind of `DRILLED_CATEGORIES` is equally likely to win.
        """
        want, players = pick(rng, DRILLED_CATEGORIES), 2 + (level == max(LEVELS))
        while True:
            cards = some(rng, DECK.cards, RIVER + players * cls.variant.hole)
            board, hole = tuple(cards[:RIVER]), cls.variant.hole
            hands = tuple(tuple(cards[at : at + hole]) for at in range(RIVER, len(cards), hole))
            question = cls(board, hands)
            best, second = (category_of(value) for value in sorted(question.values, reverse=True)[:2])
            if best is want and (best is second) == (level > 1):
                return question


@dataclass(frozen=True)
class OfHand(OfHands):
    """A question about a player's hole cards and the board."""

    hole: tuple[str, ...]
    board: tuple[str, ...]

    @classmethod
    def read_hand(cls, fields: Fields) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """Return the hole cards and the board that these fields hold. Raises `InvalidNotation`, `IllegalPosition`."""
        hole = fields.read("hole", cards_parser([cls.variant.hole]))
        board = fields.read("board", cards_parser(STREETS[1:]))
        DECK.distinct((*hole, *board))
        return hole, board

    @property
    @override
    def fields(self) -> dict[str, str]:
        return {"hole": DECK.format_cards(self.hole), "board": DECK.format_cards(self.board)} | super().fields

    @property
    def strength(self) -> int:
        """The strength of the best hand."""
        return self.ranking.best_of(self.hole, self.board)


@dataclass(frozen=True)
class Five(OfHand, Drilled):
    """Ask which five of the cards are the hand (HE1.1, OM1.2); the answers are the numbers of the fives in `say`."""

    ask = "five"
    say: tuple[tuple[str, ...], ...]

    @classmethod
    @override
    def read(cls, fields: Fields) -> Self:
        hole, board = cls.read_hand(fields)
        say = fields.read("say", partial(read_each, "_", cards_parser([HAND], {*hole, *board})))
        return cls(hole, board, say, wild=cls.read_wild(fields))

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
        return frozenset(number for number, five in fives if self._allows(five) and self.ranking.strength(five) == best)

    @classmethod
    @override
    def draw(cls, level: int, rng: Random) -> Self:
        """Return a question about random cards, with the hand that they make and three other fives of them.

        The higher the level, the better these fives; where the rules say how many own cards to take, many of them break
        that rule. Each kind of `DRILLED_CATEGORIES` is equally likely.
        """
        want, hole, ranking = pick(rng, DRILLED_CATEGORIES), cls.variant.hole, cls.variant.ranking(wild=False)
        cards: list[str] = []
        while not cards or category_of(ranking.best_of(cards[:hole], cards[hole:])) is not want:
            cards = some(rng, DECK.cards, hole + RIVER)
        drawn = cls(tuple(cards[:hole]), tuple(cards[hole:]), ())
        # One five for each strength: of equal ones nobody could say which is the hand.
        fives = {ranking.strength(five): five for five in combinations(cards, HAND)}
        wrong = [fives[value] for value in sorted(fives, reverse=True) if value != drawn.strength]
        near = wrong[: {1: len(wrong), 2: 6, 3: 3}[level]]
        right = ranking.hand_of(drawn.hole, drawn.board).cards
        return cls(drawn.hole, drawn.board, shuffle(rng, [right, *some(rng, near, 3)]))

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
        say = fields.read("say", partial(read_each, ".", read_category))
        return cls(*cls.read_hand(fields), say, wild=cls.read_wild(fields))

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


def read_category(text: str) -> Category:
    """Return the kind of hand that a word such as `two-pair` names. Raises `InvalidNotation`."""
    if text not in CATEGORIES:
        raise InvalidNotation("|".join(CATEGORIES), text)
    return CATEGORIES[text]


def _numbered(choices: Collection[object]) -> tuple[str, ...]:
    return tuple(str(number) for number in range(1, len(choices) + 1))
