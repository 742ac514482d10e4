"""Poker hands: which five of a player's cards make the best hand, and which of two hands is better (PK1).

A card is a rank and a suit, e.g. `TH`. A strength is a number that says all that counts: the kind of hand, then up to
five ranks in the order in which they are compared. So strengths compare as hands do, and equal hands have the same one.

Where deuces are wild, each of them stands for the card that is best for its holder, itself included, but for none that
the same five have already, unless all five become one rank (PK5.7). It's worth at least as much as any card whose place
it takes, so all deuces belong to the best hand. A strength doesn't say which cards are wild: a hand with wild cards
ties with the same hand without them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import IntEnum
from functools import cache
from itertools import combinations, product
from typing import NamedTuple

from .cards import Deck

__all__ = [
    "DECK",
    "HAND",
    "Category",
    "Hand",
    "Ranking",
    "category_of",
    "strength",
]

RANKS = "23456789TJQKA"
SUITS = "CDHS"
DECK = Deck({rank: rank for rank in RANKS}, {suit: suit for suit in SUITS}, lambda rank, suit: rank + suit)
"""One pack of 52; no suit beats another (PK1.1)."""

HAND = 5
"""The number of cards of a hand."""


class Category(IntEnum):
    """The kinds of hands, low to high (PK1.2)."""

    HIGH_CARD = 0
    PAIR = 1
    TWO_PAIR = 2
    THREE_OF_A_KIND = 3
    STRAIGHT = 4
    FLUSH = 5
    FULL_HOUSE = 6
    FOUR_OF_A_KIND = 7
    STRAIGHT_FLUSH = 8
    ROYAL_FLUSH = 9
    FIVE_OF_A_KIND = 10


COUNTING = {
    Category.PAIR: 4,
    Category.TWO_PAIR: 3,
    Category.THREE_OF_A_KIND: 3,
    Category.STRAIGHT: 1,
    Category.FULL_HOUSE: 2,
    Category.FOUR_OF_A_KIND: 2,
    Category.STRAIGHT_FLUSH: 1,
    Category.ROYAL_FLUSH: 0,
    Category.FIVE_OF_A_KIND: 1,
}
"""How many ranks decide between two hands of a category, where it isn't all five (PK1.4)."""

IN_A_ROW = {Category.STRAIGHT, Category.STRAIGHT_FLUSH, Category.ROYAL_FLUSH}
OF_A_SUIT = {Category.FLUSH, Category.STRAIGHT_FLUSH, Category.ROYAL_FLUSH}

DEUCE = RANKS[0]

# The key of a card counts its rank in the low bits, three bits a rank, and its suit above them, so that the sum of the
# keys of up to seven cards says how often each rank and each suit occurs. A rank key is the part without the suit; a
# wild card has no other. The bits of a card of a suit are its rank's; a wild card, which is one of every suit, is
# counted above them.
_SHIFT = 3 * len(RANKS)
_COUNT = 7
_LOW = (1 << _SHIFT) - 1
KEYS = {card: (1 << 3 * RANKS.index(card[0])) + (1 << _SHIFT + 3 * SUITS.index(card[1])) for card in DECK.cards}
_RANK_KEYS = {card: key & _LOW for card, key in KEYS.items()}
_WILD_KEYS = {card: _RANK_KEYS[card] if card[0] == DEUCE else key for card, key in KEYS.items()}
_FLUSHES = {
    sum([times << 3 * at for at, times in enumerate(counts)]): SUITS[counts.index(max(counts))]
    for counts in product(range(_COUNT + 1), repeat=len(SUITS))
    if max(counts) >= HAND and sum(counts) <= _COUNT
}
"""The suit of a flush in up to seven cards, by the part of their key that counts suits."""

_BITS = {suit: {rank + suit: 1 << at for at, rank in enumerate(RANKS)} for suit in SUITS}
_ABOVE = 1 << len(RANKS)
_WILD_BITS = {suit: bits | {DEUCE + other: _ABOVE for other in SUITS} for suit, bits in _BITS.items()}
_ACE = len(RANKS) - 1
_WHEEL = 1 << _ACE | 0b1111
"""The ranks of 5-4-3-2-A (PK1.3)."""


