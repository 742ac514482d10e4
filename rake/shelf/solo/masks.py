"""Cards of Solo Whist as bit masks, suit by suit: within a suit, a higher card is a higher bit."""

from __future__ import annotations

from collections.abc import Iterable

from .rules import RANKS, SUITS

__all__ = ["ALL", "BITS", "CARDS", "SUIT_MASKS", "above", "bits_of", "danger", "high", "low", "rank_of"]

LENGTH = len(RANKS)
BITS = {rank + suit: 1 << LENGTH * at + height for at, suit in enumerate(SUITS) for height, rank in enumerate(RANKS)}
"""Each card's bit."""

CARDS = {bit: card for card, bit in BITS.items()}
"""Each card by its bit."""

SUIT_MASKS = {suit: (1 << LENGTH) - 1 << LENGTH * at for at, suit in enumerate(SUITS)}
"""All cards of each suit."""

ALL = (1 << len(CARDS)) - 1


def bits_of(cards: Iterable[str]) -> int:
    """Return the mask of cards."""
    return sum(map(BITS.__getitem__, cards))


def low(cards: int) -> int:
    """Return the lowest card of one suit; 0 of none."""
    return cards & -cards


def high(cards: int) -> int:
    """Return the highest card of one suit; 0 of none."""
    return 1 << cards.bit_length() >> 1


def above(card: int) -> int:
    """Return the mask of all that is higher than a card: of its own suit, and whatever comes after that."""
    return -(card << 1)


def rank_of(card: int) -> int:
    """Return the rank of a card, from 0 for a two to 12 for an ace."""
    return (card.bit_length() - 1) % LENGTH


def danger(held: int, others: int) -> int:
    """Return how far cards of one suit are from safe in a Misère: 0 or less if they get under any lead.

    `others` are the cards of the suit that others hold. 4 3 2, 6 4 2 and 8 6 4 2 are safe: for each card there are as
    many lower ones in the hand as others hold.
    """
    worst, lower = -LENGTH, 0
    while held:
        card = held & -held
        worst = max(worst, (others & (card - 1)).bit_count() - lower)
        lower += 1
        held ^= card
    return worst
