"""The rules of Rummy as values: the pack, a table's house rules, and why the game refuses (RM1, RM6)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Literal

from ...kit.cards import Deck
from ...kit.errors import IllegalPosition, Violation
from ...kit.house_rules import RulesRefusal, check_switches
from ...kit.switches import Switch, format_rules, rules_in_words

__all__ = ["DECK", "PRESETS", "SEATS", "SWITCHES", "HouseRules", "Refusal", "parse_house_rules"]

SEATS = range(2, 7)
RANKS, SUITS = "A23456789TJQK", "SHDC"
DECK = Deck({rank: rank for rank in RANKS}, {suit: suit for suit in SUITS}, lambda rank, suit: rank + suit)
"""One pack of 52, of which the ace is the lowest card (RM1.2)."""

MOST_POINTS, MOST_DEALS = 1000, 100
"""The highest that `target` and `deals` can be."""


def cards_each(seats: int) -> int:
    """Return how many cards are dealt to each of that many players (RM2.2)."""
    return {2: 10, 3: 7, 4: 7}.get(seats, 6)


def _words(*words: str) -> dict[str, str]:
    return {word: word for word in words}


SWITCHES = {
    "melds": Switch("RM3.2", _words("one", "any")),
    "layoff": Switch("RM3.4", _words("always", "opened")),
    "ace": Switch("RM1.2", _words("low", "both")),
    "out": Switch("RM3.6", _words("any", "discard")),
    "restocks": Switch("RM3.9", {str(number): number for number in range(4)}),
    "deadwood": Switch("RM4.1", _words("unmatched", "all")),
    "score": Switch("RM4.2", _words("penalty", "winner")),
    "target": Switch("RM4.3", {"none": 0}, 1, MOST_POINTS),
    "deals": Switch("RM4.3", {"none": 0}, 1, MOST_DEALS),
}
"""Every house rule by the name of its field, with the number of its rule and its values' words in notation."""


class Refusal(Enum):
    """Why Rummy refuses an action."""

    DRAW_FIRST = "draw-first"
    HAS_DRAWN = "has-drawn"
    NOT_A_MELD = "not-a-meld"
    SECOND_MELD = "second-meld"
    NO_SUCH_MELD = "no-such-meld"
    DOES_NOT_FIT = "does-not-fit"
    ONE_LAID_OFF = "one-laid-off"
    NOT_OPENED = "not-opened"
    ONE_DISCARDED = "one-discarded"
    TAKEN = "taken"
    ONLY_TAKEN = "only-taken"
    NO_DISCARD = "no-discard"


@dataclass(frozen=True, slots=True)
class HouseRules:
    """The house rules of a table (RM6).

    `melds` is how many new melds a turn may have; `layoff` says who may lay off: all, or only players with a meld of
    their own; `ace` where it lies in runs; `out` how one may go out. `restocks` is how often the pile is turned over in
    a deal. `deadwood` is the cards that count at the end: those in no meld, or all. `score` says who gets the points,
    and `target` points or that many `deals` end the match, 0 for no such end. Raises `IllegalPosition` for what a table
    cannot have.
    """

    melds: Literal["one", "any"] = "one"
    layoff: Literal["always", "opened"] = "always"
    ace: Literal["low", "both"] = "low"
    out: Literal["any", "discard"] = "any"
    restocks: int = 1
    deadwood: Literal["unmatched", "all"] = "unmatched"
    score: Literal["penalty", "winner"] = "penalty"
    target: int = 50
    deals: int = 0

    def __post_init__(self) -> None:
        check_switches(self, SWITCHES)
        if not self.target and not self.deals:
            raise IllegalPosition(Violation(RulesRefusal.ENDLESS))

    def __str__(self) -> str:
        """Return the notation, e.g. `default.melds-any`."""
        return format_rules(self, PRESETS, SWITCHES)

    def scores(self, deadwood: Sequence[int], out: int | None) -> tuple[int, ...]:
        """Return the scores of a deal from the points of deadwood by seat, and the seat that is out, if any (RM4.2)."""
        if self.score == "penalty":
            return tuple(-cost for cost in deadwood)
        return tuple(sum(deadwood) if seat == out else 0 for seat in range(1, len(deadwood) + 1))


PRESETS: Mapping[str, HouseRules] = {"default": HouseRules()}
"""The sets of rules that have a name (RM6)."""

parse_house_rules, format_house_rules = rules_in_words(PRESETS, SWITCHES)
"""Return the rules that a text names, and the one way to write them: see `rules_in_words`."""
