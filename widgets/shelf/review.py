"""A review: the decisions of a seat in a deal that is over, each beside the best one."""

from __future__ import annotations

from collections.abc import Sequence

from ..kit.widget import values
from .presentation import Decision

TOLERANCE = 0.005
"""Two actions whose average gains differ by less than this, in what the game counts, are worth the same."""


@values()
class DecisionView:
    """A decision: what was done, what was best, and what each gains on average, in hundredths.

    `error` is half of the 95 % interval of the difference between them, in hundredths too; 0 if it's exact.
    """

    action: object
    best: object
    gain: int
    most: int
    error: int
    good: bool


@values()
class ReviewView:
    """The decisions that are judged, and whether these are all."""

    decisions: tuple[DecisionView, ...]
    complete: bool


def show_review[A](decisions: Sequence[Decision[A]], *, complete: bool) -> ReviewView:
    """Return the review of these decisions."""
    shown = []
    for each in decisions:
        good = each.cost <= max(TOLERANCE, each.error)
        best = each.action if good else each.best
        gain, most = round(100 * each.gains[each.action]), round(100 * each.gains[best])
        shown.append(DecisionView(each.action, best, gain, most, round(100 * each.error), good))
    return ReviewView(tuple(shown), complete)
