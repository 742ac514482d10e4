"""The coach at a bet: what a call costs, how often the reader wins the reveal, and what follows from both."""

from __future__ import annotations

from rake import View
from rake.analysis.equity import Equity, price

from ....kit.betting_remarks import CallPrice, CheckFree
from ....kit.margin import margin
from ....kit.saying import Remark
from ....kit.widget import values
from ..coach_remarks import CallEven, CallLoses, CallPays, RevealChance

BET_HINTS = ("", "price", "chance", "answer")
"""The hints at a bet in the order in which they are shown; where a check is free there is no answer."""

WEIGHED = BET_HINTS.index("chance")
"""The index in `BET_HINTS` of the first hint that needs the equity."""


@values()
class BetHintView:
    """A hint at a bet, up to the `step` of `BET_HINTS` that the reader has reached.

    The button asks for the step `asked`, empty after the last one: while the deals are `counting`, for the
    same step still.
    `said` is the step's: the price, else the chance once the deals are counted, None before; then comes the `advice`.
    """

    step: str
    asked: str
    counting: bool
    said: Remark | None
    advice: Remark | None


def last_bet_hint(view: View) -> int:
    """Return the index in `BET_HINTS` of the last hint that there is at this bet."""
    return len(BET_HINTS) - 1 if price(view).call else WEIGHED


def show_bet_hint(hint: int, view: View, equity: Equity | None) -> BetHintView:
    """Return a hint at the reader's bet; `equity` is theirs, if a hint has needed it so far."""
    asked, step = price(view), BET_HINTS[hint]
    said: Remark | None = CallPrice(asked.call, asked.pot, asked.break_even) if asked.call else CheckFree()
    advice = None
    if hint >= WEIGHED:
        done = equity if equity and equity.done else None
        said = RevealChance(done.win, 100 * margin(done.win, done.error)) if done else None
        advice = _advice(done, asked.break_even) if done and step == "answer" else None
    counting = hint >= WEIGHED and not said
    following = BET_HINTS[hint + 1] if hint < last_bet_hint(view) else ""
    return BetHintView(step, step if counting else following, counting, said, advice)


def _advice(equity: Equity, needed: float) -> Remark:
    gap = equity.win - needed
    return (CallPays if gap > equity.error else CallLoses if gap < -equity.error else CallEven)(needed)
