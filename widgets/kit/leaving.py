"""What a reader who gets up from a table loses by it, and with what they leave."""

from __future__ import annotations

from rake.kit.betting import Betting

from .saying import Remark


class LeftTable(Remark):
    """The chips with which the reader leaves a table, and by how many that's `up`, `down` or `even`."""

    chips: int
    way: str
    gain: int


class LeavingHand(Remark):
    """The chips that the reader has put into the pot: their hand is folded, as that of an absent player is."""

    chips: int


class LeavingAllIn(Remark):
    """A reader who is all-in has nothing left to decide: the deal is played to its end."""


def says_left(chips: int, bought: int) -> LeftTable:
    """Return what is said of the chips that a reader leaves with, who has bought that many at the table."""
    gain = chips - bought
    return LeftTable(chips, "up" if gain > 0 else "down" if gain < 0 else "even", abs(gain))


def leaving_pot(money: Betting, seat: int) -> Remark | None:
    """Return what a player loses who leaves during a deal; None if they have folded, or put nothing in."""
    put = money.contributions[seat - 1]
    if seat in money.folded or not put:
        return None
    return LeavingHand(put) if money.stacks[seat - 1] else LeavingAllIn()
