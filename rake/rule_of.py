"""The number, in the rulebook, of the rule behind each refusal of Rake."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from types import MappingProxyType

from .analysis.outs import OutsRefusal
from .analysis.spot import SpotRefusal
from .hands import HandRefusal
from .kit.betting import BettingRefusal
from .kit.cards import CardRefusal
from .kit.chair import TableRefusal
from .kit.chairs import SeatRefusal
from .kit.errors import Violation
from .kit.pots import PotRefusal
from .kit.questions import QuestionRefusal
from .kit.stakes import StakeRefusal
from .middle import PickRefusal
from .record import RecordRefusal
from .round_state import RoundRefusal
from .rules import SWITCHES, RulesRefusal, SwitchRefusal

__all__ = ["RULE_OF", "rule_of"]

RULE_OF: Mapping[Enum, str] = MappingProxyType(
    {SwitchRefusal[name]: switch.rule for name, switch in SWITCHES.items()}
    | {
        CardRefusal.TWICE: "2.1",
        HandRefusal.SIZE: "1.1",
        HandRefusal.DRAWN: "9.7",
        SeatRefusal.PLAYERS: "1.2",
        SeatRefusal.SEAT: "1.2",
        RulesRefusal.BUY_INS: "9.4",
        StakeRefusal.STAKE: "6.1",
        StakeRefusal.FIXED_STAKE: "9.1",
        StakeRefusal.STACK: "8.12",
        StakeRefusal.DEAD_MONEY: "9.3",
        StakeRefusal.POSTED_TWICE: "9.3",
        BettingRefusal.NOTHING_TO_FOLD: "8.13",
        BettingRefusal.NOTHING_TO_CALL: "7.2",
        BettingRefusal.OWES: "7.2",
        BettingRefusal.CANNOT_MATCH: "8.8",
        BettingRefusal.ALREADY_BET: "7.2",
        BettingRefusal.NO_BET: "7.2",
        BettingRefusal.MORE_THAN_STACK: "8.8",
        BettingRefusal.NO_RAISE: "8.10",
        BettingRefusal.FIXED_NO_RAISE: "9.1",
        BettingRefusal.NOBODY_TO_ANSWER: "8.8",
        BettingRefusal.NOT_REOPENED: "8.10",
        BettingRefusal.FIXED_NOT_REOPENED: "9.1",
        BettingRefusal.TOO_LITTLE: "8.10",
        BettingRefusal.FIXED_TOO_LITTLE: "9.1",
        BettingRefusal.TOO_MUCH: "9.1",
        BettingRefusal.CAPPED: "9.1",
        PotRefusal.ALL_FOLDED: "8.7",
        PickRefusal.NOT_FACE_UP: "6.5",
        PickRefusal.NOT_FACE_DOWN: "6.5",
        PickRefusal.OUT_OF_TURN: "6.5",
        RoundRefusal.DECK: "2.1",
        RoundRefusal.STACKS: "1.2",
        RoundRefusal.ABSENT_SEAT: "9.3",
        RoundRefusal.ABSENT: "9.3",
        RoundRefusal.MUST_TAKE: "6.5",
        RoundRefusal.BETTING: "6.3",
        RoundRefusal.SPOKEN: "8.17",
        RoundRefusal.OVER: "6.9",
        RecordRefusal.DEALT: "6.2",
        RecordRefusal.HIDDEN: "6.2",
        RecordRefusal.UNEQUAL_ROWS: "6.4",
        RecordRefusal.ROWS: "8.5",
        RecordRefusal.NO_MIDDLE: "6.4",
        RecordRefusal.OUT_OF_TURN: "7.1",
        RecordRefusal.DRAWN: "9.7",
        RecordRefusal.REVEAL: "8.14",
        RecordRefusal.REVEAL_MISSES: "8.14",
        RecordRefusal.NOT_AS_PLAYED: "6.9",
        TableRefusal.CHAIR: "8.16",
        TableRefusal.CHIPS_ON_TABLE: "9.4",
        TableRefusal.DEALER: "6.10",
        TableRefusal.PLAYING: "6.2",
        TableRefusal.EMPTY_CHAIR: "8.16",
        TableRefusal.TAKEN_CHAIR: "1.2",
        TableRefusal.CHIPS_ADDED: "9.4",
        TableRefusal.BUY_IN: "9.4",
        TableRefusal.ROUND_ON: "9.4",
        TableRefusal.NOT_OVER: "6.9",
        TableRefusal.OTHER_ROUND: "6.9",
        SpotRefusal.PICK: "6.7",
        SpotRefusal.FOLD: "7.4",
        SpotRefusal.FOLDED_TWICE: "7.4",
        SpotRefusal.ALONE: "8.7",
        SpotRefusal.SEEN: "6.5",
        SpotRefusal.NOT_IN_HAND: "6.5",
        SpotRefusal.LAID: "8.5",
        SpotRefusal.FACE_UP: "6.4",
        SpotRefusal.NOT_PICKING: "6.5",
        SpotRefusal.RARE: "6.7",
        OutsRefusal.TOO_FEW_UNSEEN: "6.7",
        QuestionRefusal.ANSWERS: "1.1",
    }
)
"""The number of the rule for every code of Rake's own. `GAME.rule_of` knows those of the frame for all games too."""


def rule_of(violation: Violation) -> str:
    """Return the number of the rule behind a violation, e.g. `8.13`."""
    return RULE_OF[violation.code]
