"""The coach at the table: hints at a pick-up."""

from __future__ import annotations

from rake import Odds, Spot
from rake.analysis.coach import advise, idea
from rake.kit.cards import UNSEEN

from ....kit.saying import Remark
from ....kit.widget import values
from ..coach_remarks import LikelyCards, PickIdea
from ..verdict import OptionView, OtherView, VerdictView, show_options, show_second, show_verdict

PICK_HINTS = ("", "idea", "candidates", "answer")
"""The hints at a pick-up in the order in which they are shown."""

COUNTING = PICK_HINTS.index("candidates")
"""The index in `PICK_HINTS` of the first hint that needs odds."""


@values()
class HintView:
    """A hint at a pick-up, up to the `step` of `PICK_HINTS` that the reader has reached.

    The button asks for the step `asked`, empty after the last one: while the deals of a step are `counting`,
    for that step still. `likely` names the options with the highest chances, and `second` says why the best one
    that isn't among the best is worse, if there is one; both are None until the odds are done.
    """

    step: str
    asked: str
    counting: bool
    idea: PickIdea
    options: tuple[OptionView, ...]
    verdict: VerdictView | None
    likely: Remark | None
    second: OtherView | None


def last_pick_hint(spot: Spot) -> int:
    """Return the index in `PICK_HINTS` of the last hint that there is; where one card is left there is none."""
    return len(PICK_HINTS) - 1 if len(spot.options) > 1 else 0


def pick_hint_after(hint: int, spot: Spot) -> int:
    """Return the index in `PICK_HINTS` of the next hint: where there are but two cards to take, none names two."""
    following = hint + 1
    return following + 1 if following == COUNTING and len(spot.options) == 2 else following


def show_hint(hint: int, spot: Spot, odds: Odds | None) -> HintView:
    """Return a hint; `odds` are those of the spot, if a hint has needed them so far."""
    done = odds if odds and odds.done else None
    counting = hint >= COUNTING and not done
    following = "" if hint == last_pick_hint(spot) else PICK_HINTS[pick_hint_after(hint, spot)]
    return HintView(
        step=PICK_HINTS[hint],
        asked=PICK_HINTS[hint] if counting else following,
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
