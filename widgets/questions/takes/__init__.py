"""`ask=takes`: how many chips a seat takes."""

from __future__ import annotations

from dataclasses import replace
from typing import override

from rake.questions.takes import Takes
from rake.round_state import RoundState

from ..kind import TemplateValues, is_more
from ..rounds import Paused

ENDS = ("returned", "unshown", "alone", "splits", "wins", "decided")
"""The events of the end of a round that concern chips."""


class TakesKind(Paused[Takes]):
    """The hands and the pots of an end of a round, before anyone has taken them."""

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
