"""`ask=winner`: which of two to eight hands wins."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass, replace
from functools import cached_property
from random import Random
from typing import Self, override

from ..cards import ACE_OF_SKULLS, Card, format_cards
from ..category import Category
from ..hands import Decision, evaluate, hands_of, showdown
from ..kit.chance import below, pick, shuffle, some
from ..kit.drills import LEVELS
from ..kit.notation import Fields
from ..notation import format_rules, parse_several
from ..rules import BOOK, HouseRules, parse_rules
from .base import Drilled, Varied
from .dealing import COMMON_CATEGORIES, hands_with
from .varying import Groups, compared, other_cards, shape

SPLIT = "split"
"""The answer that the best hands are equal, so that their holders split the pot."""


@dataclass(frozen=True)
class Winner(Drilled, Varied):
    """Ask which of two to eight five-card hands wins, or whether the best split (sections 3 to 5)."""

    ask = "winner"
    order = 6
    hands: tuple[tuple[Card, ...], ...]
    rules: HouseRules = BOOK

    @classmethod
    @override
    def read(cls, fields: Fields) -> Self:
        return cls(hands_of(fields.read("hands", parse_several)), fields.read("rules", parse_rules, "book"))

    @property
    @override
    def fields(self) -> dict[str, str]:
        return {"hands": "_".join(map(format_cards, self.hands)), "rules": format_rules(self.rules)}

    @property
    @override
    def answers(self) -> tuple[str, ...]:
        return (*map(str, range(1, len(self.hands) + 1)), SPLIT)

    @cached_property
    @override
    def right(self) -> frozenset[str]:
        result = showdown(dict(enumerate(self.hands, 1)), self.rules)
        if result.decided_by is Decision.DRAW:  # the cards of the stock decide, which nobody knows (9.7)
            return frozenset()
        return frozenset({SPLIT if len(result.winners) > 1 else str(result.winners[0])})

    @classmethod
    @override
    def draw(cls, level: int, rng: Random) -> Self | None:
        """Return a question with random hands.

        Level 1 has two hands of different combinations, level 2 two of the same one, level 3 three hands of frequent
        combinations. The Ace of Skulls is in one of the hands at level 3 only. Return None for hands that don't suit.
        """
        if level == 1:
            one, other = some(rng, tuple(Category), 2)
            hands = hands_with((one, other), rng)
        elif level == 2:
            hands = hands_with((pick(rng, COMMON_CATEGORIES),) * 2, rng)
        else:
            hands = hands_with([pick(rng, COMMON_CATEGORIES) for _ in range(3)], rng)
        first, second = (evaluate(hand).combination[0].rank for hand in hands[:2])
        if level == 2 and first is not second and below(rng, 8):
            return None
        skull = any(ACE_OF_SKULLS in hand for hand in hands)
        return cls(hands) if skull == (level == max(LEVELS)) else None

    @override
    def varied(self, rng: Random) -> Self | None:
        """Return the question about hands that are the same and compare in the same way, in other cards and order.

        None under a house rule: only the step of a lesson explains which one holds.
        """
        if self.rules != BOOK:
            return None

        def likeness(hands: Groups) -> Hashable:
            return replace(self, hands=hands).right, compared(hands), *map(shape, hands)

        other = other_cards(self.hands, likeness, rng)
        return replace(self, hands=hands_of(shuffle(rng, other))) if other else None
