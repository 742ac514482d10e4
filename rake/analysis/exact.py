"""Exact odds of the second pick-up against one rival: every possible deal is counted, none is random.

Private to the engine; cards are indexes in `DECK`. Rival hands that can become the same final hands are counted as one:
those of the same ranks, unless all their cards are of one suit. So a few thousand hands stand for up to 150,000, each
with the number of ways to deal it.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections import Counter
from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import accumulate, combinations, combinations_with_replacement, product
from math import comb, prod
from typing import NamedTuple

from .hand_trie import NUMBER, Hand, HandTrie
from .rollout import Rollout


class _Held(NamedTuple):
    """A group of four-card hands that the rival may hold and that have the same future.

    `hand` is the trie node they share and `ways` how many hands they are. `left` groups the other
    unseen cards: a card of each group, and the number of cards that are worth the same to the rival's hand and mine.
    """

    hand: Hand
    ways: int
    left: list[tuple[int, int]]


def is_countable(rollout: Rollout) -> bool:
    """Return whether `chances` can count this spot: it is the second pick-up, and there is one rival."""
    return rollout.last and len(rollout.rivals) == 1


def chances(rollout: Rollout) -> list[Fraction]:
    """Return the exact probability (0..1) to win the reveal by each option, a split counted as half."""
    ((_, rival_hand, hidden),) = rollout.rivals
    # A rival who has picked up twice already has five cards: count the last one as a face-down pick-up still to come.
    size = hidden if rollout.turns else hidden - 1
    held = list(_held(rollout.trie, rollout.unseen, size, rival_hand, rollout.hand))
    rest = len(rollout.unseen) - size
    return [_chance(rollout, held, *rollout.after(option), rest) for option in range(len(rollout.options))]


def _chance(rollout: Rollout, rivals: Sequence[_Held], taken: int | None, up: int, rest: int) -> Fraction:
    """Return the exact probability (0..1) to win by one option.

    `taken` is the index of the card taken, None for a face-down one; `up` has the bits of the face-up cards left;
    `rest` is the number of unseen cards that are not among the rival's four.
    """
    mine, down = rollout.hand, rollout.down - (taken is None)
    score = scale = 0
    for hand, ways, left in rivals:
        scores = scales = 0
        for card, times in _picks(rollout, hand, up, down):
            if taken is not None and card is not None:
                won = _beats(mine[taken], hand[card]) * rest * (rest - 1)
            elif taken is not None:
                won = sum([_beats(mine[taken], hand[last]) * count for last, count in left]) * (rest - 1)
            elif card is not None:
                won = sum([_beats(mine[last], hand[card]) * count for last, count in left]) * (rest - 1)
            else:
                won = _both(mine, hand, left)
            scores += won * times
            scales += times
        score += scores * ways
        scale += scales * ways
    return Fraction(score, 2 * scale * rest * (rest - 1))


def _beats(mine: int, other: int) -> int:
    """Return how many halves of the pot (0, 1 or 2) a hand of strength `mine` wins against one of strength `other`."""
    return (mine > other) + (mine >= other)


def _both(mine: Hand, hand: Hand, left: Sequence[tuple[int, int]]) -> int:
    """Return the half pots that I win in all: one `left` card for me, another for the rival, in every way."""
    theirs = sorted([(hand[card], count) for card, count in left])
    values = [value for value, _ in theirs]
    below = [0, *accumulate(count for _, count in theirs)]
    won = 0
    for card, count in left:
        value = mine[card]
        # The rival can't get the very card that I took, so its half pots are subtracted.
        every = below[bisect_left(values, value)] + below[bisect_right(values, value)] - _beats(value, hand[card])
        won += every * count
    return won


def _picks(rollout: Rollout, hand: Hand, up: int, down: int) -> Iterator[tuple[int | None, int]]:
    """Yield the cards that the rival may take next (None: a face-down one, or none at all), each with its weight."""
    if not rollout.turns:
        yield None, 1
        return
    ((_, _, preferences, _, _),) = rollout.turns
    if preferences is not None:
        yield preferences.choice(hand, up, down), 1
        return
    yield from ((card, 1) for bit, card in rollout.up if up & bit)
    if down:
        yield None, down


def _held(trie: HandTrie, unseen: Sequence[int], size: int, rival_hand: Hand, mine: Hand) -> Iterator[_Held]:
    """Yield the groups of four-card hands that the rival may hold: its visible cards plus `size` unseen ones.

    `rival_hand` is the trie node of the visible cards, `mine` that of my own four.
    """
    suit = trie.suits[mine[NUMBER]]
    alike: dict[tuple[int, bool], list[int]] = {}
    for card in unseen:
        # Cards of one rank are worth the same, with two exceptions: the Ace of Skulls is a group of its own, and if
        # my four cards are of one suit, the card of that suit is worth more to me than the others of its rank.
        rank = card // 4 if card < NUMBER - 1 else -1
        alike.setdefault((rank, card % 4 == suit), []).append(card)
    groups = list(alike.values())
    for chosen in combinations_with_replacement(range(len(groups)), size):
        counts = Counter(chosen)
        ways = prod([comb(len(groups[group]), count) for group, count in counts.items()])
        if not ways:
            continue
        parts = [groups[group] for group in counts]
        for dealt in _of_one_suit(parts) if len(parts) == size else ():
            hand = _walked(rival_hand, dealt)
            if trie.suits[hand[NUMBER]] is not None:
                ways -= 1
                yield _Held(hand, 1, [(card, 1) for card in unseen if card not in dealt])
        if ways:
            dealings = product(*(combinations(groups[group], count) for group, count in counts.items()))
            hands = (_walked(rival_hand, [card for part in dealing for card in part]) for dealing in dealings)
            mixed = next(hand for hand in hands if trie.suits[hand[NUMBER]] is None)
            left = [(cards[0], len(cards) - counts[group]) for group, cards in enumerate(groups)]
            yield _Held(mixed, ways, [(card, count) for card, count in left if count])


def _of_one_suit(parts: Sequence[Sequence[int]]) -> Iterator[list[int]]:
    """Yield each way to choose one card of each part (cards of one rank) so that all are of one suit."""
    for suit in range(4):
        cards = [card for part in parts for card in part if card % 4 == suit]
        if len(cards) == len(parts):
            yield cards


def _walked(hand: Hand, cards: Sequence[int]) -> Hand:
    for card in cards:
        hand = hand[card]
    return hand
