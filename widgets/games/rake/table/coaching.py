"""The coach at the table: hints at a pick-up."""

from __future__ import annotations

from rake import Odds, Spot
from rake.analysis.coach import advise, idea
from rake.kit.cards import UNSEEN

from ....kit.hints import next_step
from ....kit.saying import Remark
from ....kit.widget import values
from ..coach_remarks import LikelyCards, PickIdea
from ..verdict import OptionView, OtherView, VerdictView, show_options, show_second, show_verdict


@values()
class HintView:
    """A hint at a pick-up, up to the `step` of `pick_hints` that the reader has reached.

    The button asks for the next one as `asked` says (`next_step`), or for this one while its deals are `counting`.
    `likely` names the options with the highest chances, and `second` says why the best one that isn't among the best is
    worse, if there is one; both are None until the odds are done.
    """

    step: str
    asked: str
    counting: bool
    idea: PickIdea
    options: tuple[OptionView, ...]
    verdict: VerdictView | None
    likely: Remark | None
    second: OtherView | None


AT_ONCE = ("", "idea", "price")
"""The hints at a pick-up or a bet for which no deals are counted."""


def pick_hints(spot: Spot) -> tuple[str, ...]:
    """Return the hints at a pick-up in the order in which they are shown, after none.

    Where there are but two cards to take, no hint names two, and where one is left there is none.
    """
    cards = len(spot.options)
    return ("", "idea", *["candidates"] * (cards > 2), "answer") if cards > 1 else ("",)


def show_hint(hint: int, spot: Spot, odds: Odds | None) -> HintView:
    """Return a hint; `odds` are those of the spot, if a hint has needed them so far."""
    done = odds if odds and odds.done else None
    hints = pick_hints(spot)
    counting = hints[hint] not in AT_ONCE and not done
    return HintView(
        step=hints[hint],
        asked=next_step(hint - counting, len(hints) - 1),
        counting=counting,
        idea=PickIdea(idea(spot).value),
        options=show_options(odds, None) if odds else (),
        verdict=show_verdict(done, None) if done else None,
        likely=_likely(done) if done else None,
        second=show_second(done) if done else None,
    )


def _likely(odds: Odds) -> Remark:
    """Return what names the two options with the highest chance to win, or all of the best if they are more."""
    count = max(2, len(advise(odds).best))
    most = sorted(odds.options, key=lambda chance: chance.win, reverse=True)[:count]
    cards = tuple(str(chance.action.card or UNSEEN) for chance in odds.options if chance in most)
    return LikelyCards(count, cards)
