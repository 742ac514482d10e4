"""Durak as one of the games of `kit.game`."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum

from ...kit.actions import CardAction
from ...kit.bots import RandomBot
from ...kit.cards import CardRefusal
from ...kit.game import Bot, Game, GameRefusal
from ...kit.house_rules import RulesRefusal
from ...kit.points import PointsGame
from ...kit.questions import QuestionRefusal
from ...kit.records import RecordRefusal
from .bots import BOLD, CAREFUL, STRONG
from .deal import State, View
from .match import Match
from .rules import PRESETS, Refusal

__all__ = ["GAME", "RULE_OF"]

RULE_OF: Mapping[Enum, str] = {
    **dict.fromkeys(GameRefusal, "DU3.1"),
    **dict.fromkeys(RecordRefusal, "DU5.11"),
    CardRefusal.TWICE: "DU1.2",
    GameRefusal.SEATS: "DU1.1",
    GameRefusal.SEAT: "DU1.1",
    GameRefusal.HIDDEN: "DU5.9",
    GameRefusal.OVER: "DU4.1",
    GameRefusal.NOT_OVER: "DU4.1",
    GameRefusal.OTHER_DEAL: "DU4.2",
    GameRefusal.MATCH_OVER: "DU4.3",
    RecordRefusal.PLAYERS: "DU1.1",
    RecordRefusal.NOT_AS_PLAYED: "DU5.9",
    QuestionRefusal.ANSWERS: "DU5.11",
    Refusal.OPENING: "DU3.2",
    Refusal.ANSWER: "DU3.3",
    Refusal.THROWING: "DU3.4",
    Refusal.GIVING: "DU3.7",
    GameRefusal.NOT_HELD: "DU1.3",
    Refusal.LOWER: "DU1.4",
    Refusal.OTHER_SUIT: "DU1.4",
    Refusal.RANK: "DU3.4",
    Refusal.GIFT_RANK: "DU3.7",
    Refusal.TRANSFER_OFF: "DU6",
    Refusal.TRANSFER_LATE: "DU6",
    Refusal.TRANSFER_RANK: "DU6",
    Refusal.TRANSFER_ROOM: "DU6",
    Refusal.DURAK_SEAT: "DU5.11",
    RulesRefusal.VALUE: "DU6",
}


class Durak(PointsGame[CardAction, State, View, Match]):
    """Durak behind the interface `kit.game.Game`."""

    matches, rule_numbers, presets = Match, RULE_OF, tuple(PRESETS)
    bots: Mapping[str, Bot[CardAction, View]] = {
        "careful": CAREFUL,
        "bold": BOLD,
        "strong": STRONG,
        "random": RandomBot(),
    }

    def total(self, state: State) -> int | None:
        """Return what the scores of a deal add up to: one mark, or none after a draw."""
        return -bool(state.ended)


GAME: Game[CardAction, State, View, Match] = Durak()
"""The one instance of `Durak`."""
