"""Swap as one of the games of `kit.game`."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum

from rake.kit.actions import CardAction
from rake.kit.bots import RandomBot
from rake.kit.cards import CardRefusal
from rake.kit.game import Bot, Game, GameRefusal
from rake.kit.points import PointsGame
from rake.kit.records import RecordRefusal

from .bots import THINKER, Lowest
from .deal import State, View
from .match import Match
from .rules import PRESETS, SwapRefusal

RULE_OF: dict[Enum, str] = {
    **dict.fromkeys(GameRefusal, "SW6"),
    **dict.fromkeys(RecordRefusal, "SW1"),
    **dict.fromkeys(SwapRefusal, "SW5"),
    GameRefusal.HIDDEN: "SW2",
    GameRefusal.OUT_OF_TURN: "SW5",
    RecordRefusal.NOT_AS_PLAYED: "SW2",
    CardRefusal.TWICE: "SW1",
    SwapRefusal.COUNT: "SW2",
    SwapRefusal.HIGH_CARD: "SW4",
    SwapRefusal.RANKED: "SW3",
}


class Swap(PointsGame[CardAction, State, View, Match]):
    """The game."""

    matches, rule_numbers, presets = Match, RULE_OF, tuple(PRESETS)
    bots: Mapping[str, Bot[CardAction, View]] = {"lowest": Lowest(), "thinker": THINKER, "random": RandomBot()}

    def total(self, state: State) -> int | None:
        return 0 if state.thrown_in else state.rules.tricks * (1 + state.rules.pairs)


GAME: Game[CardAction, State, View, Match] = Swap()
