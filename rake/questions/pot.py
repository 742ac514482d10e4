"""`ask=pot`: how many chips the main pot or a side pot holds, or how many go back because nobody matched them (8.8)."""

from __future__ import annotations

from dataclasses import dataclass

from ..kit.pot_question import PotQuestion
from ..stakes import check_contributions
from .base import Drilled


@dataclass(frozen=True)
class Pots(PotQuestion, Drilled):
    """The question about a round of Rake."""

    order = 16
    check_contributions = staticmethod(check_contributions)
