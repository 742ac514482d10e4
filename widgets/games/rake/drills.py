"""Which questions Rake's drills ask, and how one is drawn."""

from __future__ import annotations

from random import Random

from rake import Odds
from rake.kit.chance import some
from rake.kit.questions import Question
from rake.notation import NOTATION
from rake.questions.card import BestCard
from rake.questions.drills import DRILLS, drill

from ...kit.session import Asked, Session
from .bank import counted, read_bank

CARD = "card"
"""The kind of question that is drawn from the page's bank of spots, because counting odds would take too long."""

KINDS = (*DRILLS, CARD)
"""The kinds of questions, in an order that never changes: saved progress has a level for each."""

FIRST_SESSION = Session.first(KINDS, NOTATION.word)
"""The session of a reader who has no saved state."""

BANK = 366
"""The number of lines of the bank used for drills: fixed, so that a link keeps its question when the bank grows."""

CLEAR = {1: 120, 2: 60, 3: 0}
"""By level, the least lead of the best card over the second, in tenths of a percentage point.

The lead is also less than the value of the level before: the harder the level, the closer the cards.
"""


def draw(asked: Asked, source: str) -> Question:
    """Return the question that `asked` names; `source` is the page's bank of spots, as text."""
    if asked.kind in DRILLS:
        return drill(asked.kind, asked.level, asked.drawn_by)
    rng = Random(f"{asked.kind} {asked.level} {asked.drawn_by}")
    return BestCard(_pick_up(asked.level, rng, read_bank(source)[:BANK]))


def _pick_up(level: int, rng: Random, bank: tuple[str, ...]) -> Odds:
    """Return the odds of a random spot of the bank whose best card has the lead that `CLEAR` wants for the level.

    If none has, return those of the last spot drawn.
    """
    for line in some(rng, bank, len(bank)):
        odds = counted(line)
        most, after = sorted((chance.win for chance in odds.options), reverse=True)[:2]
        if CLEAR[level] <= 1000 * (most - after) < CLEAR.get(level - 1, 1000):
            break
    return odds
