"""What Red Dog's table says beside the events: its hints, and why an action or a house rule is refused."""

from __future__ import annotations

from ...kit.saying import Remark


class BankEdge(Remark):
    """What the bank keeps of a bet in the long run, 0..1 (RD5.5)."""

    rule = "RD5.5"
    edge: float


class CardsBetween(Remark):
    """How many of the cards that are `left` fall between the first two, and the chance of that, 0..1 (RD5.3)."""

    rule = "RD5.3"
    wins: int
    left: int
    chance: float


class RaiseGains(Remark):
    """What a raise of these chips gains on average, in chips (RD5.5)."""

    rule = "RD5.5"
    pays: int
    chips: int
    gain: float


class RaiseLoses(Remark):
    """What a raise of these chips loses on average, in chips (RD5.5)."""

    rule = "RD5.5"
    pays: int
    chips: int
    loss: float


class LeavingBet(Remark):
    """The bet, in chips, of a reader who leaves during a deal: it stays, and the deal is played to its end."""

    chips: int


class NotNow(Remark):
    """An action that isn't one at this point."""

    action: str


class BetRefused(Remark):
    """A bet of too few chips, or of too many."""

    chips: int
    least: int
    most: int


class CannotBet(Remark):
    """A bet, from a stack that can't cover the smallest."""

    stack: int
    least: int


class RaiseRefused(Remark):
    """A raise by too few chips, or by too many."""

    chips: int
    least: int
    most: int


class StackRefused(Remark):
    """More chips than a player can have."""

    chips: int
    most: int


class BetsRefused(Remark):
    """A smallest bet above the largest."""

    smallest: int
    largest: int
