"""A trick by itself, for the page that asks which card takes it."""

from __future__ import annotations

from .rules import INDEX


def winner(cards: tuple[str, ...]) -> str:
    """Return the card that takes a trick: the highest of the suit led (SW5)."""
    return max((card for card in cards if card[1] == cards[0][1]), key=INDEX.__getitem__)
