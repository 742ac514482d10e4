"""`ask=outs`: how many of the unseen cards would complete a given combination."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass, replace
from functools import cached_property
from random import Random
from typing import Self, override

from ..cards import DECK, Card, distinct, format_cards, parse_cards
from ..category import Category, parse_category
from ..hands import HAND, hand_of, read
from ..kit.chance import pick, some
from ..kit.drills import LEVELS, choices
from ..kit.notation import Fields
from ..kit.questions import numbers
from .base import Drilled, OfNumbers, Varied, made_with
from .dealing import GROWN, hand_with
from .varying import Groups, other_cards, ranks_of


@dataclass(frozen=True)
class Outs(OfNumbers, Drilled, Varied):
    """Ask how many cards, added to a hand of four, make the combination `want` (section 3).

    Only cards out of sight count: neither those of the hand nor the cards `up`, which lie face up.
    """

    ask = "outs"
    order = 17
    hand: tuple[Card, ...]
    want: Category
    up: tuple[Card, ...] = ()

    @classmethod
    @override
    def read(cls, fields: Fields) -> Self:
        hand = hand_of(fields.read("hand", parse_cards), HAND - 1, HAND - 1)
        up = fields.read("up", parse_cards, "-")
        distinct((*hand, *up))
        return cls(fields.read("say", numbers), hand, fields.read("want", parse_category), up)

    @property
    @override
    def fields(self) -> dict[str, str]:
        seen = format_cards(self.up) if self.up else ""
        return {"want": self.want.name, "hand": format_cards(self.hand), "up": seen, "say": ".".join(self.answers)}

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards out of sight that make the combination `want` with the hand, in the order of the deck."""
        seen = (*self.hand, *self.up)
        return tuple(card for card in DECK if card not in seen and made_with(self.hand, card) is self.want)

    @cached_property
    @override
    def right(self) -> frozenset[str]:
        return frozenset({str(len(self.cards))})

    @classmethod
    @override
    def draw(cls, level: int, rng: Random) -> Self | None:
        """Return a question with a random hand of four that is one card short of a combination.

        Level 1 asks for one suit or for more cards of a rank, level 2 also for a Run; level 3 also shows five cards
        face up, which don't count. Return None if the four cards already make the combination.
        """
        wanted = (Category.SUITS_FULL, Category.FULL_PACK, Category.QUADS, *GROWN[1:])
        want = pick(rng, wanted if level == 1 else (*wanted, Category.RUN, Category.RUN))
        hand = hand_of(some(rng, hand_with(want, rng), HAND - 1), HAND - 1, HAND - 1)
        if read(hand).category is want:
            return None
        rest = [card for card in DECK if card not in hand]
        up = tuple(some(rng, rest, 2 + level)) if level == max(LEVELS) else ()
        right = len(cls((), hand, want, up).cards)
        return cls(choices(right, (3, 4, 8, 9, 12, right - 1, right + 1, right + 2), rng), hand, want, up)

    @override
    def varied(self, rng: Random) -> Self | None:
        """Return the question about other cards with the same outs to count, and the same numbers to choose from.

        What is one card short of a Run has its gap where it was: inside or at an end.
        """

        def likeness(groups: Groups) -> Hashable:
            hand, up = groups
            ranks = ranks_of(hand)
            return replace(self, hand=hand, up=up).right, self.want is Category.RUN and ranks[-1] - ranks[0]

        other = other_cards((self.hand, self.up), likeness, rng)
        return replace(self, hand=hand_of(other[0], HAND - 1, HAND - 1), up=other[1]) if other else None
