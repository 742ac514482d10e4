"""What a deal of Rook scores (RK4, RK6.2)."""

from __future__ import annotations

from collections.abc import Sequence

from .rules import SWEEP, HouseRules

__all__ = ["scored", "team_of"]


def team_of(seat: int, seats: int) -> tuple[int, ...]:
    """Return the seats of a team: with four players a seat and the one opposite, with five each is alone (RK1.1)."""
    return (seat, (seat + 1) % seats + 1) if seats == 4 else (seat,)


def scored(
    rules: HouseRules, bid: int, bidders: Sequence[int], points: Sequence[int], won: Sequence[int], kitty: int
) -> tuple[int, ...]:
    """Return the scores by seat.

    `bidders` are the high bidder and the partner, if there is one. Each seat has won as many tricks as `won` says, with
    that many `points`, the last trick counted; `kitty` is what lay in the middle.
    """
    seats = len(points)
    taken = sum(points[seat - 1] for seat in bidders) + kitty
    sweep = SWEEP if sum(won[seat - 1] for seat in bidders) == sum(won) else 0
    if seats == 4:
        gained = (taken if rules.made == "points" else bid) + sweep if taken >= bid else -bid
        others = sum(points) + kitty - taken
        return tuple(gained if seat in bidders else others for seat in range(1, seats + 1))
    sharers = len(bidders)
    gained = taken // sharers + sweep // sharers if taken >= bid else -(bid // sharers)
    return tuple(gained if seat in bidders else points[seat - 1] for seat in range(1, seats + 1))
