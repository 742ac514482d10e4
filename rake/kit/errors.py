"""The errors that a game raises. All are `ValueError`; they hold codes and values, and widgets put these into words."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum

__all__ = ["IllegalAction", "IllegalPosition", "InvalidNotation", "Violation"]

SHOWN = 24
"""The most characters of unreadable text that an error message quotes."""


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


class offset_by:  # noqa: N801 - it reads as what is done in its block
    """Add `at` to the offset of an `InvalidNotation` raised inside, so that it counts from the start of the whole text.

    Use it to parse a piece of a text that starts at offset `at`.
    """

    __slots__ = ("_at",)

    def __init__(self, at: int) -> None:
        self._at = at

    def __enter__(self) -> None:
        pass

    def __exit__(self, kind: object, error: BaseException | None, trace: object) -> None:
        if isinstance(error, InvalidNotation):
            raise InvalidNotation(error.expected, error.found, self._at + error.at) from None


def read_each[T](separator: str, parse: Callable[[str], T], text: str) -> tuple[T, ...]:
    """Return what `parse` makes of each piece of a text between separators.

    The offset of an `InvalidNotation` counts from the start of the whole text.
    """
    values = []
    at = 0
    try:
        for piece in text.split(separator):
            values.append(parse(piece))
            at += len(piece) + len(separator)
    except InvalidNotation as error:
        raise InvalidNotation(error.expected, error.found, at + error.at) from None
    return tuple(values)


@dataclass(frozen=True, slots=True)
class Violation:
    """A broken rule, as a code, and the values that break it. The game's `RULE_OF` has each code's rule number."""

    code: Enum
    values: tuple[str | int, ...] = ()

    def __str__(self) -> str:
        """Return the code and its values, e.g. `card-twice (AS)`."""
        values = f" ({', '.join(map(str, self.values))})" if self.values else ""
        return f"{self.code.value}{values}"


class IllegalPosition(ValueError):
    """A readable position that breaks a rule, e.g. with a card twice or nine players. `violation` says which rule."""

    def __init__(self, violation: Violation) -> None:
        self.violation = violation
        super().__init__(violation)


class IllegalAction(ValueError):
    """An action that the rules don't allow at this point of the round. `violation` says which rule, and why."""

    def __init__(self, violation: Violation) -> None:
        self.violation = violation
        super().__init__(violation)
