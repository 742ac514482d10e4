"""Rook as one of the games of `kit.game`."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum

from ...kit.cards import CardRefusal
from ...kit.game import Bot, Game, GameRefusal
from ...kit.house_rules import RulesRefusal
from ...kit.points import PointsGame
from ...kit.questions import QuestionRefusal
from ...kit.records import RecordRefusal
from .action import RookAction
from .bots import BOTS
from .deal import State, View
from .match import Match
from .rules import PRESETS, Refusal

__all__ = ["GAME", "RULE_OF"]

RULE_OF: Mapping[Enum, str] = {
    **dict.fromkeys(GameRefusal, "RK4.5"),
    **dict.fromkeys(RecordRefusal, "RK2.1"),
    CardRefusal.TWICE: "RK1.2",
    QuestionRefusal.ANSWERS: "RK3.10",
    GameRefusal.SEATS: "RK1.1",
    GameRefusal.SEAT: "RK1.1",
    GameRefusal.NO_CHIPS: "RK4.2",
    GameRefusal.HIDDEN: "RK2.2",
    GameRefusal.OUT_OF_TURN: "RK3.7",
    GameRefusal.OVER: "RK4.1",
    GameRefusal.NOT_OVER: "RK5.10",
    RecordRefusal.PLAYERS: "RK1.1",
    RecordRefusal.STACKS: "RK4.2",
    RecordRefusal.NOT_AS_PLAYED: "RK6.6",
    Refusal.BID_OR_PASS: "RK3.1",
    Refusal.STEP: "RK3.1",
    Refusal.TOO_LOW: "RK3.1",
    Refusal.NOT_HIGHER: "RK5.3",
    Refusal.TOO_HIGH: "RK3.1",
    Refusal.GIVE_NOW: "RK3.4",
    Refusal.COUNT: "RK3.4",
    GameRefusal.NOT_HELD: "RK3.7",
    Refusal.NAME_TRUMP: "RK3.5",
    Refusal.SUIT: "RK3.5",
    Refusal.NO_PARTNER: "RK1.1",
    Refusal.PARTNER: "RK6.1",
    Refusal.PARTNER_HELD: "RK6.4",
    Refusal.SAY_WHO_LEADS: "RK3.6",
    Refusal.PLAY_NOW: "RK3.7",
    Refusal.FOLLOW: "RK3.7",
    Refusal.ROOK_FOLLOWS: "RK5.7",
    RulesRefusal.VALUE: "RK6.3",
}


class Rook(PointsGame[RookAction, State, View, Match]):
    """Rook behind the interface `kit.game.Game`."""

    matches, rule_numbers, presets = Match, RULE_OF, tuple(PRESETS)
    bots: Mapping[str, Bot[RookAction, View]] = BOTS

    def total(self, state: State) -> int | None:
        """Return 0 for a hand thrown in; else None: what the bidders score hangs on their bid (RK4.2, RK4.3)."""
        return None if state.bidding.bidder else 0


GAME: Game[RookAction, State, View, Match] = Rook()
"""The one instance of `Rook`."""
