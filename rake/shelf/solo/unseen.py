"""How the cards of Solo Whist are dealt, and how those that a seat hasn't seen may lie, all ways equally likely."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import replace
from functools import cache, lru_cache
from typing import NamedTuple

from ...kit.chance import Random, shuffle
from ...kit.errors import IllegalPosition, Violation
from ...kit.fits import fill
from ...kit.hands import Hand
from ...kit.records import Deal, RecordRefusal
from ...kit.tricks import Trick
from .rules import DECK, suits_with

__all__ = ["dealt_indices", "guess"]


@cache
def dealt_indices(seat: int) -> tuple[int, ...]:
    """Return where the cards of a seat lie in the deck: three at a time, four times, then one (SW2.1)."""
    threes = (12 * row + 3 * (seat - 1) + at for row in range(4) for at in range(3))
    return (*threes, 48 + seat - 1)


class _Seen(NamedTuple):
    """What a view says: the cards it lacks, where each can't lie, and by seat the gaps in its part of the deck.

    `shown` are the cards by seat that lay in these gaps: those it has played.
    """

    unseen: tuple[str, ...]
    barred: Mapping[str, Collection[int]]
    gaps: tuple[tuple[int, ...], ...]
    shown: tuple[tuple[str, ...], ...]


@lru_cache(16)
def _seen(deal: Deal[str], hands: tuple[Hand, ...], tricks: tuple[Trick, ...], trump: str) -> _Seen:
    """Return what a view says; it's cached, because a search asks for many deals of one view."""
    played: dict[int, list[str]] = {seat: [] for seat in range(1, len(hands) + 1)}
    for trick in tricks:
        for seat, card in trick.laid:
            played[seat].append(card)
    visible = {card for cards in (*played.values(), *(hand.cards for hand in hands)) for card in cards}
    unseen = tuple(card for card in DECK.cards if card not in visible)
    barred = suits_with(trump).barred(tricks)
    return _Seen(
        unseen,
        {card: barred(card) for card in unseen},
        tuple(tuple(index for index in dealt_indices(seat) if deal.deck[index] is None) for seat in played),
        tuple(tuple(card for card in cards if card not in deal.deck) for cards in played.values()),
    )


def guess(
    rng: Random, deal: Deal[str], hands: tuple[Hand, ...], tricks: tuple[Trick, ...], trump: str
) -> tuple[Deal[str], tuple[Hand, ...]]:
    """Return a whole deal with these tricks that looks like this to the seat of a view, and the hands by now.

    A seat that didn't follow a suit has none of it. Raises `IllegalPosition` if no deal fits.
    """
    seen = _seen(deal, hands, tricks, trump)
    lying = fill(rng, seen.unseen, [hand.hidden for hand in hands], seen.barred.__getitem__)
    if lying is None:
        raise IllegalPosition(Violation(RecordRefusal.NOT_AS_PLAYED, (deal.seen or 0,)))
    deck = [*deal.deck]
    for gaps, shown, cards in zip(seen.gaps, seen.shown, lying, strict=True):
        for index, card in zip(gaps, shuffle(rng, (*shown, *cards)), strict=True):
            deck[index] = card
    full = tuple(hand.filled(cards) for hand, cards in zip(hands, lying, strict=True))
    return replace(deal, deck=tuple(deck), seen=None), full
