"""Rounds played quickly, for the numbers of the guide that need many: nobody bets or folds.

The play is that of `rounds.play`, by look-ups instead of the engine's states; a test compares the two round by round.
Cards are indexes in `DECK`: four of a rank follow one another, and the Ace of Skulls is the last.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from random import Random
from typing import Any, NamedTuple

from rake import BOOK, DECK
from rake.analysis.hand_trie import NUMBER, Hand, HandTrie, hand_trie

type Choice = Callable[[Sequence[int], Sequence[int], bool], int | None]
"""A function from a seat's cards, the face-up ones and whether cards lie face down to the card taken, or None."""

_ORDERS: dict[int, tuple[list[float], float]] = {}


class Played(NamedTuple):
    """A finished round, by seat from 0.

    `hands` has each seat's five cards in the order it got them, `shares` its share (0..1) of the pot, and `face_up`
    whether it took its first card, and its second one, face up.
    """

    hands: list[list[int]]
    shares: list[float]
    face_up: list[list[bool]]


@lru_cache(1)
def _trie() -> HandTrie:
    return hand_trie(BOOK.ranking)


def strength(cards: Sequence[int]) -> Any:
    """Return the strength of five cards, or the trie node of fewer."""
    hand: Any = _trie().root
    for card in cards:
        hand = hand[card]
    return hand


def order(cards: Sequence[int]) -> tuple[list[float], float]:
    """Return what each card of the deck is worth to a hand of three or four, and what a face-down one is worth.

    Worths are sums of shares of all hands beaten, so they compare only with others of the same hand.
    """
    hand: Hand = strength(cards)
    number = hand[NUMBER]
    if number not in _ORDERS:
        trie, size = _trie(), len(cards)
        value: Callable[[Any], float] = trie.share.__getitem__ if size == 4 else trie.total
        _ORDERS[number] = [value(child) for child in hand[:NUMBER]], trie.total(hand) / (NUMBER - size)
    return _ORDERS[number]


def by_worth(cards: Sequence[int], up: Sequence[int], hidden: bool) -> int | None:
    """Return the card that the picker `outs` takes: the one worth most to the hand; None for a face-down card."""
    worth, down = order(cards)
    best = max(up, key=worth.__getitem__, default=None)
    return None if best is None or (hidden and worth[best] < down) else best


def shuffled(players: int, chance: Random) -> list[int]:
    """Return the cards that come into play, shuffled."""
    return chance.sample(range(len(DECK)), 5 * players)


def play(players: int, deck: Sequence[int], choices: Sequence[Choice] = (by_worth,)) -> Played:
    """Return the finished round of a deck; the choices are those of the seats in turn, repeated round the table."""
    hands = [list(deck[seat : 3 * players : players]) for seat in range(players)]
    up, down = list(deck[3 * players : 4 * players]), list(deck[4 * players : 5 * players])
    down.reverse()
    face_up: list[list[bool]] = [[] for _ in range(players)]
    for _ in range(2):
        for seat, hand in enumerate(hands):
            card = choices[seat % len(choices)](hand, up, bool(down))
            face_up[seat].append(card is not None)
            if card is None:
                hand.append(down.pop())
            else:
                up.remove(card)
                hand.append(card)
    strengths = [strength(hand) for hand in hands]
    best = max(strengths)
    share = 1 / strengths.count(best)
    return Played(hands, [share if each == best else 0.0 for each in strengths], face_up)
