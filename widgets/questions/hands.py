"""What the kinds of questions about one hand show."""

from __future__ import annotations

from dataclasses import dataclass

from ..games.rake.reading import CardView


@dataclass(frozen=True, slots=True)
class HandBoard:
    """A hand, and the other cards in sight."""

    cards: tuple[CardView, ...]
    up: tuple[CardView, ...] = ()
