"""President as one of the games of `kit.game`."""

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
    **dict.fromkeys(GameRefusal, "PR4.2"),
    **dict.fromkeys(RecordRefusal, "PR1.1"),
    CardRefusal.TWICE: "PR1.1",
    QuestionRefusal.ANSWERS: "PR5.8",
    GameRefusal.SEATS: "PR1.1",
    GameRefusal.SEAT: "PR1.1",
    GameRefusal.NO_CHIPS: "PR4.1",
    GameRefusal.HIDDEN: "PR5.7",
    GameRefusal.OUT_OF_TURN: "PR3.3",
    GameRefusal.OVER: "PR3.9",
    GameRefusal.NOT_OVER: "PR3.9",
    RecordRefusal.STACKS: "PR4.1",
    RecordRefusal.NOT_AS_PLAYED: "PR5.7",
    Refusal.RETURN_FIRST: "PR2.4",
    Refusal.NO_RETURN: "PR2.4",
    Refusal.RETURN_COUNT: "PR2.4",
    GameRefusal.NOT_HELD: "PR3.2",
    Refusal.MUST_LEAD: "PR3.2",
    Refusal.RANKS: "PR3.2",
    Refusal.OPENING: "PR3.1",
    Refusal.COUNT: "PR3.3",
    Refusal.NOT_HIGHER: "PR3.3",
    Refusal.OFFICES: "PR2.3",
    RulesRefusal.VALUE: "PR6",
    RulesRefusal.ENDLESS: "PR4.2",
}


class President(PointsGame[CardAction, State, View, Match]):
    """President behind the interface `kit.game.Game`."""

    matches, rule_numbers, presets = Match, RULE_OF, tuple(PRESETS)
    bots: Mapping[str, Bot[CardAction, View]] = BOTS

    def total(self, state: State) -> int | None:
        """Return what the scores of a deal add up to (PR4.1)."""
        return 3


GAME: Game[CardAction, State, View, Match] = President()
"""The one instance of `President`."""