def strength(cards: Sequence[str]) -> int:
    """Return the strength of the best five of five to seven different cards."""
    key = 0
    for card in cards:
        key += KEYS[card]
    return _of_key(key, cards) if key >> _SHIFT in _FLUSHES else _RANKED[key & _LOW]


def _of_key(key: int, *cards: Sequence[str]) -> int:
    """Return the strength of the best five of five to seven cards, in one or more parts, whose keys have this sum."""
    ranks = _RANKED[key & _LOW]
    suit = _FLUSHES.get(key >> _SHIFT)
    if not suit:
        return ranks
    bits = _BITS[suit]
    return max(ranks, _of_suit(sum([bits[card] for part in cards for card in part if card[1] == suit])))


def _of_wild_key(key: int, *cards: Sequence[str]) -> int:
    """Return the strength of the best hand of these cards, with this key, where deuces are wild."""
    best = _WILD_RANKED[key & _LOW]
    for suit in _suits_with(key >> _SHIFT, HAND - (key & _COUNT)):
        bits = _WILD_BITS[suit]
        best = max(best, _of_wild_suit(sum([bits[card] for part in cards for card in part if card in bits])))
    return best


def category_of(value: int) -> Category:
    """Return the kind of hand that has a strength."""
    return Category(value >> 4 * HAND)


@cache
def _suits_with(counts: int, least: int) -> str:
    """Return the suits with that many cards or more, by how often each suit occurs."""
    return "".join(suit for at, suit in enumerate(SUITS) if counts >> 3 * at & _COUNT >= least)


@cache
def _of_suit(bits: int, wild: int = 0) -> int:
    """Return the strength of the best flush of these ranks of one suit and wild cards, five or more together."""
    top = _straight_top(bits, wild)
    if top:
        return _strength(Category.ROYAL_FLUSH if top == _ACE else Category.STRAIGHT_FLUSH, [top])
    # Each wild card stands for the highest rank that is missing.
    lacking = [rank for rank in range(_ACE, -1, -1) if not bits >> rank & 1][:wild]
    return _strength(
        Category.FLUSH, [rank for rank in range(_ACE, -1, -1) if bits >> rank & 1 or rank in lacking][:HAND]
    )


