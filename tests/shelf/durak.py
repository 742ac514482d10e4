"""What the conformance checks and the benchmark of bots need to know of Durak."""

from __future__ import annotations

from collections.abc import Sequence

from rake.shelf.durak.deal import State
from rake.shelf.durak.game import GAME
from tests.kit.sample import Sample
from tests.shelf.pairing import Pairing

from . import durak_reference as reference
from .references import options_of


def pack(rules: str) -> Sequence[str]:
    """DU1.2: six to ace in four suits."""
    return reference.PACK


def seen(state: State, seat: int) -> set[str]:
    """DU5.9: one's own cards and draws, and what has lain open, by the reference."""
    options = options_of(state.deal.rules)
    game = reference.deal(len(state.players), options, list(map(str, state.deal.deck)), bool(state.deal.own))
    for move in state.moves:
        reference.play(game, str(move.action))
    cards: set[str] = game["seen"][seat]
    return cards


TABLES = [
    ("default", 2),
    ("default.next_start-lowest.transfer-yes", 3),
    ("default.throwers-neighbours.after_take-none.first_limit-5.next_start-under", 4),
]

SAMPLE = Sample(GAME, pack, seen, deals=2, tables=TABLES)

LADDER = (
    Pairing("careful", "random", 2, 1_000),
    Pairing("bold", "random", 2, 1_000),
    Pairing("careful", "bold", 2, 2_000),
    Pairing("strong", "careful", 2, 300),
    Pairing("strong", "careful", 4, 100),
)
