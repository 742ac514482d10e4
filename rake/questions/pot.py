"""`ask=pot`: how many chips lie in a pot, or go back."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from random import Random
from typing import Self, override

from ..hands import seated
from ..kit.chance import below, pick, some
from ..kit.chips import parse_chips
from ..kit.notation import Fields
from ..kit.pots import format_contributions, parse_contributions, pots_of, unmatched
from .base import Drilled, OfNumbers, numbers
from .dealing import choices

BACK = "back"
"""The `want` that asks for the chips that go back (8.8); any other is the number of a pot, 0 for the main one."""


@dataclass(frozen=True)
class Pots(OfNumbers, Drilled):
    """Ask how many chips lie in a pot when each seat has paid that much, or go back, with -1 for `want` (8.8)."""

    ask = "pot"
    order = 16
    paid: tuple[int, ...]
    folded: frozenset[int]
    want: int

    @classmethod
    @override
    def read(cls, fields: Fields) -> Self:
        paid, folded = fields.read("paid", parse_contributions)
        seated(len(paid))
        return cls(fields.read("say", numbers), paid, folded, fields.read("want", _pot))

    @property
    @override
    def fields(self) -> dict[str, str]:
        wanted = BACK if self.want < 0 else str(self.want)
        return {"paid": format_contributions(self.paid, self.folded), "want": wanted, "say": ".".join(self.answers)}

    @cached_property
    def chips(self) -> dict[int, int]:
        """Return the chips of every pot by its number, and of those that go back, by -1 (8.8)."""
        seat, back = unmatched(self.paid)
        paid = [chips - back * (number == seat) for number, chips in enumerate(self.paid, 1)]
        pots = pots_of(paid, [seat for seat in range(1, len(paid) + 1) if seat not in self.folded])
        return {-1: back} | {number: pot.chips for number, pot in enumerate(pots)}

    @cached_property
    @override
    def right(self) -> frozenset[str]:
        return frozenset({str(self.chips[self.want])} if self.want in self.chips else ())

    @classmethod
    @override
    def draw(cls, level: int, rng: Random) -> Self:
        """Ask how many chips lie in a pot, or go back: one short player, then one who folded, then more of both."""
        players = level + 2
        bet = 10 * (3 + below(rng, 7))
        paid = [bet] * players
        for seat in some(rng, range(players), max(1, level - 1)):
            paid[seat] = 5 * (2 + below(rng, bet // 5 - 2))
        folded = frozenset(some(rng, range(1, players + 1), level - 1))
        if not below(rng, 3):
            paid[below(rng, players)] += 20
        chips = cls((), tuple(paid), folded, 0).chips
        want = pick(rng, [number for number, count in chips.items() if count])
        pots = [chips[number] for number in sorted(chips) if number >= 0]
        near = range(chips[want] - 10, chips[want] + 15, 5)
        tempting = (*chips.values(), sum(paid), sum(pots), sum(pots[:2]), *near)
        return cls(choices(chips[want], tempting, rng), tuple(paid), folded, want)


def _pot(text: str) -> int:
    return -1 if text == BACK else parse_chips(text)
