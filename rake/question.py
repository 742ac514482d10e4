"""Questions about a position, their answers and which of these are right: what lessons and drills ask.

rake=1 ask=winner hands=AS.AW.AF.9C.2S_DS.DW.DF.DC.2W

`ask` names what is asked; the other fields hold the position, in its own notation, and sometimes what is wanted
(`want`) and what is offered (`say`). Which answers are right is found by the rules, or by the odds, alone.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Self, override

from .betting import format_paid, parse_chips, parse_paid, pots_of, unmatched
from .cards import DECK, Card, distinct, format_cards, parse_cards
from .category import Category
from .errors import IllegalPosition, InvalidNotation, Violation
from .hands import HAND, evaluate, hand_of, hands_of, read, seated, showdown
from .notation import Fields, format_rules, parse_fields, parse_several
from .odds import ODDS_FIELDS
from .round_question import Laid, Legal, Next, Owes, Question, Takes, Turn, numbers
from .rules import BOOK, HouseRules, parse_rules
from .spot_question import BestCard, Holds, Knows

__all__ = ["QUESTIONS", "Question", "parse_question"]

SPLIT = "split"
"""The answer that nobody wins alone."""

BACK = "back"
"""What is wanted of purses: the chips that go back (8.8); else the number of a pot, 0 for the main one."""


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
class OfNumbers(Question):
    """A question that one of the numbers `say` answers."""

    say: tuple[int, ...]

    @property
    @override
    def answers(self) -> tuple[str, ...]:
        return tuple(map(str, self.say))


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

    @property
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

    @property
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
        return cls(up, hand, fields.read("want", _category))

    @property
    @override
    def fields(self) -> dict[str, str]:
        return {"want": self.want.name, "hand": format_cards(self.hand), "up": format_cards(self.up)}

    @property
    @override
    def right(self) -> frozenset[str]:
        return self._right({card for card in self.up if made_with(self.hand, card) is self.want})


@dataclass(frozen=True)
class Name(Question):
    """Ask what a hand is called (section 3)."""

    ask = "name"
    hand: tuple[Card, ...]

    @classmethod
    @override
    def read(cls, fields: Fields) -> Self:
        return cls(hand_of(fields.read("hand", parse_cards), HAND, HAND))

    @property
    @override
    def fields(self) -> dict[str, str]:
        return {"hand": format_cards(self.hand)}

    @property
    @override
    def answers(self) -> tuple[str, ...]:
        return tuple(category.name for category in Category)

    @property
    @override
    def right(self) -> frozenset[str]:
        return frozenset({evaluate(self.hand).category.name})


@dataclass(frozen=True)
class OfSkull(Name):
    """Ask what the Ace of Skulls does to a hand (section 5)."""

    ask = "skull"

    @property
    @override
    def answers(self) -> tuple[str, ...]:
        return ("wins", "loses", "absent")

    @property
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

    @property
    @override
    def right(self) -> frozenset[str]:
        winners = showdown(dict(enumerate(self.hands, 1)), self.rules).winners
        return frozenset({SPLIT if len(winners) > 1 else str(winners[0])})


@dataclass(frozen=True)
class Pots(OfNumbers):
    """Ask how many chips lie in a pot when each seat has paid so much, or go back, with -1 for `want` (8.8)."""

    ask = "pot"
    paid: tuple[int, ...]
    folded: frozenset[int]
    want: int

    @classmethod
    @override
    def read(cls, fields: Fields) -> Self:
        paid, folded = fields.read("paid", parse_paid)
        seated(len(paid))
        return cls(fields.read("say", numbers), paid, folded, fields.read("want", _pot))

    @property
    @override
    def fields(self) -> dict[str, str]:
        wanted = BACK if self.want < 0 else str(self.want)
        return {"paid": format_paid(self.paid, self.folded), "want": wanted, "say": ".".join(self.answers)}

    @property
    @override
    def right(self) -> frozenset[str]:
        seat, back = unmatched(self.paid)
        if self.want < 0:
            return frozenset({str(back)})
        paid = [chips - back * (number == seat) for number, chips in enumerate(self.paid, 1)]
        pots = pots_of(paid, [seat for seat in range(1, len(paid) + 1) if seat not in self.folded])
        return frozenset({str(pots[self.want].chips)} if self.want < len(pots) else ())


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
        return cls(fields.read("say", numbers), hand, fields.read("want", _category), up)

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

    @property
    @override
    def right(self) -> frozenset[str]:
        return frozenset({str(len(self.cards))})


_KINDS: tuple[type[Question], ...] = (
    Find, Highest, Makes, Name, OfSkull, Winner, BestCard, Knows, Holds,
    Turn, Legal, Owes, Next, Laid, Takes, Pots, Outs,
)  # fmt: skip

QUESTIONS = {kind.ask: kind for kind in _KINDS}
"""The kinds of questions by the word that asks them."""

FIELDS = ("ask", "want", "say", "hands", "paid", *ODDS_FIELDS, "round")
"""The fields that a question may have."""


def parse_question(text: str) -> Question:
    """Return the question of a text, e.g. `rake=1 ask=name hand=AS.AW.AF.9C.2S`.

    Raises `InvalidNotation`, and `IllegalPosition` also where not one answer is right, or every one.
    """
    return read_question(parse_fields(text, FIELDS))


def read_question(fields: Fields) -> Question:
    """Return the question of these fields. Raises as `parse_question` does."""
    question = fields.read("ask", _kind).read(fields)
    answers = {*question.answers}
    if not question.right < answers or not question.right:
        raise IllegalPosition(Violation("answers", (len(question.right), len(answers)), "1.1"))
    return question


def made_with(hand: tuple[Card, ...], card: Card) -> Category:
    """Return what a hand makes with one card more."""
    return read(hand_of((*hand, card), 1, HAND)).category


def _cards(fields: Fields, name: str) -> tuple[Card, ...]:
    return distinct(fields.read(name, parse_cards))


def _kind(text: str) -> type[Question]:
    if text not in QUESTIONS:
        raise InvalidNotation("|".join(QUESTIONS), text)
    return QUESTIONS[text]


def _category(text: str) -> Category:
    if text not in Category.__members__:
        raise InvalidNotation("combination", text)
    return Category[text]


def _pot(text: str) -> int:
    return -1 if text == BACK else parse_chips(text)
