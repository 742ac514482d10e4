"""The controls at the reader's turn: which buttons there are, which one Enter presses, and which gets the focus."""

from __future__ import annotations

from rake import View

from ....kit.bet_sizes import usual_sizes
from ....kit.widget import control, values


@values()
class MayView:
    """What the seat may do: a call's price in chips, else whether it may; at a pick-up how many cards it may `take`.

    A bet or a raise goes from `least` to `most` chips, both 0 if there can be none; `raises` if it is a raise; `sizes`
    are usual amounts, by name.
    """

    fold: bool
    check: bool
    call: int
    all_in: bool
    take: int
    least: int
    most: int
    raises: bool
    sizes: tuple[tuple[str, int], ...]


@values()
class Controls:
    """The message that Enter sends, the control to focus, and at the reader's turn what they may do."""

    on_enter: str
    focus: str
    may: MayView | None = None


def show_controls(view: View) -> Controls:
    """Return the controls of a view whose seat has the turn."""
    options, money, seat = view.options(), view.money, view.seat
    span = options.bet or options.raise_to
    left = money.stacks[seat - 1]
    may = MayView(
        fold=options.fold,
        check=options.check,
        call=options.call,
        all_in=options.call == left,
        take=len(options.actions) if view.phase.is_pick else 0,
        least=span.least if span else 0,
        most=span.most if span else 0,
        raises=options.raise_to is not None,
        sizes=usual_sizes(money, seat, span) if span else (),
    )
    first = "check" if options.check else "call" if options.call else str(options.actions[0])
    return Controls("bet" if span else "hint" if may.take > 1 else first, control(first), may)
