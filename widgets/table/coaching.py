"""What the coach says at the table: hints step by step at a pick-up, and afterwards how good each of them was."""

from __future__ import annotations

from rake import Action, Odds, Spot, parse_odds, to_query
from rake.analysis.coach import idea
from rake.analysis.odds import Chance, format_odds
from rake.kit.cards import UNSEEN

from ..games.rake.verdict import show_options, show_verdict
from ..kit.hints import HINTS

COUNTING = HINTS.index("candidates")
"""From this hint on the odds are shown."""


def format_known(odds: Odds) -> str:
    """Return what is known of the odds of a spot that follows from the round."""
    fields = format_odds(odds)
    return next((f"{name}:{fields[name]}" for name in ("sums", "wins") if fields[name]), "-")


def read_known(spot: Spot, text: str) -> Odds:
    """Return the odds that `format_known` wrote. Raises `InvalidNotation`."""
    name, _, value = text.partition(":")
    return parse_odds(f"{spot} {name}={value}") if value else Odds(spot)


def show_hint(hint: int, spot: Spot, counted: tuple[Odds, ...]) -> dict[str, object]:
    """Return as much of a hint as the reader has asked for."""
    odds = counted[0] if counted else None
    return {
        "step": HINTS[hint],
        "more": hint + 1 < len(HINTS),
        "idea": idea(spot).value,
        "options": show_options(odds, None) if odds else [],
        "verdict": show_verdict(odds, None) if odds and odds.done else None,
        "likely": [str(chance.action.card or UNSEEN) for chance in _likely(odds)] if odds and odds.done else [],
    }


def _likely(odds: Odds) -> list[Chance]:
    """Return the two options that win most often, in the order of the spot."""
    best = sorted(odds.options, key=lambda chance: chance.win, reverse=True)[:2]
    return [chance for chance in odds.options if chance in best]


def show_judged(odds: Odds, spot: Spot, action: Action) -> dict[str, object]:
    """Return how good a pick-up was by what the reader saw, once that is known, and where to look closer."""
    return {
        "pick": spot.pick,
        "card": str(action.card or UNSEEN),
        "verdict": show_verdict(odds, spot.option(action)) if odds.done else None,
        "link": to_query(str(spot)),
    }