def _of_wild_suit(bits: int) -> int:
    return _of_suit(bits & _ABOVE - 1, bits // _ABOVE)


def _of_ranks(counts: int, wild: int = 0) -> int:
    """Return the strength of the best five cards of these ranks and wild cards, whatever the suits.

    No wild card is left out, and all of them stand for cards of one rank, unless they fill a straight.
    """
    times = {rank: count for rank in range(_ACE, -1, -1) if (count := counts >> 3 * rank & _COUNT)}
    ranks = [*times]
    fives, fours, threes, twos = ([rank for rank in ranks if times[rank] + wild >= least] for least in (5, 4, 3, 2))
    pairs = [rank for rank in ranks if times[rank] > 1]

    def beside(*used: int) -> list[int]:
        return [rank for rank in ranks if rank not in used]

    if fives:
        return _strength(Category.FIVE_OF_A_KIND, fives[:1])
    if fours:
        return _strength(Category.FOUR_OF_A_KIND, [fours[0], *beside(fours[0])[:1]])
    if threes and len(pairs) > 1:
        return _strength(Category.FULL_HOUSE, [threes[0], next(rank for rank in pairs if rank != threes[0])])
    top = _straight_top(sum([1 << rank for rank in ranks]), wild)
    if top:
        return _strength(Category.STRAIGHT, [top])
    if threes:
        return _strength(Category.THREE_OF_A_KIND, [threes[0], *beside(threes[0])[:2]])
    if len(pairs) > 1:
        return _strength(Category.TWO_PAIR, [*pairs[:2], *beside(*pairs[:2])[:1]])
    if twos:
        return _strength(Category.PAIR, [twos[0], *beside(twos[0])[:3]])
    return _strength(Category.HIGH_CARD, ranks[:HAND])


def _of_wild_ranks(counts: int) -> int:
    wild = counts & _COUNT
    return _of_ranks(counts - wild, wild)


class _WorkedOut(dict[int, int]):
    """What a function gives, by its argument, worked out when it's first looked up: quicker than `functools.cache`."""

    def __init__(self, function: Callable[[int], int]) -> None:
        self._function = function

    def __missing__(self, argument: int) -> int:
        value = self[argument] = self._function(argument)
        return value


_RANKED, _WILD_RANKED = _WorkedOut(_of_ranks), _WorkedOut(_of_wild_ranks)
"""The strengths of the best five cards by how often each rank occurs, whatever the suits."""


@cache
def _straight_top(bits: int, wild: int = 0) -> int:
    """Return the top rank of the highest five in a row, in which wild cards fill gaps; 0 if there are none."""
    for top in range(_ACE, HAND - 2, -1):
        if (0b11111 << top - 4 & ~bits).bit_count() <= wild:
            return top
    return HAND - 2 if (_WHEEL & ~bits).bit_count() <= wild else 0


def _strength(category: Category, ranks: Sequence[int]) -> int:
    value = int(category)
    for rank in ranks:
        value = value << 4 | rank
    return value << 4 * (HAND - len(ranks))


class Ranking(NamedTuple):
    """How a player's own cards and a board make a hand, and what it's worth.

    It has exactly `own` of the player's cards and the rest from the board; with 0, any five of all the cards count.
    `wild` says whether deuces are wild (PK5.7).
    """

    own: int = 0
    wild: bool = False

    def is_wild(self, card: str) -> bool:
        """Return whether a card is wild."""
        return self.wild and card[0] == DEUCE

    def strength(self, cards: Sequence[str]) -> int:
        """Return the strength of the best five of five to seven cards, anybody's."""
        return _of_wild_key(sum([_WILD_KEYS[card] for card in cards]), cards) if self.wild else strength(cards)

    def best_of(self, hole: Sequence[str], board: Sequence[str]) -> int:
        """Return the strength of a player's best hand."""
        return self.with_board(board)(hole)

    def with_board(self, board: Sequence[str]) -> Callable[[Sequence[str]], int]:
        """Return the function from a player's cards to the strength of the best hand.

        What depends on the board alone is worked out once: that's quicker where several players share it.
        """
        return _strength_with(board, self.own, wild=self.wild)

    def with_hole(self, hole: Sequence[str]) -> Callable[[Sequence[str]], int]:
        """Return the function from a board to the strength of a player's best hand, quicker for several boards."""
        return _strength_with(hole, HAND - self.own if self.own else 0, wild=self.wild)

    def hand_of(self, hole: Sequence[str], board: Sequence[str] = ()) -> Hand:
        """Return the best hand; of equal ones that which has the most of the player's own cards."""
        fives = _fives(hole, board, self.own) if self.own else combinations((*hole, *board), HAND)
        return Hand(max(fives, key=self.strength), self.wild)


def _strength_with(cards: Sequence[str], others: int, *, wild: bool) -> Callable[[Sequence[str]], int]:
    """Return the function from other cards to the strength of the best hand of them and of these.

    It has exactly `others` of the other cards; with 0, any five of all the cards count.
    """
    if others:
        return _Joined(cards, others, _WILD if wild else _NATURAL).strength
    keys, of_key = (_WILD_KEYS, _of_wild_key) if wild else (KEYS, _of_key)
    key = sum([keys[card] for card in cards])
    return lambda added: of_key(key + sum([keys[card] for card in added]), cards, added)


class _Tables(NamedTuple):
    """What a card counts for, and the strengths of what is counted; `wild` has the bits of a key that count deuces."""

    keys: Mapping[str, int]
    bits: Mapping[str, Mapping[str, int]]
    of_ranks: Callable[[int], int]
    of_suit: Callable[[int], int]
    wild: int


_NATURAL = _Tables(KEYS, _BITS, _RANKED.__getitem__, _of_suit, 0)
_WILD = _Tables(_WILD_KEYS, _WILD_BITS, _WILD_RANKED.__getitem__, _of_wild_suit, _COUNT)


class _Joined(dict[int, int]):
    """The strengths of the best hands of some cards by the rank key of the others in them, without flushes.

    Each is worked out when it's first looked up. `rank_keys` has the rank keys of what can be taken of the cards,
    `suited` what each card counts for in a flush and the sums of what can be taken of the cards for it, by suit.
    """

    def __init__(self, cards: Sequence[str], others: int, tables: _Tables) -> None:
        taken, self.others = HAND - others, others
        self.of_ranks, self.of_suit = tables.of_ranks, tables.of_suit
        self.rank_keys = {*map(sum, combinations([_RANK_KEYS[card] for card in cards], taken))}
        key = sum([tables.keys[card] for card in cards])
        suits = map(tables.bits.__getitem__, _suits_with(key >> _SHIFT, taken - (key & tables.wild)))
        self.suited = [
            (bits, [*map(sum, combinations([bits[card] for card in cards if card in bits], taken))]) for bits in suits
        ]

    def __missing__(self, key: int) -> int:
        value = self[key] = max([self.of_ranks(key + taken) for taken in self.rank_keys])
        return value

    def strength(self, added: Sequence[str]) -> int:
        """Return the strength of the best hand with exactly `others` of the added cards."""
        keys = map(sum, combinations([_RANK_KEYS[card] for card in added], self.others))
        best = max(map(self.__getitem__, keys))
        for bits, taken in self.suited:
            held = [bits[card] for card in added if card in bits]
            if len(held) >= self.others:
                mine = map(sum, combinations(held, self.others))
                best = max(best, *[self.of_suit(some + rest) for some in mine for rest in taken])
        return best


def _fives(hole: Sequence[str], board: Sequence[str], own: int) -> Iterable[tuple[str, ...]]:
    choices = product(combinations(hole, own), combinations(board, HAND - own))
    return ((*mine, *shared) for mine, shared in choices)


@dataclass(frozen=True, slots=True)
class Hand:
    """Five cards, and what they make; `wild` says whether deuces are wild (PK5.7)."""

    cards: tuple[str, ...]
    wild: bool = False

    @property
    def strength(self) -> int:
        """The strength, by which hands compare."""
        return Ranking(wild=self.wild).strength(self.cards)

    @property
    def category(self) -> Category:
        """The kind of hand."""
        return category_of(self.strength)

    @property
    def ranks(self) -> tuple[str, ...]:
        """The ranks that are compared with those of a hand of the same kind, in order (PK1.4)."""
        return tuple(
            RANKS[self.strength >> 4 * (HAND - 1 - at) & 15] for at in range(COUNTING.get(self.category, HAND))
        )

    @property
    def stand_ins(self) -> dict[str, str]:
        """The card that each wild card stands for, by the wild card; those that stand for themselves are left out.

        Its suit is the flush's, else its own, else one that the hand doesn't have of that rank.
        """
        wild = [card for card in self.cards if Ranking(wild=self.wild).is_wild(card)]
        taken = [card for card in self.cards if card not in wild]
        flush = taken[0][1] if self.category in OF_A_SUIT else ""
        # Those that can't have their own suit take what the others leave.
        wild.sort(key=lambda card: "".join(self.ranks[:1]) + card[1] in taken)
        meant = {}
        for card, rank in zip(wild, self._lacking([card[0] for card in taken], len(wild)), strict=True):
            suits = flush or card[1] + "".join(suit for suit in reversed(SUITS) if suit != card[1])
            meant[card] = next((rank + suit for suit in suits if rank + suit not in taken), rank + card[1])
            taken.append(meant[card])
        return {card: other for card, other in meant.items() if card != other}

    def _lacking(self, ranks: Sequence[str], wild: int) -> Sequence[str]:
        """Return the ranks that as many wild cards add to these ranks, high to low."""
        if self.category in IN_A_ROW:
            top = RANKS.index(self.ranks[0]) if self.ranks else _ACE
            return [RANKS[at] for at in range(top, top - HAND, -1) if RANKS[at] not in ranks]
        if self.category is Category.FLUSH:
            return [rank for rank in self.ranks if rank not in ranks]
        return self.ranks[:1] * wild

    @property
    def ordered(self) -> tuple[str, ...]:
        """The cards as they are read aloud: those that make the hand first, high to low, a straight from its top.

        A wild card has the place of the card that it stands for.
        """
        stand_ins = self.stand_ins
        meant = {card: stand_ins.get(card, card) for card in self.cards}
        times = Counter(card[0] for card in meant.values())
        wheel = self.category in IN_A_ROW and self.ranks == ("5",)

        def order(card: str) -> tuple[int, int]:
            rank = meant[card][0]
            return times[rank], -1 if wheel and rank == "A" else RANKS.index(rank)

        return tuple(sorted(self.cards, key=order, reverse=True))
