"""What questions about a turn of Trex have in common: the contract, what lies on the table, and a hand."""

from __future__ import annotations

from dataclasses import dataclass
from typing import override

from ....kit.errors import InvalidNotation
from ....kit.hands import Hand
from ....kit.notation import Fields
from ....kit.questions import Question
from ....kit.records import Deal, MoveLine
from ....kit.tricks import Trick
from ..action import CHOICES, PASS
from ..deal import NOTATION, State, contract_named
from ..layout import bits, playable
from ..rules import DECK, HELD, Contract

__all__ = ["READER", "SEATS", "OfTable", "is_layout"]

SEATS = (1, 2, 3, 4)
READER = 4
"""The seat that is asked."""


@dataclass(frozen=True)
class OfTable(Question):
    """A question about one hand; on the table lie the cards of the trick, in the order of play, or the layout."""

    notation = NOTATION
    contract: Contract
    table: tuple[str, ...]
    hand: tuple[str, ...]

    @classmethod
    def read_turn(cls, fields: Fields) -> tuple[Contract, tuple[str, ...], tuple[str, ...]]:
        """Return the contract, the table and the hand. Raises `InvalidNotation` and `IllegalPosition`."""
        contract = fields.read("contract", contract_named)
        table = fields.read("table", DECK.parse_cards, "-")
        hand = DECK.descending(fields.read("hand", DECK.parse_cards))
        DECK.distinct((*table, *hand))
        fits = is_layout(table) if contract is Contract.TREX else len(table) < len(SEATS)
        if not fits:
            raise InvalidNotation("table", DECK.format_cards(table))
        return contract, table, hand

    @property
    @override
    def fields(self) -> dict[str, str]:
        table = DECK.format_cards(self.table) if self.table else ""
        return {"contract": self.contract.value, "table": table, "hand": DECK.format_cards(self.hand)}

    @property
    def before_play(self) -> bool:
        """Whether the hand is asked for cards to expose or to show (TX5.4)."""
        return False

    @property
    def state(self) -> State:
        """A deal in which the reader's hand is asked."""
        asked = () if self.before_play else SEATS
        moves = (MoveLine(READER, CHOICES[self.contract]), *(MoveLine(seat, PASS) for seat in asked))
        in_trick = self.table and self.contract is not Contract.TREX
        return State(
            Deal(SEATS, "default", DECK.cards),
            (*(Hand(hidden=HELD) for _ in SEATS[1:]), Hand.of(self.hand)),
            READER,
            self.contract,
            tricks=(Trick(len(SEATS), READER - len(self.table), self.table),) if in_trick else (),
            gone=bits(self.table),
            moves=moves,
        )


def is_layout(cards: tuple[str, ...]) -> bool:
    """Return whether these cards can lie in a layout: each row without a gap, and with its jack (TX3.6)."""
    laid, reached = bits(cards), 0
    while more := playable(reached) & laid:
        reached |= more
    return reached == laid
