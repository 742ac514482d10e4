"""The question what to play in a Misère of Solo Whist, by the rule of thumb that its bots go by."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Self, override

from ....kit.errors import InvalidNotation
from ....kit.hands import Hand
from ....kit.notation import Fields
from ....kit.questions import Question
from ....kit.records import Deal
from ....kit.tricks import Trick
from ..action import play
from ..bidding import Bidding
from ..bots import PLAIN
from ..deal import FORM, State, View
from ..rules import DECK, MISERE, SEATS, TRICKS

__all__ = ["Best"]


@dataclass(frozen=True)
class Best(Question):
    """Ask which card the declarer of a Misère should play to a trick; the answers are the cards of the hand."""

    ask, notation = "best", FORM.notation
    table: tuple[str, ...]
    hand: tuple[str, ...]

    @classmethod
    @override
    def read(cls, fields: Fields) -> Self:
        table, hand = fields.read("table", DECK.parse_cards, "-"), fields.read("hand", DECK.parse_cards)
        DECK.distinct((*table, *hand))
        if len(table) >= SEATS[-1]:
            raise InvalidNotation("table", DECK.format_cards(table))
        return cls(table, DECK.descending(hand))

    @property
    @override
    def fields(self) -> dict[str, str]:
        table = DECK.format_cards(self.table) if self.table else ""
        return {"table": table, "hand": DECK.format_cards(self.hand)}

    @property
    def state(self) -> State:
        """A deal in which the other players' hands aren't seen."""
        seat, seats = len(self.table) + 1, range(1, SEATS[-1] + 1)
        hands = (Hand.of(self.hand) if each == seat else Hand(hidden=TRICKS) for each in seats)
        bidding = Bidding(to_act=None, bid=MISERE, bidder=seat)
        trick = Trick(len(seats), 1, self.table)
        return State(Deal(tuple(seats), "default", DECK.cards), tuple(hands), bidding, tricks=(trick,))

    @property
    @override
    def answers(self) -> tuple[str, ...]:
        return tuple(str(play(card)) for card in self.hand)

    @property
    @override
    def right(self) -> frozenset[str]:
        return frozenset({str(PLAIN.choose(View(len(self.table) + 1, self.state), Random(0)))})
