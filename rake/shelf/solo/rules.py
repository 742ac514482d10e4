"""The rules of Solo Whist as values: the pack, the bids, a table's house rules, and why it refuses (SW3.1, SW6)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from operator import add, itemgetter
from typing import Literal, NamedTuple

from ...kit.cards import Deck
from ...kit.house_rules import check_switches
from ...kit.switches import Switch, format_rules, rules_in_words
from ...kit.tricks import Suits

__all__ = ["BIDS", "DECK", "PRESETS", "SWITCHES", "Bid", "HouseRules", "Refusal", "parse_house_rules", "suits_with"]

RANKS, SUITS = "23456789TJQKA", "CDHS"
DECK = Deck({rank: rank for rank in RANKS}, {suit: suit for suit in SUITS}, add)
"""The pack of 52, aces high (SW1.2)."""

INDEX: Mapping[str, int] = {card: index for index, card in enumerate(DECK.cards)}
SEATS = range(4, 5)
TRICKS = 13


class Bid(NamedTuple):
    """A bid (SW3.1): its rank among them, how many tricks make it, its credits, and which suit is trump.

    A bid of 0 tricks is made by winning none. `trump` is `default` for the suit of the card that was turned up, `named`
    for one that the declarer names, and `none`.
    """

    rank: int
    word: str
    tricks: int
    credits: int
    trump: Literal["default", "named", "none"]

    def is_made(self, tricks: int) -> bool:
        """Return whether it's made by a side that has won this many tricks of all 13."""
        return tricks >= self.tricks if self.tricks else not tricks


PROP = Bid(0, "prop", 8, 1, "default")
SOLO = Bid(1, "solo", 5, 1, "default")
MISERE = Bid(2, "misere", 0, 2, "none")
ABUNDANCE = Bid(3, "abundance", 9, 3, "named")
ROYAL = Bid(4, "royal", 9, 3, "default")
OUVERTE = Bid(5, "ouverte", 0, 4, "none")
SLAM = Bid(6, "slam", 13, 6, "none")

BIDS = (PROP, SOLO, MISERE, ABUNDANCE, ROYAL, OUVERTE, SLAM)
"""The bids, low to high."""

MOST_DEALS = 99

SWITCHES = {
    "deals": Switch("SW5.9", {}, 1, MOST_DEALS),
    "latecop": Switch("SW3.8", {word: word for word in ("next", "any", "none")}),
    "loneprop": Switch("SW3.9", {word: word for word in ("change", "throwin")}),
    "redeal": Switch("SW2.4", {word: word for word in ("same", "next")}),
    "scoring": Switch("SW4.2", {word: word for word in ("chips", "pencil")}),
}
"""Every house rule by the name of its field (SW6)."""


class Refusal(Enum):
    """Why Solo Whist refuses an action or house rules."""

    NO_PROP = "no-prop"
    ACCEPTED = "accepted"
    OWN_PROP = "own-prop"
    TOO_LOW = "too-low"
    FINAL = "final"
    BIDDING = "bidding"
    NAMING = "naming"
    NO_NAMING = "no-naming"
    PLAYING = "playing"
    FOLLOW = "follow"


@dataclass(frozen=True, slots=True)
class HouseRules:
    """The house rules of a table (SW6). Raises `IllegalPosition` for what a table cannot have.

    `deals` is how many played hands end a match. `latecop` says whose Prop seat 1 may still accept after a pass: that
    of the next seat, of any, or of none. `redeal` says who deals after a hand thrown in.
    """

    deals: int = 16
    latecop: Literal["next", "any", "none"] = "next"
    loneprop: Literal["change", "throwin"] = "change"
    redeal: Literal["same", "next"] = "same"
    scoring: Literal["chips", "pencil"] = "chips"

    def __post_init__(self) -> None:
        check_switches(self, SWITCHES)

    def __str__(self) -> str:
        """Return the notation, e.g. `default.latecop-any`."""
        return format_rules(self, PRESETS, SWITCHES)


PRESETS = {"default": HouseRules(), "pagat": HouseRules(latecop="any", redeal="next")}
"""The sets of rules that have a name."""

parse_house_rules, format_house_rules = rules_in_words(PRESETS, SWITCHES)
"""Return the rules that a text names, and the one way to write them: see `rules_in_words`."""


_SUITS = {trump: Suits(INDEX, itemgetter(1), trump) for trump in ("", *SUITS)}


def suits_with(trump: str) -> Suits:
    """Return how cards compare with this trump suit, or without one (SW3.14)."""
    return _SUITS[trump]
