"""A review: the decisions of a seat in a deal that is over, each beside the best one."""

from __future__ import annotations

from collections.abc import Mapping

from ..kit.saying import Remark
from ..kit.widget import values
from .presentation import Decision

TOLERANCE = 0.005
"""Two actions whose average gains differ by less than this, in what the game counts, are worth the same."""

COARSE = 0.5
"""From this error on, in what the game counts, an average gain is shown as a whole number."""


class NothingBetter(Remark):
    """The action was as good as any."""


class NothingClearlyBetter(Remark):
    """The action was as good as any, as far as the deals that were counted can tell."""


class BetterAction(Remark):
    """Another action gains more, and so much on average, to the hundredth."""

    best: object
    gain: float


class ClearlyBetterAction(Remark):
    """Another action gains more, and about so much on average, in whole chips or points."""

    best: object
    gain: int


@values()
class DecisionView:
    """A decision: what was done, what it gains on average, in hundredths, and the verdict; `good` if nothing is better.

    The gain is `coarse` if its error is so large that only a whole number is shown. It was chosen `again` if the reader
    had taken another choice back.
    """

    action: object
    gain: int
    coarse: bool
    verdict: Remark
    good: bool
    again: bool


@values()
class ReviewView:
    """The decisions that are judged, and whether these are all."""

    decisions: tuple[DecisionView, ...]
    complete: bool


def show_review[A](decisions: Mapping[int, Decision[A]], taken_back: tuple[int, ...], *, complete: bool) -> ReviewView:
    """Return the review of these decisions, by the number of the action; `taken_back` has those before another try."""
    shown = (_show_decision(each, again=number in taken_back) for number, each in decisions.items())
    return ReviewView(tuple(shown), complete)


def _show_decision[A](each: Decision[A], *, again: bool) -> DecisionView:
    good = each.cost <= max(TOLERANCE, each.error)
    coarse = each.error >= COARSE
    return DecisionView(
        each.action, round(100 * each.gains[each.action]), coarse, _verdict(each, coarse=coarse, good=good), good, again
    )


def _verdict[A](each: Decision[A], *, coarse: bool, good: bool) -> Remark:
    if good:
        return NothingClearlyBetter() if round(100 * each.error) else NothingBetter()
    most = each.gains[each.best]
    return ClearlyBetterAction(each.best, round(most)) if coarse else BetterAction(each.best, most)
