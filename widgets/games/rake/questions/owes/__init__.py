"""`ask=owes`: how many chips a call costs."""

from __future__ import annotations

from typing import override

from rake.questions.owes import Owes

from .....kit.questions import Feedback
from .....kit.saying import Remark
from .....kit.widget import values
from ..remarks import ChipsLeft, PriceOwed
from ..rounds import Current


@values()
class OwesFeedback(Feedback):
    """What is said of the price, and of the chips left if they don't cover it."""

    owed: tuple[Remark, ...]


class OwesKind(Current[Owes]):
    """Shows a round; the answers are numbers, the feedback is the bet to match and what the seat has bet already."""

    @override
    def feedback(self, question: Owes, answer: str) -> OwesFeedback:
        now = question.now
        seat = now.to_act or 0
        left = now.stacks[seat]
        price = PriceOwed(now.money.price, now.bets[seat])
        return OwesFeedback(answer, (price, ChipsLeft(left)) if now.money.owes(seat) > left else (price,))


KIND = OwesKind()
