"""What questions about Rook have in common: the cards of the default pack, and deals with one hand seen."""

from __future__ import annotations

from collections.abc import Sequence

from ....kit.errors import InvalidNotation
from ....kit.hands import Hand
from ....kit.notation import Fields
from ....kit.records import Deal
from ..bidding import Bidding
from ..deal import Phase, State
from ..rules import DECK, HEIGHTS, PRESETS

__all__ = ["CARDS", "HELD", "RULES", "SEATS", "SUITS", "height", "read_cards", "read_trump", "state_of"]

RULES = PRESETS["default"]
CARDS, SUITS = RULES.cards, RULES.suits
SEATS = 4
HELD = RULES.held(SEATS)

type Cards = tuple[str, ...]


def height(card: str) -> int:
    """Return how high a card is in its suit."""
    return HEIGHTS[card]


def read_cards(fields: Fields, name: str, default: str | None = None) -> Cards:
    """Return the cards of a field. Raises `InvalidNotation`, also for cards of another pack, and `IllegalPosition`."""
    return fields.read(name, parse_cards, default)


def parse_cards(text: str) -> Cards:
    """Return the cards that a text lists. Raises as `read_cards` does."""
    cards = DECK.parse_cards(text)
    if not {*cards} <= {*CARDS}:
        raise InvalidNotation("card", text)
    return cards


def read_trump(fields: Fields) -> str:
    """Return the trump suit. Raises `InvalidNotation`."""
    return fields.read("trump", _suit)


def _suit(text: str) -> str:
    if text.upper() not in {*SUITS}:
        raise InvalidNotation("|".join(SUITS), text)
    return text.upper()


def state_of(seat: int, hand: Sequence[str], phase: Phase, bidding: Bidding) -> State:
    """Return a deal in which a seat has this hand, and the others have as many cards that aren't seen."""
    hands = (Hand.of(hand) if each == seat else Hand(hidden=len(hand)) for each in range(1, SEATS + 1))
    nothing = (0,) * SEATS
    deal = Deal(tuple(range(1, SEATS + 1)), str(RULES), CARDS)
    return State(deal, tuple(hands), nothing, nothing, seat, phase, bidding)
