"""What the conformance checks need to know of Omaha."""

from __future__ import annotations

from rake.shelf.holdem.deal import State
from rake.shelf.omaha.game import GAME
from tests.kit.sample import Sample

from . import poker
from .holdem import pack

TABLES = [
    ("default", 2),
    ("default.betting-no-limit", 4),
    ("limit", 3),
    ("pirates", 5),
    ("default.wild-deuces", 3),
    ("default", 10),
]


def seen(state: State, seat: int) -> set[str]:
    return poker.seen(state, seat, hole=4)


SAMPLE = Sample(GAME, pack, seen, deals=3, tables=TABLES)
