"""`ask=owes`: how many chips a call costs."""

from __future__ import annotations

from typing import override

from rake.questions.owes import Owes

from .....kit.questions import Feedback
from .....kit.widget import values
from ..rounds import Current


@values()
class OwesFeedback(Feedback):
    """The price, what the seat has bet of it, and the chips that it has left if it cannot pay the rest."""

    price: int
    bet: int
    short: int


class OwesKind(Current[Owes]):
    """Shows a round; the answers are numbers, the feedback is the bet to match and what the seat has bet already."""

    @override
    def feedback(self, question: Owes, answer: str) -> OwesFeedback:
        now = question.now
        seat = now.to_act or 0
        left = now.stacks[seat]
        return OwesFeedback(answer, now.money.price, now.bets[seat], left if now.money.owes(seat) > left else 0)


KIND = OwesKind()
