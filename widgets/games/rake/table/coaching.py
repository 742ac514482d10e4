"""The coach at the table: hints at a pick-up."""

from __future__ import annotations

from rake import Odds, Spot
from rake.analysis.coach import idea
from rake.kit.cards import UNSEEN

from ....kit.hints import HINTS
from ....kit.saying import Remark
from ....kit.widget import values
from ..coach_remarks import LikelyCards, NoChoice, PickIdea
from ..verdict import OptionView, VerdictView, show_options, show_verdict

COUNTING = HINTS.index("candidates")
"""The index in `HINTS` of the first hint that needs odds."""


@values()
class HintView:
    """A hint at a pick-up, up to the `step` of `HINTS` that the reader has reached; `more` if there is another.

    `likely` names the two options with the highest chances; None until the odds are done.
    """

    step: str
    more: bool
    idea: PickIdea
    options: tuple[OptionView, ...]
    verdict: VerdictView | None
    likely: Remark | None


def show_hint(hint: int, spot: Spot, odds: Odds | None) -> HintView:
    """Return a hint; `odds` are those of the spot, if a hint has needed them so far."""
    done = odds if odds and odds.done else None
    return HintView(
        step=HINTS[hint],
        more=hint + 1 < len(HINTS),
        idea=PickIdea(idea(spot).value),
        options=show_options(odds, None) if odds else (),
        verdict=show_verdict(done, None) if done else None,
        likely=_likely(done) if done else None,
    )


def _likely(odds: Odds) -> Remark:
    """Return what names the two options with the highest chance to win, in the order of the spot's options."""
    best = sorted(odds.options, key=lambda chance: chance.win, reverse=True)[:2]
    cards = tuple(str(chance.action.card or UNSEEN) for chance in odds.options if chance in best)
    return LikelyCards(cards) if len(cards) > 1 else NoChoice()
