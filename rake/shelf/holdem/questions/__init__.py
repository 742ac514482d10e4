"""Questions about Hold'em and its variants, for their lessons: those about hands, and here those about the betting."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import cache, cached_property, partial
from typing import Literal, Self, override

from ....kit.chips import parse_chips
from ....kit.errors import InvalidNotation, read_each
from ....kit.notation import Fields, Notation
from ....kit.pots import Pot
from ....kit.questions import OfNumbers, Question, numbers, read_question
from ....kit.records import DealRecord
from ..action import CALL, CHECK, FOLD, WITH_CHIPS, Act
from ..deal import Seen, form_of
from ..rules import Variant
from .hands import Five, Makes, PokerQuestion, Winner

__all__ = ["Amount", "May", "OfDeal", "Price", "Shows", "Turn", "Wins", "kinds_of", "parse_question"]

NOBODY = "nobody"
"""The answer that it's nobody's turn."""

VERBS = (*map(str, (FOLD, CHECK, CALL)), *WITH_CHIPS)

FIELDS = (
    "ask", "hole", "board", "hands", "pot", "call", "wins", "of", "bound", "seat", "say", "deal",
)  # fmt: skip


@dataclass(frozen=True)
class Price(PokerQuestion):
    """Ask whether to call `call` chips into a pot of `pot`, for a hand that wins `wins` times `of` as many.

    Call if that chance is at least the call's share of the pot with the call in it; at just that share a fold is no
    worse.
    """

    ask = "price"
    pot: int
    call: int
    wins: int
    of: int

    @classmethod
    @override
    def read(cls, fields: Fields) -> Self:
        pot, call, times = (fields.read(name, partial(_within, 1, None)) for name in ("pot", "call", "of"))
        return cls(pot, call, fields.read("wins", partial(_within, 0, times)), times)

    @property
    @override
    def fields(self) -> dict[str, str]:
        return {"pot": str(self.pot), "call": str(self.call), "wins": str(self.wins), "of": str(self.of)}

    @property
    @override
    def answers(self) -> tuple[str, ...]:
        return str(CALL), str(FOLD)

    @property
    def needed(self) -> Fraction:
        """The least chance of winning with which a call doesn't lose chips on average."""
        return Fraction(self.call, self.pot + self.call)

    @property
    def chance(self) -> Fraction:
        """The chance of winning."""
        return Fraction(self.wins, self.of)

    @property
    @override
    def right(self) -> frozenset[str]:
        worth = {str(CALL): self.chance >= self.needed, str(FOLD): self.chance <= self.needed}
        return frozenset(answer for answer, best in worth.items() if best)


@dataclass(frozen=True)
class OfDeal(PokerQuestion):
    """A question about the end of a record, as its seat sees it; without a seat, as everybody does."""

    record: DealRecord[Act, str]

    @classmethod
    def read_record(cls, fields: Fields) -> DealRecord[Act, str]:
        """Return the record that the field `deal` holds. Raises `InvalidNotation` and `IllegalPosition`."""
        return fields.read("deal", form_of(cls.variant).parse)

    @cached_property
    def views(self) -> tuple[Seen, ...]:
        """What that seat saw after the deal and after each action. Raises as `DealRecord.views` does."""
        views = self.record.views(self.record.deal.seen or 0)
        return tuple(view for view in views if isinstance(view, Seen))

    @property
    def view(self) -> Seen:
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
        return cls(cls.read_record(fields), fields.read("say", partial(read_each, ".", partial(_one_of, VERBS))))

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
        bound = fields.read("bound", partial(_one_of, ("least", "most")))
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
        return cls(fields.read("say", numbers), record, fields.read("seat", partial(_within, 1, record.deal.seats)))

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


KINDS: tuple[type[PokerQuestion], ...] = (Winner, Five, Makes, Turn, May, Amount, Wins, Price, Shows)


@cache
def kinds_of(variant: Variant) -> Mapping[str, type[PokerQuestion]]:
    """Return the kinds of questions about a variant, by their `ask` words."""
    own = {"variant": variant, "notation": Notation(variant.word, 1)}
    return {kind.ask: type(kind.__name__, (kind,), own) for kind in KINDS}


def parse_question(variant: Variant, text: str) -> Question:
    """Return the question about a variant that a text holds, e.g. `ask=price pot=90 call=30 wins=1 of=5`.

    Raises `InvalidNotation` and `IllegalPosition`, as `read_question` does, and `IllegalAction` as records do.
    """
    return read_question(Notation(variant.word, 1).parse_fields(text, FIELDS), kinds_of(variant))


def _within(least: int, most: int | None, text: str) -> int:
    """Return a number that lies between these two; there's no limit above if `most` is None."""
    number = parse_chips(text)
    if number < least or (most is not None and number > most):
        raise InvalidNotation("number", text)
    return number


def _one_of(words: tuple[str, ...], text: str) -> str:
    if text not in words:
        raise InvalidNotation("|".join(words), text)
    return text
