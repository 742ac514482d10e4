"""The choices of the pickers `made` and `outs`, for hands that are nodes of a `HandTrie`. Private to the engine.

In a spot, a picker's order of preference depends on its hand alone, so it is worked out once for each hand and kept.
Tests check for every hand that the choices are those of `pickers`.
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
"""A face-up card of a spot: its bit in the set of face-up cards, and its index in `DECK`."""

type Candidate = tuple[int, int | None]
"""A face-up card's bit, and what to take if that card still lies there: its index, or None for a face-down card."""

type Preference = Callable[[int], tuple[Any, bool]]
"""A function from a card's index to how good the card is, and whether it is preferred to a face-down card."""


def _by_worth(trie: HandTrie, hand: Hand, ranking: Ranking) -> Preference:
    """Return the preference of the picker `outs` for a hand: cards are ordered by worth.

    Sums of final shares replace the means that `outs.worths` compares: sums are exact, so equal cards stay equal.
    """
    del ranking
    size, every = len(trie.held[hand[NUMBER]]), trie.total(hand)
    value: Callable[[Any], float] = trie.share.__getitem__ if size == 4 else trie.total

    def preference(card: int) -> tuple[Any, bool]:
        worth = value(hand[card])
        return worth, (NUMBER - size) * worth >= every

    return preference


def _by_reading(trie: HandTrie, hand: Hand, ranking: Ranking) -> Preference:
    """Return the preference of the picker `made` for a hand: cards are ordered by the hand that each makes at once.

    A card is preferred to a face-down one if it makes a higher combination than the hand has.
    """

    def reading(number: int) -> tuple[int, list[int]]:
        cards = sorted(trie.held[number], reverse=True)
        return comparison_key(read(tuple([DECK[card] for card in cards])), ranking)

    order, _ = reading(hand[NUMBER])
    if len(trie.held[hand[NUMBER]]) == 4:
        least = least_strengths(ranking)
        # The Ace of Skulls moves a strength by a whole SPAN: the remainder finds the category all the same.
        return lambda card: (hand[card], bisect_right(least, hand[card] % SPAN) - 1 > order)

    def preference(card: int) -> tuple[Any, bool]:
        value = reading(hand[card][NUMBER])
        return value, value[0] > order

    return preference


PREFERENCES: dict[str, Callable[[HandTrie, Hand, Ranking], Preference]] = {"made": _by_reading, "outs": _by_worth}


class Preferences:
    """The choices of one picker among the face-up cards of a spot, for any hand; worked out once for each hand.

    Both lists are by the number of a hand's node and are filled by `fill`. `orders` has all face-up cards, best first,
    equal ones in the order laid. `candidates` has the cards to try in turn: the first that still lies there decides,
    and None in its place means to take a face-down card. The last entry, for the case that none lies there, is None
    too.
    """

    def __init__(self, policy: str, trie: HandTrie, ranking: Ranking, up: Sequence[int]) -> None:
        self._preference, self._trie, self._ranking = PREFERENCES[policy], trie, ranking
        self._up: list[Face] = [(1 << index, card) for index, card in enumerate(up)]
        self.orders: list[tuple[Face, ...]] = [()] * len(trie.held)
        self.candidates: list[tuple[Candidate, ...] | None] = [None] * len(trie.held)

    def fill(self, hand: Hand) -> tuple[Candidate, ...]:
        """Work out the order of preference of a hand, keep it, and return the hand's candidates."""
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
        """Return the index of the face-up card that a hand takes; None for a face-down card.

        `up` has the bits of the face-up cards still in the middle; `down` is how many lie face down.
        """
        candidates = self.candidates[hand[NUMBER]] or self.fill(hand)
        card = next((card for bit, card in candidates if up & bit), None)
        if card is not None or down:
            return card
        return next(card for bit, card in self.orders[hand[NUMBER]] if up & bit)
