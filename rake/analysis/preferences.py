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

type Candidate = tuple[int, int | None]
"""The bit of a face-up card, and its index; None where a card that lies face down is preferred."""

type Preference = Callable[[int], tuple[Any, bool]]
"""Returns how good a card is, and whether it is taken while cards lie face down."""


def _by_worth(trie: HandTrie, hand: Hand, ranking: Ranking) -> Preference:
    """Return how `outs` prefers cards: by the sum of final shares, which is exact, and so by their mean."""
    del ranking
    size, every = len(trie.held[hand[NUMBER]]), trie.total(hand)
    value: Callable[[Any], float] = trie.share.__getitem__ if size == 4 else trie.total

    def preference(card: int) -> tuple[Any, bool]:
        worth = value(hand[card])
        return worth, (NUMBER - size) * worth >= every

    return preference


def _by_reading(trie: HandTrie, hand: Hand, ranking: Ranking) -> Preference:
    """Return how `made` prefers cards: by the hand that they make, if it is a better combination than before."""

    def reading(number: int) -> tuple[int, list[int]]:
        cards = sorted(trie.held[number], reverse=True)
        return comparison_key(read(tuple([DECK[card] for card in cards])), ranking)

    order, _ = reading(hand[NUMBER])
    if len(trie.held[hand[NUMBER]]) == 4:
        least = least_strengths(ranking)
        # The Ace of Skulls moves a hand by a whole span.
        return lambda card: (hand[card], bisect_right(least, hand[card] % SPAN) - 1 > order)

    def preference(card: int) -> tuple[Any, bool]:
        value = reading(hand[card][NUMBER])
        return value, value[0] > order

    return preference


PREFERENCES: dict[str, Callable[[HandTrie, Hand, Ranking], Preference]] = {"made": _by_reading, "outs": _by_worth}


class Preferences:
    """What one picker would take of the cards that lie face up in a spot.

    `orders` and `candidates` hold, by the number of a hand and once `fill` was asked, its face-up cards: in `orders`
    all of them, the preferred one first and equals as laid; in `candidates` those among which to look for the first
    that still lies there, with None where a card that lies face down is taken, and after the last.
    """

    def __init__(self, policy: str, trie: HandTrie, ranking: Ranking, up: Sequence[int]) -> None:
        self._preference, self._trie, self._ranking = PREFERENCES[policy], trie, ranking
        self._up: list[Face] = [(1 << index, card) for index, card in enumerate(up)]
        self.orders: list[tuple[Face, ...]] = [()] * len(trie.held)
        self.candidates: list[tuple[Candidate, ...] | None] = [None] * len(trie.held)

    def fill(self, hand: Hand) -> tuple[Candidate, ...]:
        """Return the candidates of a hand, found now."""
        preference = self._preference(self._trie, hand, self._ranking)
        faces = [(preference(face[1]), face) for face in self._up]
        faces.sort(key=lambda each: each[0][0], reverse=True)
        shortlist: list[Candidate] = [(bit, card if preferred else None) for (_, preferred), (bit, card) in faces]
        while shortlist and shortlist[-1][1] is None:
            shortlist.pop()
        number = hand[NUMBER]
        self.orders[number] = tuple([face for _, face in faces])
        self.candidates[number] = candidates = (*shortlist, (0, None))
        return candidates

    def choice(self, hand: Hand, up: int, down: int) -> int | None:
        """Return the index of the face-up card that a hand takes; None for one that lies face down.

        `up` has the bits of the face-up cards that still lie there, `down` is how many lie face down.
        """
        candidates = self.candidates[hand[NUMBER]] or self.fill(hand)
        card = next((card for bit, card in candidates if up & bit), None)
        if card is not None or down:
            return card
        return next(card for bit, card in self.orders[hand[NUMBER]] if up & bit)
