"""What the checks that games share need to know of Omaha."""

from __future__ import annotations

from rake.kit.errors import InvalidNotation
from rake.shelf.holdem.deal import State
from rake.shelf.omaha.game import GAME
from tests.kit.sample import Sample

from . import poker
from .holdem import pack
from .poker_deals import deal

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

QUESTIONS = {
    "ask=makes hole=AS.KD.QD.2C board=9S.7S.4S.3S.JH say=flush.high-card": {"high-card"},
    f"ask=amount bound=most say=35.36 {deal([], word='omaha', seen=3)}": {"35"},
    "ask=outs hole=9H.8H.2C.2D board=KH.5H.AS.3C against=AC.AD.7S.6S say=7.9": {"7"},
}
"""Questions whose answers aren't those of Hold'em, with the answers of the facts."""

REFUSED = [("ask=makes hole=AS.KD board=9S.7S.4S say=flush.high-card", InvalidNotation, "AS.KD")]
"""A question that can't be asked, though it can be of Hold'em, with the error and a part of what it says."""
