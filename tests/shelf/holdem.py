"""What the conformance checks need to know of Hold'em."""

from __future__ import annotations

from collections.abc import Sequence

from rake.shelf.holdem.deal import State
from rake.shelf.holdem.game import GAME
from tests.kit.sample import Sample

from . import poker

TABLES = [
    ("default", 2),
    ("default.missed_blinds-dealt.buy_in_max-1500", 4),
    ("default.betting-pot-limit.late_minimum-double", 3),
    ("default.forced-ante.min_raise-any", 5),
    ("limit", 6),
    ("pirates", 3),
    ("default.wild-deuces", 4),
    ("default", 10),
]


def pack(rules: str) -> Sequence[str]:
    """PK1.1: one pack of 52."""
    return [rank + suit for rank in "23456789TJQKA" for suit in "CDHS"]


def seen(state: State, seat: int) -> set[str]:
    return poker.seen(state, seat, hole=2)


SAMPLE = Sample(GAME, pack, seen, deals=4, tables=TABLES)
