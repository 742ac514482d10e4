"""The rules of Red Dog as values: cards and their spread, what is paid, a table's house rules (RD1, RD4, RD6)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum
from typing import Literal

from ...kit.cards import Deck
from ...kit.errors import IllegalPosition, Violation
from ...kit.house_rules import check_switches
from ...kit.switches import Switch, format_rules, rules_in_words

__all__ = ["DECK", "HouseRules", "format_house_rules", "parse_house_rules", "payout", "rank", "spread"]

RANKS = "23456789TJQKA"
DECK = Deck({rank: rank for rank in RANKS}, {suit: suit for suit in "CDHS"}, lambda rank, suit: rank + suit)
"""One pack of 52, of which the ace is the highest card (RD1.3)."""

MOST_PACKS = 8
MOST_BET = 100_000
"""The highest that `bet_max` can be, in chips, so that the biggest win still fits the notation."""

PAIR_PAYS = 11
"""What a chip on a pair wins if the third card is of the same rank (RD4.1)."""


def rank(card: str) -> int:
    """Return a card's rank, from 0 for a two to 12 for an ace."""
    return RANKS.index(card[0])


def spread(one: str, other: str) -> int | None:
    """Return how many ranks lie strictly between two cards (RD1.4); None for a pair."""
    apart = abs(rank(one) - rank(other))
    return apart - 1 if apart else None


def payout(ranks_between: int) -> int:
    """Return what a chip wins if the third card falls between two of this spread, from 1 (RD4.2)."""
    return {1: 5, 2: 4, 3: 2}.get(ranks_between, 1)


SWITCHES = {
    "decks": Switch("RD1.2", {}, 1, MOST_PACKS),
    "raising": Switch("RD3.3", {word: word for word in ("up-to-bet", "equal", "any")}, word="raise"),
    "bet_min": Switch("RD2.1", {}, 1, MOST_BET),
    "bet_max": Switch("RD2.1", {}, 1, MOST_BET),
}
"""Every house rule by the name of its field."""


class AmountsRefusal(Enum):
    """Why house rules are refused if their amounts contradict each other."""

    BETS = "bets"


@dataclass(frozen=True, slots=True)
class HouseRules:
    """The house rules of a table (RD6); bets are chips. Raises `IllegalPosition` for what a table cannot have."""

    decks: int = 6
    raising: Literal["up-to-bet", "equal", "any"] = "up-to-bet"
    bet_min: int = 1
    bet_max: int = 1000

    def __post_init__(self) -> None:
        check_switches(self, SWITCHES)
        if self.bet_min > self.bet_max:
            raise IllegalPosition(Violation(AmountsRefusal.BETS, (self.bet_min, self.bet_max)))

    def __str__(self) -> str:
        """Return the notation, e.g. `default.decks-2`."""
        return format_rules(self, PRESETS, SWITCHES)

    @property
    def pack(self) -> tuple[str, ...]:
        """All cards of the table, unshuffled."""
        return DECK.cards * self.decks

    def raises(self, bet: int, stack: int) -> range:
        """Return how much may be added to a bet by a player with this stack; an empty range if nothing (RD3.3)."""
        left = stack - bet
        match self.raising:
            case "equal":
                return range(bet, bet + 1) if bet <= left else range(0)
            case "up-to-bet":
                return range(1, min(bet, left) + 1)
            case _:
                return range(1, left + 1)


DEFAULT = HouseRules()
PRESETS = {"default": DEFAULT, "online": replace(DEFAULT, decks=1, raising="equal")}
"""The sets of rules that have a name (RD6)."""

parse_house_rules, format_house_rules = rules_in_words(PRESETS, SWITCHES)
"""Return the rules that a text names, and the one way to write them: see `rules_in_words`."""
