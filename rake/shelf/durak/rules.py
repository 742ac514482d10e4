"""The rules of Durak as values: the pack, which card beats which, a table's house rules, and why it refuses (DU6)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from operator import add
from typing import Literal

from ...kit.cards import Deck
from ...kit.house_rules import check_switches
from ...kit.switches import Switch, format_rules, rules_in_words

__all__ = ["DECK", "PRESETS", "SWITCHES", "HouseRules", "Refusal", "beats", "clockwise", "parse_house_rules"]

RANKS, SUITS = "6789TJQKA", "CDHS"
DECK = Deck({rank: rank for rank in RANKS}, {suit: suit for suit in SUITS}, add)
"""The pack of 36 (DU1.2)."""

INDEX: Mapping[str, int] = {card: index for index, card in enumerate(DECK.cards)}
"""Each card's index in the pack, by rank and then by suit."""

SEATS = range(2, 6)
HELD = 6
"""How many cards each player is dealt, and refills to (DU2.2, DU3.9)."""

LIMIT = 6
"""The most attack cards and gifts of a bout (DU3.8)."""

MOST_DEALS = 99

SWITCHES = {
    "throwers": Switch("DU3.4", {word: word for word in ("all", "neighbours", "attacker")}),
    "after_take": Switch("DU3.7", {word: word for word in ("give", "none")}),
    "first_limit": Switch("DU3.8", {"6": 6, "5": 5}),
    "next_start": Switch("DU2.4", {word: word for word in ("left", "lowest", "under")}),
    "transfer": Switch("DU6", {"no": False, "yes": True}),
    "deals": Switch("DU4.3", {}, 1, MOST_DEALS),
}
"""Every house rule by the name of its field."""


class Refusal(Enum):
    """Why Durak refuses an action, a record or house rules."""

    OPENING = "opening"
    ANSWER = "answer"
    THROWING = "throwing"
    GIVING = "giving"
    LOWER = "lower"
    OTHER_SUIT = "other-suit"
    RANK = "rank"
    GIFT_RANK = "gift-rank"
    TRANSFER_OFF = "transfer-off"
    TRANSFER_LATE = "transfer-late"
    TRANSFER_RANK = "transfer-rank"
    TRANSFER_ROOM = "transfer-room"
    DURAK_SEAT = "durak-seat"


@dataclass(frozen=True, slots=True)
class HouseRules:
    """The house rules of a table (DU6). Raises `IllegalPosition` for what a table cannot have."""

    throwers: Literal["all", "neighbours", "attacker"] = "all"
    after_take: Literal["give", "none"] = "give"
    first_limit: int = LIMIT
    next_start: Literal["left", "lowest", "under"] = "left"
    transfer: bool = False
    deals: int = 5

    def __post_init__(self) -> None:
        check_switches(self, SWITCHES)

    def __str__(self) -> str:
        """Return the notation, e.g. `default.throwers-neighbours`."""
        return format_rules(self, PRESETS, SWITCHES)


PRESETS = {"default": HouseRules()}
"""The sets of rules that have a name."""

parse_house_rules, format_house_rules = rules_in_words(PRESETS, SWITCHES)
"""Return the rules that a text names, and the one way to write them: see `rules_in_words`."""


def beats(card: str, other: str, trump: str) -> bool:
    """Return whether a card beats another one with this trump suit (DU1.4)."""
    if card[1] == other[1]:
        return INDEX[card] > INDEX[other]
    return card[1] == trump


def clockwise(seat: int, seats: int) -> tuple[int, ...]:
    """Return the seats clockwise from the left of one, which comes last."""
    return (*range(seat + 1, seats + 1), *range(1, seat + 1))
