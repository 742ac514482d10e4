"""What the conformance checks and the benchmark of bots need to know of Rummy."""

from __future__ import annotations

from collections.abc import Sequence

from rake.shelf.rummy.deal import State
from rake.shelf.rummy.game import GAME
from tests.kit.sample import Sample
from tests.shelf.pairing import Pairing

from . import rummy_reference as reference
from .references import options_of

CHANGED = "default.melds-any.layoff-opened.ace-both.out-discard.restocks-0.deadwood-all.score-winner"
"""Every house rule that changes a deal, changed."""

TABLES = [("default.restocks-0", 2), ("default", 6), (CHANGED, 3)]
"""Deals among players who do anything are long; here they have small stocks, or don't turn the pile over."""


def pack(rules: str) -> Sequence[str]:
    """RM1.1: a pack of 52."""
    return [rank + suit for rank in "A23456789TJQK" for suit in "SHDC"]


def seen(state: State, seat: int) -> set[str]:
    """RM5.10: what a seat has had in hand, what lay in the pile or in melds, and at the end what is left in hands."""
    deal = reference.begin([str(card) for card in state.deal.deck], len(state.players), options_of(state.deal.rules))
    own = deal["hands"][seat - 1] if seat else []
    visible = {*own, *deal["pile"]}
    for line in state.moves:
        reference.play(deal, str(line.action))
        # Everybody sees what is in a pile or a meld; a seat also sees its hand.
        visible.update(own, deal["pile"], *deal["table"])
    return visible.union(*deal["hands"]) if deal["over"] else visible


SAMPLE = Sample(GAME, pack, seen, deals=1, tables=TABLES)

LADDER = (
    Pairing("patient", "random", 2, 150),
    Pairing("thrifty", "random", 2, 150),
    Pairing("secretive", "random", 2, 150),
    Pairing("patient", "thrifty", 2, 1_500),
    Pairing("strong", "patient", 2, 800),
)
