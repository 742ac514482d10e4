"""The controls at the reader's turn: which buttons there are, which one Enter presses, and which gets the focus."""

from __future__ import annotations

from rake import Action, View


def show_controls(view: View) -> dict[str, object]:
    """Return the controls of a view whose seat has the turn, as values for the template."""
    options, money, seat = view.options(), view.money, view.seat
    span = options.bet or options.raise_to
    price, pot = money.price, money.pot + money.owes(seat)
    left = money.stacks[seat - 1]
    sizes = {"half": price + pot // 2, "pot": price + pot, "all": money.bets[seat - 1] + left}
    may = {
        "fold": options.fold,
        "check": options.check,
        "call": options.call,
        "all_in": options.call == left,
        "take": view.phase.is_pick,
        "span": span and {"least": span.least, "most": span.most},
        "raises": options.raise_to is not None,
        "sizes": [(name, chips) for name, chips in sizes.items() if span and span.least <= chips <= span.most],
    }
    focus = "check" if options.check else "call" if options.call else _first_take(options.actions)
    return {"on_enter": "bet" if span else "hint" if view.phase.is_pick else focus, "focus": focus, "may": may}


def _first_take(actions: tuple[Action, ...]) -> str:
    return str(actions[0]).replace(" ", "-") if actions else "next"
