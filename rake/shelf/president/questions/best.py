"""The question what to do in President, by the rule of thumb that its lesson teaches."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import groupby
from random import Random
from typing import Self, override

from ....kit.actions import CardAction
from ....kit.errors import InvalidNotation
from ....kit.notation import Fields
from ..action import PASS, PLAY, RETURN
from ..bots import PLAIN
from ..deal import State, View
from ..rules import OPENING, rank
from .hand import OfHand, position, read_hand, read_table

__all__ = ["Best"]

TURNS = {"lead": "default.exchange-none", "first": "default", "return": "default"}
"""What a hand may have to do if no play has to be beaten, and the house rules by which it's asked."""


@dataclass(frozen=True)
class Best(OfHand):
    """Ask what the thrifty bot would do: beat the table, or by `turn` lead, lead the `first` trick, or return a card.

    The answers are one card, two and so on of each rank in the hand, and to pass; also those that the rules refuse.
    """

    ask = "best"
    turn: str = "lead"

    @classmethod
    @override
    def read(cls, fields: Fields) -> Self:
        table, turn = read_table(fields), fields.read("turn", _turn, "lead")
        question = cls(table, read_hand(fields, *table), turn)
        if (table and turn != "lead") or (turn == "first" and OPENING not in question.hand):
            raise InvalidNotation("turn", turn)
        return question

    @property
    @override
    def fields(self) -> dict[str, str]:
        return super().fields | {"turn": self.turn if self.turn != "lead" else ""}

    @property
    def state(self) -> State:
        """A deal in which seat 1 is asked."""
        return position(self.hand, self.table, rules=TURNS[self.turn], first=self.turn == "first")

    @property
    @override
    def answers(self) -> tuple[str, ...]:
        ranks = [tuple(cards) for _, cards in groupby(self.hand, rank)]
        if self.turn == "return":
            return tuple(str(CardAction(RETURN, cards[:1])) for cards in reversed(ranks))
        sets = [cards[:size] for cards in reversed(ranks) for size in range(1, len(cards) + 1)]
        return (*(str(CardAction(PLAY, cards)) for cards in sets), *[str(PASS)] * bool(self.table))

    @property
    @override
    def right(self) -> frozenset[str]:
        return frozenset({str(PLAIN.choose(View(1, self.state), Random(0)))})


def _turn(text: str) -> str:
    if text not in TURNS:
        raise InvalidNotation("|".join(TURNS), text)
    return text
