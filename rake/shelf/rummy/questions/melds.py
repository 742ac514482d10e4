"""The question which cards are a meld in Rummy."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from random import Random
from typing import Self, override

from ....kit.chance import below, pick, shuffle, some
from ....kit.drills import Drilled
from ....kit.errors import read_each
from ....kit.notation import Fields
from ..deal import NOTATION
from ..melds import LOW_ACE, bits
from ..rules import DECK, RANKS, SUITS

__all__ = ["IsMeld"]

OFFERED = 4
"""How many answers a drill's question has."""

type Made = Callable[[int, Random], tuple[str, ...]]
"""Makes that many cards, at least three."""


@dataclass(frozen=True)
class IsMeld(Drilled):
    """Ask which of these sets of cards is a meld (RM1.4); the answers are their numbers."""

    ask, notation = "meld", NOTATION
    hands: tuple[tuple[str, ...], ...]

    @classmethod
    @override
    def read(cls, fields: Fields) -> Self:
        question = cls(fields.read("hands", partial(read_each, "_", DECK.parse_cards)))
        for cards in question.hands:
            DECK.distinct(cards)
        return question

    @property
    @override
    def fields(self) -> dict[str, str]:
        return {"hands": "_".join(map(DECK.format_cards, self.hands))}

    @property
    @override
    def answers(self) -> tuple[str, ...]:
        return tuple(str(number) for number in range(1, len(self.hands) + 1))

    @property
    @override
    def right(self) -> frozenset[str]:
        sets = zip(self.answers, self.hands, strict=True)
        return frozenset(number for number, cards in sets if bits(cards) in LOW_ACE.cards)

    @classmethod
    @override
    def draw(cls, level: int, rng: Random) -> Self | None:
        """Return a question with one meld, of up to `level` + 2 cards, and sets that lack little of one."""
        count = 3 + below(rng, level)
        meld = pick(rng, (_group, _run))(count, rng)
        wrong = [pick(rng, LACKING[level])(3 + below(rng, level), rng) for _ in range(OFFERED - 1)]
        sets = {meld, *wrong}
        if len(sets) < OFFERED or any(bits(cards) in LOW_ACE.cards for cards in wrong):
            return None
        return cls(shuffle(rng, sorted(sets)))


def _group(count: int, rng: Random) -> tuple[str, ...]:
    """Return a group, of four cards at most."""
    rank = pick(rng, RANKS)
    missing = some(rng, SUITS, len(SUITS) - min(count, len(SUITS)))
    return tuple(rank + suit for suit in SUITS if suit not in missing)


def _run(count: int, rng: Random) -> tuple[str, ...]:
    """Return a run."""
    return _line(RANKS, count, rng)


def _line(ranks: str, count: int, rng: Random) -> tuple[str, ...]:
    """Return cards of one suit, side by side in these ranks."""
    start, suit = below(rng, len(ranks) - count + 1), pick(rng, SUITS)
    return tuple(rank + suit for rank in ranks[start : start + count])


def _two(count: int, rng: Random) -> tuple[str, ...]:
    """Return two cards of a meld."""
    return pick(rng, (_group, _run))(count, rng)[:2]


def _with_stranger(count: int, rng: Random) -> tuple[str, ...]:
    """Return a run of which one card has another suit."""
    cards, at = list(_run(count, rng)), below(rng, count)
    cards[at] = cards[at][0] + pick(rng, [suit for suit in SUITS if suit != cards[at][1]])
    return tuple(cards)


def _mixed(count: int, rng: Random) -> tuple[str, ...]:
    """Return cards of a rank, and a neighbour of one of them."""
    *cards, last = _group(count, rng)
    at = RANKS.index(last[0])
    return (*cards, pick(rng, RANKS[max(0, at - 1) : at] + RANKS[at + 1 : at + 2]) + cards[0][1])


def _with_gap(count: int, rng: Random) -> tuple[str, ...]:
    """Return a run that lacks a card in the middle."""
    cards = _run(count + 1, rng)
    gap = 1 + below(rng, count - 1)
    return (*cards[:gap], *cards[gap + 1 :])


def _past_king(count: int, rng: Random) -> tuple[str, ...]:
    """Return neighbours among which the ace comes after the king."""
    around = RANKS[1 - count :] + RANKS[: count - 1]
    return _line(around, count, rng)


LACKING: Mapping[int, tuple[Made, ...]] = {
    1: (_two, _with_stranger, _mixed),
    2: (_with_stranger, _mixed, _with_gap, _past_king),
    3: (_with_stranger, _mixed, _with_gap, _past_king),
}
"""What makes the wrong answers of a drill, by level."""
