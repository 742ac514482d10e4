"""What the kinds of questions about one hand show."""

from __future__ import annotations

from ....kit.board import CardView
from ....kit.widget import values


@values()
class HandBoard:
    """A hand, and the other cards in sight."""

    cards: tuple[CardView, ...]
    up: tuple[CardView, ...] = ()
