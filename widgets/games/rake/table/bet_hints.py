"""The coach at a bet: what a call costs, how often the reader wins the reveal, and what follows from both."""

from __future__ import annotations

from rake import View
from rake.analysis.equity import Equity, price

from ....kit.widget import values
from ..verdict import share

BET_HINTS = ("", "price", "chance", "answer")
"""The hints at a bet in the order in which they are shown; where a check is free there is no answer."""

WEIGHED = BET_HINTS.index("chance")
"""The index in `BET_HINTS` of the first hint that needs the equity."""


@values()
class BetHintView:
    """A hint at a bet, up to the `step` of `BET_HINTS` that the reader has reached; `more` if there is another.

    `call` and `pot` are chips, 0 if a check is free; `needed`, `win` and `error` are in tenths of a percent. `counted`
    says that the deals are done, `advice` is `call`, `fold` or `even`.
    """

    step: str
    more: bool
    call: int
    pot: int
    needed: int
    win: int
    error: int
    counted: bool
    advice: str


def last_hint(view: View) -> int:
    """Return the index in `BET_HINTS` of the last hint that there is at this bet."""
    return len(BET_HINTS) - 1 if price(view).call else WEIGHED


def show_bet_hint(hint: int, view: View, equity: Equity | None) -> BetHintView:
    """Return a hint at the reader's bet; `equity` is theirs, if a hint has needed it so far."""
    asked = price(view)
    win, error = (equity.win, equity.error) if equity else (0.0, 0.0)
    gap = win - asked.break_even
    return BetHintView(
        step=BET_HINTS[hint],
        more=hint < last_hint(view),
        call=asked.call,
        pot=asked.pot,
        needed=share(asked.break_even),
        win=share(win),
        error=share(error),
        counted=equity is not None and equity.done,
        advice="call" if gap > error else "fold" if gap < -error else "even",
    )
