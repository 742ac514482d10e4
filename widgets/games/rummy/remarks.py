"""What Rummy's table says beside the events: why an action or a house rule is refused."""

from __future__ import annotations

from ...kit.saying import Remark
from ...kit.widget import values


@values()
class DrawFirst(Remark):
    """Something done before a card was drawn (RM3.1)."""


@values()
class HasDrawn(Remark):
    """A second card drawn in a turn (RM3.1)."""


@values()
class NotHeld(Remark):
    """A card that the player doesn't hold."""

    card: str


@values()
class NoMeld(Remark):
    """Cards that are neither a group nor a run (RM1.4)."""


@values()
class SecondMeld(Remark):
    """A second meld in a turn (RM3.2)."""


@values()
class NoSuchMeld(Remark):
    """A meld that isn't on the table (RM3.4)."""

    number: int


@values()
class DoesNotFit(Remark):
    """A card that a meld can't take (RM3.4)."""

    card: str


@values()
class NotOpened(Remark):
    """A card laid off by a player without a meld of their own (RM3.4)."""


@values()
class OneLaidOff(Remark):
    """Several cards laid off at once (RM3.4)."""


@values()
class OneDiscarded(Remark):
    """Several cards discarded (RM3.5)."""


@values()
class JustTaken(Remark):
    """A discard of the card that was taken from the pile in this turn (RM3.5)."""

    card: str


@values()
class OnlyTaken(Remark):
    """A meld, or a card laid off, after which only the card from the pile would be left (RM3.7)."""

    card: str


@values()
class NoDiscard(Remark):
    """A meld, or a card laid off, that leaves no card to discard (RM3.6)."""


@values()
class RuleRefused(Remark):
    """A house rule with a value that it can't have (RM6)."""

    name: str
    value: str


@values()
class NoEnd(Remark):
    """House rules by which a match would never end (RM4.3)."""
