"""The coach at a bet: what a call costs, how often the reader wins the reveal, and what follows from both.

Where a check is free, the chance is set beside a fair share: what all would win if none had the better cards.
"""

from __future__ import annotations

from collections.abc import Callable

from rake import View
from rake.analysis.equity import Equity, price

from ....kit.betting_remarks import CallPrice
from ....kit.hints import next_step
from ....kit.margin import margin
from ....kit.saying import Remark
from ....kit.widget import values
from ..coach_remarks import BetEven, BetLoses, BetPays, CallEven, CallLoses, CallPays, RevealChance
from ..reading import read, show_reading
from .coaching import AT_ONCE


@values()
class BetHintView:
    """A hint at a bet, up to the `step` of `bet_hints` that the reader has reached.

    The button asks for the next one as `asked` says (`next_step`), or for this one while its deals are `counting`.
    `said` is the step's: the price, or once the deals are counted the chance, and what follows from both; None before.
    `best` is the message of the action that it names at last, if it names one. `skull` is what the Ace of Skulls in the
    reader's hand does.
    """

    step: str
    asked: str
    counting: bool
    said: Remark | None
    best: str
    skull: Remark | None


NAMED = {CallPays: "call", CallLoses: "fold", BetPays: "bet", BetLoses: "check", BetEven: "check"}
"""The action that an advice names. Where a call and a fold come to the same thing, it names none."""


def bet_hints(view: View) -> tuple[str, ...]:
    """Return the hints at a bet in order, beginning with none; a price is among them if there is something to call."""
    owing = bool(price(view).call)
    return ("", *["price"] * owing, "chance", *["answer"] * (owing or _fair_share(view) > 0))


def show_bet_hint(hint: int, view: View, equity: Equity | None) -> BetHintView:
    """Return a hint at the reader's bet; `equity` is theirs, if a hint has needed it so far."""
    asked, hints = price(view), bet_hints(view)
    step = hints[hint]
    done = equity if equity and equity.done else None
    said: Remark | None = CallPrice(asked.call, asked.pot, asked.break_even) if step == "price" else None
    counting = step not in AT_ONCE and not done
    if done and step == "chance":
        said = RevealChance(done.win, 100 * margin(done.win, done.error), asked.break_even if asked.call else 0)
    elif done and step == "answer":
        said = _advice(done, view)
    return BetHintView(
        step,
        next_step(hint - counting, len(hints) - 1),
        counting,
        said,
        best=NAMED.get(type(said), "") if said else "",
        skull=_skull(view) if step else None,
    )


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


def _compared(equity: Equity, needed: float, remarks: tuple[Callable[[float, float], Remark], ...]) -> Remark:
    """Return the first of three remarks if the equity is above what is needed, the second if below, else the third."""
    more, less, even = remarks
    gap = equity.win - needed
    return (more if gap > equity.error else less if gap < -equity.error else even)(equity.win, needed)
