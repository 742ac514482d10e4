"""Numbers of chips, and how they are read from text."""

from __future__ import annotations

from .errors import InvalidNotation

MOST_CHIPS = 1_000_000
"""The largest number of chips allowed for a stack, a stake, a limit or a whole table."""


def check_whole(*chips: int) -> None:
    """Raise `TypeError` unless all of these numbers of chips are whole: halves can't be played or written."""
    if any(type(number) is not int for number in chips):
        raise TypeError(f"chips are whole numbers, not {chips}")


def parse_chips(text: str) -> int:
    """Return the number of chips that a text gives: one to seven digits. Raises `InvalidNotation`."""
    if not (text.isascii() and text.isdigit() and len(text) < 8):
        raise InvalidNotation("chips", text)
    return int(text)
