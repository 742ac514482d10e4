"""A review: the decisions of a seat in a deal that is over, each beside the best one."""

from __future__ import annotations

from collections.abc import Sequence

from ..kit.saying import Remark
from ..kit.widget import values
from .presentation import Decision

TOLERANCE = 0.005
"""Two actions whose average gains differ by less than this, in what the game counts, are worth the same."""


@values()
class NothingBetter(Remark):
    """The action was as good as any."""


@values()
class NothingClearlyBetter(Remark):
    """The action was as good as any, as far as the deals that were counted can tell."""


@values()
class BetterAction(Remark):
    """Another action gains more, and exactly so much on average."""

    best: object
    gain: float


@values()
class ClearlyBetterAction(Remark):
    """Another action gains more, and about so much on average, in whole chips or points."""

    best: object
    gain: int


@values()
class DecisionView:
    """A decision: what was done, what it gains on average, in hundredths, and the verdict; `good` if nothing is better.

    `error` is half of the 95 % interval of how much less it gains than the best action, in hundredths too; 0 if that's
    exact.
    """

    action: object
    gain: int
    error: int
    verdict: Remark
    good: bool


@values()
class ReviewView:
    """The decisions that are judged, and whether these are all."""

    decisions: tuple[DecisionView, ...]
    complete: bool


def show_review[A](decisions: Sequence[Decision[A]], *, complete: bool) -> ReviewView:
    """Return the review of these decisions."""
    return ReviewView(tuple(map(_show_decision, decisions)), complete)


def _show_decision[A](each: Decision[A]) -> DecisionView:
    good = each.cost <= max(TOLERANCE, each.error)
    gain, error = round(100 * each.gains[each.action]), round(100 * each.error)
    return DecisionView(each.action, gain, error, _verdict(each, is_exact=not error, good=good), good)


def _verdict[A](each: Decision[A], *, is_exact: bool, good: bool) -> Remark:
    if good:
        return NothingBetter() if is_exact else NothingClearlyBetter()
    most = each.gains[each.best]
    return BetterAction(each.best, most) if is_exact else ClearlyBetterAction(each.best, round(most))
