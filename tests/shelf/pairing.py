"""Which bot of a game is held against which, in `python -m benchmarks.points_bots`."""

from __future__ import annotations

from typing import NamedTuple


class Pairing(NamedTuple):
    """Two bots of a game, the better one first, among how many players they meet, and in how many deals."""

    better: str
    worse: str
    seats: int
    deals: int
