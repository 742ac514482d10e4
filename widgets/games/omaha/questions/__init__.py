"""How the questions about Omaha are shown: as Hold'em's are."""

from __future__ import annotations

from ....kit.drill_widget import Drills
from ...holdem.questions import questions_of
from ..presentation import TABLE

QUESTIONS = questions_of(
    TABLE, "OM1.2", ("ask=makes hole=AS.KD.QD.2C board=9S.7S.4S.3S.JH say=flush.pair.high-card", "OM1.2")
)
"""The questions."""

DRILLS = Drills(QUESTIONS)
"""The drills."""
