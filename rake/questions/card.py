"""`ask=card`: which card of the middle wins most often."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Self, override

from ..action import Action
from ..analysis.coach import advise
from ..analysis.odds import Odds, format_odds, read_odds
from ..kit.cards import UNSEEN
from ..kit.notation import Fields
from .base import Question


@dataclass(frozen=True)
class BestCard(Question):
    """Ask which card of the middle wins most often when picked up (6.5, 6.7).

    A card whose chance to win is equal to the best within the error of the odds is right too.
    """

    ask = "card"
    order = 7
    odds: Odds

    @classmethod
    @override
    def read(cls, fields: Fields) -> Self:
        return cls(read_odds(fields))

    @property
    @override
    def fields(self) -> dict[str, str]:
        return format_odds(self.odds)

    @property
    @override
    def answers(self) -> tuple[str, ...]:
        return tuple(map(_taken, self.odds.spot.options))

    @cached_property
    @override
    def right(self) -> frozenset[str]:
        return frozenset(map(_taken, advise(self.odds).best))

    def action(self, answer: str) -> Action:
        """Return the pick-up that an answer stands for: a card's notation, or `xx` for a face-down card."""
        return self.odds.spot.options[self.answers.index(answer)]


def _taken(action: Action) -> str:
    return str(action.card or UNSEEN)
