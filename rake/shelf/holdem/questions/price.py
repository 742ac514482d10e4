"""The question whether a call is worth its chips."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from functools import partial
from random import Random
from typing import Self, override

from ....kit.chance import below
from ....kit.drills import Drilled
from ....kit.notation import Fields
from ....kit.ranking import DECK
from ..action import CALL, FOLD
from ..rules import TURN
from .base import PokerQuestion, within

__all__ = ["Price"]


@dataclass(frozen=True)
class Price(PokerQuestion, Drilled):
    """Ask whether to call `call` chips into a pot of `pot`, for a hand that wins `wins` times out of `of`.

    Call if that chance is at least the call's share of the pot with the call in it; at exactly that share a fold is as
    good.
    """

    ask = "price"
    pot: int
    call: int
    wins: int
    of: int

    @classmethod
    @override
    def read(cls, fields: Fields) -> Self:
        pot, call, times = (fields.read(name, partial(within, 1, None)) for name in ("pot", "call", "of"))
        return cls(pot, call, fields.read("wins", partial(within, 0, times)), times)

    @property
    @override
    def fields(self) -> dict[str, str]:
        return {"pot": str(self.pot), "call": str(self.call), "wins": str(self.wins), "of": str(self.of)}

    @property
    @override
    def answers(self) -> tuple[str, ...]:
        return str(CALL), str(FOLD)

    @property
    def needed(self) -> Fraction:
        """The least chance of winning with which a call doesn't lose chips on average."""
        return Fraction(self.call, self.pot + self.call)

    @property
    def chance(self) -> Fraction:
        """The chance of winning."""
        return Fraction(self.wins, self.of)

    @property
    @override
    def right(self) -> frozenset[str]:
        worth = {str(CALL): self.chance >= self.needed, str(FOLD): self.chance <= self.needed}
        return frozenset(answer for answer, best in worth.items() if best)

    @classmethod
    @override
    def draw(cls, level: int, rng: Random) -> Self | None:
        """Return a question with random numbers.

        At level 1 the hand wins one time in two to seven, and the pot is a multiple of the call; at level 2 the numbers
        are less round; at level 3 the chance is that of some outs among the cards that the player can't see on the
        turn. Return None if the chance is too far from the price, or too near.
        """
        call = 5 * (1 + below(rng, 20))
        if level == 1:
            pot, wins, times = call * (1 + below(rng, 6)), 1, 2 + below(rng, 6)
        elif level == 2:
            pot, wins, times = 5 * (call // 5 + below(rng, 80)), 1 + below(rng, 4), 5 + below(rng, 8)
        else:
            pot, wins, times = call + 5 * below(rng, 120), 2 + below(rng, 18), len(DECK.cards) - cls.variant.hole - TURN
        drawn = cls(pot, call, wins, times)
        least, most = {1: (0.05, 0.3), 2: (0.03, 0.15), 3: (0.01, 0.1)}[level]
        return drawn if least <= abs(drawn.chance - drawn.needed) <= most else None
