"""The model of the odds played out by plain means: whole rounds, views and pickers, through public names alone."""

import random
from collections.abc import Sequence
from statistics import fmean

from rake import CHECK, PICKERS, Action, ActionKind, HouseRules, Round, View
from tests.bounded import LONGEST, within

from .random_rounds import unseen_dealt_anew


def pick_views(players: int, rules: HouseRules, seed: int, folds: float = 0.1) -> list[View]:
    """Return what the seats see at their turns to pick up in a round that chance plays; some fold before a pick-up."""
    rng = random.Random(seed)
    views = []
    now = Round.deal(players, 50, 2, rules, rng=rng)
    actions = within(LONGEST, "the end of the round")
    while now.to_act and next(actions):
        view = now.seen_by(now.to_act)
        if now.phase.is_pick:
            views.append(view)
            now = now.apply(PICKERS[rng.choice(("random", "made", "outs"))](view, rng))
        elif now.options().call and rng.random() < folds * len(now.still_in):
            now = now.apply(Action(ActionKind.FOLD))
        else:
            # A bet first, so that somebody owes something and may fold.
            said = {action.kind: action for action in reversed(now.options().actions)}
            now = now.apply(
                next(said[kind] for kind in (ActionKind.BET, ActionKind.CALL, ActionKind.CHECK) if kind in said)
            )
    return views


def share(view: View, action: Action, policy: str, rng: random.Random) -> float:
    """Return the share (0..1) of the main pot that a seat wins if it takes this and the unseen cards are dealt anew."""
    now = unseen_dealt_anew(view, rng).apply(action)
    actions = within(LONGEST, "the end of the round")
    while now.to_act and next(actions):
        if now.phase.is_pick:
            picker = PICKERS["outs" if now.to_act == view.seat else policy]
            now = now.apply(picker(now.seen_by(now.to_act), rng))
        else:
            now = now.apply(CHECK)
    assert now.result
    assert now.result.showdown
    winners = now.result.showdown.winners
    return (view.seat in winners) / len(winners)


def takes(view: View) -> list[Action]:
    """Return what can be taken; of the face-down cards the first."""
    options = view.options()
    return [*map(Action.take, options.up), *map(Action.take_hidden, options.down[:1])]


def estimate(shares: Sequence[float]) -> tuple[float, float]:
    """Return the mean of some shares and its standard error, computed as if two more had been won and two lost."""
    guarded = [*shares, 0, 0, 1, 1]
    mean = fmean(guarded)
    return fmean(shares), (fmean([(value - mean) ** 2 for value in guarded]) / len(shares)) ** 0.5
