"""Chips as whole numbers, and as text."""

from __future__ import annotations

from .errors import InvalidNotation

MOST_CHIPS = 1_000_000
"""The most chips that anything here can count: a stack, a stake, a limit."""


def parse_chips(text: str) -> int:
    """Return a number of chips. Raises `InvalidNotation`."""
    if not (text.isascii() and text.isdigit() and len(text) < 8):
        raise InvalidNotation("chips", text)
    return int(text)
