"""What the checks that games share and the benchmark of bots need to know of Solo Whist."""

from __future__ import annotations

from collections.abc import Sequence

from rake.kit.errors import IllegalPosition, InvalidNotation
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

CALL = "ask=call turned=7H hand=AH.KH.QH.TS.9D.8H.8C.6S.5H.5C.4D.3S.2C say=pass.prop.solo.misere"

QUESTIONS = {
    "ask=takes trump=S table=AH.3S.KH.2S": {"3S"},
    "ask=takes table=AH.3S.KH.2S": {"AH"},
    "ask=legal trump=S table=9H hand=AS.KH.5C.2H say=KH_KH.2H": {"2"},
    CALL: {"solo"},
    "ask=may calls=prop.solo.pass.pass say=cop.misere": {"misere"},
    "ask=pays bid=prop side=declarer won=4.3 say=-2.-1.2": {"-2"},
    "ask=best table=9D.4D.3D hand=TD.8D.2D": {"play 8D"},
}
"""Questions of every kind, with the answers of the facts."""

REFUSED = [
    ("ask=bluff hand=6S", InvalidNotation, "expected takes|legal|call|pays|may|best"),
    ("ask=takes table=6S.7S", InvalidNotation, "table"),
    ("ask=takes trump=X table=AH.3S.KH.2S", InvalidNotation, "suit"),
    ("ask=legal table=6S.7S.8S.9S hand=TS say=TS_-", InvalidNotation, "table"),
    ("ask=legal table=6S hand=6S.7S say=7S_-", IllegalPosition, "card-twice"),
    ("ask=may calls=solo.prop say=pass.cop", IllegalPosition, "too-low"),
    ("ask=may calls=slam say=pass.cop", InvalidNotation, "calls"),
    ("ask=may calls=slam.pass say=pass.cop", InvalidNotation, "calls"),
    ("ask=may say=pass.bridge", InvalidNotation, "pass|cop|prop"),
    ("ask=may say=pass.solo", IllegalPosition, "answers (2, 2)"),
    (CALL.replace("turned=7H", "turned=AH"), InvalidNotation, "hand"),
    (CALL.replace(".2C", ""), InvalidNotation, "hand"),
    ("ask=pays bid=prop side=declarer won=4 say=-2.2", InvalidNotation, "won"),
    ("ask=pays bid=solo side=declarer won=14 say=-3.3", InvalidNotation, "won"),
    ("ask=pays bid=solo side=partner won=4 say=-3.3", InvalidNotation, "declarer|defender"),
    ("ask=pays bid=bridge side=declarer won=4 say=-3.3", InvalidNotation, "prop|solo"),
    ("ask=pays bid=solo side=declarer won=4 say=-x.3", InvalidNotation, "x"),
    ("ask=best table=9D.4D.3D.2D hand=TD.8D", InvalidNotation, "table"),
]
"""Questions that can't be asked, with the error and a part of what it says."""
