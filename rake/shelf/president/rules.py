"""The cards of President, its offices, the rules that a table can choose, and why it refuses (PR1, PR6)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from operator import add
from typing import Literal

from ...kit.cards import Deck
from ...kit.errors import IllegalPosition, Violation
from ...kit.house_rules import RulesRefusal, check_switches
from ...kit.switches import Switch, format_rules, rules_in_words

__all__ = ["DECK", "PRESETS", "HouseRules", "Office", "Refusal", "format_house_rules", "offices", "parse_house_rules"]

SEATS = range(3, 8)
RANKS, SUITS = "3456789TJQKA2", "CDHS"
DECK = Deck({rank: rank for rank in RANKS}, {suit: suit for suit in SUITS}, add)
"""The pack, low to high; suits only decide in which order equal cards are written and given up (PR1.2, PR2.4)."""

INDEX = {card: index for index, card in enumerate(DECK.cards)}
OPENING = "3S"
"""The card that is played first in a deal in which nobody holds an office (PR3.1)."""


def rank(card: str) -> int:
    """Return a card's rank, from 0 for a three to 12 for a two (PR1.2)."""
    return INDEX[card] // len(SUITS)


TWO = rank("2S")


class Office(Enum):
    """What a player is in the next deal (PR1.4)."""

    PRESIDENT = "president"
    VICE_PRESIDENT = "vice-president"
    GOVERNOR = "governor"
    LIEUTENANT_GOVERNOR = "lieutenant-governor"
    MAYOR = "mayor"
    CITIZEN = "citizen"
    BEGGAR = "beggar"


def offices(seats: int) -> tuple[Office, ...]:
    """Return the offices of that many players, the best first (PR1.4)."""
    *upper, citizen, beggar = Office
    return (*upper[: seats - 2], citizen, beggar)


SWITCHES = {
    "passing": Switch("PR3.4", {word: word for word in ("again", "final")}),
    "equal": Switch("PR3.3", {"no": False, "yes": True}),
    "finish2": Switch("PR3.8", {word: word for word in ("yes", "last")}),
    "exchange": Switch("PR2.4", {"one": 1, "two": 2, "none": 0}),
    "reseat": Switch("PR2.3", {"yes": True, "no": False}),
    "target": Switch("PR4.2", {"none": 0}, 1, 9999),
    "deals": Switch("PR4.2", {"none": 0}, 1, 9999),
}
"""Every house rule by the name of its field (PR6)."""


@dataclass(frozen=True, slots=True)
class HouseRules:
    """The house rules of a table (PR6). Raises `IllegalPosition` for what a table cannot have.

    `equal` says whether a play of equal rank beats another. `finish2` is the office of a player who goes out with twos:
    the best one still free, or the last. `exchange` is how many cards Beggar and President exchange. `target` is in
    points; 0 for it, or for `deals`, means that it ends nothing.
    """

    passing: Literal["again", "final"] = "again"
    equal: bool = False
    finish2: Literal["yes", "last"] = "yes"
    exchange: int = 1
    reseat: bool = True
    target: int = 11
    deals: int = 0

    def __post_init__(self) -> None:
        check_switches(self, SWITCHES)
        if not self.target and not self.deals:
            raise IllegalPosition(Violation(RulesRefusal.ENDLESS))

    def __str__(self) -> str:
        """Return the notation, e.g. `default.passing-final`."""
        return format_rules(self, PRESETS, SWITCHES)


PRESETS = {"default": HouseRules()}
"""The sets of rules that have a name."""

parse_house_rules, format_house_rules = rules_in_words(PRESETS, SWITCHES)
"""Return the rules that a text names, and the one way to write them: see `rules_in_words`."""


class Refusal(Enum):
    """Why President refuses an action, or the offices that a deal should begin with."""

    RETURN_FIRST = "return-first"
    NO_RETURN = "no-return"
    RETURN_COUNT = "return-count"
    MUST_LEAD = "must-lead"
    RANKS = "ranks"
    OPENING = "opening"
    COUNT = "count"
    NOT_HIGHER = "not-higher"
    OFFICES = "offices"
