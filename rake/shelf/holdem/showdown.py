"""The end of a deal: who shows in which order, and who takes which pot (HE4, PK4)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from ...kit.pots import Pot, SharedPot, shared

__all__ = ["Result", "shown_in", "taken"]


@dataclass(frozen=True, slots=True)
class Result:
    """How a deal ended: the pots, main pot first, and the seats that showed their cards, in their order.

    Nobody shows where all but one have folded (PK3.8).
    """

    pots: tuple[SharedPot, ...]
    shown: tuple[int, ...] = ()


def shown_in(
    order: Sequence[int], pots: Sequence[Pot], strengths: Mapping[int, int], showdown: Literal["all", "muck"]
) -> tuple[int, ...]:
    """Return those seats of an order that show: all, or those that can win or share a pot when it's their turn (HE5.3).

    `strengths` lacks hands that are not known: they are those thrown in unseen.
    """
    if showdown == "all":
        return tuple(order)
    shown: list[int] = []
    for seat in order:
        if not shown or (seat in strengths and _can_win(seat, shown, pots, strengths)):
            shown.append(seat)
    return tuple(shown)


def _can_win(seat: int, shown: Sequence[int], pots: Sequence[Pot], strengths: Mapping[int, int]) -> bool:
    return any(
        all(strengths[seat] >= strengths.get(other, -1) for other in shown if other in pot.contestants)
        for pot in pots
        if seat in pot.contestants
    )


def taken(pots: Sequence[Pot], strengths: Mapping[int, int]) -> tuple[SharedPot, ...]:
    """Return every pot with its winners: the best hands among those that play for it (PK4.3, PK4.4)."""
    return tuple(shared(pot, _winners(pot, strengths)) for pot in pots)


def _winners(pot: Pot, strengths: Mapping[int, int]) -> tuple[int, ...]:
    best = max((strengths.get(seat, -1) for seat in pot.contestants), default=-1)
    return tuple(seat for seat in pot.contestants if strengths.get(seat, -1) == best)
