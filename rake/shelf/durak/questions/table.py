"""What questions about a bout of Durak have in common: the trump suit, what lies on the table, and a hand."""

from __future__ import annotations

from dataclasses import dataclass
from typing import override

from ....kit.errors import IllegalPosition, InvalidNotation, read_each
from ....kit.notation import Fields
from ....kit.questions import Question
from ..action import BEAT
from ..bout import Bout, Thrown
from ..deal import NOTATION
from ..rules import DECK, LIMIT, SUITS

__all__ = ["OfTable", "Pairs", "cards_on"]

type Pairs = tuple[tuple[str, ...], ...]
"""What lies on the table: each attack card, followed by the card on it if it's beaten."""


@dataclass(frozen=True)
class OfTable(Question):
    """A question about one hand in a bout."""

    notation = NOTATION
    trump: str
    table: Pairs
    hand: tuple[str, ...]

    @classmethod
    def read_table(cls, fields: Fields) -> tuple[str, Pairs, tuple[str, ...]]:
        """Return the trump suit, the table and the hand that these fields hold.

        Raises `InvalidNotation` and `IllegalPosition`.
        """
        trump = fields.read("trump", _suit)
        pairs = fields.read("table", _pairs, "-")
        hand = fields.read("hand", DECK.parse_cards)
        DECK.distinct((*cards_on(pairs), *hand))
        for attacked, *beating in pairs:
            for card in beating:
                violation = Bout(1, 2, (1,), LIMIT, (Thrown(1, attacked),)).why_not_card(BEAT, card, trump)
                if violation:
                    raise IllegalPosition(violation)
        return trump, pairs, hand

    @property
    @override
    def fields(self) -> dict[str, str]:
        table = "_".join(map(DECK.format_cards, self.table))
        return {"trump": self.trump, "table": table, "hand": DECK.format_cards(self.hand)}

    @property
    def bout(self) -> Bout:
        """The bout, in which seat 1 attacks and seat 2 defends."""
        thrown = tuple(Thrown(1, pair[0]) for pair in self.table)
        return Bout(1, 2, (1,), LIMIT, thrown, tuple(card for pair in self.table for card in pair[1:]))


def cards_on(table: Pairs) -> tuple[str, ...]:
    """Return all cards on the table."""
    return tuple(card for pair in table for card in pair)


def _suit(text: str) -> str:
    if text.upper() not in {*SUITS}:
        raise InvalidNotation("suit", text)
    return text.upper()


def _pairs(text: str) -> Pairs:
    """Return the pairs of a text such as `8S.KS_8D`, of which only the last card may be open; `-` for none."""
    pairs = read_each("_", DECK.parse_cards, text) if text != "-" else ()
    if any(len(pair) != 2 for pair in pairs[:-1]) or any(len(pair) not in (1, 2) for pair in pairs[-1:]):
        raise InvalidNotation("table", text)
    return pairs
