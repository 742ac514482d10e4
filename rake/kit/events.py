"""Events: what happened from one view of a deal to the next, as values that others put into words."""

from __future__ import annotations

from typing import ClassVar

__all__ = ["Event"]


class Event:
    """Something that happened: the base of a game's frozen classes, one for each kind, which hold seats, chips, cards.

    Widgets say it in the message that has the name of its class. Fields with seats are called `seat` or `seats`.
    """

    __slots__ = ()
    rule: ClassVar[str] = ""
    """The number of the rule behind it, e.g. `RD3.3`; empty if none is worth a look."""
