"""The nine combinations (section 3) and what the Ace of Skulls does to them (section 5)."""

from __future__ import annotations

from enum import Enum, IntEnum

from .kit.errors import InvalidNotation

__all__ = ["Category", "Skull"]


class Category(IntEnum):
    """The combinations in the order of section 3, low to high.

    Compare `HandValue`s, not these, to learn who wins: the house rule 8.1 swaps two of them.
    """

    HIGH_CARD = 0
    PAIR = 1
    TWO_PAIR = 2
    THREE_OF_A_KIND = 3
    RUN = 4
    SUITS_FULL = 5
    FULL_PACK = 6
    QUADS = 7
    RAKE = 8


def parse_category(name: str) -> Category:
    """Return the combination of that name, e.g. `FULL_PACK`. Raises `InvalidNotation`."""
    if name.upper() not in Category.__members__:
        raise InvalidNotation("combination", name)
    return Category[name.upper()]


class Skull(Enum):
    """What the Ace of Skulls does to a hand: it wins or loses outright, or is not in the hand (5.1)."""

    ABSENT = "absent"
    WINS = "wins"
    LOSES = "loses"


SAVING = frozenset(Category) - {Category.HIGH_CARD, Category.PAIR, Category.TWO_PAIR}
"""The combinations that the Ace of Skulls wins with, if it is one of the cards that make them (5.2)."""

MAKING = {
    Category.HIGH_CARD: 1,
    Category.PAIR: 2,
    Category.TWO_PAIR: 4,
    Category.THREE_OF_A_KIND: 3,
    Category.RUN: 5,
    Category.SUITS_FULL: 5,
    Category.FULL_PACK: 5,
    Category.QUADS: 4,
    Category.RAKE: 5,
}
"""The number of a hand's cards that make each combination; the others are spare (5.3, 5.4)."""

_COUNTING = {
    Category.HIGH_CARD: 5,
    Category.PAIR: 4,
    Category.TWO_PAIR: 3,
    Category.THREE_OF_A_KIND: 1,
    Category.RUN: 1,
    Category.SUITS_FULL: 5,
    Category.FULL_PACK: 1,
    Category.QUADS: 1,
    Category.RAKE: 1,
}
COUNTING = {"all": _COUNTING, "one": _COUNTING | {Category.HIGH_CARD: 1, Category.PAIR: 2}}
"""The number of ranks that two hands of the same combination are compared by (section 4).

The outer key is the value of the house rule `kickers` (8.3). Ranks that a hand repeats come first.
"""
