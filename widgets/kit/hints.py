"""The ladder of hints that a reader climbs, one press a step."""

from __future__ import annotations

HINTS = ("", "idea", "rule", "candidates", "answer")
"""How much of a hint there is, step by step."""


def next_hint(hint: int, seen: int) -> int:
    """Return the step after the one that the reader saw when they pressed: two quick presses climb one."""
    return max(hint, min(seen + 1, len(HINTS) - 1))
