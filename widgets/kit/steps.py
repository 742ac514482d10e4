"""Stepping through a deal that is over: `steps.html` has the buttons."""

from __future__ import annotations


def step_after(message: str, step: int, last: int) -> int | None:
    """Return the step that the button of a message leads to from another; None if it's no button of these."""
    steps = {"next": min(step + 1, last), "back": max(step - 1, 0), "start": 0, "end": last}
    return steps.get(message)
