"""The same position in other cards, so that what was missed can be asked again and tempts as it did."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence
from itertools import chain, combinations, pairwise
from random import Random

from ..cards import ACE_OF_SKULLS, Card, Rank, Suit
from ..hands import HAND, hand_of, read
from ..kit.chance import below, shuffle, some

TRIES = 100
"""How many renamings are tried before giving up; usually a few are enough."""

_RANKS = tuple(Rank)

type Groups = tuple[tuple[Card, ...], ...]
"""The cards of a position, e.g. each hand's; no card is in two of them."""


def other_cards(groups: Groups, likeness: Callable[[Groups], Hashable], rng: Random) -> Groups | None:
    """Return groups of other cards with the same likeness; None if none comes up.

    Their ranks change too, unless no others are found: the lowest Run, for example, has none. The Ace of Skulls stays,
    and no other card becomes it.
    """
    wanted, ranks = likeness(groups), _ranks(groups)
    same_ranks = None
    for renamed in _renamed(groups, rng):
        if renamed == groups or likeness(renamed) != wanted:
            continue
        if _ranks(renamed) != ranks:
            return renamed
        same_ranks = same_ranks or renamed
    return same_ranks


def shape(hand: Sequence[Card]) -> Hashable:
    """Return what a hand is and looks like: its combination, what the Ace of Skulls does, and where a Run's Ace is.

    Five ranks that wrap round at the Ace, such as D-A-2-3-4, look like a Run and aren't one (2.3), so that's noted.
    """
    reading = read(hand_of(hand, 1, HAND))
    ends = reading.combination[0].rank, reading.combination[-1].rank
    return reading.category, reading.skull, ends[1] is Rank.ACE and ends[0] is not Rank.ACE, _wraps(ranks_of(hand))


def compared(hands: Groups) -> Hashable:
    """Return how the ranks of each two hands compare, one after the other, those of the combination first."""
    ordered = []
    for hand in hands:
        reading = read(hand_of(hand, 1, HAND))
        ordered.append([card.rank for card in reading.combination + reading.kickers])
    return tuple(
        tuple((one > other) - (one < other) for one, other in zip(*pair, strict=True))
        for pair in combinations(ordered, 2)
    )


def ranks_of(cards: Sequence[Card]) -> list[Rank]:
    """Return the ranks of cards, each once, low to high."""
    return sorted({card.rank for card in cards})


def _ranks(groups: Groups) -> list[list[Rank]]:
    return [sorted(card.rank for card in cards) for cards in groups]


def _wraps(ranks: Sequence[Rank]) -> bool:
    """Return whether five ranks low to high would be in sequence if the Duke, the Ace and the Two were."""
    gaps = [high - low for low, high in pairwise(ranks)]
    return len(ranks) == HAND and {Rank.TWO, Rank.DUKE, Rank.ACE} <= {*ranks} and sorted(gaps)[-2:-1] == [1]


def _renamed(groups: Groups, rng: Random) -> Iterator[Groups]:
    """Yield the groups in other suits and ranks: by turns the same new ranks for all groups, and new ones for each."""
    cards = [*chain(*groups)]
    pinned = ACE_OF_SKULLS in cards
    is_ace_of_skulls = [card == ACE_OF_SKULLS for card in cards]
    for number in range(TRIES):
        suits = _other_suits(pinned, rng)
        keep_ace = pinned or bool(below(rng, 2))
        alike = _other_ranks(ranks_of(cards), keep_ace, rng)
        renamed = tuple(
            tuple(Card(ranks[card.rank], suits[card.suit]) for card in group)
            for group in groups
            for ranks in [_other_ranks(ranks_of(group), keep_ace, rng) if number % 2 else alike]
        )
        new = [*chain(*renamed)]
        if len({*new}) == len(new) and [card == ACE_OF_SKULLS for card in new] == is_ace_of_skulls:
            yield renamed


def _other_suits(pinned: bool, rng: Random) -> dict[Suit, Suit]:
    """Return a suit for each suit; the Skulls stay Skulls if they're pinned."""
    movable = [suit for suit in Suit if not (pinned and suit is Suit.SKULLS)]
    return {Suit.SKULLS: Suit.SKULLS} | dict(zip(movable, shuffle(rng, movable), strict=True))


def _other_ranks(ranks: Sequence[Rank], keep_ace: bool, rng: Random) -> dict[Rank, Rank]:
    """Return a new rank for each of these ranks, which run from low to high; the order stays.

    Half the time, at random, neighbouring ranks stay neighbours. Five ranks that wrap round still do, at another point.
    """
    if _wraps(ranks):
        high = 2 + below(rng, 3)
        return dict(zip(ranks, [*_RANKS[: HAND - high], *_RANKS[-high:]], strict=True))
    movable = [rank for rank in ranks if not (keep_ace and rank is Rank.ACE)]
    room = len(_RANKS) - keep_ace
    runs: list[list[Rank]] = []
    together = below(rng, 2)
    for rank in movable:
        if together and runs and rank - runs[-1][-1] == 1:
            runs[-1].append(rank)
        else:
            runs.append([rank])
    starts = sorted(some(rng, range(room - len(movable) + len(runs)), len(runs)))
    renamed = {Rank.ACE: Rank.ACE}
    for before, (start, run) in enumerate(zip(starts, runs, strict=True)):
        first = start - before + sum(map(len, runs[:before]))
        renamed |= dict(zip(run, _RANKS[first : first + len(run)], strict=True))
    return renamed
