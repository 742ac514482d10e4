"""What the checks that games share and the benchmark of bots need to know of Trex."""

from __future__ import annotations

from collections.abc import Sequence

from rake.kit.errors import IllegalAction, IllegalPosition, InvalidNotation
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

LOW = "6D.6C.5S.5H.5C.4S.4C.3S.3H.3D.2S.2H.2D"
QUEENS = "QS.QD.JH.TH.9H.8H.7S.6H.5S.5H.4C.3H.2S"
LAYOUT = "seats=4 rules=default seen=0 deck=xx~4 choose trex~4 pass~1 pass~2 pass~3 pass~4 play JS"

QUESTIONS = {
    f"ask=choose played=diamonds.king hand={LOW}": {"eltoosh"},
    "ask=best contract=king hand=AH.3S.2H": {"play 3S"},
    f"ask=best contract=girls hand={QUEENS} turn=ask": {"expose QS"},
    "ask=points table=7D.3D.QD.9D contract=girls seat=3 exposed=QD say=-50.-25.25": {"-50"},
    "ask=legal contract=trex table=QS.JS hand=KS.TS.4D say=-_KS_KS.TS": {"3"},
    "ask=best contract=trex hand=3S.2S.2H.2D turn=ask": {"pass"},
    "ask=best contract=trex hand=3C.2S.2H.2D turn=ask": {"show"},
    f"ask=next deal={LAYOUT}": {"1"},
    "ask=takes table=5C.AH.9C.QC": {"QC"},
    "ask=legal contract=king hand=KH.9C.3H say=9C_KH.3H_KH.9C.3H": {"1"},
    "ask=legal contract=king hand=KH.3H say=-_KH.3H": {"2"},
    "ask=legal contract=king table=5D hand=KH.9C.3H say=9C_KH.9C.3H": {"2"},
    "ask=legal contract=trex table=QS.JS.JH.TS hand=AS.KS.QH.JC.TH.9S.8S.5C say=AS_KS.QH.JC.TH.9S": {"2"},
    "ask=legal contract=trex table=QS.JS.JH.TS hand=AS.9H.8S.5C say=-_AS": {"1"},
    "ask=points table=TS.4S.KH.7S contract=king seat=3 exposed=KH say=-150.75.150": {"75"},
    "ask=points table=QH.KC.2H.3C contract=girls seat=1 exposed=QH say=-50.-25.25": {"-25"},
    "ask=points table=9H.QC.QH.TH contract=girls seat=3 exposed=QH.QC say=-125.-100.-75": {"-100"},
    "ask=points table=5C.AC.2D.AD contract=diamonds seat=2 say=0.10.20": {"20"},
    "ask=points table=5C.AC.2D.AD contract=eltoosh seat=2 say=-15.0": {"-15"},
}
"""Questions of every kind, with the answers of the facts."""

REFUSED = [
    ("ask=bluff hand=6S", InvalidNotation, "expected takes|legal|points|choose|best|next"),
    ("ask=takes table=5C.AH.9C", InvalidNotation, "table"),
    ("ask=takes table=5C.AH.9C.5C", IllegalPosition, "card-twice"),
    ("ask=legal contract=bridge hand=5C say=5C_-", InvalidNotation, "contract"),
    ("ask=legal contract=king table=2C.3C.4C.6C hand=5C say=5C_-", InvalidNotation, "table"),
    ("ask=legal contract=trex table=JS.KS hand=QS say=QS_-", InvalidNotation, "table"),
    ("ask=legal contract=trex table=QS hand=KS say=KS_-", InvalidNotation, "table"),
    ("ask=legal contract=trex table=JS hand=JS.QS say=QS_-", IllegalPosition, "card-twice"),
    ("ask=legal contract=trex table=JS hand=QS say=QS", IllegalPosition, "answers (1, 1)"),
    ("ask=points table=7D.3D.QD.9D contract=trex seat=3 say=0.1", InvalidNotation, "contract"),
    ("ask=points table=7D.3D.QD.9D contract=girls seat=3 exposed=9D say=0.1", InvalidNotation, "contract"),
    ("ask=points table=7D.3D.QD.9D contract=girls seat=5 say=0.1", InvalidNotation, "seat"),
    ("ask=points table=7D.3D.QD.9D contract=girls seat=3 say=-25.x", InvalidNotation, "chips"),
    ("ask=choose hand=AS.KS", InvalidNotation, "hand"),
    (f"ask=choose played=king.king hand={LOW}", IllegalPosition, "played"),
    (f"ask=choose played=diamonds.eltoosh.girls.king hand={LOW}", IllegalPosition, "answers (1, 1)"),
    ("ask=best contract=eltoosh hand=QS turn=ask", InvalidNotation, "turn"),
    ("ask=best contract=girls table=5C hand=QS turn=ask", InvalidNotation, "turn"),
    ("ask=best contract=girls hand=QS turn=maybe", InvalidNotation, "play|ask"),
    (f"ask=next deal={LAYOUT}~1 play JS", IllegalAction, "not-held"),
]
"""Questions that can't be asked, with the error and a part of what it says."""
