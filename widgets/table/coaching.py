"""The coach at the table: hints at a pick-up, and after the round a verdict on each of the reader's pick-ups."""

from __future__ import annotations

from rake import Action, Odds, Spot, parse_odds, to_query
from rake.analysis.coach import idea
from rake.analysis.odds import Chance, format_odds
from rake.kit.cards import UNSEEN

from ..games.rake.verdict import OptionView, VerdictView, show_options, show_verdict
from ..kit.hints import HINTS
from ..kit.widget import values

COUNTING = HINTS.index("candidates")
"""The index in `HINTS` of the first hint that needs odds."""


def format_known(odds: Odds) -> str:
    """Return odds as `sums:...` or `wins:...`, `-` if they have no deals; the round already gives the spot itself."""
    fields = format_odds(odds)
    return next((f"{name}:{fields[name]}" for name in ("sums", "wins") if fields[name]), "-")


def read_known(spot: Spot, text: str) -> Odds:
    """Return the odds that `format_known` wrote. Raises `InvalidNotation`."""
    name, _, value = text.partition(":")
    return parse_odds(f"{spot} {name}={value}") if value else Odds(spot)


@values()
class HintView:
    """A hint at a pick-up, up to the `step` of `HINTS` that the reader has reached; `more` if there is another.

    `likely` has the two options with the highest chances; it is empty until the odds are done.
    """

    step: str
    more: bool
    idea: str
    options: tuple[OptionView, ...]
    verdict: VerdictView | None
    likely: tuple[str, ...]


@values()
class JudgedView:
    """A finished pick-up: its card, the verdict once the odds are done, and the query of its link."""

    pick: int
    card: str
    verdict: VerdictView | None
    link: str


def show_hint(hint: int, spot: Spot, counted: tuple[Odds, ...]) -> HintView:
    """Return a hint; `counted` has the odds of the spot, if a hint has needed them so far."""
    odds = counted[0] if counted else None
    done = odds if odds and odds.done else None
    return HintView(
        step=HINTS[hint],
        more=hint + 1 < len(HINTS),
        idea=idea(spot).value,
        options=show_options(odds, None) if odds else (),
        verdict=show_verdict(done, None) if done else None,
        likely=tuple(str(chance.action.card or UNSEEN) for chance in _likely(done)) if done else (),
    )


def _likely(odds: Odds) -> list[Chance]:
    """Return the two options with the highest chance to win, in the order of the spot's options."""
    best = sorted(odds.options, key=lambda chance: chance.win, reverse=True)[:2]
    return [chance for chance in odds.options if chance in best]


def show_judged(odds: Odds, spot: Spot, action: Action) -> JudgedView:
    """Return a finished pick-up with its verdict."""
    return JudgedView(
        pick=spot.pick,
        card=str(action.card or UNSEEN),
        verdict=show_verdict(odds, spot.option(action)) if odds.done else None,
        link=to_query(str(spot)),
    )
