"""The card picker's one step."""

from __future__ import annotations

from rake import Card
from rake.hands import hand_of


def toggled(cards: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    """Return the hand with the card added, or without it. Raises `IllegalPosition` for a sixth card."""
    return tuple(held for held in cards if held != card) if card in cards else hand_of((*cards, card), 0, 5)
