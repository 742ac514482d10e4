"""The cards of Trex, its contracts, the rules that a table can choose, and why it refuses (TX1, TX4, TX6)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from operator import add, itemgetter
from typing import Literal

from ...kit.cards import Deck
from ...kit.house_rules import check_switches
from ...kit.switches import ON_OFF, Switch, format_rules, rules_in_words
from ...kit.tricks import Suits

__all__ = ["CONTRACTS", "DECK", "PRESETS", "SWITCHES", "Contract", "HouseRules", "Refusal", "parse_house_rules"]

SEATS = range(4, 5)
HELD = 13
"""How many cards each player is dealt (TX2.1)."""

RANKS, SUITS = "23456789TJQKA", "CDHS"
DECK = Deck({rank: rank for rank in RANKS}, {suit: suit for suit in SUITS}, add)
"""The pack of 52, low to high (TX1.1)."""

INDEX: Mapping[str, int] = {card: index for index, card in enumerate(DECK.cards)}
"""Each card's index in the pack, by rank and then by suit."""

TRICKS = Suits(INDEX, itemgetter(1))
"""How cards of a trick compare: no suit is trump (TX1.1, TX3.1)."""

OWNERS_CARD = "7H"
"""The card whose holder owns the first kingdom (TX2.1)."""

KING = "KH"
QUEENS = ("QS", "QH", "QD", "QC")
LOWEST = tuple("2" + suit for suit in SUITS)
"""The cards that end the rows of the layout, of which three or four void a deal (TX3.5)."""


class Contract(Enum):
    """What a deal is played for (TX2.3)."""

    DIAMONDS = "diamonds"
    ELTOOSH = "eltoosh"
    GIRLS = "girls"
    KING = "king"
    TREX = "trex"


CONTRACTS = tuple(Contract)

GOING_OUT = (200, 150, 100, 50)
"""The points of a layout, in the order of going out (TX4.1)."""

PENALTIES = {Contract.GIRLS: 25, Contract.KING: 75}
"""What a card that can be doubled costs, by contract (TX4.1): twice as much once it has been exposed (TX4.2)."""

DOUBLED = {Contract.GIRLS: QUEENS, Contract.KING: (KING,)}
"""The cards that can be exposed, by contract (TX3.3)."""

PER_TRICK, PER_DIAMOND = -15, 10

SWITCHES = {
    "diamonds": Switch("TX5.1", {word: word for word in ("plus", "minus")}),
    "turn": Switch("TX5.3", {word: word for word in ("left", "right")}),
    "doubling": Switch("TX3.3", ON_OFF),
    "void": Switch("TX3.5", ON_OFF),
    "kingdoms": Switch("TX2.4", {str(number): number for number in (4, 1, 2, 3)}),
}
"""Every house rule by the name of its field (TX6)."""


class Refusal(Enum):
    """Why Trex refuses an action, a record or house rules."""

    CHOOSE_FIRST = "choose-first"
    CHOSEN = "chosen"
    PLAYED_BEFORE = "played-before"
    EXPOSE_FIRST = "expose-first"
    SHOW_FIRST = "show-first"
    NOT_ASKED = "not-asked"
    NO_DOUBLE = "no-double"
    NO_SHOW = "no-show"
    FOLLOW = "follow"
    HEARTS = "hearts"
    NO_PASS = "no-pass"
    CAN_PLAY = "can-play"
    NOT_NEXT = "not-next"
    OWNERS_CARD = "owners-card"
    PLAYED = "played"
    SHEET = "sheet"


@dataclass(frozen=True, slots=True)
class HouseRules:
    """The house rules of a table (TX6). Raises `IllegalPosition` for what a table cannot have.

    `diamonds` says whether a diamond taken wins or loses points, `turn` to which side the turn passes, `doubling`
    whether cards may be exposed, `void` whether low cards may void a deal. `kingdoms` is how many make a match.
    """

    diamonds: Literal["plus", "minus"] = "plus"
    turn: Literal["left", "right"] = "left"
    doubling: bool = True
    void: bool = True
    kingdoms: int = 4

    def __post_init__(self) -> None:
        check_switches(self, SWITCHES)

    def __str__(self) -> str:
        """Return the notation, e.g. `default.turn-right`."""
        return format_rules(self, PRESETS, SWITCHES)

    @property
    def step(self) -> int:
        """What the turn adds to the number of a seat: 1 to the left, -1 to the right."""
        return 1 if self.turn == "left" else -1

    @property
    def per_diamond(self) -> int:
        """The points for a diamond taken."""
        return PER_DIAMOND if self.diamonds == "plus" else -PER_DIAMOND

    @property
    def sums(self) -> Mapping[Contract, int]:
        """What the points of the four players add up to, by contract: never the same for two (TX4.1, TX4.4)."""
        return {
            Contract.DIAMONDS: len(RANKS) * self.per_diamond,
            Contract.ELTOOSH: HELD * PER_TRICK,
            **{contract: -points * len(DOUBLED[contract]) for contract, points in PENALTIES.items()},
            Contract.TREX: sum(GOING_OUT),
        }

    def asks(self, contract: Contract) -> bool:
        """Return whether all players are asked something before a contract is played (TX5.4, TX5.12)."""
        return self.void if contract is Contract.TREX else self.doubling and contract in DOUBLED


PRESETS = {"default": HouseRules(), "pagat": HouseRules(diamonds="minus", turn="right")}
"""The sets of rules that have a name (TX6)."""

parse_house_rules, format_house_rules = rules_in_words(PRESETS, SWITCHES)
"""Return the rules that a text names, and the one way to write them: see `rules_in_words`."""
