"""What a question is, and those about a round that is under way or over."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from functools import cached_property, partial
from typing import ClassVar, Self, override

from .action import Action, parse_action
from .betting import parse_chips
from .errors import read_each
from .notation import Fields, format_fields
from .phase import Phase
from .record import seat_of
from .round import Record, Round, parse_record

__all__ = ["Question"]


class Question(ABC):
    """A question about a position. Its text is the whole of it."""

    ask: ClassVar[str]

    @classmethod
    @abstractmethod
    def read(cls, fields: Fields) -> Self:
        """Return the question of these fields. Raises `InvalidNotation` and `IllegalPosition`."""

    @property
    @abstractmethod
    def fields(self) -> dict[str, str]:
        """Return the fields that `read` reads."""

    @property
    @abstractmethod
    def answers(self) -> tuple[str, ...]:
        """Return the answers that are offered, in their order."""

    @property
    @abstractmethod
    def right(self) -> frozenset[str]:
        """Return those that are right; each of them will do."""

    def __str__(self) -> str:
        """Return the notation."""
        return format_fields({"ask": self.ask} | self.fields)


@dataclass(frozen=True)
class OfRound(Question):
    """A question about a round, as everyone or as one seat sees it."""

    record: Record

    @cached_property
    def rounds(self) -> tuple[Round, ...]:
        """Return the round after the deal and after every action. Raises `IllegalAction` where the record does."""
        return self.record.replay()

    @property
    def now(self) -> Round:
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

    @classmethod
    @override
    def read(cls, fields: Fields) -> Self:
        return cls(fields.read("round", parse_record))

    @property
    @override
    def answers(self) -> tuple[str, ...]:
        return tuple(map(str, range(1, self.now.players + 1)))

    @property
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

    @property
    @override
    def right(self) -> frozenset[str]:
        now = self.now
        return frozenset(str(action) for action in self.say if not now.why_not(action))


@dataclass(frozen=True)
class OfRoundInNumbers(OfRound):
    """A question about a round that one of the numbers `say` answers."""

    say: tuple[int, ...]

    @classmethod
    @override
    def read(cls, fields: Fields) -> Self:
        return cls(fields.read("round", parse_record), fields.read("say", numbers))

    @property
    @override
    def fields(self) -> dict[str, str]:
        return {"say": ".".join(self.answers)} | super().fields

    @property
    @override
    def answers(self) -> tuple[str, ...]:
        return tuple(map(str, self.say))


@dataclass(frozen=True)
class Owes(OfRoundInNumbers):
    """Ask how many chips it costs the seat whose turn it is to stay in (7.2, 8.8)."""

    ask = "owes"

    @property
    @override
    def right(self) -> frozenset[str]:
        return frozenset({str(self.now.options().call)})


@dataclass(frozen=True)
class Next(OfRound):
    """Ask what comes next: somebody speaks, somebody picks up, hands are shown, or none are (6.3 to 6.9, 7.3, 8.7)."""

    ask = "next"

    @classmethod
    @override
    def read(cls, fields: Fields) -> Self:
        return cls(fields.read("round", parse_record))

    @property
    @override
    def answers(self) -> tuple[str, ...]:
        return ("bets", "picks", "reveal", "unshown")

    @property
    @override
    def right(self) -> frozenset[str]:
        if self.now.phase is Phase.OVER:
            return frozenset({"reveal" if len(self.now.still_in) > 1 else "unshown"})
        return frozenset({"bets" if self.now.phase.is_betting else "picks"})


@dataclass(frozen=True)
class Laid(OfRoundInNumbers):
    """Ask how many cards are laid in the middle (6.4, 8.5)."""

    ask = "middle"

    @property
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

    @property
    @override
    def right(self) -> frozenset[str]:
        result = self.now.result
        return frozenset({str(result.won.get(self.want, 0))} if result else ())


def numbers(text: str) -> tuple[int, ...]:
    """Return the numbers that dots part. Raises `InvalidNotation`."""
    return read_each(".", parse_chips, text)
