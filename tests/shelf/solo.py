"""What the conformance checks and the benchmark of bots need to know of Solo Whist."""

from __future__ import annotations

from collections.abc import Sequence

from rake.shelf.solo.deal import State
from rake.shelf.solo.game import GAME
from tests.kit.sample import Sample
from tests.shelf.pairing import Pairing

from . import solo_reference as reference
from .references import options_of


def pack(rules: str) -> Sequence[str]:
    """SW1.2: a pack of 52."""
    return reference.PACK


def seen(state: State, seat: int) -> set[str]:
    """SW2.3, SW3.15, SW3.16: one's own cards, the turned one, those played, and a hand that lies face up."""
    deck = list(map(str, state.deal.deck))
    table = reference.dealt(deck, options_of(state.deal.rules))
    dealt = {seat: list(hand) for seat, hand in table["hands"].items()}
    for move in state.moves:
        reference.act(table, str(move.action))
    return {table["turned"], *table["played"], *dealt.get(seat, ()), *dealt.get(table["shown"], ())}


TABLES = [("default", 4), ("default.latecop-any.loneprop-throwin.redeal-next.scoring-pencil", 4)]
SAMPLE = Sample(GAME, pack, seen, deals=2, tables=TABLES)

LADDER = (
    Pairing("careful", "random", 4, 300),
    Pairing("bold", "random", 4, 300),
    Pairing("careful", "bold", 4, 1_500),
    Pairing("strong", "careful", 4, 80),
)
