"""When bouts of Durak go round in circles: how they start, as far as that can be compared (DU5.8).

Cards only come back to a hand while nothing is discarded or drawn. Since then every card that changed hands has lain
open, so that a view knows as well as the deal itself whether a bout starts like an earlier one.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

__all__ = ["REPEATED", "Moved", "Start", "moved"]

REPEATED = 3
"""At how many equal starts of a bout the deal is drawn."""

type Moved[C] = frozenset[tuple[C, int, int]]
"""The cards that lie in another hand than at first, each with the seat of that hand and its present one."""


class Start[C](NamedTuple):
    """How a bout starts: who attacks, and which cards have changed hands since one was last discarded or drawn."""

    attacker: int
    moved: Moved[C] = frozenset()


def moved[C](before: Moved[C], thrown: Iterable[tuple[int, C]], taker: int) -> Moved[C]:
    """Return which cards lie in another hand than at first, once a seat has taken these from the seats that laid them.

    `before` are those that did before.
    """
    owners = {card: owner for card, owner, _ in before}
    holders = {card: holder for card, _, holder in before}
    for seat, card in thrown:
        owners.setdefault(card, seat)
        holders[card] = taker
    return frozenset((card, owner, holders[card]) for card, owner in owners.items() if owner != holders[card])
