"""Questions about a trick of Solo Whist: which card wins it, and which may be played to it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from random import Random
from typing import Self, override

from ....kit.chance import below, pick, shuffle, some
from ....kit.errors import InvalidNotation
from ....kit.notation import Fields
from ....kit.trick_questions import Playable
from ....kit.trick_questions import Takes as TakesOfAnyGame
from ....kit.tricks import Suits
from ..deal import FORM
from ..rules import DECK, INDEX, RANKS, SEATS, SUITS, suits_with

__all__ = ["Legal", "Takes"]

SIZE = SEATS[-1]
"""How many cards make a trick."""


def read_trump(fields: Fields) -> str:
    """Return the trump suit, empty if there is none. Raises `InvalidNotation`."""
    return fields.read("trump", _suit, "-")


def _suit(text: str) -> str:
    if text != "-" and text.upper() not in {*SUITS}:
        raise InvalidNotation("suit", text)
    return text.upper().strip("-")


@dataclass(frozen=True)
class Takes(TakesOfAnyGame):
    """Ask which card wins the trick (SW3.14)."""

    notation, deck, size = FORM.notation, DECK, SIZE
    trump: str

    @classmethod
    @override
    def read(cls, fields: Fields) -> Self:
        return cls(cls.read_trick(fields), read_trump(fields))

    @property
    @override
    def fields(self) -> dict[str, str]:
        return {"trump": self.trump} | super().fields

    @property
    @override
    def suits(self) -> Suits:
        return suits_with(self.trump)

    @property
    def ruffs(self) -> int:
        """How many trumps lie on another suit that was led."""
        return sum(card[1] == self.trump != self.table[0][1] for card in self.table)

    @classmethod
    @override
    def draw(cls, level: int, rng: Random) -> Self | None:
        """Return a question with one trump on another suit, or none; at level 3 with two, or without trumps.

        From level 2 on a card lies in the trick that has a higher rank than the one that wins.
        """
        led, other, trump, *_ = some(rng, SUITS, len(SUITS))
        trump = "" if level > 1 and below(rng, 3) == 0 else trump
        near = [card for card in DECK.cards if card[1] in (led, other, trump)]
        first = pick(rng, [card for card in near if card[1] == led])
        rest = some(rng, [card for card in near if card != first], SIZE - 1)
        drawn = cls((first, *rest), trump)
        tempted = any(RANKS.index(card[0]) > RANKS.index(drawn.taking[0]) for card in drawn.table)
        if level == 1:
            return drawn if drawn.ruffs <= 1 else None
        wanted = (1,) if level == 2 else (2, 3)
        return drawn if tempted and (not trump or drawn.ruffs in wanted) else None


@dataclass(frozen=True)
class Legal(Playable):
    """Ask which cards of the hand may be played to a trick (SW3.13)."""

    notation, deck, size = FORM.notation, DECK, SIZE
    read_trump = staticmethod(read_trump)

    @property
    @override
    def suits(self) -> Suits:
        return suits_with(self.trump)

    @override
    def mistaken(self) -> Iterable[frozenset[str]]:
        led = self.table[0][1]
        follow = frozenset(card for card in self.hand if card[1] == led)
        trumps = frozenset(card for card in self.hand if card[1] == self.trump)
        best = max(INDEX[card] for card in self.table if card[1] == led)
        yield follow | trumps
        yield trumps or follow
        yield frozenset(self.hand)
        yield frozenset(self.hand) - trumps
        yield frozenset(card for card in follow if INDEX[card] > best)
        yield frozenset(card for card in follow if INDEX[card] < best)

    @classmethod
    @override
    def draw(cls, level: int, rng: Random) -> Self | None:
        """Return a question with a hand of four to six cards, by level; a third of them can't follow suit."""
        led, *suits = some(rng, SUITS, len(SUITS))
        trump = pick(rng, suits) if level < 3 or below(rng, 3) else ""
        cards = [*shuffle(rng, DECK.cards)]
        first = next(card for card in cards if card[1] == led)
        table = (first, *[card for card in cards if card != first][: below(rng, SIZE - 1)])
        void = below(rng, 3) == 0
        rest = [card for card in cards if card not in table and not (void and card[1] == led)]
        hand = DECK.descending(rest[: level + 3])
        return cls(hand=hand, say=(), trump=trump, table=table).offering(rng)
