"""The hints that a reader can ask for: each press of the button shows one more."""

from __future__ import annotations

from functools import partial

from rake.kit.errors import read_each

from .fields import number_in

HINTS = ("", "idea", "rule", "candidates", "answer")
"""The hints in the order in which they are shown: none, an idea, the rules, two likely answers, the answer."""

MOST_HINT = len(HINTS) - 1
"""The highest number of a hint in a saved state."""


def next_hint(hint: int, seen: int, last: int = MOST_HINT) -> int:
    """Return the index of the next hint after `seen`, the one shown when the reader pressed the button.

    `hint` is the current index: two quick presses on the same frame thus show only one more hint. There is none after
    `last`.
    """
    return max(hint, min(seen + 1, last))


def next_step(hint: int, last: int) -> str:
    """Return which hint a press asks for after `hint`: the `first`, one `more` or the `last`; empty if there's none.

    What the button says follows from it, in every game. An only hint is a `first` one.
    """
    if hint >= last:
        return ""
    return "first" if not hint else "last" if hint == last - 1 else "more"


MOST_ACTIONS = 999
"""The highest number of an action in a saved state."""

NOTHING = "-"
"""What older saved states have for no action."""


def read_taken_back(text: str) -> tuple[int, ...]:
    """Return the numbers, from 0, of the actions that were taken back, e.g. `3.7`. Raises `InvalidNotation`."""
    return () if text == NOTHING else read_each(".", partial(number_in, 0, MOST_ACTIONS), text)


def format_taken_back(numbers: tuple[int, ...]) -> str:
    """Return the text that `read_taken_back` reads, empty for none."""
    return ".".join(map(str, numbers))


def with_taken_back(numbers: tuple[int, ...], number: int) -> tuple[int, ...]:
    """Return the actions with one more that was taken back."""
    return tuple(sorted({*numbers, number}))
