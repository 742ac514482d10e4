"""Outs against hands that nobody has seen: the cards that would make a player's hand one of a higher kind."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from ...kit.ranking import DECK, HAND, Category, Ranking, category_of

__all__ = ["improving"]

_ALIKE = {(4,): Category.FOUR_OF_A_KIND, (3,): Category.THREE_OF_A_KIND, (2, 2): Category.TWO_PAIR, (2,): Category.PAIR}


def improving(hole: Sequence[str], board: Sequence[str], ranking: Ranking) -> dict[Category, tuple[str, ...]]:
    """Return the next cards that make the hand of these hole cards one of a higher kind, by that kind, highest first.

    The board has three or four cards. A card that does as much for everybody isn't among them, such as one that pairs
    the board: a player with a pair then has two pair, but all players with a pair do.
    """
    now, ranks = category_of(ranking.best_of(hole, board)), {each[0] for each in hole}
    better: dict[Category, list[str]] = {}
    for card in DECK.cards:
        if card in hole or card in board:
            continue
        shared = (*board, card)
        kind = category_of(ranking.best_of(hole, shared))
        is_everybodys_pair = kind == Category.TWO_PAIR and card[0] not in ranks
        if kind > max(now, _kind_of(shared, ranking)) and not is_everybodys_pair:
            better.setdefault(kind, []).append(card)
    return {kind: DECK.descending(better[kind]) for kind in sorted(better, reverse=True)}


def _kind_of(cards: Sequence[str], ranking: Ranking) -> Category:
    """Return what four or five cards make by themselves."""
    if len(cards) == HAND:
        return category_of(ranking.strength(cards))
    wild = [card for card in cards if ranking.is_wild(card)]
    times = sorted(Counter(card[0] for card in cards if card not in wild).values(), reverse=True)
    alike = tuple(count for count in (sum(times[:1]) + len(wild), *times[1:]) if count > 1)
    return _ALIKE.get(alike, Category.HIGH_CARD)
