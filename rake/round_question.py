"""Questions about a round that is under way or over, and about its chips."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property, partial
from typing import Self, override

from .action import Action, parse_action
from .betting import format_paid, parse_chips, parse_paid, pots_of, unmatched
from .errors import read_each
from .hands import seated
from .notation import Fields
from .phase import Phase
from .question import OfNumbers, Question, numbers
from .record import seat_of
from .round import Record, Round, View, parse_record

BACK = "back"
"""What is wanted of purses: the chips that go back (8.8); else the number of a pot, 0 for the main one."""


@dataclass(frozen=True)
class OfRound(Question):
    """A question about a round, as everyone or as one seat sees it."""

    record: Record

    @classmethod
    @override
    def read(cls, fields: Fields) -> Self:
        return cls(fields.read("round", parse_record))

    @cached_property
    def rounds(self) -> tuple[Round, ...] | tuple[View, ...]:
        """Return the round after the deal and after every action. Raises `IllegalAction` where the record does."""
        return self.record.replay()

    @property
    def now(self) -> Round | View:
        """Return the round as it stands."""
        return self.rounds[-1]

    @property
    @override
    def fields(self) -> dict[str, str]:
        return {"round": self.record.in_field}


@dataclass(frozen=True)
class Turn(OfRound):
    """Ask whose turn it is (6.5, 7.1, 8.15)."""

    ask = "turn"

    @property
    @override
    def answers(self) -> tuple[str, ...]:
        return tuple(map(str, range(1, self.now.players + 1)))

    @cached_property
    @override
    def right(self) -> frozenset[str]:
        return frozenset({str(self.now.to_act)})


@dataclass(frozen=True)
class Legal(OfRound):
    """Ask which of these the seat may do whose turn it is (section 7)."""

    ask = "legal"
    say: tuple[Action, ...]

    @classmethod
    @override
    def read(cls, fields: Fields) -> Self:
        return cls(fields.read("round", parse_record), fields.read("say", partial(read_each, "_", parse_action)))

    @property
    @override
    def fields(self) -> dict[str, str]:
        return {"say": "_".join(self.answers)} | super().fields

    @property
    @override
    def answers(self) -> tuple[str, ...]:
        return tuple(map(str, self.say))

    @cached_property
    @override
    def right(self) -> frozenset[str]:
        now = self.now
        return frozenset(str(action) for action in self.say if not now.why_not(action))


@dataclass(frozen=True)
class OfRoundInNumbers(OfNumbers, OfRound):
    """A question about a round that one of the numbers `say` answers."""

    @classmethod
    @override
    def read(cls, fields: Fields) -> Self:
        return cls(fields.read("round", parse_record), fields.read("say", numbers))

    @property
    @override
    def fields(self) -> dict[str, str]:
        return {"say": ".".join(self.answers)} | super().fields


@dataclass(frozen=True)
class Owes(OfRoundInNumbers):
    """Ask how many chips it costs the seat whose turn it is to stay in (7.2, 8.8)."""

    ask = "owes"

    @cached_property
    @override
    def right(self) -> frozenset[str]:
        return frozenset({str(self.now.options().call)})


@dataclass(frozen=True)
class Next(OfRound):
    """Ask what comes next: somebody speaks, somebody picks up, hands are shown, or none are (6.3 to 6.9, 7.3, 8.7)."""

    ask = "next"
    answers = ("bets", "picks", "reveal", "unshown")

    @cached_property
    @override
    def right(self) -> frozenset[str]:
        if self.now.phase is Phase.OVER:
            return frozenset({"reveal" if len(self.now.still_in) > 1 else "unshown"})
        return frozenset({"bets" if self.now.phase.is_betting else "picks"})


@dataclass(frozen=True)
class Laid(OfRoundInNumbers):
    """Ask how many cards are laid in the middle (6.4, 8.5)."""

    ask = "middle"

    @cached_property
    @override
    def right(self) -> frozenset[str]:
        return frozenset({str(len(self.now.middle.up) + len(self.now.middle.down))})


@dataclass(frozen=True)
class Takes(OfRoundInNumbers):
    """Ask how many chips a seat takes from all pots at the end (6.9, 8.4, 8.8, 8.9)."""

    ask = "takes"
    want: int

    @classmethod
    @override
    def read(cls, fields: Fields) -> Self:
        record = fields.read("round", parse_record)
        return cls(record, fields.read("say", numbers), fields.read("want", seat_of(len(record.stacks))))

    @property
    @override
    def fields(self) -> dict[str, str]:
        return {"want": str(self.want)} | super().fields

    @cached_property
    @override
    def right(self) -> frozenset[str]:
        result = self.now.result
        return frozenset({str(result.won.get(self.want, 0))} if result else ())


@dataclass(frozen=True)
class Pots(OfNumbers):
    """Ask how many chips lie in a pot when each seat has paid so much, or go back, with -1 for `want` (8.8)."""

    ask = "pot"
    paid: tuple[int, ...]
    folded: frozenset[int]
    want: int

    @classmethod
    @override
    def read(cls, fields: Fields) -> Self:
        paid, folded = fields.read("paid", parse_paid)
        seated(len(paid))
        return cls(fields.read("say", numbers), paid, folded, fields.read("want", _pot))

    @property
    @override
    def fields(self) -> dict[str, str]:
        wanted = BACK if self.want < 0 else str(self.want)
        return {"paid": format_paid(self.paid, self.folded), "want": wanted, "say": ".".join(self.answers)}

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


def _pot(text: str) -> int:
    return -1 if text == BACK else parse_chips(text)
