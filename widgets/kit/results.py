"""The results of a lesson's steps, one character for each step: the lesson saves them, the progress page shows them."""

from __future__ import annotations

from rake.kit.errors import InvalidNotation

NEW, FIRST_TRY, SKIPPED, MOST = ".", "0", "s", 9
"""The characters for a step not reached yet, right at the first try, and skipped; the most wrong answers counted.

Any other step has the number of its wrong answers, 1 to 9.
"""


def read_results(text: str) -> str:
    """Return the text if it consists of characters for results. Raises `InvalidNotation` if it doesn't."""
    if not {*text} <= {*"0123456789", NEW, SKIPPED}:
        raise InvalidNotation("marks", text)
    return text


def best_finished(*runs: str) -> str:
    """Return the results of the finished run with the most steps right at the first try; empty if none was finished."""
    finished = (run for run in runs if run and NEW not in run)
    return max(finished, key=lambda run: run.count(FIRST_TRY), default="")
