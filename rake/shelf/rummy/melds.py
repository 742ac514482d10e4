"""Melds and deadwood: which cards lie together, and what the others cost (RM1.2 to RM1.4, RM4.1).

Sets of cards are bit masks, a bit for each card of the pack: four suits of an ace, four of a two, and so on up to the
kings. So the next card of a suit is four bits higher, and the cards of a rank are four bits side by side.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import combinations

from .rules import DECK, RANKS, SUITS

__all__ = ["BITS", "COST", "Melds", "bits", "cards_of", "meld_order", "points"]

BITS: Mapping[str, int] = {card: 1 << index for index, card in enumerate(DECK.cards)}
"""Each card as a bit mask."""

PACK = (1 << len(DECK.cards)) - 1
SHORTEST, LONGEST_PART = 3, 5
"""How long a run is at least, and one that isn't two shorter ones."""

ABOVE_KINGS = 4 * len(RANKS)
"""How many bits higher than an ace the card after the king of its suit would be."""

_ACES = 0b1111
_ONES = PACK // _ACES
"""The lowest bit of each rank."""
_TWOS, _FOURS = 0b0101 * _ONES, 0b0011 * _ONES

VALUES = tuple(min(rank, 10) for rank in range(1, len(RANKS) + 1))
"""What a card of each rank costs, from the ace to the king (RM1.3)."""

COST: Mapping[int, int] = {1 << index: VALUES[index // len(SUITS)] for index in range(len(DECK.cards))}
"""What each card costs, by its bit (RM1.3)."""

_BINARY = tuple(
    (1 << digit, sum(_ACES << 4 * rank for rank, value in enumerate(VALUES) if value >> digit & 1))
    for digit in range(max(VALUES).bit_length())
)
"""The binary digits of values: what each is worth, and the cards whose value has it."""


def bits(cards: Iterable[str]) -> int:
    """Return cards as a bit mask."""
    return sum(map(BITS.__getitem__, cards))


def cards_of(mask: int) -> tuple[str, ...]:
    """Return the cards of a bit mask, from the aces up."""
    return tuple([card for card, bit in BITS.items() if bit & mask])


def points(mask: int) -> int:
    """Return what cards cost, melds or not (RM1.3)."""
    return sum([worth * (mask & cards).bit_count() for worth, cards in _BINARY])


def in_groups(hand: int) -> int:
    """Return those cards of a hand that lie in groups."""
    counts = _counts(hand)
    # Three is 011, four 100.
    return hand & _ACES * ((counts & counts >> 1 | counts >> 2) & _ONES)


def _counts(hand: int) -> int:
    """Return how many cards of each rank there are, four bits for each."""
    pairs = (hand & _TWOS) + (hand >> 1 & _TWOS)
    return (pairs & _FOURS) + (pairs >> 2 & _FOURS)


class Melds:
    """The melds of a table's rules: with aces low, or high in runs too (`high_ace`)."""

    def __init__(self, *, high_ace: bool) -> None:
        self.high_ace = high_ace
        self.cards: Mapping[int, tuple[str, ...]] = {bits(meld): meld for meld in (*_groups(), *_runs(high_ace))}
        """Every meld by its bit mask, its cards as they are written: runs upwards, groups in the order S H D C."""
        self._extensions: dict[int, int] = {}
        self._parts = [mask for mask, cards in self.cards.items() if len(cards) <= LONGEST_PART]

    def of(self, hand: int) -> list[int]:
        """Return every meld that can be made of a hand."""
        inside = self.in_runs(hand) | in_groups(hand)
        return [mask for mask in self.cards if mask & inside == mask] if inside else []

    def in_runs(self, hand: int) -> int:
        """Return those cards of a hand that lie in runs."""
        line = hand | (hand & _ACES) << ABOVE_KINGS if self.high_ace else hand
        starts = line & line >> 4 & line >> 8
        runs = starts | starts << 4 | starts << 8
        return (runs | runs >> ABOVE_KINGS) & PACK

    def waits(self, hand: int) -> int:
        """Return the cards that would make a meld with two cards of a hand."""
        counts = _counts(hand)
        ranks = _ACES * ((counts >> 1 | counts >> 2) & _ONES)
        line = hand | (hand & _ACES) << ABOVE_KINGS if self.high_ace else hand
        ends = line << 4 & line << 8 | line >> 4 & line >> 8 | line << 4 & line >> 4
        return (ranks | ends | (ends >> ABOVE_KINGS & _ACES if self.high_ace else 0)) & PACK & ~hand

    def apart(self, hand: int) -> int:
        """Return the cards of a hand that could make no meld with another one of it and a third."""
        counts = _counts(hand)
        ranks = _ACES * ((counts >> 1 | counts >> 2) & _ONES)
        line = hand | (hand & _ACES) << ABOVE_KINGS if self.high_ace else hand
        near = line << 4 | line >> 4 | line << 8 | line >> 8
        return hand & ~(ranks | near | (near >> ABOVE_KINGS & _ACES if self.high_ace else 0))

    def extensions(self, meld: int) -> int:
        """Return the cards that can be laid off on a meld (RM3.4)."""
        if meld not in self._extensions:
            bits_of_pack = BITS.values()
            self._extensions[meld] = sum(bit for bit in bits_of_pack if not bit & meld and meld | bit in self.cards)
        return self._extensions[meld]

    def unmatched(self, hand: int) -> int:
        """Return the cards that are left if a hand is sorted into melds so that they cost as little as possible."""
        runs, groups = self.in_runs(hand), in_groups(hand)
        # A high ace may lie in two runs.
        if runs & groups or (self.high_ace and runs & _ACES):
            return _best(hand, [part for part in self._parts if part & hand == part])
        return hand ^ (runs | groups)


def _groups() -> Iterator[tuple[str, ...]]:
    for rank in RANKS:
        for count in (3, 4):
            yield from combinations([rank + suit for suit in SUITS], count)


def _runs(high_ace: bool) -> Iterator[tuple[str, ...]]:
    """Yield every run, those with a high ace first: all thirteen cards are written with the ace low."""
    for suit in SUITS:
        line = [rank + suit for rank in RANKS + "A" * high_ace]
        for start in reversed(range(len(line))):
            for end in range(start + SHORTEST, min(len(line), start + len(RANKS)) + 1):
                yield tuple(line[start:end])


def _best(hand: int, melds: Sequence[int]) -> int:
    """Return what is left of a hand without those of these melds that leave the fewest points."""
    least, cost = hand, points(hand)
    for at, meld in enumerate(melds, 1):
        if meld & hand == meld:
            rest = _best(hand ^ meld, melds[at:])
            if points(rest) < cost:
                least, cost = rest, points(rest)
    return least


LOW_ACE, BOTH_ACES = Melds(high_ace=False), Melds(high_ace=True)


def meld_order(cards: Iterable[str]) -> tuple[str, ...]:
    """Return cards as a meld of them is written; in the order of the pack if they aren't one."""
    mask = bits(cards)
    return BOTH_ACES.cards.get(mask) or cards_of(mask)
