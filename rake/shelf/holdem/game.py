"""Hold'em as one of the games of `kit.game`, and the base class of its variants."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import Enum

from ...kit.betting import BettingRefusal
from ...kit.cards import CardRefusal
from ...kit.chair import TableRefusal
from ...kit.chairs import SeatRefusal
from ...kit.errors import IllegalPosition, Violation
from ...kit.game import Bot, Game, GameRefusal
from ...kit.house_rules import RulesRefusal
from ...kit.pots import PotRefusal
from ...kit.questions import QuestionRefusal
from ...kit.records import DealRecord, RecordRefusal
from ...kit.stakes import StakeRefusal
from .action import Act, parse_act
from .bots import BOTS
from .deal import SEATS, STACK, DealRefusal, State, View, form_of
from .match import Match, match_of, parse_match
from .rules import HOLDEM, AmountsRefusal, EquityRefusal, Variant

__all__ = ["GAME", "PokerGame"]

RULE_OF: Mapping[Enum, str] = {
    **dict.fromkeys(GameRefusal, "PK3.1"),
    GameRefusal.SEATS: "HE1.1",
    GameRefusal.SEAT: "HE1.1",
    GameRefusal.HIDDEN: "PK4.5",
    GameRefusal.OVER: "PK3.7",
    GameRefusal.NOT_OVER: "PK4.6",
    GameRefusal.OTHER_DEAL: "PK4.6",
    GameRefusal.MATCH_OVER: "PK4.7",
    GameRefusal.BETWEEN_DEALS: "PK4.6",
    CardRefusal.TWICE: "PK1.1",
    RecordRefusal.PLAYERS: "HE1.1",
    RecordRefusal.STACKS: "HE1.1",
    RecordRefusal.DECK: "PK1.1",
    RecordRefusal.NOT_AS_PLAYED: "PK4.5",
    SeatRefusal.PLAYERS: "HE1.1",
    SeatRefusal.SEAT: "HE1.1",
    StakeRefusal.STAKE: "PK2.2",
    StakeRefusal.FIXED_STAKE: "PK3.12",
    StakeRefusal.STACK: "PK4.6",
    StakeRefusal.DEAD_MONEY: "PK2.7",
    StakeRefusal.POSTED_TWICE: "PK2.7",
    **dict.fromkeys(TableRefusal, "PK4.6"),
    TableRefusal.DEALER: "PK2.1",
    TableRefusal.PLAYING: "PK2.1",
    RulesRefusal.VALUE: "PK6",
    AmountsRefusal.BUY_INS: "PK4.6",
    DealRefusal.ABSENT: "PK2.7",
    DealRefusal.ABSENT_SEAT: "PK2.7",
    **dict.fromkeys(EquityRefusal, "HE1.1"),
    QuestionRefusal.ANSWERS: "PK1.2",
    PotRefusal.ALL_FOLDED: "PK3.8",
    **dict.fromkeys(BettingRefusal, "PK3.3"),
    BettingRefusal.CANNOT_MATCH: "PK3.4",
    BettingRefusal.MORE_THAN_STACK: "PK3.5",
    BettingRefusal.NO_RAISE: "PK3.9",
    BettingRefusal.TOO_LITTLE: "PK3.9",
    BettingRefusal.NOT_REOPENED: "PK3.10",
    BettingRefusal.TOO_MUCH: "PK3.11",
    BettingRefusal.FIXED_NO_RAISE: "PK3.12",
    BettingRefusal.FIXED_NOT_REOPENED: "PK3.12",
    BettingRefusal.FIXED_TOO_LITTLE: "PK3.12",
    BettingRefusal.CAPPED: "PK3.12",
    BettingRefusal.NOBODY_TO_ANSWER: "PK5.8",
}


class PokerGame(Game[Act, State, View, Match]):
    """A variant of Hold'em behind the interface `kit.game.Game`.

    A subclass sets the `variant`, the two letters with which the numbers of its own rules begin, and what else differs.
    """

    variant: Variant
    prefix: str
    rules: Mapping[Enum, str] = RULE_OF
    bots: Mapping[str, Bot[Act, View]] = BOTS
    seats, chips = SEATS, True
    parse_action = staticmethod(parse_act)

    @property
    def word(self) -> str:
        """The word that opens its records."""
        return self.variant.word

    @property
    def presets(self) -> tuple[str, ...]:
        """The names of its sets of rules, `default` first."""
        return tuple(self.variant.presets)

    def rule_of(self, code: Enum) -> str:
        """Return the number of the rule behind a code, e.g. `PK3.9`."""
        return self.rules[code]

    def match(
        self, seats: int, rules: str = "default", *, stacks: Sequence[int] | None = None, stake: int | None = None
    ) -> Match:
        """Return a match that has not begun. Raises `InvalidNotation` and `IllegalPosition`."""
        bought = (STACK,) * seats if stacks is None else tuple(stacks)
        if len(bought) != seats:
            raise IllegalPosition(Violation(RecordRefusal.STACKS, (len(bought), seats)))
        return match_of(self.variant, bought, self.variant.parse_rules(rules), stake)

    def total(self, state: State) -> int | None:
        """Return 0: what some win, others lose, dead money included."""
        return 0

    def parse_record(self, text: str) -> DealRecord[Act, View, str]:
        """Return the record that a text holds. Raises `InvalidNotation` and `IllegalPosition`."""
        return form_of(self.variant).parse(text)

    def parse_match(self, text: str) -> Match:
        """Return the match that a text holds. Raises as `parse_record` does."""
        return parse_match(self.variant, text)


class Holdem(PokerGame):
    """Hold'em itself."""

    variant, prefix = HOLDEM, "HE"


GAME = Holdem()
