"""Rounds that bots play among themselves, to look at."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from rake import BETTORS, Bot, Round

BOTS = tuple(Bot("outs", bettor) for bettor in BETTORS.values())
"""The bots that play the samples, in turn round the table."""


def played(now: Round, bots: Sequence[Bot], seed: str, until: int | None = None) -> Round:
    """Return the round after bots have acted for every seat, or until it is the turn of `until`.

    `bots` holds one for each seat; each decision has its own chance, drawn from the seed and the number of moves.
    """
    while now.to_act not in (None, until):
        bot = bots[now.to_act - 1]
        now = now.apply(bot.choose(now.seen_by(now.to_act), Random(f"{seed} {len(now.moves)}")))
    return now
