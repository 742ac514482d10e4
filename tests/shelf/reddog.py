"""What the conformance checks need to know of Red Dog."""

from __future__ import annotations

from collections.abc import Sequence

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
