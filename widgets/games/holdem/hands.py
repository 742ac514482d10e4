"""The hands of Hold'em and its variants, as far as they are known, as values."""

from __future__ import annotations

from rake.kit.ranking import Hand
from rake.shelf.holdem.events import WildStoodFor

from ...kit.widget import values


@values(eq=True)
class HandView:
    """A hand: the code of its category, the ranks that are compared, and its cards in the order they are read.

    `stand_ins` says of each wild card what it stands for, if that's another.
    """

    category: str
    ranks: tuple[str, ...]
    cards: tuple[str, ...]
    stand_ins: tuple[WildStoodFor, ...]


def show_hand(hand: Hand | None) -> HandView | None:
    """Return a hand as values; None for one that isn't known."""
    if not hand:
        return None
    stand_ins = hand.stand_ins
    meant = tuple(WildStoodFor(card, stand_ins[card]) for card in hand.ordered if card in stand_ins)
    return HandView(hand.category.name, hand.ranks, hand.ordered, meant)
