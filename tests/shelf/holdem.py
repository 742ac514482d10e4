"""What the checks that games share need to know of Hold'em."""

from __future__ import annotations

from collections.abc import Sequence

from rake.kit.errors import IllegalAction, IllegalPosition, InvalidNotation
from rake.shelf.holdem.deal import State
from rake.shelf.holdem.game import GAME
from rake.shelf.holdem.questions import questions_about
from tests.kit.sample import Sample

from . import poker
from .poker_deals import CALLS, ROUND, deal

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

QUESTIONS = {
    "ask=winner hands=KD.TD.8D.5D.3D_8S.7H.6D.5C.4S": {"1"},
    "ask=winner board=KS.KD.QS.QD.3H hands=8S.8D_AC.2C": {"2"},
    "ask=five hole=9H.8H board=7H.6H.5H.AH.KH say=9H.8H.7H.6H.5H_AH.KH.9H.8H.7H": {"1"},
    "ask=makes hole=AS.KD board=9S.7S.4S say=flush.high-card": {"high-card"},
    "ask=price pot=90 call=30 wins=1 of=5": {"fold"},
    f"ask=turn {deal(CALLS, seen=2)}": {"2"},
    f"ask=may say=check.fold {deal(CALLS)}": {"check"},
    f"ask=amount bound=least say=11.20 {deal([])}": {"20"},
    f"ask=wins seat=2 say=30.40 {deal(CALLS, seen=4)}": {"40"},
    "ask=pot paid=80f.50.120.300.300 want=1 say=240.250": {"240"},
    "ask=outs hole=9H.8H board=KH.5H.2S.3C want=flush say=8.9": {"9"},
    f"ask=shows {deal([*ROUND, '1 check', '2 check', '3 check'], seats=3, seen=3)}": {"1"},
}
"""Questions of every kind, with the answers of the facts."""

REFUSED = [
    ("ask=bluff", InvalidNotation, f"expected {'|'.join(questions_about(GAME.variant).by_word)} at character 5"),
    ("ask=winner", InvalidNotation, "field hands"),
    ("ask=winner hands=KD.TD.8D.5D.3D", InvalidNotation, "hands"),
    ("ask=winner hands=KD.TD.8D.5D_8S.7H.6D.5C.4S", InvalidNotation, "cards at character 18"),
    ("ask=winner hands=KD.TD.8D.5D.3D_KD.7H.6D.5C.4S", IllegalPosition, "card-twice (KD)"),
    ("ask=winner board=KS.KD.QS.QD.3H hands=8S.8D_AC.2C.3C", InvalidNotation, "AC.2C.3C"),
    ("ask=winner board=KS.KD hands=8S.8D_AC.2C", InvalidNotation, "KS.KD"),
    ("ask=winner board=KS.KD.QS.QD.3H hands=8S.8D_KS.2C", IllegalPosition, "card-twice (KS)"),
    ("ask=five hole=9H.8H board=7H.6H.5H say=9H.8H.7H.6H.5H", IllegalPosition, "answers (1, 1)"),
    ("ask=five hole=9H.8H board=7H.6H.5H say=9H.8H.7H.6H.4H", InvalidNotation, "9H.8H.7H.6H.4H"),
    ("ask=five hole=9H.8H board=7H.6H.5H say=9H.8H.7H.6H", InvalidNotation, "9H.8H.7H.6H"),
    ("ask=five hole=9H.8H.2C board=7H.6H.5H say=9H.8H.7H.6H.5H", InvalidNotation, "9H.8H.2C"),
    ("ask=pot paid=80f.50f want=0 say=50.60", IllegalPosition, "all-folded"),
    ("ask=pot paid=80 want=0 say=50.60", InvalidNotation, "paid"),
    ("ask=pot paid=10.10.1000001 want=0 say=30.60", IllegalPosition, "stack (3, 1000001"),
    ("ask=outs hole=9H.8H board=KH.5H.2S.3C say=8.9", InvalidNotation, "want|against"),
    ("ask=outs hole=9H.8H board=KH.5H.2S.3C want=flush against=AC.AD say=8.9", InvalidNotation, "want|against"),
    ("ask=outs hole=9H.8H board=KH.5H.2S want=flush say=8.9", InvalidNotation, "cards"),
    ("ask=outs hole=9H.8H board=KH.5H.2S.3C against=AC.9H say=8.9", IllegalPosition, "card-twice (9H)"),
    ("ask=makes hole=9H.8H board=- say=pair.flush", InvalidNotation, "cards"),
    ("ask=makes hole=9H.8H board=7H.6H.9H say=pair.flush", IllegalPosition, "card-twice (9H)"),
    ("ask=makes hole=9H.8H board=7H.6H.5C say=pair.flush", IllegalPosition, "answers (0, 2)"),
    ("ask=makes hole=9H.8H board=7H.6H.5C say=pair.run", InvalidNotation, "run"),
    ("ask=price pot=90 call=30 wins=1 of=4", IllegalPosition, "answers (2, 2)"),
    ("ask=price pot=90 call=0 wins=1 of=4", InvalidNotation, "number at character 23"),
    ("ask=price pot=90 call=30 wins=5 of=4", InvalidNotation, "number"),
    ("ask=price pot=90 call=30 wins=1", InvalidNotation, "field of"),
    (f"ask=may say=check.dance {deal(CALLS)}", InvalidNotation, "dance"),
    (f"ask=may say=bet.call {deal(CALLS)}", IllegalPosition, "answers (0, 2)"),
    (f"ask=amount bound=middle say=20.30 {deal([])}", InvalidNotation, "least|most"),
    (f"ask=amount bound=least say=20.30 {deal(['3 fold', '4 fold', '1 fold'])}", IllegalPosition, "answers (0, 2)"),
    (f"ask=amount bound=least say=20.x {deal([])}", InvalidNotation, "x"),
    (f"ask=wins seat=5 say=20.30 {deal([])}", InvalidNotation, "number"),
    (f"ask=shows {deal([])}", IllegalPosition, "answers (0, 4)"),
    (f"ask=shows {deal(['3 fold', '4 fold', '1 fold'])}", IllegalPosition, "answers (0, 1)"),
    (f"ask=turn {deal([])}~4 call", IllegalPosition, "out-of-turn (4, 3)"),
    (f"ask=turn {deal([])}~3 raise 11", IllegalAction, "too-little"),
    ("ask=turn deal=seats=4 rules=default seen=4 deck=xx", IllegalPosition, "not-as-played (4)"),
]
"""Questions that can't be asked, with the error and a part of what it says."""
