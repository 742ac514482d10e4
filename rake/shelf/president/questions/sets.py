"""Questions about President that the rules alone answer: which cards beat a play, and which nobody can beat."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from random import Random
from typing import Self, override

from ....kit.card_sets import OfCardSets
from ....kit.chance import below, pick, some
from ....kit.errors import InvalidNotation
from ....kit.notation import Fields
from ..deal import NOTATION
from ..plans import Table, beatable, counted
from ..rules import DECK, RANKS, SUITS, rank
from .hand import OfHand, position, read_hand, read_table

__all__ = ["Plays", "Sure"]

MOST = len(SUITS)
"""The most cards that are played together."""


@dataclass(frozen=True)
class Plays(OfHand, OfCardSets):
    """Ask with which cards the play on the table can be beaten (PR3.3)."""

    ask, deck = "plays", DECK

    @classmethod
    @override
    def read(cls, fields: Fields) -> Self:
        table = read_table(fields)
        if not table:
            raise InvalidNotation("table", "-")
        hand = read_hand(fields, *table)
        return cls(table=table, hand=hand, say=cls.read_say(fields, hand))

    @property
    @override
    def fields(self) -> dict[str, str]:
        return super().fields | self.offered

    @property
    @override
    def cards(self) -> frozenset[str]:
        state = position(self.hand, self.table, rules="default.exchange-none", first=False)
        return frozenset(card for action in state.legal() for card in action.seen)

    @override
    def mistaken(self) -> Iterable[frozenset[str]]:
        least, size = rank(self.table[0]), len(self.table)
        yield self._having(1, least + 1)
        yield self._having(size, least)
        yield self._having(size, 0)
        yield self.cards | {card for card in self.hand if card[0] in "2A"}
        yield frozenset(card for card in self.cards if card[0] not in "2")

    def _having(self, size: int, least: int) -> frozenset[str]:
        """Return the cards from a rank upwards of which the hand has as many."""
        counts = counted(self.hand)
        return frozenset(card for card in self.hand if rank(card) >= least and counts[rank(card)] >= size)

    @classmethod
    @override
    def draw(cls, level: int, rng: Random) -> Self | None:
        """Return a question about a single card, a pair, or two or three cards, by level, with a growing hand."""
        size = level if level < 3 else 2 + below(rng, 2)
        least, suits = 2 + below(rng, 8), some(rng, SUITS, MOST)
        table = tuple(RANKS[least] + suit for suit in suits[:size])
        near = RANKS[max(0, least - 2) : least + 5] + RANKS[-2:]
        left = [each + suit for each in dict.fromkeys(near) for suit in SUITS if each + suit not in table]
        hand = DECK.descending(some(rng, left, 3 + 2 * level))
        return cls(table=DECK.descending(table), hand=hand, say=()).offering(rng)


@dataclass(frozen=True)
class Sure(OfCardSets):
    """Ask which cards nobody can beat, led with all of their rank, once these are `gone` (PR3.3, PR3.5)."""

    gone: tuple[str, ...]

    ask, deck, notation = "sure", DECK, NOTATION

    @classmethod
    @override
    def read(cls, fields: Fields) -> Self:
        gone = DECK.descending(fields.read("gone", DECK.parse_cards, "-"))
        hand = read_hand(fields, *gone)
        return cls(gone=gone, hand=hand, say=cls.read_say(fields, hand))

    @property
    @override
    def fields(self) -> dict[str, str]:
        gone = DECK.format_cards(self.gone) if self.gone else ""
        return {"gone": gone, "hand": DECK.format_cards(self.hand)} | self.offered

    @property
    @override
    def cards(self) -> frozenset[str]:
        hand, size = counted(self.hand), len(DECK.cards)
        unplayed = [MOST - count for count in counted(self.gone)]
        weak = beatable(hand, Table(unplayed, smallest=size, largest=size, equal=False))
        return frozenset(card for card in self.hand if rank(card) not in weak)

    @override
    def mistaken(self) -> Iterable[frozenset[str]]:
        ranks = [*dict.fromkeys(map(rank, self.hand))]
        for count in range(4):
            yield frozenset(card for card in self.hand if rank(card) in ranks[:count])
        yield frozenset(card for card in self.hand if card[0] == "2")
        yield frozenset(card for card in self.hand if card[0] in "2A")

    @classmethod
    @override
    def draw(cls, level: int, rng: Random) -> Self | None:
        """Return a question in which three of four cards of the two, three or four highest ranks are gone, by level."""
        high = [each + suit for each in RANKS[-1 - level :] for suit in SUITS]
        held = some(rng, high, 1 + level)
        gone = [card for card in high if card not in held and below(rng, 4)]
        low = [each + pick(rng, SUITS) for each in some(rng, RANKS[2 : -1 - level], 2)]
        return cls(gone=DECK.descending(gone), hand=DECK.descending((*held, *low)), say=()).offering(rng)
