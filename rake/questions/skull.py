"""`ask=skull`: what the Ace of Skulls does."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from random import Random
from typing import Self, override

from ..cards import ACE_OF_SKULLS
from ..category import SAVING, Category
from ..hands import evaluate
from ..kit.chance import below, pick
from .dealing import LEVELS, hand_with
from .name import Name


@dataclass(frozen=True)
class OfSkull(Name):
    """Ask what the Ace of Skulls does to a hand (section 5)."""

    ask = "skull"
    order = 5
    answers = ("wins", "loses", "absent")

    @cached_property
    @override
    def right(self) -> frozenset[str]:
        return frozenset({evaluate(self.hand).skull.value})

    @classmethod
    @override
    def draw(cls, level: int, rng: Random) -> Self | None:
        """Ask where the name alone tells, then where the Ace may be spare, then where it is hard to see."""
        hand = hand_with(pick(rng, tuple(Category)), rng)
        value = evaluate(hand)
        spare = ACE_OF_SKULLS in value.kickers and value.category in SAVING
        if level == 1 and spare:
            return None
        hard = spare or value.category in (Category.RUN, Category.SUITS_FULL, Category.TWO_PAIR)
        if level == max(LEVELS) and not hard:
            return None
        return cls(hand) if ACE_OF_SKULLS in hand or not below(rng, 40) else None
