"""The main pot and the side pots, worked out from what each seat has put in; and these contributions as text."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from enum import Enum
from typing import NamedTuple

from .chips import parse_chips
from .errors import read_each

__all__ = ["Pot", "SharedPot"]

_FOLDED = "f"


class PotRefusal(Enum):
    """Why pots can't be worked out from contributions."""

    ALL_FOLDED = "all-folded"


class Pot(NamedTuple):
    """The main pot or a side pot: its chips, and the seats that play for it."""

    chips: int
    contestants: tuple[int, ...]


class SharedPot(NamedTuple):
    """A pot at the end of a deal: its chips, the seats that played for it, the winners, and each winner's chips."""

    chips: int
    contestants: tuple[int, ...]
    winners: tuple[int, ...]
    shares: tuple[int, ...]


def shared(pot: Pot, winners: Sequence[int]) -> SharedPot:
    """Return the pot split among its winners, who are in seat order: the first get one odd chip each (8.4, PK4.4)."""
    share, odd = divmod(pot.chips, len(winners))
    shares = tuple(share + (index < odd) for index in range(len(winners)))
    return SharedPot(pot.chips, pot.contestants, tuple(winners), shares)


def won(pots: Iterable[SharedPot]) -> dict[int, int]:
    """Return the chips that each winner got from all pots together, by seat."""
    chips: dict[int, int] = {}
    for pot in pots:
        for seat, share in zip(pot.winners, pot.shares, strict=True):
            chips[seat] = chips.get(seat, 0) + share
    return chips


def unmatched(contributions: Sequence[int]) -> tuple[int, int]:
    """Return the seat that has put in the most, and the chips that no other has matched: they go back."""
    highest, second = sorted(contributions, reverse=True)[:2]
    return contributions.index(highest) + 1, highest - second


def pots_of(contributions: Sequence[int], still_in: Sequence[int], dead: int = 0) -> tuple[Pot, ...]:
    """Return the main pot, then the side pots. `contributions` are chips from seat 1 on, without unmatched ones.

    Each different contribution of a seat still in ends a pot: the pot holds what all seats have put in above the pot
    before and up to that level, and the seats that reached the level play for it. Dead money is in the main pot.
    """
    levels = sorted({contributions[seat - 1] for seat in still_in})
    pots: list[Pot] = []
    below = 0
    for level in levels:
        # If a seat that folded has put in more than any seat still in, the excess belongs to the last pot.
        top = level if level < levels[-1] else max(contributions)
        chips = sum(min(put, top) - min(put, below) for put in contributions) + (0 if pots else dead)
        if chips:
            pots.append(Pot(chips, tuple(seat for seat in still_in if contributions[seat - 1] >= level)))
        below = level
    return tuple(pots)


def parse_contributions(text: str) -> tuple[tuple[int, ...], frozenset[int]]:
    """Return the chips that each seat has put in, from seat 1 on, and the seats that folded: seat 3 in `10.25.40f`.

    Raises `InvalidNotation`.
    """
    contributions = read_each(".", lambda piece: parse_chips(piece.removesuffix(_FOLDED)), text)
    return contributions, frozenset(seat for seat, piece in enumerate(text.split("."), 1) if piece.endswith(_FOLDED))


def format_contributions(contributions: Sequence[int], folded: Collection[int]) -> str:
    """Return the text that `parse_contributions` reads."""
    return ".".join(f"{chips}{_FOLDED * (seat in folded)}" for seat, chips in enumerate(contributions, 1))
