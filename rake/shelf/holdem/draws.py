"""Outs against hands that nobody has seen: the cards that would make a player's hand one of a higher kind."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from ...kit.ranking import DECK, HAND, Category, best_of, category_of, strength

__all__ = ["improving"]

_ALIKE = {(4,): Category.FOUR_OF_A_KIND, (3,): Category.THREE_OF_A_KIND, (2, 2): Category.TWO_PAIR, (2,): Category.PAIR}


def improving(hole: Sequence[str], board: Sequence[str], own: int = 0) -> dict[Category, tuple[str, ...]]:
    """Return the next cards that make the hand of these hole cards one of a higher kind, by that kind, highest first.

    The board has three or four cards; `own` is as in `best_of`. A card that does as much for everybody, such as one
    that pairs the board, isn't among them.
    """
    now = category_of(best_of(hole, board, own))
    better: dict[Category, list[str]] = {}
    for card in DECK.cards:
        if card in hole or card in board:
            continue
        shared = (*board, card)
        kind = category_of(best_of(hole, shared, own))
        if kind > max(now, _kind_of(shared)):
            better.setdefault(kind, []).append(card)
    return {kind: DECK.descending(better[kind]) for kind in sorted(better, reverse=True)}


def _kind_of(cards: Sequence[str]) -> Category:
    """Return what four or five cards make by themselves."""
    if len(cards) == HAND:
        return category_of(strength(cards))
    alike = tuple(sorted((count for count in Counter(card[0] for card in cards).values() if count > 1), reverse=True))
    return _ALIKE.get(alike, Category.HIGH_CARD)
