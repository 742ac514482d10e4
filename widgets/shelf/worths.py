"""Hints and reviews that rest on a search: what each action is worth, from random deals that bots play out."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Sequence
from itertools import takewhile
from math import ceil, hypot

from rake.kit.game import Bot
from rake.kit.records import AnyView
from rake.kit.search import BATCH, Search, Worth, search

from ..kit.saying import Remark
from ..kit.widget import values
from .decision import Decision
from .searching import HINT_BATCHES

SHOWN = 3
"""How many of the best actions a hint names at least."""


class ActionGains(Remark):
    """What an action gains on average, in points, and half of the 95 % interval."""

    action: object
    gain: float
    error: float


class ActionLoses(Remark):
    """What an action loses on average, in points, and half of the 95 % interval."""

    action: object
    loss: float
    error: float


class TooClose(Remark):
    """How many of the actions that a hint names are too close to the best to tell apart; the first two of them."""

    best: object
    second: object
    count: int


class ClearlyBest(Remark):
    """The action that is worth more than all others, beyond what chance explains."""

    best: object


class PlusMinus(Remark):
    """What a ± means: half of a 95 % interval."""


class DealsCounted(Remark):
    """The number of deals behind that."""

    deals: int


@values()
class WorthsView:
    """Which action is best or too close to call, what each is worth, the best first, and what that rests on.

    `margin` says what a ± means, where one is shown.
    `best` are the messages of the best ones, none where three and more are all that there are: marks would say nothing.
    No action before the first deal, and no verdict before the last.
    """

    verdict: TooClose | ClearlyBest | None
    best: tuple[str, ...]
    worths: tuple[Remark, ...]
    counted: Remark
    margin: PlusMinus | None


def best_first[A](so_far: Search[A] | None, shown: Callable[[int, A], bool] = lambda *_: True) -> list[Worth[A]]:
    """Return what actions are worth, the best first; nothing before the first deal.

    `shown` says of an action, and its order from 0 on, whether it's among them.
    """
    if not (so_far and so_far.batches):
        return []
    ranked = sorted(so_far.worths, key=lambda worth: -worth.mean)
    return [each for order, each in enumerate(ranked) if shown(order, each.action)]


def which_are_best[A](ranked: Sequence[Worth[A]]) -> list[A]:
    """Return the best of actions ranked by their worth, and all that are as good; none before all deals are counted."""
    if not ranked or ranked[0].samples < HINT_BATCHES * BATCH:
        return []
    first, *others = ranked
    close = takewhile(lambda each: first.mean - each.mean <= hypot(first.error, each.error), others)
    return [first.action, *(each.action for each in close)]


def in_tenths[A](worth: Worth[A]) -> tuple[float, float]:
    """Return what an action gains on average, to a tenth, and the error rounded up to one."""
    return round(worth.mean, 1), ceil(10 * worth.error) / 10


def show_worths[A](
    ranked: Sequence[Worth[A]],
    worths: Iterable[Remark],
    counted: Remark,
    so_far: Search[A] | None,
    as_said: Callable[[A], object] = lambda action: action,
) -> WorthsView:
    """Return what is said of actions ranked by their worth, which are those of a search, or some of them.

    The verdict names them `as_said`.
    """
    best = which_are_best(ranked)
    named = [as_said(action) for action in best[:2]]
    verdict = TooClose(named[0], named[1], len(best)) if len(best) > 1 else ClearlyBest(named[0]) if best else None
    marked = () if so_far and len(best) == len(so_far.worths) > 2 else best
    said = tuple(worths)
    margin = PlusMinus() if any(getattr(each, "error", 0) for each in said) else None
    return WorthsView(verdict, tuple(map(str, marked)), said, counted, margin)


class BySearch[A, V: AnyView](ABC):
    """What presentations share whose one hint, like the review, says what each action is worth.

    A game sets the bot that plays the deals out, and the actions that a hint `always` names.
    """

    policy: Bot[A, V]
    always: tuple[A, ...] = ()

    @abstractmethod
    def candidates(self, view: V) -> Sequence[A]:
        """Return the actions of a seat that are worth a thought."""

    def hints(self, view: V) -> tuple[str, ...]:
        """Return the code of the only hint; none where there's no choice."""
        return ("worth",) if self.can_judge(view) else ()

    def hint(self, view: V, so_far: Search[A] | None) -> WorthsView:
        """Return what the best actions at a decision are worth."""
        deals = so_far.worths[0].samples if so_far else 0
        units = self.units_per_point(view)

        def is_shown(order: int, action: A) -> bool:
            return order < SHOWN or action in self.always

        ranked = [
            worth._replace(mean=worth.mean / units, error=worth.error / units) for worth in best_first(so_far, is_shown)
        ]
        said = (self.says_worth(view, each._replace(action=self.as_said(view, each.action))) for each in ranked)
        counted = self.says_counted(view, deals)
        return show_worths(ranked, said, counted, so_far, lambda action: self.as_said(view, action))

    def as_said(self, view: V, action: A) -> A:
        """Return what sentences call an action of the seat of a view: here the action itself."""
        del view
        return action

    def units_per_point(self, view: V) -> int:
        """Return how many of what a search counts make a point."""
        del view
        return 1

    def says_worth(self, view: V, worth: Worth[A]) -> Remark:
        """Return what an action is worth, in points."""
        del view
        gain, error = in_tenths(worth)
        return ActionLoses(worth.action, -gain, error) if gain < 0 else ActionGains(worth.action, gain, error)

    def says_counted(self, view: V, deals: int) -> Remark:
        """Return how many deals are behind that."""
        del view
        return DealsCounted(deals)

    def search(self, view: V, *actions: A) -> Search[A]:
        """Return the search that compares these actions with those that are worth a thought."""
        return search(view, self.policy, tuple(dict.fromkeys((*self.candidates(view), *actions))))

    def can_judge(self, view: V) -> bool:
        """Return whether there's a choice."""
        return len(view.legal()) > 1

    def judge(self, view: V, action: A, so_far: Search[A] | None) -> Decision[A]:
        """Return a decision with what each action is worth."""
        worths, units = so_far.worths if so_far else (), self.units_per_point(view)
        return Decision(
            self.as_said(view, action),
            {self.as_said(view, each.action): each.mean / units for each in worths},
            {self.as_said(view, each.action): each.error / units for each in worths},
        )
