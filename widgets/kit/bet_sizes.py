"""The amounts that players usually bet."""

from __future__ import annotations

from rake.kit.betting import BetRange, Betting


def usual_sizes(money: Betting, seat: int, span: BetRange) -> tuple[tuple[str, int], ...]:
    """Return those of half the pot, the pot and all that a seat has which it may bet or raise to: names and totals."""
    price, pot = money.price, money.pot + money.owes(seat)
    sizes = {"half": price + pot // 2, "pot": price + pot, "all": money.bets[seat - 1] + money.stacks[seat - 1]}
    return tuple((name, chips) for name, chips in sizes.items() if span.least <= chips <= span.most)
