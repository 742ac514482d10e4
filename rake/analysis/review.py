"""A round reviewed for one seat: its chance to win at each of its decisions, and what its own choices cost it.

Each decision is judged by what the seat could see then, under the models of `odds` and `equity`. A pick-up is judged
against the other cards, if there are any. A call or a fold is judged by its price: is the chance to win below or above
the break-even point of a call? Checks, bets and raises are not judged, as their worth depends on what the others do.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from functools import cached_property
from math import hypot

from ..action import CALL, FOLD, Action, ActionKind
from ..phase import Phase
from ..round import View
from .coach import advise
from .equity import Equity, equity, has_rivals, price
from .odds import Odds, odds
from .spot import Spot

__all__ = ["Decision", "Judgement", "Review", "Verdict", "review"]


class Verdict(Enum):
    """How good a decision was."""

    GOOD = "good"
    """Nothing was clearly better: no other card at a pick-up, no fold instead of a call, no call instead of a fold."""
    CLOSE = "close"
    """A call and a fold came to the same, within the error."""
    COSTLY = "costly"
    """Something else was better by more than the error."""
    OPEN = "open"
    """A check, a bet, a raise or the last card left, which is not judged."""


@dataclass(frozen=True, slots=True)
class Decision:
    """A decision: the seat's view before it, and the action that it took."""

    view: View
    action: Action


@dataclass(frozen=True, slots=True)
class Judgement:
    """The judgement on a decision whose chances are counted: probabilities (0..1) to win at the reveal.

    `win` is the chance before the action (at a pick-up: with the best card); `error` is half of its 95 % interval. If
    the decision was costly, `better` lists what was better, and `cost` says by how much: the chance given away at a
    pick-up, the distance to `break_even` at a call or a fold; `cost_error` is half of its interval. `break_even` is the
    chance at which a call breaks even, 0 if nothing was owed.
    """

    decision: Decision
    win: float
    error: float
    verdict: Verdict
    better: tuple[Action, ...] = ()
    cost: float = 0.0
    cost_error: float = 0.0
    break_even: float = 0.0

    @property
    def after(self) -> float:
        """The chance after the action: at a pick-up with the card taken, in a betting round still `win`."""
        return self.win - self.cost if self.decision.view.phase.is_pick else self.win


@dataclass(frozen=True)
class Review:
    """The decisions of a seat, and what has been counted so far; `advance` counts more.

    `counts` holds the odds or the equity of each decision, None until it is started. `end` is the share (0..1) of the
    chips in the pots that the seat won, None if it folded or the round is not over.
    """

    decisions: tuple[Decision, ...]
    counts: tuple[Odds | Equity | None, ...]
    end: float | None

    @property
    def done(self) -> bool:
        """Whether `advance` would change nothing."""
        return all(count is not None and count.done for count in self.counts)

    def advance(self, batches: int = 1) -> Review:
        """Return the review after that many more batches of deals for the first decision that is not done."""
        counts = list(self.counts)
        for at, count in enumerate(counts):
            if count is None or not count.done:
                counts[at] = (count or _uncounted(self.decisions[at])).advance(batches)
                break
        return replace(self, counts=tuple(counts))

    @cached_property
    def judgements(self) -> tuple[Judgement, ...]:
        """The judgement on each decision, up to the first that is not done."""
        return tuple(self._counted())

    def _counted(self) -> Iterator[Judgement]:
        for decision, count in zip(self.decisions, self.counts, strict=True):
            if count is None or not count.done:
                return
            yield _judge_pick(decision, count) if isinstance(count, Odds) else _judge_bet(decision, count)

    @property
    def by_choices(self) -> float:
        """How much the seat's own pick-ups changed its chance to win, compared with the best ones: 0 or less."""
        return sum(each.after - each.win for each in self.judgements)

    @property
    def by_cards(self) -> float:
        """How much the cards, and what the others did, changed the chance to win, from the first decision to the end.

        If the seat folded, its last decision is the end.
        """
        if not self.judgements:
            return 0.0
        last = self.judgements[-1].after if self.end is None else self.end
        return last - self.judgements[0].win - self.by_choices


def review(views: Sequence[View]) -> Review:
    """Return the review of a seat's decisions, with nothing counted yet. `views` are its views after each action.

    A seat that only watches or is absent has no decisions, nor has one whose rivals are all absent (9.3).
    """
    last = views[-1]
    decisions = tuple(
        Decision(view, move.action)
        for view, move in zip(views, last.moves, strict=False)
        if move.seat == last.seat and last.seat not in last.absent and has_rivals(view)
    )
    return Review(decisions, (None,) * len(decisions), _end(last))


def _uncounted(decision: Decision) -> Odds | Equity:
    """Return the odds or the equity of a decision: exact, or without any deals so far."""
    view = decision.view
    return odds(Spot.from_view(view)) if view.phase.is_pick else equity(view)


def _end(last: View) -> float | None:
    if last.phase is not Phase.OVER or last.seat not in last.still_in or not last.result:
        return None
    pots = sum(last.result.won.values())
    return last.result.won.get(last.seat, 0) / pots


def _judge_pick(decision: Decision, odds: Odds) -> Judgement:
    if len(odds.options) == 1:
        return Judgement(decision, odds.options[0].win, odds.options[0].error, Verdict.OPEN)
    advice = advise(odds, decision.action)
    chances = {chance.action: chance for chance in odds.options}
    taken = chances[odds.spot.option(decision.action)]
    best = max((chances[action] for action in advice.best), key=lambda chance: chance.win)
    if not advice.cost:
        return Judgement(decision, best.win, best.error, Verdict.GOOD)
    error = hypot(best.error, taken.error)
    return Judgement(decision, best.win, best.error, Verdict.COSTLY, advice.best, advice.cost, error)


def _judge_bet(decision: Decision, equity: Equity) -> Judgement:
    break_even, kind = price(decision.view).break_even, decision.action.kind
    judgement = Judgement(decision, equity.win, equity.error, Verdict.OPEN, break_even=break_even)
    if kind not in (ActionKind.CALL, ActionKind.FOLD):
        return judgement
    gap = equity.win - break_even
    if abs(gap) <= equity.error:
        return replace(judgement, verdict=Verdict.CLOSE)
    better = CALL if gap > 0 else FOLD
    if better.kind is kind:
        return replace(judgement, verdict=Verdict.GOOD)
    return replace(judgement, verdict=Verdict.COSTLY, better=(better,), cost=abs(gap), cost_error=equity.error)
