"""What a question is: something asked of a position, its answers, and which of these are right.

Which are right is found by the rules, or by the odds, alone. The kinds of questions stand in `questions.py`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from enum import Enum
from typing import ClassVar, Self, override

from .kit.chips import parse_chips
from .kit.errors import read_each
from .kit.notation import Fields
from .notation import NOTATION

__all__ = ["Question"]


class QuestionRefusal(Enum):
    """Why a question is refused."""

    ANSWERS = "answers"


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
        return NOTATION.format_fields({"ask": self.ask} | self.fields)


@dataclass(frozen=True)
class OfNumbers(Question):
    """A question that one of the numbers `say` answers."""

    say: tuple[int, ...]

    @property
    @override
    def answers(self) -> tuple[str, ...]:
        return tuple(map(str, self.say))


def numbers(text: str) -> tuple[int, ...]:
    """Return the numbers that dots part. Raises `InvalidNotation`."""
    return read_each(".", parse_chips, text)
