"""The cards of a pack as bit masks, in which bots of Rook think: the higher a card, the higher its bit in its suit.

Below the cards of each suit a bit is kept for the Rook, which is the lowest card of the suit that is trumps. Until
trumps are named, its bit is above all others.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from .rules import PACKS, POINTS, ROOK

__all__ = ["Masks", "masks_of"]


ACES = 3
"""The place of aces among the cards that count the same: after those that count nothing, five and ten."""


class Masks:
    """The masks of a pack once a suit is trumps, or before that (-1); suits are counted in the order of the pack.

    `suits` has the mask of each, `bits` the bit of each card and `cards` the card of each bit, `points` what each bit
    counts. `values` are the masks of cards that count the same, the least first, and `aces` one of them. `cheap` has a
    mask for each rank, the cheapest first and of those that count the same the lowest; `dear` begins with the dearest.
    """

    def __init__(self, pack: str, trump: int) -> None:
        ranks, self.names = PACKS[pack].ranks, PACKS[pack].suits
        self.width = len(ranks) + 1
        self.suits = [((1 << self.width) - 1) << (self.width * suit) for suit in range(len(self.names))]
        self.trump = self.suits[trump] if trump >= 0 else 0
        self.trump_name = self.names[trump] if trump >= 0 else ""
        rook = trump if trump >= 0 else len(self.names)
        self.bits = {ROOK: 1 << (self.width * rook)}
        for suit, name in enumerate(self.names):
            self.bits |= {rank + name: 2 << (self.width * suit + at) for at, rank in enumerate(ranks)}
        self.cards = {bit: card for card, bit in self.bits.items()}
        self.all = sum(self.cards)
        self.points = {bit: POINTS[card] for bit, card in self.cards.items()}
        counts = sorted({*self.points.values()})
        self.values = [sum(bit for bit, points in self.points.items() if points == each) for each in counts]
        heights = [ROOK, *ranks]
        alike = {rank: sum(bit for bit, card in self.cards.items() if rank in (card, card[:-1])) for rank in heights}
        worth = {rank: self.points[mask & -mask] for rank, mask in alike.items()}
        self.cheap = [alike[rank] for rank in sorted(heights, key=worth.__getitem__)]
        self.dear = [alike[rank] for rank in sorted(heights, key=lambda rank: -worth[rank])]
        self.trump_at = trump
        self.aces, self.rook = self.values[ACES], self.bits[ROOK]

    def of(self, cards: Iterable[str]) -> int:
        """Return the mask of some cards."""
        bits = self.bits
        return sum([bits[card] for card in cards])

    def suit_of(self, bit: int) -> int:
        """Return the number of a card's suit."""
        return (bit.bit_length() - 1) // self.width

    def named(self, mask: int) -> list[str]:
        """Return the cards of a mask."""
        cards = []
        while mask:
            bit = mask & -mask
            cards.append(self.cards[bit])
            mask ^= bit
        return cards

    def cheapest(self, mask: int) -> int:
        """Return the card of a mask that counts least, of these the lowest, of which suit doesn't matter."""
        for alike in self.cheap:
            if here := mask & alike:
                return here & -here
        return 0

    def dearest(self, mask: int) -> int:
        """Return the card of a mask that counts most, of these the lowest, of which suit doesn't matter."""
        for alike in self.dear:
            if here := mask & alike:
                return here & -here
        return 0


@lru_cache(16)
def masks_of(pack: str, trump: str = "") -> Masks:
    """Return the masks of a pack with these trumps, if they are named."""
    return Masks(pack, PACKS[pack].suits.index(trump) if trump else -1)
