"""What a hand of Solo Whist is worth at a glance: about how many tricks it takes, and how risky a Misère is.

The numbers were fitted to 30,000 random deals that plain bots played out, one of them alone with a random hand against
the others: two estimates in three are within 0.8 tricks. `tests.shelf.solo_counts` fits them anew.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from .masks import LENGTH, danger, low, rank_of
from .rules import SUITS

__all__ = ["Strength"]

BASE = -34
TOP_TRUMPS = (88, 55, 30, 19)
"""What the ace, king, queen and jack of trumps are worth beside their length, in hundredths of a trick."""

TOGETHER = (26, 48)
"""How much more ace and king of trumps are worth together, and the queen with both, in hundredths."""

TRUMP, LONG, LONGER = 46, 4, 28
"""What each trump is worth, and how much more each is that goes beyond `LONG` of them."""

ACE, GUARDED_KING, GUARDED_QUEEN = 99, 62, 21
"""What high cards of the other suits are worth; the king needs another card of its suit, the queen two."""

SHORT, RUFFS = 19, 3
"""What each card below two in another suit is worth for each trump to ruff with, of `RUFFS` at most."""

_WHOLE = (1 << LENGTH) - 1
_TOP = tuple(1 << LENGTH - at for at in range(1, 5))


class _Suit(NamedTuple):
    """What a hand's cards of one suit are worth as trumps, and beside trumps; how many they are short of two."""

    length: int
    as_trumps: int
    beside: int
    short: int
    risk: int


@cache
def _suit(held: int) -> _Suit:
    """Return what these cards of a suit, as the lowest bits, are worth; a page sees few of the 8,192 sets."""
    length, (ace, king, queen, _) = held.bit_count(), _TOP
    tops = sum(worth for worth, top in zip(TOP_TRUMPS, _TOP, strict=True) if held & top)
    if held & ace and held & king:
        tops += TOGETHER[0] + TOGETHER[1] * bool(held & queen)
    beside = ACE * bool(held & ace) + GUARDED_KING * (length > 1 and bool(held & king))
    return _Suit(
        length,
        TRUMP * length + LONGER * max(0, length - LONG) + tops,
        beside + GUARDED_QUEEN * (length > 2 and bool(held & queen)),
        max(0, 2 - length),
        max(0, danger(held, _WHOLE & ~held)) + rank_of(low(held)) if held else 0,
    )


class Strength(NamedTuple):
    """About how many tricks a hand takes alone with each suit as trumps, in hundredths, and how risky a Misère is.

    Of the risk, 0 is safe, and 11 about an even chance.
    """

    tricks: dict[str, int]
    risk: int

    @classmethod
    def of(cls, hand: int) -> Strength:
        """Return the strength of a hand."""
        suits = [_suit(hand >> LENGTH * at & _WHOLE) for at in range(len(SUITS))]
        beside, short = BASE + sum([suit.beside for suit in suits]), sum([suit.short for suit in suits])
        tricks = {
            name: beside - suit.beside + suit.as_trumps + SHORT * (short - suit.short) * min(RUFFS, suit.length)
            for name, suit in zip(SUITS, suits, strict=True)
        }
        return cls(tricks, sum([suit.risk for suit in suits]))

    @property
    def best(self) -> str:
        """The suit that is best as trumps."""
        return max(self.tricks, key=self.tricks.__getitem__)
