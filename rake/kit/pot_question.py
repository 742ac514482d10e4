"""The question how many chips the main pot or a side pot holds, or how many go back because nobody matched them."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from random import Random
from typing import Self, override

from .chance import below, pick, shuffle, some
from .chips import parse_chips
from .drills import Drilled, Varied, choices
from .notation import Fields
from .pots import format_contributions, parse_contributions, pots_of, unmatched
from .questions import OfNumbers, numbers

__all__ = ["BACK", "UNMATCHED", "PotQuestion"]

UNMATCHED = -1
"""In place of the number of a pot: the chips that nobody matched."""

BACK = "back"
"""The value of the field `want` that asks for the chips that nobody matched.

Any other value is the number of a pot: 0 for the main pot, then the side pots.
"""


@dataclass(frozen=True)
class PotQuestion(OfNumbers, Drilled, Varied):
    """Ask how many chips pot number `want` holds (0 is the main pot), or how many are `UNMATCHED`.

    `paid` holds the chips that each seat has put in, from seat 1 on; `folded` the seats that have folded.
    """

    ask = "pot"
    paid: tuple[int, ...]
    folded: frozenset[int]
    want: int

    @staticmethod
    @abstractmethod
    def check_contributions(contributions: Sequence[int], folded: Collection[int]) -> None:
        """Raise `IllegalPosition` or `InvalidNotation` for chips that the seats of a deal can't have put in."""

    @classmethod
    @override
    def read(cls, fields: Fields) -> Self:
        paid, folded = fields.read("paid", parse_contributions)
        cls.check_contributions(paid, folded)
        return cls(fields.read("say", numbers), paid, folded, fields.read("want", _pot))

    @property
    @override
    def fields(self) -> dict[str, str]:
        wanted = BACK if self.want == UNMATCHED else str(self.want)
        return {"paid": format_contributions(self.paid, self.folded), "want": wanted, "say": ".".join(self.answers)}

    @cached_property
    def chips(self) -> dict[int, int]:
        """The chips of each pot by its number, 0 for the main pot; under `UNMATCHED` those that go back."""
        seat, back = unmatched(self.paid)
        paid = [chips - back * (number == seat) for number, chips in enumerate(self.paid, 1)]
        pots = pots_of(paid, [seat for seat in range(1, len(paid) + 1) if seat not in self.folded])
        return {UNMATCHED: back} | {number: pot.chips for number, pot in enumerate(pots)}

    @cached_property
    @override
    def right(self) -> frozenset[str]:
        return frozenset({str(self.chips[self.want])} if self.want in self.chips else ())

    @classmethod
    @override
    def draw(cls, level: int, rng: Random) -> Self | None:
        """Return a question about random contributions of `level` + 2 players.

        At levels 1 and 2 one player paid less than the others, at level 3 two did; one player folded at level 2, two at
        level 3. In a third of the questions one player has paid 20 chips more. Return None if a player folded without
        owing anything, which the rules of betting don't allow.
        """
        players = level + 2
        bet = 10 * (3 + below(rng, 7))
        paid = [bet] * players
        for seat in some(rng, range(players), max(1, level - 1)):
            paid[seat] = 5 * (2 + below(rng, bet // 5 - 2))
        folded = frozenset(some(rng, range(1, players + 1), level - 1))
        if not below(rng, 3):
            paid[below(rng, players)] += 20
        staying = max(chips for seat, chips in enumerate(paid, 1) if seat not in folded)
        if any(paid[seat - 1] >= staying for seat in folded):
            return None
        chips = cls((), tuple(paid), folded, 0).chips
        want = pick(rng, [number for number, count in chips.items() if count])
        pots = [chips[number] for number in sorted(chips) if number != UNMATCHED]
        near = range(chips[want] - 10, chips[want] + 15, 5)
        tempting = (*chips.values(), sum(paid), sum(pots), sum(pots[:2]), *near)
        return cls(choices(chips[want], tempting, rng), tuple(paid), folded, want)

    @override
    def varied(self, rng: Random) -> Self:
        """Return the question about several times as many chips, with the seats in another order."""
        times = 2 + below(rng, 4)
        seats = shuffle(rng, range(1, len(self.paid) + 1))
        return replace(
            self,
            say=tuple(times * number for number in self.say),
            paid=tuple(times * self.paid[seat - 1] for seat in seats),
            folded=frozenset(number for number, seat in enumerate(seats, 1) if seat in self.folded),
        )


def _pot(text: str) -> int:
    return UNMATCHED if text == BACK else parse_chips(text)
