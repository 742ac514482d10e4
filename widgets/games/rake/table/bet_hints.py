"""The coach at a bet: what a call costs, how often the reader wins the reveal, and what follows from both.

Where a check is free, the chance is set beside a fair share: what all would win if none had the better cards.
"""

from __future__ import annotations

from collections.abc import Callable

from rake import View
from rake.analysis.equity import Equity, price

from ....kit.betting_remarks import CallPrice, CheckFree
from ....kit.margin import margin
from ....kit.saying import Remark
from ....kit.widget import values
from ..coach_remarks import BetEven, BetLoses, BetPays, CallEven, CallLoses, CallPays, RevealChance
from ..reading import read, show_reading

BET_HINTS = ("", "price", "chance", "answer")
"""The hints at a bet in the order in which they are shown."""

WEIGHED = BET_HINTS.index("chance")
"""The index in `BET_HINTS` of the first hint that needs the equity."""


@values()
class BetHintView:
    """A hint at a bet, up to the `step` of `BET_HINTS` that the reader has reached.

    The button asks for the step `asked`, empty after the last one: while the deals are `counting`, for the
    same step still.
    `said` is the step's: the price, else the chance once the deals are counted, None before. Then comes what the Ace
    of Skulls in the reader's hand does, or at last the `advice`. The reader is `owing` chips, or may check.
    """

    step: str
    asked: str
    counting: bool
    owing: bool
    said: Remark | None
    skull: Remark | None
    advice: Remark | None


def last_bet_hint(view: View) -> int:
    """Return the index in `BET_HINTS` of the last hint that there is at this bet."""
    return len(BET_HINTS) - 1 if price(view).call or _fair_share(view) else WEIGHED


def show_bet_hint(hint: int, view: View, equity: Equity | None) -> BetHintView:
    """Return a hint at the reader's bet; `equity` is theirs, if a hint has needed it so far."""
    asked, step = price(view), BET_HINTS[hint]
    said: Remark | None = CallPrice(asked.call, asked.pot, asked.break_even) if asked.call else CheckFree()
    skull = _skull(view) if step in ("price", "chance") else None
    advice = None
    if hint >= WEIGHED:
        done = equity if equity and equity.done else None
        said = RevealChance(done.win, 100 * margin(done.win, done.error)) if done else None
        advice = _advice(done, view) if done and step == "answer" else None
    counting = hint >= WEIGHED and not said
    following = BET_HINTS[hint + 1] if hint < last_bet_hint(view) else ""
    return BetHintView(step, step if counting else following, counting, asked.call > 0, said, skull, advice)


def _fair_share(view: View) -> float:
    """Return the share of a bet's chips (0..1) that each would win with equal hands; 0 if not all could call it."""
    others = set(view.still_in) - view.absent - {view.seat}
    return 1 / (len(others) + 1) if all(view.stacks[seat] for seat in others) else 0


def _skull(view: View) -> Remark | None:
    return show_reading(read(view.hand, view.rules)).fate_why


def _advice(equity: Equity, view: View) -> Remark:
    asked = price(view)
    if asked.call:
        return _compared(equity, asked.break_even, (CallPays, CallLoses, CallEven))
    return _compared(equity, _fair_share(view), (BetPays, BetLoses, BetEven))


def _compared(equity: Equity, needed: float, remarks: tuple[Callable[[float], Remark], ...]) -> Remark:
    """Return the first of three remarks if the equity is above what is needed, the second if below, else the third."""
    more, less, even = remarks
    gap = equity.win - needed
    return (more if gap > equity.error else less if gap < -equity.error else even)(needed)
