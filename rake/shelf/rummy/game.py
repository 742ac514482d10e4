"""Rummy as one of the games of `kit.game`."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum

from ...kit.actions import CardAction
from ...kit.cards import CardRefusal
from ...kit.game import Game, GameRefusal
from ...kit.house_rules import RulesRefusal
from ...kit.points import PointsGame
from ...kit.questions import QuestionRefusal
from ...kit.records import RecordRefusal
from .bots import BOTS
from .deal import State, View
from .match import Match
from .rules import PRESETS, Refusal

__all__ = ["GAME", "RULE_OF"]

RULE_OF: Mapping[Enum, str] = {
    **dict.fromkeys(GameRefusal, "RM1.1"),
    **dict.fromkeys(RecordRefusal, "RM2.2"),
    CardRefusal.TWICE: "RM1.1",
    QuestionRefusal.ANSWERS: "RM5.10",
    GameRefusal.HIDDEN: "RM5.10",
    GameRefusal.OUT_OF_TURN: "RM2.3",
    GameRefusal.OVER: "RM3.6",
    GameRefusal.NOT_OVER: "RM3.6",
    GameRefusal.OTHER_DEAL: "RM2.1",
    GameRefusal.MATCH_OVER: "RM4.3",
    GameRefusal.BETWEEN_DEALS: "RM2.1",
    RecordRefusal.PLAYERS: "RM1.1",
    RecordRefusal.NOT_AS_PLAYED: "RM5.10",
    RulesRefusal.VALUE: "RM6",
    RulesRefusal.ENDLESS: "RM4.3",
    Refusal.DRAW_FIRST: "RM3.1",
    Refusal.HAS_DRAWN: "RM3.1",
    GameRefusal.NOT_HELD: "RM3.3",
    Refusal.NOT_A_MELD: "RM1.4",
    Refusal.SECOND_MELD: "RM3.2",
    Refusal.NO_SUCH_MELD: "RM3.4",
    Refusal.DOES_NOT_FIT: "RM3.4",
    Refusal.ONE_LAID_OFF: "RM3.4",
    Refusal.NOT_OPENED: "RM3.4",
    Refusal.ONE_DISCARDED: "RM3.5",
    Refusal.TAKEN: "RM3.5",
    Refusal.ONLY_TAKEN: "RM3.7",
    Refusal.NO_DISCARD: "RM3.6",
}


class Rummy(PointsGame[CardAction, State, View, Match]):
    """Rummy behind the interface `kit.game.Game`."""

    matches, rule_numbers, presets = Match, RULE_OF, tuple(PRESETS)
    bots = BOTS

    def total(self, state: State) -> int | None:
        """Return None: what is left in hands adds up to anything."""
        return None


GAME: Game[CardAction, State, View, Match] = Rummy()
"""The one instance of `Rummy`."""
