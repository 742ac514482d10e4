"""The hints that a reader can ask for: each press of the button shows one more."""

from __future__ import annotations

from functools import partial

from rake.kit.errors import read_each

from .fields import number_in

HINTS = ("", "idea", "rule", "candidates", "answer")
"""The hints in the order in which they are shown: none, an idea, the rules, two likely answers, the answer."""


def next_hint(hint: int, seen: int, last: int = len(HINTS) - 1) -> int:
    """Return the index of the next hint after `seen`, the one shown when the reader pressed the button.

    `hint` is the current index: two quick presses on the same frame thus show only one more hint. There is none after
    `last`.
    """
    return max(hint, min(seen + 1, last))


type TakenBack = tuple[int, ...] | None
"""The numbers of the actions of a deal, from 0, that the reader has taken back; None if they have asked for no hint."""

NOTHING, MOST_ACTIONS = "-", 999
"""What stands for no action in a saved state, and the highest number of one."""


def read_taken_back(text: str) -> TakenBack:
    """Return the actions in a saved state, e.g. `3.7`. Raises `InvalidNotation`."""
    return () if text == NOTHING else read_each(".", partial(number_in, 0, MOST_ACTIONS), text)


def format_taken_back(numbers: TakenBack) -> str:
    """Return the text that `read_taken_back` reads, empty for None."""
    return "" if numbers is None else ".".join(map(str, numbers)) or NOTHING


def with_taken_back(numbers: TakenBack, number: int) -> TakenBack:
    """Return the actions with one more that was taken back."""
    return tuple(sorted({*(numbers or ()), number}))
