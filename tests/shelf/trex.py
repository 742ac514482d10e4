"""What the conformance checks and the benchmark of bots need to know of Trex."""

from __future__ import annotations

from collections.abc import Sequence

from rake.shelf.trex.deal import State
from rake.shelf.trex.game import GAME
from tests.kit.sample import Sample

from . import trex_reference as reference
from .pairing import Pairing


def pack(rules: str) -> Sequence[str]:
    """TX1.1: a pack of 52."""
    return [rank + suit for rank in reference.RANKS for suit in "SHDC"]


def seen(state: State, seat: int) -> set[str]:
    """TX2.1, TX3.3 to TX3.5, TX5.10: one's own cards, and those that were exposed, shown or played."""
    deck = [str(card) for card in state.deal.deck]
    cards = {*deck[seat - 1 :: 4]} if seat else set()
    if ("shown", "7H") in state.deal.own:
        cards.add("7H")
    for line in state.moves:
        verb, _, named = str(line.action).partition(" ")
        if verb in ("play", "expose"):
            cards.update(named.split("."))
        if verb == "show":
            cards.update(reference.low_cards(deck[line.seat - 1 :: 4]))
    return cards


TABLES = [("default", 4), ("pagat.kingdoms-1", 4)]

SAMPLE = Sample(GAME, pack, seen, deals=5, tables=TABLES)

LADDER = (
    Pairing("careful", "random", 4, 100),
    Pairing("bold", "random", 4, 100),
    Pairing("bold", "careful", 4, 400),
    Pairing("strong", "bold", 4, 60),
)
