"""`ask=owes`: how many chips a call costs."""

from __future__ import annotations

from typing import override

from rake.questions.owes import Owes

from ..kind import TemplateValues
from ..rounds import Current


class OwesKind(Current[Owes]):
    """Shows a round; the answers are numbers, the feedback is the bet to match and what the seat has bet already."""

    @override
    def feedback(self, question: Owes, answer: str) -> TemplateValues:
        now = question.now
        seat = now.to_act or 0
        left = now.stacks[seat]
        return {"price": now.money.price, "bet": now.bets[seat], "short": left if now.money.owes(seat) > left else 0}


KIND = OwesKind()
