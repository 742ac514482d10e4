"""The Vardic deck (section 2 of the rules) and card lists as text."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from enum import Enum, IntEnum
from operator import attrgetter

from .kit.cards import Deck
from .kit.chance import Random

__all__ = ["ACE_OF_SKULLS", "DECK", "Card", "Rank", "Suit", "format_cards", "parse_cards", "shuffled"]


class Suit(Enum):
    """The four suits. None outranks another (2.1), so they can't be compared with `<`."""

    CROSSES = "C"
    FANGS = "F"
    WINGS = "W"
    SKULLS = "S"


class Rank(IntEnum):
    """The thirteen ranks, low to high (2.2). A Run or a Rake may count the Ace as one (2.3)."""

    TWO = 2
    THREE = 3
    FOUR = 4
    FIVE = 5
    SIX = 6
    SEVEN = 7
    EIGHT = 8
    NINE = 9
    TEN = 10
    PRIEST = 11
    LADY = 12
    DUKE = 13
    ACE = 14

    @property
    def letter(self) -> str:
        """Return the rank's letter in notation: `2` to `9`, `T`, `P`, `L`, `D`, `A`."""
        return RANK_LETTERS[self - 2]


_ORDER = {suit: order for order, suit in enumerate(Suit)}

RANK_LETTERS = "23456789TPLDA"

# Besides its own letters, notation accepts the standard deck's letters and suit marks (2.4).
_RANKS = dict(zip(RANK_LETTERS, Rank, strict=True)) | {
    "10": Rank.TEN,
    "J": Rank.PRIEST,
    "Q": Rank.LADY,
    "K": Rank.DUKE,
}
_SUITS = {suit.value: suit for suit in Suit} | {
    "H": Suit.WINGS,
    "D": Suit.FANGS,
    "♠": Suit.SKULLS,
    "♥": Suit.WINGS,
    "♦": Suit.FANGS,
    "♣": Suit.CROSSES,
}


@dataclass(frozen=True, slots=True, repr=False)
class Card:
    """One of the 52 cards. Cards can't be compared with `<`: which one counts more depends on the hand.

    `index` is the card's index in `DECK`, 0..51: four times the rank, plus the suit. Raises `TypeError` for a rank that
    is a mere number, or a suit that is a letter.
    """

    rank: Rank
    suit: Suit
    index: int = field(init=False, compare=False)

    def __post_init__(self) -> None:
        if not isinstance(self.rank, Rank) or not isinstance(self.suit, Suit):
            raise TypeError(f"expected a Rank and a Suit, found {self.rank!r} and {self.suit!r}")
        object.__setattr__(self, "index", 4 * (self.rank - Rank.TWO) + _ORDER[self.suit])

    def __hash__(self) -> int:
        return self.index

    @classmethod
    def parse(cls, text: str) -> Card:
        """Return the card that `text` names, e.g. `AS`, `10♥`, `qd`.

        Raises `InvalidNotation`.
        """
        return VARDIC.parse(text)

    def __str__(self) -> str:
        """Return the card's notation: rank, then suit."""
        return self.rank.letter + self.suit.value

    def __repr__(self) -> str:
        """Return an expression that gives this card."""
        return f"Card.parse({str(self)!r})"


VARDIC: Deck[Card] = Deck(_RANKS, _SUITS, Card, index=attrgetter("index"))
"""The Vardic deck: how its cards are written, read and sorted."""

DECK: tuple[Card, ...] = VARDIC.cards
"""All 52 cards, low to high; within a rank Crosses, Fangs, Wings, Skulls."""

ACE_OF_SKULLS = Card(Rank.ACE, Suit.SKULLS)
"""The card that wins or loses a hand outright (section 5)."""

distinct = VARDIC.distinct
"""Return the cards unchanged, as a tuple. Raises `IllegalPosition` at the first one that appears twice (2.1)."""

descending = VARDIC.descending
"""Return the cards of a hand in canonical order: high to low, then Skulls, Wings, Fangs, Crosses."""

parse_seen = VARDIC.parse_seen
"""Return the cards of a text in which dots separate them; None for `xx`, a card not seen. Raises as `parse_cards`."""


def parse_cards(text: str) -> tuple[Card, ...]:
    """Return the cards that `text` lists, in its order; `-` lists none.

    Dots, commas, spaces or nothing may separate the cards.
    Raises `InvalidNotation` (with the offset of the first unreadable card) and
    `IllegalPosition` (2.1: a card appears twice).
    """
    return VARDIC.parse_cards(text)


def format_cards(cards: Iterable[Card | None]) -> str:
    """Return the cards joined by dots, in the order given; `xx` for one not seen, `-` for none."""
    return VARDIC.format_cards(cards)


def shuffled(rng: Random) -> tuple[Card, ...]:
    """Return the whole deck in an order drawn from `rng.random()` alone, so one seed means one deal everywhere."""
    return VARDIC.shuffled(rng)
