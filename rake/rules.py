"""House rules: one frozen value that holds every switch of sections 8 and 9, and its notation."""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from enum import Enum
from functools import cache
from typing import Any, Literal, NamedTuple

from .kit import switches
from .kit.chips import MOST_CHIPS
from .kit.errors import IllegalPosition, Violation
from .kit.switches import ON_OFF, Switch, format_rules

__all__ = ["BOOK", "CARD_ROOM", "LITERAL", "PRESETS", "RUSSIAN", "HouseRules", "Ranking", "parse_rules"]


class Ranking(NamedTuple):
    """The two house rules that decide which of two hands is better (8.1, 8.3).

    Hands can be compared only if they were evaluated under the same ones.
    """

    two_pair_beats_three: bool
    kickers: Literal["all", "one"]


_ranking = cache(Ranking)

SWITCHES = {
    "two_pair_beats_three": Switch("8.1", ON_OFF),
    "kickers": Switch("8.3", {"all": "all", "one": "one"}),
    "middle": Switch("8.5", {"contesting": "contesting", "seated": "seated"}),
    "table_stakes": Switch("8.8", ON_OFF),
    "min_raise": Switch("8.10", {"any": "any", "last": "last"}),
    "betting": Switch("9.1", {name: name for name in ("no-limit", "pot-limit", "fixed-limit")}),
    "small_bet": Switch("9.1", {}, 1),
    "big_bet": Switch("9.1", {}, 1),
    "cap": Switch("9.1", {}, 1),
    "forced": Switch("9.2", {"ante": "ante", "blinds": "blinds"}),
    "missed_blinds": Switch("9.3", {name: name for name in ("post", "wait", "dealt")}),
    "buy_in_min": Switch("9.4", {}, 1),
    "buy_in_max": Switch("9.4", {}, 1),
    "clock": Switch("9.5", {"off": 0}, 1),
    "suits_full_tie": Switch("9.7", {"split": "split", "draw": "draw"}),
}
"""Every switch by its name, with the number of its rule and its values' words in notation."""


_enum: Any = Enum  # mypy reads only lists that are written out
SwitchRefusal: type[Enum] = _enum("SwitchRefusal", [(name, f"unknown-{name}") for name in SWITCHES])
"""Why the value of a switch is refused: one code for each switch."""


class RulesRefusal(Enum):
    """Why a combination of switch values is refused although each value alone is allowed."""

    BUY_INS = "buy-ins"


@dataclass(frozen=True, slots=True, repr=False)
class HouseRules:
    """The house rules of a table. The defaults are the preset `book`. Bets and buy-ins are chips, `clock` seconds.

    Raises `IllegalPosition` for a value that a switch can't have.
    """

    two_pair_beats_three: bool = False
    kickers: Literal["all", "one"] = "all"
    middle: Literal["contesting", "seated"] = "contesting"
    table_stakes: bool = True
    min_raise: Literal["any", "last"] = "any"
    betting: Literal["no-limit", "pot-limit", "fixed-limit"] = "no-limit"
    small_bet: int = 1
    big_bet: int = 2
    cap: int = 3
    forced: Literal["ante", "blinds"] = "ante"
    missed_blinds: Literal["post", "wait", "dealt"] = "post"
    buy_in_min: int = 1
    buy_in_max: int = MOST_CHIPS
    clock: int = 0
    suits_full_tie: Literal["split", "draw"] = "split"

    def __post_init__(self) -> None:
        for name, switch in SWITCHES.items():
            value = getattr(self, name)
            if not switch.allows(value):
                raise IllegalPosition(Violation(SwitchRefusal[name], (name, str(value))))
        if self.buy_in_min > self.buy_in_max:
            raise IllegalPosition(Violation(RulesRefusal.BUY_INS, (self.buy_in_min, self.buy_in_max)))

    @property
    def ranking(self) -> Ranking:
        """The part of these rules that hands are compared by."""
        return _ranking(self.two_pair_beats_three, self.kickers)

    def least_stack(self, stake: int) -> int:
        """Return the least chips with which a player is dealt in: 1 with table stakes, else the whole stake (8.12)."""
        return 1 if self.table_stakes else stake

    def __str__(self) -> str:
        """Return the notation: a preset's name, or `book` and every change to it in the order of the rules."""
        return format_rules(self, PRESETS, SWITCHES)

    def __repr__(self) -> str:
        """Return a Python expression that gives these rules."""
        return f"parse_rules({str(self)!r})"


BOOK = HouseRules()
"""The preset `book` (9.6): all defaults."""

CARD_ROOM = replace(BOOK, min_raise="last")
"""The preset `card-room` (9.6): the book, but a raise must be at least as large as the last one (8.10)."""

LITERAL = replace(BOOK, two_pair_beats_three=True, kickers="one", middle="seated", table_stakes=False)
"""The preset `literal` (9.6): the English text taken literally, wherever its sentences don't contradict each other."""

RUSSIAN = replace(BOOK, suits_full_tie="draw")
"""The preset `russian` (9.6): the book, but equal Suits Full hands draw a card each (9.7)."""

PRESETS = {"book": BOOK, "card-room": CARD_ROOM, "literal": LITERAL, "russian": RUSSIAN}

assert [field.name for field in fields(HouseRules)] == list(SWITCHES)


def parse_rules(text: str) -> HouseRules:
    """Return the house rules that `text` names: a preset, then its changes, e.g. `book.kickers-one.min_raise-last`.

    Raises `InvalidNotation` for an unknown preset, switch or value, and for a switch that appears twice, and
    `IllegalPosition` if two values contradict each other.
    """
    return switches.parse_rules(text, PRESETS, SWITCHES)
