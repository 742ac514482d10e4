"""`ask=takes`: how many chips a seat wins in a round."""

from __future__ import annotations

from dataclasses import replace
from typing import override

from rake.questions.takes import Takes
from rake.round_state import RoundState

from ..kind import TemplateValues, is_more
from ..rounds import Paused

ENDS = ("returned", "unshown", "alone", "splits", "wins", "decided")
"""The codes of the log lines, at the end of a round, that are about chips."""


class TakesKind(Paused[Takes]):
    """Shows the hands and the pots at the end of a round, before the winners take the chips."""

    @override
    def board(self, question: Takes) -> TemplateValues:
        return super().board(question) | {"log": []}

    @override
    def paused(self, question: Takes) -> RoundState:
        before = super().paused(question)
        return replace(before, money=before.money.closed())

    @override
    def feedback(self, question: Takes, answer: str) -> TemplateValues:
        follows = [event for event in self.follows(question) if event["code"] in ENDS]
        return {"follows": follows, "more": is_more(question, answer)}


KIND = TakesKind()
