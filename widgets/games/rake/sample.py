"""Bots at play: whole rounds to look at, and the bots' actions until it is the reader's turn."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from rake import BETTORS, Bot, Round

BOTS = tuple(Bot("outs", bettor) for bettor in BETTORS.values())
"""The bots of the sample rounds; they are given to the seats in order, over and over."""


def played(now: Round, bots: Sequence[Bot], seed: str, until: int | None = None) -> Round:
    """Return the round after bots have acted for all seats, to its end or until the seat `until` has the turn.

    `bots` holds one for each seat. Each decision has a random generator of its own, seeded by `seed` and the number of
    moves so far.
    """
    while now.to_act not in (None, until):
        bot = bots[now.to_act - 1]
        now = now.apply(bot.choose(now.seen_by(now.to_act), Random(f"{seed} {len(now.moves)}")))
    return now
