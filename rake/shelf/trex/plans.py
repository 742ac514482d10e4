"""What a plain player of Trex does, from the masks of their own hand and of what everybody sees."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from .layout import ALL, SUIT_BITS, bits, playable
from .rules import DECK, DOUBLED, KING, QUEENS, RANKS, Contract

__all__ = ["Led", "Style", "to_expose", "to_layout", "to_trick"]

DIAMONDS, HEARTS = SUIT_BITS["D"], SUIT_BITS["H"]


class Style(NamedTuple):
    """The habits in which plain players differ.

    `clean`: they win a trick that costs nothing with a high card, to be rid of it. `guards`: they expose a card that
    this many lower ones of its suit guard.
    """

    clean: bool
    guards: int


class Led(NamedTuple):
    """The trick to which a card is played: the cards of the suit led, and the best and all cards that lie there."""

    suit: int
    best: int
    cards: int
    is_last: bool


BURDENS: Mapping[Contract, tuple[int, ...]] = {
    Contract.DIAMONDS: (DIAMONDS,),
    Contract.ELTOOSH: (),
    Contract.GIRLS: (bits(QUEENS),),
    Contract.KING: (bits([KING]), bits(["AH"])),
}
"""The cards to be rid of first, by contract; after these, and among them, the highest."""

COSTLY = {contract: bits(DOUBLED.get(contract, ())) for contract in Contract} | {
    Contract.DIAMONDS: DIAMONDS,
    Contract.ELTOOSH: ALL,
}
"""The cards that make a trick cost points."""


def _beyond(card: str) -> int:
    """Return the cards of a suit that can be laid only after this one: those further away from the jack (TX3.6)."""
    far = RANKS.index(card[0]) - JACK
    heights = ((other, RANKS.index(other[0]) - JACK) for other in DECK.cards if other[1] == card[1])
    return bits(other for other, height in heights if height > far >= 0 or height < far <= 0)


JACK = RANKS.index("J")
BEYOND = tuple(map(_beyond, DECK.cards))
"""What comes after each card of the pack in a layout."""


def highest(mask: int) -> int:
    """Return the highest card of a mask."""
    return 1 << mask.bit_length() - 1


def lowest(mask: int) -> int:
    """Return the lowest card of a mask."""
    return mask & -mask


def burden(contract: Contract, mask: int) -> int:
    """Return the card of a mask to be rid of first."""
    return highest(next((mask & tier for tier in BURDENS[contract] if mask & tier), mask))


def to_trick(contract: Contract, plus: bool, style: Style, hand: int, led: Led | None, played: int) -> int:
    """Return the card to play of those that may be played, `hand`, in a trick game; `plus` if diamonds win points."""
    if contract is Contract.DIAMONDS and plus:
        return _for_diamonds(hand, led, played)
    if not led:
        return lowest(hand & ~COSTLY[contract] or hand)
    if not hand & led.suit:
        return burden(contract, hand)
    costs = COSTLY[contract]
    lower = hand & (led.best - 1)
    if led.is_last and style.clean and not led.cards & costs and (free := hand & ~costs):
        return highest(free)
    if lower:
        return burden(contract, lower)
    if led.is_last:
        return highest(hand & ~costs or hand)
    return lowest(hand & ~costs or hand)


def _for_diamonds(hand: int, led: Led | None, played: int) -> int:
    """Return the card that serves best to win diamonds: sure winners of that suit, and low cards elsewhere."""
    others = DIAMONDS & ~played & ~hand
    sure = hand & DIAMONDS
    sure = sure if sure > others else 0
    if not led:
        return highest(sure) if sure else lowest(hand & ~DIAMONDS or hand)
    if not hand & led.suit:
        return lowest(hand & ~DIAMONDS or hand)
    higher = hand & ~(led.best - 1)
    if led.is_last and led.cards & DIAMONDS and higher:
        return lowest(higher)
    return highest(sure) if sure else lowest(hand)


def to_expose(contract: Contract, style: Style, hand: int) -> tuple[str, ...]:
    """Return the cards to expose: guarded ones, in a hand with a short side suit in which to throw them away."""
    chosen = []
    for card in DOUBLED.get(contract, ()):
        bit, suit = bits([card]), SUIT_BITS[card[1]]
        short = min((hand & other).bit_count() for other in SUIT_BITS.values() if other != suit)
        if hand & bit and (hand & suit & (bit - 1)).bit_count() >= style.guards and short < 3:
            chosen.append(card)
    return tuple(chosen)


def to_layout(hand: int, laid: int) -> int:
    """Return the card to add to a layout, one that opens a row for the hand rather than for others; 0 if none fits."""
    best, most = 0, -ALL
    fits = hand & playable(laid)
    while fits:
        bit = lowest(fits)
        fits ^= bit
        beyond = BEYOND[bit.bit_length() - 1]
        worth = 3 * (beyond & hand).bit_count() - (beyond & ~hand).bit_count()
        if worth >= most:
            best, most = bit, worth
    return best
