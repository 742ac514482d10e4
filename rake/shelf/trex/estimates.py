"""What a hand is worth to the owner in each contract, compared with an average hand: one number for each card.

The numbers are points, the least squares of 6,000 deals of each contract that the plain bot played for every seat.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from .rules import DECK, RANKS, Contract

__all__ = ["contract_for", "estimate"]


def _values(others: Sequence[int], own: Sequence[int] = (), suit: str = "") -> Mapping[str, int]:
    """Return the value of each card: by rank, with numbers of its own for the suit that counts in the contract."""
    return {card: (own if card[1] == suit else others)[RANKS.index(card[0])] for card in DECK.cards}


DIAMONDS_PLUS = _values(
    (-4, -4, -4, -4, -3, -4, -3, -3, -3, -2, -2, -1, 0), (-4, -4, -3, -3, -2, 0, 2, 6, 11, 16, 27, 13, 53), "D"
)
DIAMONDS_MINUS = _values(
    (4, 4, 4, 5, 2, 1, 0, 0, -2, -5, -7, -9, -11), (16, 16, 12, 7, 5, 2, 0, 0, -2, -2, -3, -3, -2), "D"
)
VALUES = {
    Contract.ELTOOSH: _values((10, 10, 9, 7, 4, 3, 1, -2, -4, -7, -10, -10, -12)),
    Contract.GIRLS: _values((7, 7, 5, 5, 3, 2, 0, -1, -4, -7, 0, -7, -10)),
    Contract.KING: _values(
        (6, 8, 1, 3, 0, -3, -4, -5, -9, -11, -9, -12, -11), (10, 4, 6, 4, 5, 2, 2, 2, 4, 0, 3, 97, 0), "H"
    ),
    Contract.TREX: _values((-23, -10, -1, 1, 4, 4, 5, 4, 3, 3, 2, 4, 3)),
}


def estimate(contract: Contract, hand: Sequence[str], *, plus: bool) -> int:
    """Return how many points more than an average hand one is worth; `plus` if diamonds win points."""
    diamonds = DIAMONDS_PLUS if plus else DIAMONDS_MINUS
    values = VALUES.get(contract, diamonds)
    return sum(values[card] for card in hand)


def contract_for(hand: Sequence[str], left: Sequence[Contract], *, plus: bool) -> Contract:
    """Return which of the contracts left a hand suits best, compared with an average hand."""
    return max(left, key=lambda contract: estimate(contract, hand, plus=plus))
