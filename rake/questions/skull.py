"""`ask=skull`: whether the Ace of Skulls wins or loses the hand, or is not in it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from random import Random
from typing import Self, override

from ..cards import ACE_OF_SKULLS
from ..category import SAVING, Category
from ..hands import evaluate
from ..kit.chance import below, pick
from ..kit.drills import LEVELS
from .dealing import hand_with
from .name import Name


@dataclass(frozen=True)
class OfSkull(Name):
    """Ask whether the Ace of Skulls wins or loses a five-card hand, or is absent (section 5)."""

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
        """Return a question with a random hand, in most cases one with the Ace of Skulls.

        At level 1 the combination alone decides. From level 2 on the Ace may be a spare card beside a combination that
        would win with it. At level 3 the hand is one of these, or a Run, a Suits Full or a Two Pair. Return None for a
        hand that does not suit the level.
        """
        hand = hand_with(pick(rng, tuple(Category)), rng)
        value = evaluate(hand)
        spare = ACE_OF_SKULLS in value.kickers and value.category in SAVING
        if level == 1 and spare:
            return None
        hard = spare or value.category in (Category.RUN, Category.SUITS_FULL, Category.TWO_PAIR)
        if level == max(LEVELS) and not hard:
            return None
        return cls(hand) if ACE_OF_SKULLS in hand or not below(rng, 40) else None
