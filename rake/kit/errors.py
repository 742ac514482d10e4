"""The ways in which a game refuses. All are `ValueError`; none holds a sentence for readers."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from enum import Enum

__all__ = ["IllegalAction", "IllegalPosition", "InvalidNotation", "Violation"]

SHOWN = 24
"""How many characters of unreadable text an error repeats."""


class InvalidNotation(ValueError):
    """Text that cannot be read as notation.

    `found` is the offending piece (shortened), `at` its offset in the text, counted from 0,
    and `expected` the name of what belongs there (`card`, `field`, `version`, ...).
    """

    def __init__(self, expected: str, found: str, at: int = 0) -> None:
        self.expected = expected
        self.found = found if len(found) <= SHOWN else found[: SHOWN - 1] + "…"
        self.at = at
        super().__init__(expected, found, at)

    def __str__(self) -> str:
        """Return what was expected, where, and what was found there."""
        return f"expected {self.expected} at character {self.at + 1}, found {self.found!r}"


@contextmanager
def offset_by(at: int) -> Iterator[None]:
    """Let what is unreadable in a piece of a text point into the whole text, in which the piece starts at `at`."""
    try:
        yield
    except InvalidNotation as error:
        raise InvalidNotation(error.expected, error.found, at + error.at) from None


def read_each[T](separator: str, parse: Callable[[str], T], text: str) -> tuple[T, ...]:
    """Return what `parse` makes of each piece of a text; what is unreadable in a piece points into the whole."""
    values = []
    at = 0
    for piece in text.split(separator):
        with offset_by(at):
            values.append(parse(piece))
        at += len(piece) + len(separator)
    return tuple(values)


@dataclass(frozen=True, slots=True)
class Violation:
    """What is refused, as a code, and the values that are to blame. The game's `RULE_OF` names the rule of a code."""

    code: Enum
    values: tuple[str | int, ...] = ()

    def __str__(self) -> str:
        """Return the code and its values, e.g. `card-twice (AS)`."""
        values = f" ({', '.join(map(str, self.values))})" if self.values else ""
        return f"{self.code.value}{values}"


class IllegalPosition(ValueError):
    """Something readable that breaks a rule: a card twice, nine players, six cards. `violation` says which and why."""

    def __init__(self, violation: Violation) -> None:
        self.violation = violation
        super().__init__(violation)


class IllegalAction(ValueError):
    """A step that the rules refuse at this point of the round. `violation` says which rule, and why."""

    def __init__(self, violation: Violation) -> None:
        self.violation = violation
        super().__init__(violation)
