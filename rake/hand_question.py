"""Questions about cards and hands: which card, what it makes, what it is called, who wins."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Self, override

from .cards import DECK, Card, distinct, format_cards, parse_cards
from .category import Category, parse_category
from .hands import HAND, evaluate, hand_of, hands_of, read, showdown
from .kit.notation import Fields
from .notation import format_rules, parse_several
from .question import OfNumbers, Question, numbers
from .rules import BOOK, HouseRules, parse_rules

SPLIT = "split"
"""The answer that nobody wins alone."""


@dataclass(frozen=True)
class OfCards(Question):
    """A question that one of the cards `up` answers."""

    up: tuple[Card, ...]

    @property
    @override
    def answers(self) -> tuple[str, ...]:
        return tuple(map(str, self.up))

    def _right(self, cards: set[Card]) -> frozenset[str]:
        return frozenset(map(str, cards & {*self.up}))


@dataclass(frozen=True)
class Find(OfCards):
    """Ask which card has this name (2.1, 2.2)."""

    ask = "find"
    want: Card

    @classmethod
    @override
    def read(cls, fields: Fields) -> Self:
        return cls(_cards(fields, "up"), fields.read("want", Card.parse))

    @property
    @override
    def fields(self) -> dict[str, str]:
        return {"want": str(self.want), "up": format_cards(self.up)}

    @cached_property
    @override
    def right(self) -> frozenset[str]:
        return self._right({self.want})


@dataclass(frozen=True)
class Highest(OfCards):
    """Ask which card is the highest (2.2). Of equals each will do (2.1)."""

    ask = "highest"

    @classmethod
    @override
    def read(cls, fields: Fields) -> Self:
        return cls(_cards(fields, "up"))

    @property
    @override
    def fields(self) -> dict[str, str]:
        return {"up": format_cards(self.up)}

    @cached_property
    @override
    def right(self) -> frozenset[str]:
        most = max(card.rank for card in self.up)
        return self._right({card for card in self.up if card.rank is most})


@dataclass(frozen=True)
class Makes(OfCards):
    """Ask which card makes this combination of a hand of one to four cards (section 3)."""

    ask = "makes"
    hand: tuple[Card, ...]
    want: Category

    @classmethod
    @override
    def read(cls, fields: Fields) -> Self:
        up, hand = _cards(fields, "up"), hand_of(fields.read("hand", parse_cards), 1, HAND - 1)
        distinct((*hand, *up))
        return cls(up, hand, fields.read("want", parse_category))

    @property
    @override
    def fields(self) -> dict[str, str]:
        return {"want": self.want.name, "hand": format_cards(self.hand), "up": format_cards(self.up)}

    @cached_property
    @override
    def right(self) -> frozenset[str]:
        return self._right({card for card in self.up if made_with(self.hand, card) is self.want})


@dataclass(frozen=True)
class Name(Question):
    """Ask what a hand is called (section 3)."""

    ask = "name"
    answers = tuple(Category.__members__)
    hand: tuple[Card, ...]

    @classmethod
    @override
    def read(cls, fields: Fields) -> Self:
        return cls(hand_of(fields.read("hand", parse_cards), HAND, HAND))

    @property
    @override
    def fields(self) -> dict[str, str]:
        return {"hand": format_cards(self.hand)}

    @cached_property
    @override
    def right(self) -> frozenset[str]:
        return frozenset({evaluate(self.hand).category.name})


@dataclass(frozen=True)
class OfSkull(Name):
    """Ask what the Ace of Skulls does to a hand (section 5)."""

    ask = "skull"
    answers = ("wins", "loses", "absent")

    @cached_property
    @override
    def right(self) -> frozenset[str]:
        return frozenset({evaluate(self.hand).skull.value})


@dataclass(frozen=True)
class Winner(Question):
    """Ask who wins (sections 3 to 5)."""

    ask = "winner"
    hands: tuple[tuple[Card, ...], ...]
    rules: HouseRules = BOOK

    @classmethod
    @override
    def read(cls, fields: Fields) -> Self:
        return cls(hands_of(fields.read("hands", parse_several)), fields.read("rules", parse_rules, "book"))

    @property
    @override
    def fields(self) -> dict[str, str]:
        return {"hands": "_".join(map(format_cards, self.hands)), "rules": format_rules(self.rules)}

    @property
    @override
    def answers(self) -> tuple[str, ...]:
        return (*map(str, range(1, len(self.hands) + 1)), SPLIT)

    @cached_property
    @override
    def right(self) -> frozenset[str]:
        winners = showdown(dict(enumerate(self.hands, 1)), self.rules).winners
        return frozenset({SPLIT if len(winners) > 1 else str(winners[0])})


@dataclass(frozen=True)
class Outs(OfNumbers):
    """Ask how many cards make this combination of a hand of four (section 3), those that lie `up` left aside."""

    ask = "outs"
    hand: tuple[Card, ...]
    want: Category
    up: tuple[Card, ...] = ()

    @classmethod
    @override
    def read(cls, fields: Fields) -> Self:
        hand = hand_of(fields.read("hand", parse_cards), HAND - 1, HAND - 1)
        up = fields.read("up", parse_cards, "-")
        distinct((*hand, *up))
        return cls(fields.read("say", numbers), hand, fields.read("want", parse_category), up)

    @property
    @override
    def fields(self) -> dict[str, str]:
        seen = format_cards(self.up) if self.up else ""
        return {"want": self.want.name, "hand": format_cards(self.hand), "up": seen, "say": ".".join(self.answers)}

    @property
    def cards(self) -> tuple[Card, ...]:
        """Return the cards that make it, in the order of the deck."""
        seen = (*self.hand, *self.up)
        return tuple(card for card in DECK if card not in seen and made_with(self.hand, card) is self.want)

    @cached_property
    @override
    def right(self) -> frozenset[str]:
        return frozenset({str(len(self.cards))})


def made_with(hand: tuple[Card, ...], card: Card) -> Category:
    """Return what a hand makes with one card more."""
    return read(hand_of((*hand, card), 1, HAND)).category


def _cards(fields: Fields, name: str) -> tuple[Card, ...]:
    return distinct(fields.read(name, parse_cards))
