"""What everybody has seen of a deal of Rummy, as far as it counts later: cards that came open, and turns (RM5.7)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ...kit.hands import Hand

__all__ = ["REPEATS", "Opened", "TurnStart", "same_position"]

REPEATS = 3
"""How often the same position must come for the deal to end (RM5.7)."""


class Opened(NamedTuple):
    """A card that has come from a hand, where not everybody had seen it.

    `drawn` is how many cards of the first stock had been drawn by then: it was one of these, or it was dealt.
    """

    seat: int
    card: str
    drawn: int


class TurnStart(NamedTuple):
    """A turn as it begins, without what is private.

    `stock` is the stock once the pile has been turned over, and empty before that; `drawn` and `opened` are how many
    cards had been drawn from the first stock, and how many had come open from a hand.
    """

    seat: int
    pile: tuple[str, ...]
    stock: tuple[str | None, ...]
    open_hands: tuple[Hand, ...]
    drawn: int
    opened: int


def same_position(
    before: TurnStart,
    now: TurnStart,
    opened: Sequence[Opened],
    first_stock: Sequence[str | None],
    hands: Sequence[Hand],
) -> bool:
    """Return whether two turns of a player with the same pile begin with the same stock and hands, too (RM5.7).

    `opened` and `hands` are as they are now; no card was melded or laid off between. From a view not every card of the
    first stock is known. Then the end of the deal tells: all hands lie open if it was the same stock.
    """
    if before.drawn != now.drawn or before.stock != now.stock:
        earlier = before.stock or first_stock[before.drawn :]
        if len(earlier) != len(now.stock):
            return False
        if any(was not in (None, card) for was, card in zip(earlier, now.stock, strict=True)):
            return False
        if None in earlier and any(hand.hidden for hand in hands):
            return False
    later = opened[before.opened :]
    return all(
        {*was.cards, *(card for other, card, _ in later if other == seat and card not in now.stock)} == {*hand.cards}
        for seat, (was, hand) in enumerate(zip(before.open_hands, now.open_hands, strict=True), 1)
    )
