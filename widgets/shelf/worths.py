"""Hints and reviews that rest on a search: what each action is worth, from random deals that bots play out."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence

from rake.kit.game import Bot
from rake.kit.records import AnyView
from rake.kit.search import Search, search

from ..kit.widget import values
from .presentation import Decision

SHOWN = 3
"""How many of the best actions a hint names."""


@values()
class WorthView:
    """What an action gains on average, and half of the 95 % interval; `best` if no other has a higher average."""

    action: object
    gain: int
    error: int
    best: bool


@values()
class WorthsView:
    """What the best actions are worth, in hundredths of points, and the number of deals; none before the first."""

    worths: tuple[WorthView, ...]
    deals: int


def show_worths[A](so_far: Search[A] | None, scale: int = 1, given_up: float = 0) -> tuple[WorthView, ...]:
    """Return what each action is worth, the best first, beside what giving up scores; nothing before the first deal.

    A score counts `scale` times as much: with 100 the gains are in hundredths.
    """
    if not (so_far and so_far.batches):
        return ()
    ranked = sorted(so_far.worths, key=lambda worth: -worth.mean)
    return tuple(
        WorthView(
            action=each.action,
            gain=round(scale * (each.mean - given_up)),
            error=round(scale * each.error),
            best=each.mean == ranked[0].mean,
        )
        for each in ranked
    )


class BySearch[A, V: AnyView](ABC):
    """What presentations share whose one hint, like the review, says what each action is worth.

    A game sets the bot that plays the deals out.
    """

    policy: Bot[A, V]

    @abstractmethod
    def candidates(self, view: V) -> Sequence[A]:
        """Return the actions of a seat that are worth a thought."""

    def hints(self, view: V) -> tuple[str, ...]:
        """Return the code of the only hint; none where there's no choice."""
        return ("worth",) if self.can_judge(view) else ()

    def hint(self, view: V, so_far: Search[A] | None) -> WorthsView:
        """Return what the best actions at a decision are worth."""
        worths = show_worths(so_far, scale=100)[:SHOWN]
        return WorthsView(worths, so_far.worths[0].samples if so_far else 0)

    def search(self, view: V, *actions: A) -> Search[A]:
        """Return the search that compares these actions with those that are worth a thought."""
        return search(view, self.policy, tuple(dict.fromkeys((*self.candidates(view), *actions))))

    def can_judge(self, view: V) -> bool:
        """Return whether there's a choice."""
        return len(view.legal()) > 1

    def judge(self, view: V, action: A, so_far: Search[A] | None) -> Decision[A]:
        """Return a decision with what each action is worth."""
        worths = so_far.worths if so_far else ()
        return Decision(
            action, {each.action: each.mean for each in worths}, {each.action: each.error for each in worths}
        )
