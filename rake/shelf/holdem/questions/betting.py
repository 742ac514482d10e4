"""Questions about the betting of a deal of Hold'em or a variant: who speaks, what may be said, who can win how much."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property, partial
from typing import Literal, Self, override

from ....kit.errors import read_each
from ....kit.notation import Fields
from ....kit.pots import Pot
from ....kit.questions import OfNumbers, numbers
from ....kit.records import DealRecord
from ..action import CALL, CHECK, FOLD, WITH_CHIPS, Act
from ..deal import View, form_of
from .base import PokerQuestion, one_of, within

__all__ = ["VERBS", "Amount", "May", "OfDeal", "Shows", "Turn", "Wins"]

NOBODY = "nobody"
"""The answer that it's nobody's turn."""

VERBS = (*map(str, (FOLD, CHECK, CALL)), *WITH_CHIPS)
"""What one may say, without chips."""


@dataclass(frozen=True)
class OfDeal(PokerQuestion):
    """A question about the end of a record, as its seat sees it; without a seat, as everybody does."""

    record: DealRecord[Act, View, str]

    @classmethod
    def read_record(cls, fields: Fields) -> DealRecord[Act, View, str]:
        """Return the record that the field `deal` holds. Raises `InvalidNotation` and `IllegalPosition`."""
        return fields.read("deal", form_of(cls.variant).parse)

    @cached_property
    def views(self) -> tuple[View, ...]:
        """What that seat saw after the deal and after each action. Raises as `DealRecord.views` does."""
        return self.record.views(self.record.deal.seen or 0)

    @property
    def view(self) -> View:
        """What it sees at the end."""
        return self.views[-1]

    @property
    @override
    def fields(self) -> dict[str, str]:
        return {"deal": self.record.in_field}


@dataclass(frozen=True)
class Turn(OfDeal):
    """Ask whose turn it is (PK3.1, PK3.6, HE3.2); the answers are the seats, and `nobody` once the deal is over."""

    ask = "turn"

    @classmethod
    @override
    def read(cls, fields: Fields) -> Self:
        return cls(cls.read_record(fields))

    @property
    @override
    def answers(self) -> tuple[str, ...]:
        return (*map(str, self.view.masked.money.seats), NOBODY)

    @property
    @override
    def right(self) -> frozenset[str]:
        return frozenset({str(self.view.to_act or NOBODY)})


@dataclass(frozen=True)
class May(OfDeal):
    """Ask which of the actions in `say`, without their chips, the seat to act may choose (PK3.3)."""

    ask = "may"
    say: tuple[str, ...]

    @classmethod
    @override
    def read(cls, fields: Fields) -> Self:
        return cls(cls.read_record(fields), fields.read("say", partial(read_each, ".", partial(one_of, VERBS))))

    @property
    @override
    def fields(self) -> dict[str, str]:
        return {"say": ".".join(self.say)} | super().fields

    @property
    @override
    def answers(self) -> tuple[str, ...]:
        return self.say

    @property
    @override
    def right(self) -> frozenset[str]:
        return frozenset(action.kind for action in self.view.masked.legal()) & {*self.say}


@dataclass(frozen=True)
class Amount(OfDeal, OfNumbers):
    """Ask for the least or the most, in chips, to which the seat to act may bet or raise (PK3.9 to PK3.12)."""

    ask = "amount"
    bound: Literal["least", "most"]

    @classmethod
    @override
    def read(cls, fields: Fields) -> Self:
        bound = fields.read("bound", partial(one_of, ("least", "most")))
        return cls(fields.read("say", numbers), cls.read_record(fields), "least" if bound == "least" else "most")

    @property
    @override
    def fields(self) -> dict[str, str]:
        return {"bound": self.bound, "say": ".".join(self.answers)} | super().fields

    @property
    @override
    def right(self) -> frozenset[str]:
        return frozenset(str(getattr(each, self.bound)) for each in self.view.masked.ranges()) & {*self.answers}


@dataclass(frozen=True)
class Wins(OfDeal, OfNumbers):
    """Ask how many chips a seat can get at most: all the pots for which it plays, its own chips included (PK4.2)."""

    ask = "wins"
    seat: int

    @classmethod
    @override
    def read(cls, fields: Fields) -> Self:
        record = cls.read_record(fields)
        return cls(fields.read("say", numbers), record, fields.read("seat", partial(within, 1, record.deal.seats)))

    @property
    @override
    def fields(self) -> dict[str, str]:
        return {"seat": str(self.seat), "say": ".".join(self.answers)} | super().fields

    @cached_property
    def pots(self) -> tuple[Pot, ...]:
        """The pots as they are if nobody adds a chip, main pot first; chips that nobody matched are in none (PK4.1)."""
        now = self.view.masked
        if now.result:
            return tuple(Pot(pot.chips, pot.contestants) for pot in now.result.pots)
        return now.money.closed().pots()

    @property
    @override
    def right(self) -> frozenset[str]:
        return frozenset({str(sum(pot.chips for pot in self.pots if self.seat in pot.contestants))} & {*self.answers})


@dataclass(frozen=True)
class Shows(OfDeal):
    """Ask who shows first at the end of a deal (HE4.2); the answers are the seats still in."""

    ask = "shows"

    @classmethod
    @override
    def read(cls, fields: Fields) -> Self:
        return cls(cls.read_record(fields))

    @property
    def shown(self) -> tuple[int, ...]:
        """The seats that show, in their order; none before the end, or if all but one have folded."""
        result = self.view.masked.result
        return result.shown if result else ()

    @property
    @override
    def answers(self) -> tuple[str, ...]:
        return tuple(map(str, self.view.masked.money.still_in))

    @property
    @override
    def right(self) -> frozenset[str]:
        return frozenset(map(str, self.shown[:1]))
