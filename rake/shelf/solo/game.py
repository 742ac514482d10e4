"""Solo Whist as one of the games of `kit.game`."""

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
    **dict.fromkeys(GameRefusal, "SW5.9"),
    **dict.fromkeys(RecordRefusal, "SW1.2"),
    CardRefusal.TWICE: "SW1.2",
    QuestionRefusal.ANSWERS: "SW3.16",
    GameRefusal.SEATS: "SW1.1",
    GameRefusal.SEAT: "SW1.1",
    GameRefusal.NO_CHIPS: "SW1.3",
    GameRefusal.HIDDEN: "SW2.3",
    GameRefusal.OUT_OF_TURN: "SW3.13",
    GameRefusal.OVER: "SW5.8",
    GameRefusal.NOT_OVER: "SW5.8",
    RecordRefusal.PLAYERS: "SW1.1",
    RecordRefusal.STACKS: "SW1.3",
    RecordRefusal.NOT_AS_PLAYED: "SW3.16",
    Refusal.NO_PROP: "SW3.4",
    Refusal.ACCEPTED: "SW3.4",
    Refusal.OWN_PROP: "SW3.9",
    Refusal.TOO_LOW: "SW3.3",
    Refusal.FINAL: "SW3.6",
    Refusal.BIDDING: "SW3.7",
    Refusal.NAMING: "SW3.11",
    Refusal.NO_NAMING: "SW3.11",
    Refusal.PLAYING: "SW3.13",
    GameRefusal.NOT_HELD: "SW3.13",
    Refusal.FOLLOW: "SW3.13",
    RulesRefusal.VALUE: "SW6",
}


class Solo(PointsGame[CardAction, State, View, Match]):
    """Solo Whist behind the interface `kit.game.Game`."""

    matches, rule_numbers, presets = Match, RULE_OF, tuple(PRESETS)
    bots: Mapping[str, Bot[CardAction, View]] = BOTS

    def total(self, state: State) -> int | None:
        """Return what the scores of a deal add up to: what one side pays, the other one wins (SW4.2)."""
        if state.rules.scoring == "chips" or not state.contract:
            return 0
        winners = len(state.bidding.declarers) if state.made else 4 - len(state.bidding.declarers)
        return winners * state.contract.credits


GAME: Game[CardAction, State, View, Match] = Solo()
"""The one instance of `Solo`."""
