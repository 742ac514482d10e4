"""Events of every game with betting: what a player said, and who got which chips at the end of a deal."""

from __future__ import annotations

from .events import Event

__all__ = [
    "BIG",
    "MAIN",
    "ONLY",
    "SIDE",
    "SMALL",
    "BetPlaced",
    "BlindPaid",
    "Called",
    "Checked",
    "ChipsReturned",
    "Folded",
    "HandsTied",
    "MissedBlindsPaid",
    "PotWon",
    "RaisedTo",
    "WonAlone",
    "WonUnshown",
    "pot_named",
]

SMALL, BIG = "small", "big"
"""What the two blinds are called."""

ONLY, MAIN, SIDE = "only", "main", "side"
"""What a pot is called: the only one, or where there are several the main pot and the side pots."""


class BlindPaid(Event):
    """A seat paid the `small` or the `big` blind, in these chips, and has the others `left` (9.2, PK2.3)."""

    seat: int
    blind: str
    chips: int
    left: int


class MissedBlindsPaid(Event):
    """A seat paid dead money for blinds that it had missed (9.3, PK2.7)."""

    seat: int
    chips: int


class Folded(Event):
    """A seat folded (7.4, PK3.3)."""

    seat: int


class Checked(Event):
    """A seat checked (7.2, PK3.3)."""

    seat: int


class Called(Event):
    """A seat called with these chips, and has the others `left` (7.2, PK3.3).

    `bet_before` is what it had already bet in this betting round. If that isn't 0, the call adds `chips` to it.
    """

    seat: int
    chips: int
    left: int
    bet_before: int


class BetPlaced(Event):
    """A seat bet chips, and has the others `left` (7.2, PK3.3)."""

    seat: int
    chips: int
    left: int


class RaisedTo(Event):
    """A seat raised its bet to a total of these chips, and has the others `left` (7.2, PK3.3)."""

    seat: int
    chips: int
    left: int


class ChipsReturned(Event):
    """A seat got chips back, as nobody had matched them (8.8, PK4.1)."""

    seat: int
    chips: int


class WonUnshown(Event):
    """A seat won all the pots, these chips, as all others had folded (8.7, PK3.8)."""

    seat: int
    chips: int


class HandsTied(Event):
    """The best hands that play for the next pot are equal (8.4, PK4.4)."""


class PotWon(Event):
    """These seats won a pot, and split it if there are several; `number` counts side pots, from 1 (8.4, PK4.3).

    `shares` are the chips that each of them got, `chips` those of all together.
    """

    seats: tuple[int, ...]
    shares: tuple[int, ...]
    pot: str
    number: int
    chips: int


class WonAlone(Event):
    """A seat took a side pot for which nobody else played; they are counted from 1 (8.8, PK4.3)."""

    seat: int
    number: int
    chips: int


def pot_named(number: int, pots: int) -> str:
    """Return what a pot is called by its number, which is 0 for the first; `pots` is how many there are."""
    return ONLY if pots == 1 else SIDE if number else MAIN
