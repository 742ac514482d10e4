"""A review: the decisions of a seat in a deal that is over, each beside the best one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..kit.widget import values
from .presentation import Decision

TOLERANCE = 0.005
"""Two actions whose average gains differ by less than this, in what the game counts, are worth the same."""


@values()
class DecisionView:
    """A decision: what was done, what was best, and what each gains on average, in hundredths."""

    action: Any
    best: Any
    gain: int
    most: int
    good: bool


@values()
class ReviewView:
    """The decisions that can be judged."""

    decisions: tuple[DecisionView, ...]


def show_review(decisions: Sequence[Decision]) -> ReviewView:
    """Return the review of these decisions."""
    shown = []
    for each in decisions:
        best = max(each.gains, key=lambda action: each.gains[action])
        good = each.cost < TOLERANCE
        gain, most = round(100 * each.gains[each.action]), round(100 * each.gains[best])
        shown.append(DecisionView(each.action, each.action if good else best, gain, most, good))
    return ReviewView(tuple(shown))
