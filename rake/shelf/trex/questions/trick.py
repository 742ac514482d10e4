"""Questions about a whole trick of Trex: which card takes it, and what it scores."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Self, override

from ....kit.chance import below, pick, shuffle, some
from ....kit.drills import Drilled
from ....kit.errors import InvalidNotation
from ....kit.notation import Fields
from ....kit.questions import signed_numbers
from ....kit.trick_questions import OfTrick
from ....kit.trick_questions import Takes as TakesOfAnyGame
from ..deal import NOTATION, contract_named
from ..rules import DECK, DOUBLED, INDEX, KING, PENALTIES, PRESETS, RANKS, SUITS, TRICKS, Contract
from ..scoring import counting, scored
from .table import SEATS

__all__ = ["Points", "Takes"]

FOLLOWING = {1: (4,), 2: (3, 2), 3: (2, 1)}
"""How many cards of the suit led a drill's trick has, by level."""

OFFERED = 4
"""How many answers a drill's question has at most, and at least half as many."""


class OfTrexTrick(OfTrick):
    """A question about the cards of a trick of Trex."""

    notation, deck, size, suits = NOTATION, DECK, len(SEATS), TRICKS


@dataclass(frozen=True)
class Takes(OfTrexTrick, TakesOfAnyGame):
    """Ask which card takes the trick (TX3.1)."""

    @classmethod
    @override
    def read(cls, fields: Fields) -> Self:
        return cls(cls.read_trick(fields))

    @classmethod
    @override
    def draw(cls, level: int, rng: Random) -> Self | None:
        """Return a question in which higher cards of other suits lie beside the one that takes, but not at level 1."""
        follow, suits = pick(rng, FOLLOWING[level]), some(rng, SUITS, len(SUITS))
        (led, *following) = [rank + suits[0] for rank in some(rng, RANKS, follow)]
        others = [card for card in DECK.cards if card[1] != suits[0]]
        rest = shuffle(rng, (*following, *some(rng, others, len(SEATS) - follow)))
        question = cls((led, *rest))
        above = INDEX[question.taking] // len(SUITS)
        tempted = any(INDEX[card] // len(SUITS) > above for card in rest)
        return question if tempted == (level > 1) else None


@dataclass(frozen=True)
class Points(OfTrexTrick, Drilled):
    """Ask what the player in a `seat` scores by a trick; those who played the `exposed` cards had exposed them.

    The answers are numbers of points, with their signs (TX4.1 to TX4.3).
    """

    ask = "points"
    contract: Contract
    seat: int
    exposed: tuple[str, ...]
    say: tuple[int, ...]

    @classmethod
    @override
    def read(cls, fields: Fields) -> Self:
        contract, table = fields.read("contract", contract_named), cls.read_trick(fields)
        exposed = fields.read("exposed", DECK.parse_cards, "-")
        if contract is Contract.TREX or not {*exposed} <= {*table} & {*DOUBLED.get(contract, ())}:
            raise InvalidNotation("contract", contract.value)
        seat = fields.read("seat", _seat)
        return cls(table, contract, seat, DECK.descending(exposed), fields.read("say", signed_numbers))

    @property
    @override
    def fields(self) -> dict[str, str]:
        exposed = DECK.format_cards(self.exposed) if self.exposed else ""
        others = {"contract": self.contract.value, "seat": str(self.seat), "exposed": exposed}
        return super().fields | others | {"say": ".".join(self.answers)}

    @property
    def points(self) -> tuple[int, ...]:
        """What each seat scores."""
        by = {card: seat for seat, card in self.trick.laid if card in self.exposed}
        return scored(self.contract, PRESETS["default"], (self.trick,), by, ())

    @property
    @override
    def answers(self) -> tuple[str, ...]:
        return tuple(map(str, self.say))

    @property
    @override
    def right(self) -> frozenset[str]:
        return frozenset({str(self.points[self.seat - 1])} & {*self.answers})

    @classmethod
    @override
    def draw(cls, level: int, rng: Random) -> Self | None:
        """Return a question with no card exposed, or with some, at level 3 also that of the player who takes it."""
        contracts = (Contract.DIAMONDS, Contract.ELTOOSH, *DOUBLED) if level == 1 else (*DOUBLED,)
        contract, suits = pick(rng, contracts), some(rng, SUITS, 2)
        near = [card for card in DECK.cards if card[1] in suits]
        table = tuple(some(rng, near, len(SEATS)))
        costly = counting(contract, table)
        exposed = DECK.descending(card for card in costly if level > 1 and below(rng, 3))
        drawn = cls(table, contract, 1 + below(rng, len(SEATS)), exposed, ())
        owns = drawn.taking in exposed
        right = drawn.points[drawn.seat - 1]
        fits = (bool(exposed), owns) == (level > 1, level == len(FOLLOWING)) and table[0] != KING
        if not fits or not (right or (any(drawn.points) and below(rng, 3) == 0)):
            return None
        tempting = sorted({*drawn._mistaken()} - {right})
        if len(tempting) < OFFERED // 2:
            return None
        say = sorted((right, *some(rng, tempting, min(OFFERED - 1, len(tempting)))))
        return cls(table, contract, drawn.seat, exposed, tuple(say))

    def _mistaken(self) -> Iterator[int]:
        """Yield what is counted by players who mix up who takes, or what an exposed card costs and brings."""
        yield 0
        yield from self.points
        yield from scored(self.contract, PRESETS["default"], (self.trick,), {}, ())
        right = self.points[self.seat - 1]
        if penalty := PENALTIES.get(self.contract):
            yield from (right - penalty, right + penalty, -penalty, penalty)
        else:
            yield from (-right, 2 * right)


def _seat(text: str) -> int:
    if text not in {str(seat) for seat in SEATS}:
        raise InvalidNotation("seat", text)
    return int(text)
