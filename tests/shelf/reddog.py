"""What the checks that games share need to know of Red Dog."""

from __future__ import annotations

from collections.abc import Sequence

from rake.kit.errors import IllegalAction, IllegalPosition, InvalidNotation
from rake.shelf.reddog.deal import State
from rake.shelf.reddog.game import GAME
from tests.kit.sample import Sample

PACKS = {"default": 6, "online": 1}


def pack(rules: str) -> Sequence[str]:
    """RD1.2: six packs of 52, or one online."""
    return [rank + suit for rank in "23456789TJQKA" for suit in "CDHS"] * PACKS[rules]


def seen(state: State, seat: int) -> set[str]:
    """RD2.2, RD3: two cards once all have spoken and somebody has bet, a third at the end, but not of neighbours."""
    said = [line.action.kind for line in state.moves]
    if len(said) < len(state.players) or "bet" not in said:
        return set()
    one, other, third = map(str, state.deal.deck[:3])
    neighbours = abs("23456789TJQKA".index(one[0]) - "23456789TJQKA".index(other[0])) == 1
    return {one, other} if state.to_act or neighbours else {one, other, third}


SAMPLE = Sample(GAME, pack, seen, deals=3, tables=[("default", 1), ("default", 3), ("online", 2), ("online", 8)])

ROUND = "deal=seats=1 rules=default seen=1 deck=5D.KS~1 bet 10"

QUESTIONS = {
    "ask=spread cards=6D.QS say=4.5.6": {"5"},
    f"ask=result say=-10.0.10 {ROUND.replace('KS', '6S')}": {"0"},
    f"ask=decide {ROUND}": {"raise 10"},
}
"""Questions of every kind, with the answers of the facts."""

REFUSED = [
    (
        "ask=bluff cards=6D.QS say=4.5",
        InvalidNotation,
        "expected spread|result|decide at character 5, found 'bluff'",
    ),
    ("ask=spread cards=6D.6S say=0.1", InvalidNotation, "6D.6S"),
    ("ask=spread cards=6D.QS.KS say=5.6", InvalidNotation, "6D.QS.KS"),
    ("ask=spread cards=6D.QX say=5.6", InvalidNotation, "QX"),
    ("ask=spread cards=6D.QS say=5.x", InvalidNotation, "x"),
    ("ask=spread cards=6D.QS say=4.6", IllegalPosition, "answers (1, 2)"),
    ("ask=spread cards=6D.QS say=5", IllegalPosition, "answers (1, 1)"),
    (f"ask=decide {ROUND.replace('bet 10', 'pass')}", IllegalPosition, "not-as-played (1)"),
    (f"ask=decide {ROUND.replace('bet 10', 'raise 10')}", IllegalAction, "raise"),
    (f"ask=result say=0.10 {ROUND}", IllegalPosition, "answers (0, 2)"),
    (f"ask=result say=0.10.1o {ROUND}", InvalidNotation, "1o"),
]
"""Questions that can't be asked, with the error and a part of what it says."""
