"""Sets of cards as bit masks, one bit for each index in the pack, and what may be added to a layout (TX3.5, TX3.6)."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from .rules import DECK, INDEX, LOWEST, SUITS

__all__ = ["ALL", "SUIT_BITS", "bits", "cards_in", "playable", "voiding"]

ALL = (1 << len(DECK.cards)) - 1
SUIT_BITS = {suit: sum(1 << INDEX[card] for card in DECK.cards if card[1] == suit) for suit in SUITS}
JACKS = sum(1 << INDEX["J" + suit] for suit in SUITS)


def bits(cards: Iterable[str]) -> int:
    """Return the mask of some cards."""
    return sum(1 << INDEX[card] for card in cards)


def cards_in(mask: int) -> tuple[str, ...]:
    """Return the cards of a mask, low to high."""
    return tuple(card for index, card in enumerate(DECK.cards) if mask >> index & 1)


def playable(laid: int) -> int:
    """Return what may be added to a layout: any jack, and the cards next to those that lie there (TX3.6).

    One rank up or down is four bits away.
    """
    return (JACKS | laid << len(SUITS) | laid >> len(SUITS)) & ALL & ~laid


def voiding(hand: Collection[str]) -> tuple[str, ...]:
    """Return the cards of a hand that void a deal (TX3.5): all twos, or three and the other suit's three; else none."""
    twos = tuple(card for card in LOWEST if card in hand)
    missing = "".join(card[1] for card in LOWEST if card not in twos)
    if len(missing) == 1 and "3" + missing in hand:
        return (*twos, "3" + missing)
    return () if missing else twos
