"""The Vardic deck (section 2 of the rules) and card lists as text."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from enum import Enum, IntEnum

from .kit.chance import Random, shuffle
from .kit.errors import IllegalPosition, InvalidNotation, Violation, read_each

__all__ = ["ACE_OF_SKULLS", "DECK", "Card", "Rank", "Suit", "format_cards", "parse_cards", "shuffled"]


class CardRefusal(Enum):
    """Why cards are refused."""

    TWICE = "card-twice"


class Suit(Enum):
    """The four suits. None outranks another (2.1), so they do not compare."""

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
UNSEEN = "xx"
"""How notation writes a card that is not seen."""

# What notation accepts beside its own letters (2.4): the standard deck's names and marks.
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
# Spaces of every width: text copied from a page is full of them.
_GAP = r".,\s\u00a0\u2000-\u200b\u202f\u3000\ufeff"
# \ufe0e and \ufe0f, which phones add, ask for the plain or the colourful form of a suit mark.
_TOKEN = re.compile(
    rf"(?P<gap>[{_GAP}]+)|(?P<rank>10|[2-9TPLDAJQK])(?P<suit>[SWFCHD♠♥♦♣])[\ufe0e\ufe0f]?|(?P<unreadable>[^{_GAP}]+)",
    re.IGNORECASE | re.ASCII,
)


@dataclass(frozen=True, slots=True, repr=False)
class Card:
    """One of the 52 cards. Cards do not compare: which counts more is a hand's business.

    `index` is the card's place in `DECK`, 0..51: four times the rank, plus the suit.
    """

    rank: Rank
    suit: Suit
    index: int = field(init=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "index", 4 * (self.rank - Rank.TWO) + _ORDER[self.suit])

    def __hash__(self) -> int:
        return self.index

    @classmethod
    def parse(cls, text: str) -> Card:
        """Return the card that `text` names, e.g. `AS`, `10♥`, `qd`.

        Raises `InvalidNotation`.
        """
        match = _TOKEN.fullmatch(text)
        if not match or not match["rank"]:
            raise InvalidNotation("card", text)
        return _card(match)

    def __str__(self) -> str:
        """Return the card's notation: rank, then suit."""
        return self.rank.letter + self.suit.value

    def __repr__(self) -> str:
        """Return an expression that gives this card."""
        return f"Card.parse({str(self)!r})"


DECK: tuple[Card, ...] = tuple(Card(rank, suit) for rank in Rank for suit in Suit)
"""All 52 cards, low to high; within a rank Crosses, Fangs, Wings, Skulls."""

ACE_OF_SKULLS = Card(Rank.ACE, Suit.SKULLS)
"""The card that wins or loses a hand outright (section 5)."""


def _card(match: re.Match[str]) -> Card:
    return Card(_RANKS[match["rank"].upper()], _SUITS[match["suit"].upper()])


def parse_cards(text: str) -> tuple[Card, ...]:
    """Return the cards that `text` lists, in its order; `-` lists none.

    Cards may be parted by dots, commas, spaces or nothing.
    Raises `InvalidNotation` (with the place of the first unreadable card) and
    `IllegalPosition` (2.1: a card stands twice).
    """
    if text.strip(" \t\r\n") == "-":
        return ()
    cards = []
    for match in _TOKEN.finditer(text):
        if match["unreadable"]:
            raise InvalidNotation("card", match["unreadable"], match.start())
        if match["rank"]:
            cards.append(_card(match))
    if not cards:
        raise InvalidNotation("card", text.strip())
    return distinct(cards)


def parse_seen(text: str) -> tuple[Card | None, ...]:
    """Return the cards that `text` lists, parted by dots; None for `xx`, a card not seen.

    Raises as `parse_cards` does.
    """
    if text == "-":
        return ()
    cards = read_each(".", lambda piece: None if piece.lower() == UNSEEN else Card.parse(piece), text)
    distinct(card for card in cards if card)
    return cards


def distinct(cards: Iterable[Card]) -> tuple[Card, ...]:
    """Return the cards as they stand. Raises `IllegalPosition` at the first that stands twice (2.1)."""
    seen: dict[Card, None] = {}
    for card in cards:
        if not isinstance(card, Card):
            raise TypeError(f"expected a Card, found {card!r}: read text with parse_cards")
        if card in seen:
            raise IllegalPosition(Violation(CardRefusal.TWICE, (str(card),)))
        seen[card] = None
    return tuple(seen)


def format_cards(cards: Iterable[Card | None]) -> str:
    """Return the cards joined by dots, in the order given; `xx` for one not seen, `-` for none."""
    return ".".join(UNSEEN if card is None else str(card) for card in cards) or "-"


def descending(cards: Iterable[Card]) -> tuple[Card, ...]:
    """Return the cards of a hand in canonical order: high to low, then Skulls, Wings, Fangs, Crosses."""
    return tuple(sorted(cards, key=lambda card: card.index, reverse=True))


def shuffled(rng: Random) -> tuple[Card, ...]:
    """Return the whole deck in an order drawn from `rng.random()` alone, so one seed means one deal everywhere."""
    return shuffle(rng, DECK)
