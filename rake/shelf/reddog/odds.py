"""The odds of Red Dog, exactly: chances and gains per chip as fractions, by the number of packs (RD5)."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction

from ...kit.actions import Action
from .action import RAISE
from .deal import View
from .rules import PAIR_PAYS, payout

__all__ = ["BREAK_EVEN", "SPREADS", "bank_edge", "between", "gain", "gains", "pair_gain", "spreads"]

SPREADS = range(1, 12)
BREAK_EVEN = 7
"""The least spread at which a raise gains, with any number of packs (RD5.5)."""


def between(packs: int, ranks: int) -> Fraction:
    """Return the chance that the third card falls between two cards of this spread (RD5.3)."""
    return Fraction(4 * packs * ranks, 52 * packs - 2)


def gain(packs: int, ranks: int) -> Fraction:
    """Return what a chip wins on average once two cards of this spread lie on the table; below 0 if it loses."""
    return (payout(ranks) + 1) * between(packs, ranks) - 1


def pair_gain(packs: int) -> Fraction:
    """Return what a chip wins on average once a pair lies on the table: a third card of its rank pays, others don't."""
    return PAIR_PAYS * Fraction(4 * packs - 2, 52 * packs - 2)


def spreads(packs: int) -> Mapping[int | None, Fraction]:
    """Return the chance of each spread of two cards: None for a pair, 0 for neighbours (RD5.4)."""
    left = 52 * packs - 1
    return {
        None: Fraction(4 * packs - 1, left),
        0: Fraction(96 * packs, 13 * left),
        **{ranks: Fraction(8 * packs * (12 - ranks), 13 * left) for ranks in SPREADS},
    }


def bank_edge(packs: int, raise_from: int = BREAK_EVEN) -> Fraction:
    """Return the bank's expected gain for each chip of the first bet.

    The player doubles the bet at spreads of `raise_from` and more (RD5.5).
    """
    chances = spreads(packs)
    played = sum(chances[ranks] * gain(packs, ranks) * (2 if ranks >= raise_from else 1) for ranks in SPREADS)
    return -(chances[None] * pair_gain(packs) + played)


def gains(view: View) -> dict[Action, Fraction]:
    """Return the expected gain, in chips, of each action of the seat to act; empty where it may not raise.

    Of all raises it has only the least and the most: the gain is linear in between.
    """
    if not view.spread or view.seat != view.to_act:
        return {}
    each = gain(view.rules.decks, view.spread)
    return {action: each * (view.bet + (action.chips if action.kind == RAISE else 0)) for action in view.legal()}
