"""What a plain bot of President does, by ranks alone: suits never matter.

A hand is thirteen numbers, how many cards it has of each rank, threes first.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from .rules import RANKS, TWO, rank

__all__ = ["Style", "Table", "beat", "counted", "lead", "returned"]

ACE = TWO - 1


class Style(NamedTuple):
    """How a bot plays.

    With more than `saving` ranks in hand it doesn't beat with aces or twos, and with more than `whole` it doesn't break
    a pair or more to beat.
    """

    saving: int
    whole: int


class Table(NamedTuple):
    """What everybody can count: the cards of each rank that haven't been played, and the others' hands.

    `smallest` and `largest` are the sizes of hands that have cards. With `equal`, an equal rank beats too.
    """

    unplayed: Sequence[int]
    smallest: int
    largest: int
    equal: bool


def counted(cards: Iterable[str]) -> list[int]:
    """Return how many cards there are of each rank, threes first."""
    counts = [0] * len(RANKS)
    for card in cards:
        counts[rank(card)] += 1
    return counts


def returned(hand: Sequence[int], count: int) -> list[int]:
    """Return the ranks of that many cards to give back: the lowest that are alone, then the lowest of the others."""
    alone = [each for each in range(ACE) if hand[each] == 1]
    others = [each for each, cards in enumerate(hand) if each not in alone for _ in range(cards)]
    return [*alone, *others][:count]


def lead(hand: Sequence[int], table: Table) -> int:
    """Return the rank that is led, with all its cards.

    If all ranks but one are sure of the trick, it's the highest sure one. Otherwise it's the lowest rank; but while
    another player has one card, it's the lowest pair or more, or the highest card.
    """
    weak = beatable(hand, table)
    held = [each for each, cards in enumerate(hand) if cards]
    sure = [each for each in held if each not in weak]
    if sure and len(weak) <= 1:
        return sure[-1]
    if table.smallest > 1:
        return held[0]
    return next((each for each in held if hand[each] > 1), held[-1])


def beat(hand: Sequence[int], table: Table, best: int, size: int, style: Style) -> int | None:
    """Return the rank with which a play of that many cards of the rank `best` is beaten; None for a pass."""
    lowest = best if table.equal else best + 1
    exact = broken = None
    for each in range(lowest, len(RANKS)):
        if hand[each] == size:
            exact = each
            break
        if hand[each] > size and broken is None:
            broken = each
    ranks = len(RANKS) - hand.count(0)
    if exact is not None and (exact < ACE or ranks <= style.saving or table.smallest == 1):
        return exact
    if broken is not None and (ranks <= style.whole or table.smallest == 1) and (broken < ACE or ranks <= style.saving):
        return broken
    return None


def beatable(hand: Sequence[int], table: Table) -> list[int]:
    """Return the ranks of a hand that may be beaten if they are led with all their cards."""
    ranks = []
    highest = 0
    for each in range(len(RANKS) - 1, -1, -1):
        cards = hand[each]
        others = table.unplayed[each] - cards
        if cards and cards <= min(table.largest, max(highest, others) if table.equal else highest):
            ranks.append(each)
        highest = max(highest, others)
    return ranks
