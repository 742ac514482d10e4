"""The hints that a reader can ask for: each press of the button shows one more."""

from __future__ import annotations

HINTS = ("", "idea", "rule", "candidates", "answer")
"""The hints in the order in which they are shown: none, an idea, the rules, two likely answers, the answer."""


def next_hint(hint: int, seen: int, last: int = len(HINTS) - 1) -> int:
    """Return the index of the next hint after `seen`, the one shown when the reader pressed the button.

    `hint` is the current index: two quick presses on the same frame thus show only one more hint. There is none after
    `last`.
    """
    return max(hint, min(seen + 1, last))
