"""What questions about a turn of Rummy have in common: what lies on the table, and a hand."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import override

from ....kit.errors import InvalidNotation, read_each
from ....kit.hands import Hand
from ....kit.notation import Fields
from ....kit.questions import Question
from ....kit.records import Deal
from ..deal import NOTATION, Meld, State, Turn
from ..melds import LOW_ACE, bits, meld_order
from ..rules import DECK, cards_each

__all__ = ["OfTurn", "read_meld"]

READER, OTHER = 1, 2
"""The seats of the deal."""


@dataclass(frozen=True)
class OfTurn(Question):
    """A question about a turn of seat 1, which has these cards in its hand; `table` are melds of seat 2.

    `pile` is the top of the pile, if the turn begins; empty once a card is drawn. `taken` is the card that was taken
    from the pile, empty if it came from the stock.
    """

    notation = NOTATION
    table: tuple[tuple[str, ...], ...]
    pile: str
    hand: tuple[str, ...]
    taken: str

    @classmethod
    def read_turn(cls, fields: Fields) -> tuple[tuple[tuple[str, ...], ...], str, tuple[str, ...], str]:
        """Return the table, the pile, the hand and the card taken. Raises `InvalidNotation` and `IllegalPosition`."""
        table = fields.read("table", partial(read_each, "_", read_meld)) if "table" in fields else ()
        pile = fields.read("pile", DECK.parse) if "pile" in fields else ""
        hand = fields.read("hand", DECK.parse_cards)
        taken = fields.read("taken", DECK.parse) if "taken" in fields else ""
        DECK.distinct((*(card for meld in table for card in meld), *[pile] * bool(pile), *hand))
        if taken and (pile or taken not in hand):
            raise InvalidNotation("taken", taken)
        return table, pile, hand, taken

    @property
    @override
    def fields(self) -> dict[str, str]:
        table = "_".join(map(DECK.format_cards, self.table))
        return {"table": table, "pile": self.pile, "hand": DECK.format_cards(self.hand), "taken": self.taken}

    @property
    def state(self) -> State:
        """The deal, in which the other player's hand isn't known."""
        start = State.begin(Deal((READER, OTHER), "default", DECK.cards))
        return start._replace(
            hands=(Hand.of(self.hand), Hand(hidden=cards_each(OTHER))),
            melds=tuple(Meld(OTHER, meld) for meld in self.table),
            pile=(self.pile,) if self.pile else (),
            turn=Turn(READER, has_drawn=not self.pile, taken=self.taken),
        )


def read_meld(text: str) -> tuple[str, ...]:
    """Return a meld as it is written. Raises `InvalidNotation`, and `IllegalPosition` for a card twice."""
    cards = DECK.parse_cards(text)
    if bits(cards) not in LOW_ACE.cards:
        raise InvalidNotation("meld", text)
    return meld_order(cards)
