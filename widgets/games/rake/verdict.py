"""Odds and the coach's verdict on a pick-up, as strings and whole numbers for the macros of `verdict.html`."""

from __future__ import annotations

from functools import lru_cache

from rake import Action, Category, Odds, Spot, odds
from rake.analysis.coach import Advice, advise, outs_after, tells
from rake.kit.cards import UNSEEN
from rake.lookup import category_order

from .reading import read, show_reading

cached_odds = lru_cache(16)(odds)
"""Return the odds of a spot, cached: exact, or still without deals. Arguments and errors are those of `odds`."""

_advised = lru_cache(32)(advise)


def share(part: float) -> int:
    """Return a probability (0..1) in tenths of a percent."""
    return round(part * 1000)


def show_options(odds: Odds, taken: Action | None) -> list[dict[str, object]]:
    """Return, for each option, its chance and error so far, in tenths of a percent, and the hand it makes at once.

    `best` is set only once the odds are done.
    """
    spot = odds.spot
    best = _advised(odds).best if odds.done else ()
    return [
        {
            "code": str(chance.action.card or UNSEEN),
            "win": share(chance.win),
            "error": share(chance.error),
            "counted": chance.exact or chance.samples > 0,
            "best": chance.action in best,
            "taken": chance.action == taken,
            "reading": show_reading(read((*spot.hand, chance.action.card), spot.rules)) if chance.action.card else None,
        }
        for chance in odds.options
    ]


def show_verdict(odds: Odds, taken: Action | None) -> dict[str, object]:
    """Return the verdict on the card taken, and the cost of and reason against each of the other cards.

    `kind` is `best`, `equal` (one of several best cards), `worse`, or `none` if no card was taken.
    """
    advice = _advised(odds, taken)
    kind = "none" if not taken else "worse" if advice.cost else "equal" if len(advice.best) > 1 else "best"
    others = [action for action in odds.spot.options if action not in (*advice.best, taken)]
    return {
        "kind": kind,
        "best": [str(action.card or UNSEEN) for action in advice.best],
        "taken": _show_cost(advice, taken),
        "tells": share(tells(odds.spot, taken)) if taken else 0,
        "others": [_show_cost(_advised(odds, action), action) for action in others],
    }


def show_cost(odds: Odds, taken: Action) -> int:
    """Return how much less often a card wins than the best one, in tenths of a percentage point; 0 for a best card."""
    wins = {chance.action: chance.win for chance in odds.options}
    return 0 if taken in _advised(odds).best else share(max(wins.values()) - wins[taken])


def show_counted(odds: Odds) -> dict[str, object]:
    """Return whether odds are exact, on how many deals they rest, and the others' policy, for the macro `counted`."""
    return {
        "exact": bool(odds.wins),
        "deals": max(chance.samples for chance in odds.options),
        "policy": odds.policy,
    }


def show_futures(spot: Spot) -> list[dict[str, object]]:
    """Return, for each option, the chances of each final combination, the strongest first, and of the Ace of Skulls.

    Chances are in tenths of a percent; cards still to come are random. A hand that has five cards after a face-up
    pick-up is marked `whole`.
    """
    order = category_order(spot.rules.ranking)
    strongest_first = sorted(Category, key=order.__getitem__, reverse=True)
    return [_show_future(spot, action, strongest_first) for action in spot.options]


def _show_future(spot: Spot, action: Action, order: list[Category]) -> dict[str, object]:
    outs = outs_after(spot, action)
    return {
        "code": str(action.card or UNSEEN),
        "whole": spot.pick == 2 and action.card is not None,
        "ends": [(category.name, share(outs.categories[category])) for category in order],
        "skull_wins": share(outs.skull_wins),
        "skull_loses": share(outs.skull_loses),
    }


def _show_cost(advice: Advice, action: Action | None) -> dict[str, object]:
    """Return a card's code, its cost in tenths of a percentage point, and the reason why the best card is better."""
    reason = advice.reason
    return {
        "code": str(action.card or UNSEEN) if action else "",
        "cost": share(advice.cost),
        "why": reason.why.value if reason else "",
        "ends": [share(reason.best), share(reason.taken)] if reason else [],
    }
