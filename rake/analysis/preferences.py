"""What the pickers of policy.py would take, for hands as growing lists. Private to the engine: numbers only.

It depends on the hand alone, so it is found once for every hand in a spot. That it is what the pickers take, the tests
hold for every hand there is.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Sequence
from typing import Any

from ..cards import DECK
from ..hands import comparison_key, read
from ..lookup import SPAN, least_strengths
from ..rules import Ranking
from .hand_trie import NUMBER, Hand, HandTrie

type Face = tuple[int, int]
"""A face-up card of a spot: its bit, and its index."""

type Want = tuple[int, int | None]
"""The bit of a face-up card, and its index; None where a card that lies face down is liked better."""

type Liking = Callable[[int], tuple[Any, bool]]
"""Returns how a card is liked, and whether it is taken while cards lie face down."""


def _by_worth(trie: HandTrie, hand: Hand, ranking: Ranking) -> Liking:
    """Return how `outs` likes cards: by the sum of final shares, which is exact, and so by their mean."""
    del ranking
    size, every = len(trie.held[hand[NUMBER]]), trie.total(hand)
    value: Callable[[Any], float] = trie.share.__getitem__ if size == 4 else trie.total

    def liking(card: int) -> tuple[Any, bool]:
        worth = value(hand[card])
        return worth, (NUMBER - size) * worth >= every

    return liking


def _by_reading(trie: HandTrie, hand: Hand, ranking: Ranking) -> Liking:
    """Return how `made` likes cards: by the hand that they make, if it is a better combination than before."""

    def reading(number: int) -> tuple[int, list[int]]:
        cards = sorted(trie.held[number], reverse=True)
        return comparison_key(read(tuple([DECK[card] for card in cards])), ranking)

    order, _ = reading(hand[NUMBER])
    if len(trie.held[hand[NUMBER]]) == 4:
        least = least_strengths(ranking)
        # The Ace of Skulls moves a hand by a whole span.
        return lambda card: (hand[card], bisect_right(least, hand[card] % SPAN) - 1 > order)

    def liking(card: int) -> tuple[Any, bool]:
        found = reading(hand[card][NUMBER])
        return found, found[0] > order

    return liking


LIKINGS: dict[str, Callable[[HandTrie, Hand, Ranking], Liking]] = {"made": _by_reading, "outs": _by_worth}


class Preferences:
    """What one picker would take of the cards that lie face up in a spot.

    `orders` and `wants` hold, by the number of a hand and once `fill` was asked, its face-up cards: in `orders` all of
    them, the one liked most first and equals as laid; in `wants` those among which to look for the first that still
    lies there, with None where a card that lies face down is taken, and after the last.
    """

    def __init__(self, policy: str, trie: HandTrie, ranking: Ranking, up: Sequence[int]) -> None:
        self._liking, self._trie, self._ranking = LIKINGS[policy], trie, ranking
        self._up: list[Face] = [(1 << index, card) for index, card in enumerate(up)]
        self.orders: list[tuple[Face, ...]] = [()] * len(trie.held)
        self.wants: list[tuple[Want, ...] | None] = [None] * len(trie.held)

    def fill(self, hand: Hand) -> tuple[Want, ...]:
        """Return the wants of a hand, found now."""
        liking = self._liking(self._trie, hand, self._ranking)
        found = [(liking(face[1]), face) for face in self._up]
        found.sort(key=lambda each: each[0][0], reverse=True)
        wants: list[Want] = [(bit, card if wanted else None) for (_, wanted), (bit, card) in found]
        while wants and wants[-1][1] is None:
            wants.pop()
        number = hand[NUMBER]
        self.orders[number] = tuple([face for _, face in found])
        self.wants[number] = made = (*wants, (0, None))
        return made

    def choice(self, hand: Hand, up: int, down: int) -> int | None:
        """Return the index of the face-up card that a hand takes; None for one that lies face down.

        `up` has the bits of the face-up cards that still lie there, `down` is how many lie face down.
        """
        wants = self.wants[hand[NUMBER]] or self.fill(hand)
        found = next((card for bit, card in wants if up & bit), None)
        if found is not None or down:
            return found
        return next(card for bit, card in self.orders[hand[NUMBER]] if up & bit)
