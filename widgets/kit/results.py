"""How each step of a lesson was taken, a letter a step: what the lesson keeps, and what other pages show of it."""

from __future__ import annotations

from rake.kit.errors import InvalidNotation

NEW, FIRST_TRY, SKIPPED, MOST = ".", "0", "s", 9
"""Not come to yet, answered at once, left unanswered; else the number of wrong answers, no more than nine."""


def read_results(text: str) -> str:
    """Return the results in a state. Raises `InvalidNotation`."""
    if not {*text} <= {*"0123456789", NEW, SKIPPED}:
        raise InvalidNotation("marks", text)
    return text
