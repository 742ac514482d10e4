"""The question which cards of a hand can be laid off in Rummy."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import partial
from random import Random
from typing import Self, override

from ....kit.card_sets import OfCardSets
from ....kit.chance import below, pick, some
from ....kit.errors import read_each
from ....kit.notation import Fields
from ..deal import NOTATION
from ..melds import LOW_ACE, bits, cards_of
from ..rules import DECK, RANKS
from .table import read_meld

__all__ = ["Fitting"]

LONGEST = 5
"""How many cards a meld of a drill has at most."""

MELDS = [meld for meld in LOW_ACE.cards.values() if len(meld) <= LONGEST]
"""The melds that lie on the tables of drills."""

IN_VAIN = 6
"""How rarely nothing fits: in one question of this many, or in a few more."""

STEPS = 3
"""The level at which a card can be laid off only once another one is."""


@dataclass(frozen=True)
class Fitting(OfCardSets):
    """Ask which cards of a hand can be laid off in a turn on the melds of `table` (RM3.2, RM3.4).

    One card may make room for the next: on a run up to the seven go the eight and then the nine.
    """

    ask, notation, deck = "layoff", NOTATION, DECK
    table: tuple[tuple[str, ...], ...]

    @classmethod
    @override
    def read(cls, fields: Fields) -> Self:
        table = fields.read("table", partial(read_each, "_", read_meld))
        hand = fields.read("hand", DECK.parse_cards)
        DECK.distinct((*(card for meld in table for card in meld), *hand))
        return cls(hand, cls.read_say(fields, hand), table)

    @property
    @override
    def fields(self) -> dict[str, str]:
        table = "_".join(map(DECK.format_cards, self.table))
        return {"table": table, "hand": DECK.format_cards(self.hand)} | self.offered

    @property
    @override
    def cards(self) -> frozenset[str]:
        return frozenset(card for meld in self.table for card in cards_of(_laid_off(meld, self.hand)))

    @property
    def at_once(self) -> frozenset[str]:
        """The cards that can be laid off before any other is."""
        held = bits(self.hand)
        return frozenset(card for meld in self.table for card in cards_of(held & LOW_ACE.extensions(bits(meld))))

    @override
    def mistaken(self) -> Iterable[frozenset[str]]:
        yield self.at_once
        for meld in self.table:
            yield self.cards - {*cards_of(_laid_off(meld, self.hand))}
            yield self.cards | {card for card in self.hand if _is_near(card, meld) and card[1] != meld[0][1]}
            yield self.cards | {card for card in self.hand if _is_near(card, meld) and card[1] == meld[0][1]}

    @classmethod
    @override
    def draw(cls, level: int, rng: Random) -> Self | None:
        """Return a question with as many melds as its level; at level 3 one card makes room for another.

        No card fits two melds: it couldn't make room on both.
        """
        table = tuple(pick(rng, MELDS) for _ in range(level))
        laid = {card for meld in table for card in meld}
        if len(laid) < sum(map(len, table)):
            return None
        rest = [card for card in DECK.cards if card not in laid]
        reach = [_laid_off(meld, rest) if level == STEPS else LOW_ACE.extensions(bits(meld)) for meld in table]
        fitting = [card for card in rest if any(bits((card,)) & cards for cards in reach)]
        near = [card for card in rest if card not in fitting and any(_is_near(card, meld) for meld in table)]
        count = 1 + below(rng, level + 1) if below(rng, IN_VAIN) else 0
        hand = (*some(rng, fitting, min(len(fitting), count)), *some(rng, near, min(len(near), 3)))
        question = cls(cards_of(bits(hand)), (), table)
        goes = [_laid_off(meld, hand) for meld in table]
        if not hand or sum(goes) != bits(question.cards) or (question.at_once != question.cards) != (level == STEPS):
            return None
        return question.offering(rng)


def _laid_off(meld: Iterable[str], hand: Iterable[str]) -> int:
    """Return the cards of a hand that can be laid off on a meld, one after the other."""
    mask, held = bits(meld), bits(hand)
    while fitting := held & ~mask & LOW_ACE.extensions(mask):
        mask |= fitting
    return mask & held


def _is_near(card: str, meld: tuple[str, ...]) -> bool:
    """Return whether a card looks as if it could be laid off on a meld: it has a rank next to it, or its suit."""
    ranks = [RANKS.index(other[0]) for other in meld]
    return min(ranks) - 1 <= RANKS.index(card[0]) <= max(ranks) + 1 or card[1] in {other[1] for other in meld[:1]}
