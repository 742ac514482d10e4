"""Questions about a position of a game, with answers to choose from: what lessons and drills ask.

The right answers are never stored: they are worked out from the position, by the rules or by the odds.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from typing import ClassVar, Self, override

from .chips import parse_chips
from .errors import IllegalPosition, InvalidNotation, Violation, read_each
from .notation import Fields, Notation

__all__ = ["OfNumbers", "Question", "QuestionRefusal", "numbers", "read_question", "signed_numbers"]


class QuestionRefusal(Enum):
    """Why a question is refused."""

    ANSWERS = "answers"


class Question(ABC):
    """A question about a position. Its notation (`str`) holds everything needed to ask it again."""

    ask: ClassVar[str] = ""
    """The kind's word in the field `ask`; empty for classes that several kinds inherit."""

    notation: ClassVar[Notation]
    """The notation of the game."""

    @classmethod
    @abstractmethod
    def read(cls, fields: Fields) -> Self:
        """Return the question that these fields hold. Raises `InvalidNotation` and `IllegalPosition`."""

    @property
    @abstractmethod
    def fields(self) -> dict[str, str]:
        """The question as fields of notation, by name, without `ask`: what `read` reads."""

    @property
    @abstractmethod
    def answers(self) -> tuple[str, ...]:
        """The answers to choose from, in the order in which they are shown."""

    @property
    @abstractmethod
    def right(self) -> frozenset[str]:
        """The right ones among `answers`: choosing any one of them counts as right."""

    def __str__(self) -> str:
        """Return the notation."""
        return self.notation.format_fields({"ask": self.ask} | self.fields)


@dataclass(frozen=True)
class OfNumbers(Question):
    """A question whose answers to choose from are the numbers `say`."""

    say: tuple[int, ...]

    @property
    @override
    def answers(self) -> tuple[str, ...]:
        return tuple(map(str, self.say))


def numbers(text: str) -> tuple[int, ...]:
    """Return the numbers of a text such as `3.4.8`. Raises `InvalidNotation`."""
    return read_each(".", parse_chips, text)


def signed_numbers(text: str) -> tuple[int, ...]:
    """Return the numbers of a text such as `-3.1.3`. Raises `InvalidNotation`."""
    return read_each(".", _signed, text)


def _signed(text: str) -> int:
    return -parse_chips(text[1:]) if text.startswith("-") else parse_chips(text)


def read_question[Asked: Question](fields: Fields, kinds: Mapping[str, type[Asked]]) -> Asked:
    """Return the question that these fields hold, of one of the kinds, which are given by their `ask` words.

    Raises `InvalidNotation`, and `IllegalPosition`, also if none of the offered answers is right or all of them are.
    """

    def kind(word: str) -> type[Asked]:
        if word not in kinds:
            raise InvalidNotation("|".join(kinds), word)
        return kinds[word]

    question = fields.read("ask", kind).read(fields)
    answers = {*question.answers}
    if not question.right < answers or not question.right:
        raise IllegalPosition(Violation(QuestionRefusal.ANSWERS, (len(question.right), len(answers))))
    return question
