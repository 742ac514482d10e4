"""Bots at play: whole rounds to look at, or one action after the other."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from rake import BETTORS, Action, Bot, Round

BOTS = tuple(Bot("outs", bettor) for bettor in BETTORS.values())
"""The bots of the sample rounds; they are given to the seats in order, over and over."""


def played(now: Round, bots: Sequence[Bot], seed: str, until: int | None = None) -> Round:
    """Return the round after bots have acted for all seats, to its end or until the seat `until` has the turn.

    `bots` and `seed` are those of `choice`.
    """
    while now.to_act not in (None, until):
        now = now.apply(choice(now, bots, seed))
    return now


def choice(now: Round, bots: Sequence[Bot], seed: str) -> Action:
    """Return what the bot at the turn does; `bots` holds one for each seat.

    Each decision has a random generator of its own, seeded by `seed` and the number of moves so far.
    """
    seat = now.to_act or 0
    return bots[seat - 1].choose(now.seen_by(seat), Random(f"{seed} {len(now.moves)}"))
