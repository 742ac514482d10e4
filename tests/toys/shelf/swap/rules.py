"""The rules of Swap.

SW1 Three or four hold three cards each of fifteen, hearts, clubs and spades from 2 to 6; with the preset `full` they
hold thirteen each of 52. The rest is seen by nobody.
SW2 In turn each chooses a card for the left neighbour (`give 4H`), with the preset `full` three (`give 9S.6C.4H`); all
are handed over together.
SW3 Instead, after a deal with a winner: the last seat hands the first its highest card and gets any back (`return 2S`).
SW4 A player who is asked for a card and holds none above 4 may throw the deal in (`throw in`): it counts for nothing.
SW5 There are two tricks (preset `short`: one; `full`: thirteen). Seat 1 leads; follow suit if you can. The highest of
the suit led wins, and leads the next.
SW6 A trick is a point. Seats go by the last deal's points, ties by its seats. Five points win the match (`full`: 50).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from operator import add

from rake.kit.cards import Deck

SEATS = range(3, 5)
DECK = Deck({rank: rank for rank in "23456789TJQKA"}, {suit: suit for suit in "CDHS"}, add)
LOW = Deck({rank: rank for rank in "23456"}, {suit: suit for suit in "CHS"}, add)
INDEX = {card: index for index, card in enumerate(DECK.cards)}
HIGH = "56789TJQKA"
"""The ranks of a hand that may not be thrown in."""


@dataclass(frozen=True, slots=True)
class Rules:
    """A set of rules: the pack, how many cards each holds and passes on, how many tricks there are, what points win."""

    deck: Deck[str]
    held: int
    passed: int
    tricks: int
    target: int


PRESETS: Mapping[str, Rules] = {
    "default": Rules(LOW, 3, 1, 2, 5),
    "short": Rules(LOW, 3, 1, 1, 5),
    "full": Rules(DECK, 13, 3, 13, 50),
}


class SwapRefusal(Enum):
    """Why Swap refuses."""

    NOT_NOW = "not-now"
    NOT_HELD = "not-held"
    COUNT = "count"
    HIGH_CARD = "high-card"
    FOLLOW = "follow"
    RANKED = "ranked"
