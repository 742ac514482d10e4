"""Swap as one of the games of `kit.game`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import Enum

from rake.kit.actions import CardAction
from rake.kit.bots import RandomBot
from rake.kit.cards import CardRefusal
from rake.kit.errors import IllegalPosition, Violation
from rake.kit.game import Bot, Game, GameRefusal
from rake.kit.records import DealRecord, RecordRefusal

from .action import parse_action
from .bots import THINKER, Lowest
from .deal import FORM, NOTATION, State
from .match import Match, parse_match
from .rules import PRESETS, SEATS, SwapRefusal

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


class Swap(Game[CardAction, State]):
    """The game."""

    word, seats, presets, chips = NOTATION.word, SEATS, tuple(PRESETS), False
    bots: Mapping[str, Bot[CardAction]] = {"lowest": Lowest(), "thinker": THINKER, "random": RandomBot()}
    parse_match = staticmethod(parse_match)

    def rule_of(self, code: Enum) -> str:
        return RULE_OF[code]

    def match(
        self, seats: int, rules: str = "default", *, stacks: Sequence[int] | None = None, stake: int | None = None
    ) -> Match:
        if seats not in self.seats:
            raise IllegalPosition(Violation(GameRefusal.SEATS, (seats,)))
        if (stacks, stake) != (None, None):
            raise IllegalPosition(Violation(GameRefusal.NO_CHIPS))
        return Match(FORM.rules(rules), (0,) * seats)

    def total(self, state: State) -> int | None:
        return 0 if state.thrown_in else state.rules.tricks

    def parse_action(self, text: str) -> CardAction:
        return parse_action(text)

    def parse_record(self, text: str) -> DealRecord[CardAction, str]:
        return FORM.parse(text)


GAME: Game[CardAction, State] = Swap()
