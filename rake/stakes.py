"""The betting limits of a round under its house rules, and what its seats can have put in (8.8, 8.10, 9.1)."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from .hands import seated
from .kit.betting import Limits
from .kit.stakes import check_paid
from .rules import HouseRules


def limits_of(rules: HouseRules, stake: int) -> Limits:
    """Return the limits of the three betting rounds under these rules (8.8, 8.10, 9.1)."""
    full_raises = rules.min_raise == "last"
    return Limits(
        structure=rules.betting,
        sizes=(rules.small_bet, rules.big_bet, rules.big_bet),
        cap=rules.cap,
        least_bets=(stake if rules.forced == "blinds" and full_raises else 1,),
        full_raises=full_raises,
        table_stakes=rules.table_stakes,
    )


def check_contributions(contributions: Sequence[int], folded: Collection[int]) -> None:
    """Raise `IllegalPosition` for chips that the seats of one round can't have put in.

    Two to eight seats have (1.2), at least one of them is still in, and nobody has put in more than the largest stack.
    """
    seated(len(contributions))
    check_paid(contributions, folded)
