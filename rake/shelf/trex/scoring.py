"""What a deal of Trex is worth to each seat, as far as it has been played (TX4)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from ...kit.tricks import Trick
from .rules import DOUBLED, GOING_OUT, PENALTIES, PER_TRICK, TRICKS, Contract, HouseRules

__all__ = ["counting", "scored"]


def scored(
    contract: Contract, rules: HouseRules, tricks: Sequence[Trick], exposed: Mapping[str, int], out: Sequence[int]
) -> tuple[int, ...]:
    """Return the points of seats 1 to 4 so far.

    `tricks` are those of a trick game, of which only complete ones count, `exposed` has the seat that exposed each
    card, and `out` the seats that have gone out of a layout, in order.
    """
    points = [0, 0, 0, 0]
    changes = zip(out, GOING_OUT, strict=False) if contract is Contract.TREX else _won(contract, rules, tricks, exposed)
    for seat, change in changes:
        points[seat - 1] += change
    return tuple(points)


def counting(contract: Contract, cards: Sequence[str]) -> tuple[str, ...]:
    """Return which of these cards score points in a trick game."""
    if contract is Contract.DIAMONDS:
        return tuple(card for card in cards if card[1] == "D")
    return tuple(card for card in cards if card in DOUBLED.get(contract, ()))


def _won(
    contract: Contract, rules: HouseRules, tricks: Sequence[Trick], exposed: Mapping[str, int]
) -> Iterator[tuple[int, int]]:
    """Yield what changes whose points, trick by trick."""
    for trick in tricks:
        if not trick.complete:
            continue
        winner = TRICKS.winner(trick)
        if contract is Contract.ELTOOSH:
            yield winner, PER_TRICK
        for card in counting(contract, trick.cards):
            if contract is Contract.DIAMONDS:
                yield winner, rules.per_diamond
            elif card in exposed:
                yield from _doubled(PENALTIES[contract], winner, exposed[card], trick.leader)
            else:
                yield winner, -PENALTIES[contract]


def _doubled(penalty: int, winner: int, exposer: int, leader: int) -> Iterator[tuple[int, int]]:
    """Yield what an exposed card costs its taker, and to whom half of that goes (TX4.2, TX4.3)."""
    yield winner, -2 * penalty
    yield exposer if exposer != winner else leader, penalty
