"""Trex as one of the games of `kit.game`."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum

from ...kit.actions import CardAction
from ...kit.cards import CardRefusal
from ...kit.game import Bot, Game, GameRefusal
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
    **dict.fromkeys(GameRefusal, "TX2.4"),
    **dict.fromkeys(RecordRefusal, "TX1.1"),
    CardRefusal.TWICE: "TX1.1",
    QuestionRefusal.ANSWERS: "TX3.4",
    GameRefusal.SEATS: "TX1.1",
    GameRefusal.SEAT: "TX1.1",
    GameRefusal.NO_CHIPS: "TX4.1",
    GameRefusal.HIDDEN: "TX2.1",
    GameRefusal.OUT_OF_TURN: "TX3.1",
    GameRefusal.OVER: "TX3.8",
    GameRefusal.NOT_OVER: "TX3.8",
    RecordRefusal.STACKS: "TX4.1",
    RecordRefusal.NOT_AS_PLAYED: "TX3.4",
    Refusal.CHOOSE_FIRST: "TX2.3",
    Refusal.CHOSEN: "TX2.3",
    Refusal.PLAYED_BEFORE: "TX2.3",
    Refusal.EXPOSE_FIRST: "TX5.4",
    Refusal.SHOW_FIRST: "TX5.4",
    Refusal.NOT_ASKED: "TX5.4",
    Refusal.NO_DOUBLE: "TX3.3",
    Refusal.NO_SHOW: "TX3.5",
    GameRefusal.NOT_HELD: "TX2.1",
    Refusal.FOLLOW: "TX3.1",
    Refusal.HEARTS: "TX3.2",
    Refusal.NO_PASS: "TX3.1",
    Refusal.CAN_PLAY: "TX3.7",
    Refusal.NOT_NEXT: "TX3.6",
    Refusal.OWNERS_CARD: "TX5.10",
    Refusal.PLAYED: "TX5.11",
    Refusal.SHEET: "TX4.4",
    RulesRefusal.VALUE: "TX6",
}


class Trex(PointsGame[CardAction, State, View, Match]):
    """Trex behind the interface `kit.game.Game`."""

    matches, rule_numbers, presets = Match, RULE_OF, tuple(PRESETS)
    bots: Mapping[str, Bot[CardAction, View]] = BOTS

    def total(self, state: State) -> int | None:
        """Return what the scores of a deal add up to (TX4.4)."""
        return 0 if state.is_void or state.contract is None else state.rules.sums[state.contract]


GAME: Game[CardAction, State, View, Match] = Trex()
"""The one instance of `Trex`."""
