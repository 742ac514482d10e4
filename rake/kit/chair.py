"""A chair at a table: who sits there with how many chips, and which blinds they owe."""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import Enum

from .chips import check_whole
from .errors import IllegalPosition, InvalidNotation, Violation

__all__ = ["Chair"]

_CHAIR = re.compile(r"(0|[1-9][0-9]{0,6})(a?)(w?)(s?)(b?)(?:t([1-3]))?", re.ASCII)
LAPSES = 3
"""The most late decisions in a row that are counted. Each halves the time limit, but never below a fifth (9.5)."""


class TableRefusal(Enum):
    """Why a table, or an action between rounds, is refused."""

    CHAIR = "chair"
    CHIPS_ON_TABLE = "chips-on-table"
    DEALER = "dealer"
    PLAYING = "playing"
    EMPTY_CHAIR = "empty-chair"
    TAKEN_CHAIR = "taken-chair"
    CHIPS_ADDED = "chips-added"
    BUY_IN = "buy-in"
    ROUND_ON = "round-on"
    NOT_OVER = "not-over"
    OTHER_ROUND = "other-round"


@dataclass(frozen=True, slots=True)
class Chair:
    """A player in a chair: their chips, whether they sit out, and which blinds they owe.

    `away` says that the player sits out, `waiting` that they are back but wait for the big blind; `owes_small` and
    `owes_big` tell which blinds they missed while away (9.3); `lapses` counts decisions in a row that came too late, up
    to three (9.5). Raises `IllegalPosition`, and `TypeError` for chips that are not whole.
    """

    stack: int
    away: bool = False
    waiting: bool = False
    owes_small: bool = False
    owes_big: bool = False
    lapses: int = 0

    def __post_init__(self) -> None:
        check_whole(self.stack)
        if self.stack < 0 or not 0 <= self.lapses <= LAPSES or (self.away and self.waiting):
            raise IllegalPosition(Violation(TableRefusal.CHAIR, (str(self),)))

    def __str__(self) -> str:
        """Return the notation: the chips, a letter for each field that is True, `t` and the lapses, e.g. `80at2`."""
        marks = (("a", self.away), ("w", self.waiting), ("s", self.owes_small), ("b", self.owes_big))
        return f"{self.stack}{''.join(mark for mark, so in marks if so)}{f't{self.lapses}' if self.lapses else ''}"


def parse_chair(text: str) -> Chair | None:
    """Return the chair that a text such as `80at2` describes, None for `-`. Raises `InvalidNotation`."""
    match = _CHAIR.fullmatch(text)
    if not match and text != "-":
        raise InvalidNotation("chair", text)
    if not match:
        return None
    away, waiting, small, big = map(bool, match.group(2, 3, 4, 5))
    return Chair(int(match[1]), away, waiting, small, big, int(match[6] or 0))
