"""What Rummy's table says beside the events: why an action or a house rule is refused."""

from __future__ import annotations

from ...kit.saying import Remark


class DrawFirst(Remark):
    """Something done before a card was drawn (RM3.1)."""


class HasDrawn(Remark):
    """A second card drawn in a turn (RM3.1)."""


class NoMeld(Remark):
    """Cards that are neither a group nor a run (RM1.4)."""


class SecondMeld(Remark):
    """A second meld in a turn (RM3.2)."""


class NoSuchMeld(Remark):
    """A meld that isn't on the table (RM3.4)."""

    number: int


class DoesNotFit(Remark):
    """A card that a meld can't take (RM3.4)."""

    card: str


class NotOpened(Remark):
    """A card laid off by a player without a meld of their own (RM3.4)."""


class OneLaidOff(Remark):
    """Several cards laid off at once (RM3.4)."""


class OneDiscarded(Remark):
    """Several cards discarded (RM3.5)."""


class JustTaken(Remark):
    """A discard of the card that was taken from the pile in this turn (RM3.5)."""

    card: str


class OnlyTaken(Remark):
    """A meld, or a card laid off, after which only the card from the pile would be left (RM3.7)."""

    card: str


class NoDiscard(Remark):
    """A meld, or a card laid off, that leaves no card to discard (RM3.6)."""


class FitNoMeld(Remark):
    """Cards of an answer that can't be laid off (RM3.4), and how many they are."""

    count: int
    cards: tuple[str, ...]


class Unmatched(Remark):
    """Cards of a hand that no meld holds, and how many they are (RM4.1)."""

    count: int
    cards: tuple[str, ...]
