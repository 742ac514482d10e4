"""Numbers of chips, and how they are read from text."""

from __future__ import annotations

from .errors import InvalidNotation

MOST_CHIPS = 1_000_000
"""The largest number of chips allowed for a stack, a stake, a limit or a whole table."""


def parse_chips(text: str) -> int:
    """Return the number of chips that a text gives: one to seven digits. Raises `InvalidNotation`."""
    if not (text.isascii() and text.isdigit() and len(text) < 8):
        raise InvalidNotation("chips", text)
    return int(text)
