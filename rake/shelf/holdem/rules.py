"""The rules of Hold'em as values: what a variant deals, and a table's house rules (PK6, HE6, OM6)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum
from functools import lru_cache
from typing import Literal

from ...kit.betting import Limits
from ...kit.chips import MOST_CHIPS
from ...kit.errors import IllegalPosition, InvalidNotation, Violation
from ...kit.house_rules import check_switches
from ...kit.notation import Notation
from ...kit.ranking import Ranking
from ...kit.switches import Switch, format_rules, parse_rules

__all__ = ["FLOP", "HOLDEM", "EquityRefusal", "HouseRules", "Variant"]

FLOP, TURN, RIVER = 3, 4, 5
"""How many cards the board has after each deal to it (HE1.2)."""

STREETS = (0, FLOP, TURN, RIVER)
"""How many cards lie on the board in each betting round (HE3.1)."""


NO_WILD, DEUCES = "none", "deuces"
"""The values of the house rule on wild cards."""


def parse_wild(text: str) -> bool:
    """Return whether deuces are wild, by the word for it in notation. Raises `InvalidNotation`."""
    if text not in (NO_WILD, DEUCES):
        raise InvalidNotation(f"{NO_WILD}|{DEUCES}", text)
    return text == DEUCES


def format_wild(wild: bool) -> str:
    """Return the word of notation that says whether deuces are wild; an empty text if they aren't."""
    return DEUCES if wild else ""


def _words(*words: str) -> dict[str, str]:
    return {word: word for word in words}


SWITCHES = {
    "betting": Switch("PK6", _words("no-limit", "pot-limit", "fixed-limit")),
    "small_bet": Switch("PK3.12", {}, 1),
    "big_bet": Switch("PK3.12", {}, 1),
    "cap": Switch("PK3.12", {}, 1, 100),
    "forced": Switch("PK2.3", _words("blinds", "ante")),
    "min_raise": Switch("PK3.9", _words("last", "any")),
    "late_minimum": Switch("PK5.4", _words("same", "double")),
    "missed_blinds": Switch("PK2.7", _words("post", "wait", "dealt")),
    "buy_in_min": Switch("PK4.6", {}, 1),
    "buy_in_max": Switch("PK4.6", {}, 1),
    "clock": Switch("PK3.13", {"off": 0}, 1),
    "broke": Switch("PK4.7", _words("rebuy", "leave")),
    "wild": Switch("PK5.7", _words(NO_WILD, DEUCES)),
    "showdown": Switch("HE5.3", _words("all", "muck")),
}
"""Every house rule by the name of its field, with the number of its rule and its values' words in notation."""


class AmountsRefusal(Enum):
    """Why house rules are refused if their amounts contradict each other."""

    BUY_INS = "buy-ins"


class EquityRefusal(Enum):
    """Why hands and a board, of which the equity is asked, are refused."""

    NO_HAND = "no-hand"
    PLAYERS = "players"
    HOLE = "hole"
    BOARD = "board"


@dataclass(frozen=True, slots=True)
class HouseRules:
    """The house rules of a table (PK6, HE6). Bets and buy-ins are chips, `clock` seconds, 0 without one.

    Raises `IllegalPosition` for what a table cannot have.
    """

    betting: Literal["no-limit", "pot-limit", "fixed-limit"] = "no-limit"
    small_bet: int = 1
    big_bet: int = 2
    cap: int = 3
    forced: Literal["blinds", "ante"] = "blinds"
    min_raise: Literal["last", "any"] = "last"
    late_minimum: Literal["same", "double"] = "same"
    missed_blinds: Literal["post", "wait", "dealt"] = "post"
    buy_in_min: int = 1
    buy_in_max: int = MOST_CHIPS
    clock: int = 0
    broke: Literal["rebuy", "leave"] = "rebuy"
    wild: Literal["none", "deuces"] = "none"
    showdown: Literal["all", "muck"] = "all"

    def __post_init__(self) -> None:
        check_switches(self, SWITCHES)
        if self.buy_in_min > self.buy_in_max:
            raise IllegalPosition(Violation(AmountsRefusal.BUY_INS, (self.buy_in_min, self.buy_in_max)))

    def least_stack(self, stake: int) -> int:
        """Return the least chips with which a player is dealt in, whatever the stake: one (PK2.4, PK2.5)."""
        return 1

    def limits(self, stake: int) -> Limits:
        """Return the limits of the four betting rounds (PK3.9 to PK3.12, HE3.5)."""
        full_raises = self.min_raise == "last"
        doubled = full_raises and self.late_minimum == "double"
        least = stake if full_raises else 1
        return Limits(
            structure=self.betting,
            sizes=(self.small_bet, self.small_bet, self.big_bet, self.big_bet),
            cap=self.cap,
            least_bets=(least, least, 2 * least if doubled else least),
            full_raises=full_raises,
        )


@dataclass(frozen=True, slots=True)
class Variant:
    """A variant of Hold'em: how many hole cards a player gets, and how many of them a hand must have exactly.

    `own` is 0 where any five of all cards make a hand (HE1.1). `presets` are its sets of rules by name.
    """

    word: str
    hole: int
    own: int
    default: HouseRules

    @property
    def notation(self) -> Notation:
        """How its positions are written."""
        return Notation(self.word, 1)

    def ranking(self, *, wild: bool) -> Ranking:
        """Return how hands are made and ranked, with wild deuces or without (HE1.1, OM1.2, PK5.7)."""
        return Ranking(self.own, wild)

    @property
    def presets(self) -> dict[str, HouseRules]:
        """The sets of rules that have a name, `default` first (PK6)."""
        return {
            "default": self.default,
            "card-room": self.default,
            "limit": replace(self.default, betting="fixed-limit"),
            "pirates": replace(self.default, clock=30, broke="leave"),
        }

    def parse_rules(self, text: str) -> HouseRules:
        """Return the rules that a text names, e.g. `default.min_raise-any`.

        Raises `InvalidNotation` and `IllegalPosition`.
        """
        return _parsed(self, text)

    def format_rules(self, rules: HouseRules | str) -> str:
        """Return the one way to write these rules, or those that a text names. Raises as `parse_rules` does."""
        return format_rules(self.parse_rules(rules) if isinstance(rules, str) else rules, self.presets, SWITCHES)


@lru_cache(64)
def _parsed(variant: Variant, text: str) -> HouseRules:
    return parse_rules(text, variant.presets, SWITCHES)


HOLDEM = Variant("holdem", hole=2, own=0, default=HouseRules())
"""Hold'em itself."""
