"""The rules of Swap.

SW1 Three or four hold three cards each of fifteen, hearts, clubs and spades from 2 to 6; with the presets `full` and
`pairs` they hold thirteen each of 52, with `long` as many as there are for each. The rest is seen by nobody.
SW2 In turn each chooses a card for the left neighbour (`give 4H`), with `full` and `pairs` three (`give 9S.6C.4H`); all
are handed over together.
SW3 Instead, after a deal with a winner: the last seat hands the first its highest card and gets any back (`return 2S`).
SW4 A player who is asked for a card and holds none above 4 may throw the deal in (`throw in`): it counts for nothing.
SW5 There are two tricks (preset `short`: one; the large ones: until no cards are left). Seat 1 leads; follow suit if
you can. The highest of the suit led wins, and leads the next.
SW6 A trick is a point. Seats go by the last deal's points, ties by its seats. Five points win the match, 50 the large
ones.
SW7 With `pairs` four sit opposite their partners: each trick is a point for both, and the deal passes to the left.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
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
    """A set of rules: the pack, how many cards each holds and passes on, how many tricks there are, what points win.

    `held` and `tricks` are as many as there are cards for, if that's fewer.
    """

    deck: Deck[str]
    held: int
    passed: int
    tricks: int
    target: int
    pairs: bool = False

    def at(self, seats: int) -> Rules:
        """Return the rules for this many seats."""
        most = len(self.deck.cards) // seats
        return replace(self, held=min(self.held, most), tricks=min(self.tricks, most), pairs=self.pairs and seats == 4)


PRESETS: Mapping[str, Rules] = {
    "default": Rules(LOW, 3, 1, 2, 5),
    "short": Rules(LOW, 3, 1, 1, 5),
    "full": Rules(DECK, 13, 3, 13, 50),
    "pairs": Rules(DECK, 13, 3, 13, 50, pairs=True),
    "long": Rules(DECK, 17, 1, 17, 50),
}


class SwapRefusal(Enum):
    """Why Swap refuses."""

    NOT_NOW = "not-now"
    NOT_HELD = "not-held"
    COUNT = "count"
    HIGH_CARD = "high-card"
    FOLLOW = "follow"
    RANKED = "ranked"
