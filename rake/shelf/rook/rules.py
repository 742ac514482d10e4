"""The cards of Rook, what they count, the rules that a table can choose, and why it refuses (RK1, RK6)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from functools import lru_cache
from operator import add
from typing import Literal

from ...kit.cards import Deck
from ...kit.house_rules import check_switches
from ...kit.switches import Switch, format_rules, rules_in_words
from ...kit.tricks import Suits

__all__ = [
    "DECK",
    "PACKS",
    "POINTS",
    "PRESETS",
    "ROOK",
    "HouseRules",
    "Pack",
    "Refusal",
    "format_house_rules",
    "parse_house_rules",
    "suits_of",
]

SEATS = range(4, 6)
ROOK = "RO"
"""The card called the Rook, the lowest trump (RK1.2, RK3.8)."""

STEP = 5
"""Bids are multiples of this (RK3.1)."""

SWEEP = 100
"""The points for winning every trick (RK4.2)."""


@dataclass(frozen=True, slots=True)
class Pack:
    """The ranks of a pack, low to high, its suits in the order in which cards are written, and ranks that count."""

    ranks: tuple[str, ...]
    suits: str
    counters: Mapping[str, int]

    @property
    def cards(self) -> tuple[str, ...]:
        """The cards, the Rook first, then low to high."""
        return (ROOK, *(rank + suit for rank in self.ranks for suit in reversed(self.suits)))


PACKS = {
    "french": Pack(tuple("23456789TJQKA"), "SHDC", {"A": 15, "K": 10, "T": 10, "5": 5}),
    "rook57": Pack((*map(str, range(2, 15)), "1"), "RGYB", {"1": 15, "14": 10, "10": 10, "5": 5}),
}
"""The packs by their names (RK1.2 to RK1.4)."""

DECK: Deck[str] = Deck({}, {}, add, {card: card for pack in PACKS.values() for card in pack.cards})
"""The cards of both packs, as they're read: no card of one is written like another of the other."""

POINTS = {ROOK: 20} | {
    rank + suit: pack.counters.get(rank, 0) for pack in PACKS.values() for rank in pack.ranks for suit in pack.suits
}
"""What each card counts (RK1.3, RK1.4)."""

IN_CARDS = 180
"""What all cards of a pack count together (RK1.3)."""

HEIGHTS = {ROOK: -1} | {
    rank + suit: height for pack in PACKS.values() for height, rank in enumerate(pack.ranks) for suit in pack.suits
}
"""How high each card is in its suit; the Rook is below all trumps (RK3.8)."""


@lru_cache(16)
def suits_of(pack: str, trump: str) -> Suits:
    """Return how the cards of a pack compare with these trumps, to which the Rook belongs (RK5.7)."""
    heights = {card: HEIGHTS[card] for card in PACKS[pack].cards}
    return Suits(heights, lambda card: trump if card == ROOK else card[-1], trump)


SWITCHES = {
    "pack": Switch("RK1.4", {name: name for name in PACKS}),
    "target": Switch("RK5.9", {"1000": 1000, "500": 500}),
    "minbid": Switch("RK3.1", {"70": 70, "75": 75}),
    "give": Switch("RK6.3", {"3": 3, "0": 0}),
    "last": Switch("RK6.3", {"20": 20, "0": 0}),
    "made": Switch("RK6.3", {word: word for word in ("bid", "points")}),
    "allpass": Switch("RK5.4", {word: word for word in ("redeal", "dealer")}),
}
"""Every house rule by the name of its field (RK6)."""


@dataclass(frozen=True, slots=True)
class HouseRules:
    """The house rules of a table (RK6). Raises `IllegalPosition` for what a table cannot have.

    `give` is how many cards each passes on, `last` what the last trick counts. `made` says what the bidders score if
    they reach their bid: that, or their points. `allpass` says what happens if all but the dealer have passed: the
    dealer may bid or throw the hand in, or has the bid.
    """

    pack: Literal["french", "rook57"] = "french"
    target: int = 1000
    minbid: int = 70
    give: int = 3
    last: int = 20
    made: Literal["bid", "points"] = "bid"
    allpass: Literal["redeal", "dealer"] = "redeal"

    def __post_init__(self) -> None:
        check_switches(self, SWITCHES)

    def __str__(self) -> str:
        """Return the notation, e.g. `default.pack-rook57`."""
        return format_rules(self, PRESETS, SWITCHES)

    @property
    def cards(self) -> tuple[str, ...]:
        """The cards of the pack."""
        return PACKS[self.pack].cards

    @property
    def suits(self) -> str:
        """The suits of the pack."""
        return PACKS[self.pack].suits

    @property
    def most(self) -> int:
        """The highest bid: all the points that there are (RK5.3, RK6.3)."""
        return IN_CARDS + self.last

    def held(self, seats: int) -> int:
        """Return how many cards each is dealt; the others are the kitty (RK2.1, RK6.1)."""
        return len(self.cards) // seats


PRESETS = {"default": HouseRules()}
"""The sets of rules that have a name."""

parse_house_rules, format_house_rules = rules_in_words(PRESETS, SWITCHES)
"""Return the rules that a text names, and the one way to write them: see `rules_in_words`."""


class Refusal(Enum):
    """Why Rook refuses an action."""

    BID_OR_PASS = "bid-or-pass"
    STEP = "step"
    TOO_LOW = "too-low"
    NOT_HIGHER = "not-higher"
    TOO_HIGH = "too-high"
    GIVE_NOW = "give-now"
    COUNT = "count"
    NAME_TRUMP = "name-trump"
    SUIT = "suit"
    NO_PARTNER = "no-partner"
    PARTNER = "partner"
    PARTNER_HELD = "partner-held"
    SAY_WHO_LEADS = "say-who-leads"
    PLAY_NOW = "play-now"
    FOLLOW = "follow"
    ROOK_FOLLOWS = "rook-follows"
