"""What the checks that games share and the benchmark of bots need to know of Rummy."""

from __future__ import annotations

from collections.abc import Sequence

from rake.kit.errors import IllegalPosition, InvalidNotation
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


QUESTIONS = {
    "ask=meld hands=QS.KS.AS_4H.5H.6D_AS.2S.3S": {"3"},
    "ask=best pile=6C hand=4C.5C.9D": {"draw pile"},
    "ask=turn hand=4C.5C.6C.9S.9H.9D.KD say=4C.5C.6C,KD_4C.5C.6C,9S.9H.9D,KD": {"1"},
    "ask=turn hand=3S.8H.KC taken=8H say=3S_8H_KC": {"1", "3"},
    "ask=best table=5D.6D.7D hand=3S.8D.KC": {"lay 8D on 1"},
    "ask=best table=8D.9D.TD hand=7S.8S.8C": {"discard 8C"},
    "ask=deadwood hand=7S.7H.7D.8S.9S say=14.17.38": {"14"},
    "ask=best table=QS.QH.QC_7S.7D.7C hand=7H.QD": {"lay 7H on 2", "lay QD on 1"},
    "ask=best pile=KH hand=4C.5C.9D": {"draw stock"},
    "ask=best hand=4C.5C.6C.KD": {"meld 4C.5C.6C"},
    "ask=layoff table=5D.6D.7D_QS.QH.QC hand=AD.8D.9D.QD say=QD_QD.8D_QD.9D.8D_9D.8D": {"3"},
    "ask=layoff table=JS.QS.KS_AH.AD.AC hand=AS.2S say=-_AS_2S.AS": {"2"},
    "ask=turn hand=4C.5C.6C.8H.KD taken=8H say=4C.5C.6C,8H_4C.5C,KD_4C.5C.6C,KD_KD": {"3", "4"},
}
"""Questions of every kind, with the answers of the facts."""

REFUSED = [
    ("ask=bluff hand=6S", InvalidNotation, "expected meld|deadwood|turn|best|layoff"),
    ("ask=meld hands=AS.2S.2S_KS.KH.KD", IllegalPosition, "card-twice"),
    ("ask=meld hands=AS.2S.4S_KS.KH", IllegalPosition, "answers (0, 2)"),
    ("ask=deadwood hand=7S.7H.7D.8S say=7.9", IllegalPosition, "answers (0, 2)"),
    ("ask=deadwood hand=7S.7S say=14.7", IllegalPosition, "card-twice"),
    ("ask=layoff table=5D.6D.8D hand=3S say=3S_-", InvalidNotation, "meld"),
    ("ask=layoff table=5D.6D.7D hand=3S.7D say=3S_-", IllegalPosition, "card-twice"),
    ("ask=layoff table=5D.6D.7D hand=3S say=8D_-", InvalidNotation, "say"),
    ("ask=best table=5D.6D.8D hand=3S", InvalidNotation, "meld"),
    ("ask=best table=5D.6D.7D hand=5D.3S", IllegalPosition, "card-twice"),
    ("ask=best hand=3S.4S taken=5S", InvalidNotation, "taken"),
    ("ask=best pile=6S hand=3S.4S taken=4S", InvalidNotation, "taken"),
    ("ask=turn pile=6S hand=3S.4S say=3S_4S", InvalidNotation, "hand"),
    ("ask=turn hand=3S.4S say=3S_4S", IllegalPosition, "answers (2, 2)"),
    ("ask=turn hand=3S.4S say=3S,4S_4H", IllegalPosition, "answers (0, 2)"),
]
"""Questions that can't be asked, with the error and a part of what it says."""
