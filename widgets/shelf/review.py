"""A review: the decisions of a seat in a deal that is over, each beside the best one."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from ..kit.saying import Remark
from ..kit.widget import values
from .decision import Decision

TOLERANCE = 0.005
"""Two actions whose average gains differ by less than this, in what the game counts, are worth the same."""

COARSE = 0.5
"""From this error on, in what the game counts, an average gain is shown as a whole number."""


class NoDifference(Remark):
    """Every action would have come to the same."""


class NothingBetter(Remark):
    """The action was as good as any."""


class NothingClearlyBetter(Remark):
    """The action was as good as any, as far as the deals that were counted can tell."""


class AlreadyLost(Remark):
    """Every action lost nearly all deals."""


class PerhapsBetter(Remark):
    """Another action gains more, but not so much more that the deals counted can tell."""

    best: object


class BetterAction(Remark):
    """Another action gains more, and so much on average, to the hundredth."""

    best: object
    gain: float


class ClearlyBetterAction(Remark):
    """Another action gains more, and about so much on average, in whole chips or points."""

    best: object
    gain: int


class AheadOfAverage(Remark):
    """Another action was better, by its gain over an average hand: that many points."""

    best: object
    more: int


class BehindAverage(Remark):
    """Another action was better, though it falls behind an average hand, by that many points."""

    best: object
    less: int


class LosesLess(Remark):
    """Another action loses fewer of the deals: that share (0..1)."""

    best: object
    share: float


class DecisionsJudged(Remark):
    """How many decisions there were, and how many of them were `costly`: another action was clearly better."""

    decisions: int
    costly: int

    @property
    def every(self) -> int:
        """1 if something else was clearly better in every one of them, else 0."""
        return int(self.costly == self.decisions)


@values()
class DecisionView:
    """A decision: what was done, what it gains on average, in hundredths, and the verdict; `good` if nothing is better.

    The gain is `coarse` if its error is so large that only a whole number is shown; if one only `loses` in the game, it
    is the share of the deals lost, below 0. It was chosen `again` if the reader had taken another choice back. `number`
    counts the reader's decisions, and `link` is the query of a link to its moment in the deal.
    """

    number: int
    link: str
    action: object
    gain: int
    coarse: bool
    loses: bool
    verdict: Remark
    good: bool
    again: bool


@values()
class ReviewView:
    """The decisions that are judged so far, in their order and those that cost something, the dearest first.

    `summary` is None until all of the `total` are judged.
    """

    decisions: tuple[DecisionView, ...]
    costly: tuple[DecisionView, ...]
    total: int
    summary: DecisionsJudged | None


def show_review[A](
    decisions: Mapping[int, Decision[A]], taken_back: Iterable[int], total: int, link_at: Callable[[int], str]
) -> ReviewView:
    """Return the review of these decisions, by the number of the action; `taken_back` has those before another try.

    `link_at` gives the query of a link to the moment before an action.
    """
    shown = {
        action: _show_decision(number, each, link_at(action), again=action in taken_back)
        for number, (action, each) in enumerate(decisions.items(), 1)
    }
    by_cost = sorted(decisions, key=lambda action: -decisions[action].cost)
    costly = tuple(shown[action] for action in by_cost if not shown[action].good)
    summary = DecisionsJudged(total, len(costly)) if len(shown) == total else None
    return ReviewView((*shown.values(),), costly, total, summary)


def _show_decision[A](number: int, each: Decision[A], link: str, *, again: bool) -> DecisionView:
    good = each.cost <= max(TOLERANCE, each.error)
    coarse = each.error >= COARSE
    verdict = _verdict(each, coarse=coarse, good=good)
    gain = round(100 * each.gains[each.action])
    return DecisionView(number, link, each.action, gain, coarse, each.loses, verdict, good, again)


def _verdict[A](each: Decision[A], *, coarse: bool, good: bool) -> Remark:
    most = each.gains[each.best]
    if each.loses and -most >= 1 - TOLERANCE:
        return AlreadyLost()
    if not good and each.loses:
        return LosesLess(each.best, -most)
    if not good and each.relative:
        more = round(most)
        return BehindAverage(each.best, -more) if more < 0 else AheadOfAverage(each.best, more)
    if not good:
        return ClearlyBetterAction(each.best, round(most)) if coarse else BetterAction(each.best, most)
    if max(most - min(each.gains.values()), *each.errors.values(), 0) <= TOLERANCE:
        return NoDifference()
    if each.is_close:
        return PerhapsBetter(each.best)
    return NothingClearlyBetter() if round(100 * each.error) else NothingBetter()
