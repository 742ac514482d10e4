"""Red Dog as one of the games of `kit.game`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import Enum

from ...kit.actions import Action
from ...kit.bots import RandomBot
from ...kit.cards import CardRefusal
from ...kit.errors import IllegalPosition, Violation
from ...kit.game import Bot, Game, GameRefusal
from ...kit.house_rules import RulesRefusal
from ...kit.questions import QuestionRefusal
from ...kit.records import DealRecord, RecordRefusal
from .action import parse_action
from .bots import Steady
from .deal import FORM, NOTATION, SEATS, STACK, RoundRefusal, State, View
from .match import Match, match_of, parse_match
from .rules import PRESETS, AmountsRefusal, parse_house_rules

__all__ = ["GAME"]

RULE_OF: Mapping[Enum, str] = {
    **dict.fromkeys(GameRefusal, "RD2.1"),
    **dict.fromkeys(RecordRefusal, "RD1.2"),
    CardRefusal.TWICE: "RD1.2",
    QuestionRefusal.ANSWERS: "RD4.4",
    GameRefusal.SEATS: "RD1.1",
    GameRefusal.SEAT: "RD1.1",
    GameRefusal.HIDDEN: "RD4.4",
    GameRefusal.MATCH_OVER: "RD4.4",
    GameRefusal.BETWEEN_DEALS: "RD4.4",
    RecordRefusal.PLAYERS: "RD1.1",
    RecordRefusal.STACKS: "RD1.1",
    RecordRefusal.NOT_AS_PLAYED: "RD4.4",
    RoundRefusal.NOT_NOW: "RD3.3",
    RoundRefusal.BET: "RD2.1",
    RoundRefusal.CANNOT_BET: "RD2.1",
    RoundRefusal.RAISE: "RD3.3",
    RoundRefusal.STACK: "RD4.4",
    RulesRefusal.VALUE: "RD6",
    AmountsRefusal.BETS: "RD2.1",
}


class RedDog(Game[Action, State, View, Match]):
    """Red Dog behind the interface `kit.game.Game`."""

    word, seats, presets, chips = NOTATION.word, SEATS, tuple(PRESETS), True
    bots: Mapping[str, Bot[Action, View]] = {"steady": Steady(), "random": RandomBot()}
    parse_action, parse_match = staticmethod(parse_action), staticmethod(parse_match)

    def rule_of(self, code: Enum) -> str:
        """Return the number of the rule behind a code, e.g. `RD3.3`."""
        return RULE_OF[code]

    def match(
        self, seats: int, rules: str = "default", *, stacks: Sequence[int] | None = None, stake: int | None = None
    ) -> Match:
        """Return a match that has not begun; Red Dog has no stake. Raises `InvalidNotation` and `IllegalPosition`."""
        if stake is not None:
            raise IllegalPosition(Violation(GameRefusal.NO_CHIPS))
        bought = (STACK,) * seats if stacks is None else tuple(stacks)
        if len(bought) != seats:
            raise IllegalPosition(Violation(RecordRefusal.STACKS, (len(bought), seats)))
        return match_of(parse_house_rules(rules), bought)

    def total(self, state: State) -> int | None:
        """Return None: what the players win or lose, the bank pays or takes, so their scores add up to anything."""
        return None

    def parse_record(self, text: str) -> DealRecord[Action, View, str]:
        """Return the record that a text holds. Raises `InvalidNotation` and `IllegalPosition`."""
        return FORM.parse(text)


GAME = RedDog()
"""The one instance of `RedDog`."""
