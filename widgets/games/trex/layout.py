"""The layout of Trex: a row for each suit, which grows from its jack."""

from __future__ import annotations

from rake.shelf.trex.layout import cards_in
from rake.shelf.trex.rules import RANKS

from ...shelf.zones import Sequence
from .words import SUITS


def show_layout(laid: int) -> tuple[Sequence, ...]:
    """Return the rows of a layout: a spot for each card, low to high."""
    cards = cards_in(laid)
    return tuple(
        Sequence(name, tuple(code if (code := rank + suit) in cards else "" for rank in RANKS))
        for suit, name in SUITS.items()
    )
