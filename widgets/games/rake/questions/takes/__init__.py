"""`ask=takes`: how many chips a seat wins in a round."""

from __future__ import annotations

from dataclasses import replace
from typing import override

from rake.events import ChipsReturned, HandsTied, WonAlone, WonUnshown
from rake.kit.betting_events import PotWon
from rake.questions.takes import Takes
from rake.reveal_events import Decisive
from rake.round_state import RoundState

from .....kit.questions import Feedback, is_more
from .....kit.widget import values
from ...log import Line
from ..rounds import Paused, RoundBoard

ENDS = (ChipsReturned, WonUnshown, WonAlone, HandsTied, PotWon, Decisive)
"""What is said, at the end of a round, about chips."""


@values()
class TakesFeedback(Feedback):
    """What is paid out, and whether it is more than that."""

    follows: tuple[Line, ...]
    more: bool


class TakesKind(Paused[Takes]):
    """Shows the hands and the pots at the end of a round, before the winners take the chips."""

    @override
    def board(self, question: Takes) -> RoundBoard:
        return replace(super().board(question), log=())

    @override
    def paused(self, question: Takes) -> RoundState:
        before = super().paused(question)
        return replace(before, money=before.money.closed())

    @override
    def feedback(self, question: Takes, answer: str) -> TakesFeedback:
        follows = tuple(line for line in self.follows(question) if isinstance(line.about, ENDS))
        return TakesFeedback(answer, follows, is_more(question, answer))


KIND = TakesKind()
