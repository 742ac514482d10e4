"""What questions about a hand of President have in common: the hand, and the play that it has to beat."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import override

from ....kit.actions import CardAction
from ....kit.errors import InvalidNotation
from ....kit.hands import Hand
from ....kit.notation import Fields
from ....kit.questions import Question
from ....kit.records import Deal, MoveLine
from ..action import PLAY
from ..deal import NOTATION, State
from ..exchange import own_of
from ..rules import DECK, rank

__all__ = ["OfHand", "position", "read_hand", "read_table"]

SEATS, OTHERS = (1, 2, 3), 10
"""The seats of a position, of which the first one is asked, and how many cards each of the others has."""


@dataclass(frozen=True)
class OfHand(Question):
    """A question about one hand; `table` is the play that it has to beat, empty where it leads."""

    notation = NOTATION
    table: tuple[str, ...]
    hand: tuple[str, ...]

    @property
    @override
    def fields(self) -> dict[str, str]:
        return {"table": DECK.format_cards(self.table) if self.table else "", "hand": DECK.format_cards(self.hand)}


def read_hand(fields: Fields, *others: str) -> tuple[str, ...]:
    """Return the hand in canonical order.

    Raises `InvalidNotation`, and `IllegalPosition` if one of its cards is among `others`.
    """
    hand = fields.read("hand", DECK.parse_cards)
    DECK.distinct((*others, *hand))
    if not hand:
        raise InvalidNotation("hand", DECK.format_cards(hand))
    return DECK.descending(hand)


def read_table(fields: Fields) -> tuple[str, ...]:
    """Return the play to beat, none where the hand leads. Raises `InvalidNotation`, also for cards of several ranks."""
    table = fields.read("table", DECK.parse_cards, "-")
    if len({rank(card) for card in table}) > 1:
        raise InvalidNotation("table", DECK.format_cards(table))
    return table


def position(hand: Sequence[str], table: Sequence[str], *, rules: str, first: bool) -> State:
    """Return a deal as seat 1 holds this hand and has to beat what seat 3 has played, if anything.

    It's a `first` deal, or one in which the seats hold their offices in their order.
    """
    best = MoveLine(SEATS[-1], CardAction(PLAY, tuple(table))) if table else None
    deal = Deal(SEATS, rules, DECK.cards, own=() if first else own_of(SEATS))
    hands = (Hand.of(hand), *(Hand((), OTHERS) for _ in SEATS[1:]))
    return State(deal, hands, 1, (0,) * len(SEATS), best, moves=(best,) if best else ())
