"""`ask=pot`: how many chips the main pot or a side pot holds, or how many go back because nobody matched them."""

from __future__ import annotations

from typing import override

from rake.questions.pot import Pots

from ...games.rake.contributions import show_contributions
from ..kind import QuestionKind, TemplateValues, is_more


class PotKind(QuestionKind[Pots]):
    """Shows what each seat has paid; the answers are numbers, the feedback is all the pots."""

    @override
    def board(self, question: Pots) -> TemplateValues:
        return {
            "contributions": [
                {
                    "seat": seat,
                    "paid": paid,
                    "folded": seat in question.folded,
                    "all_in": seat not in question.folded and paid < max(question.paid),
                }
                for seat, paid in enumerate(question.paid, 1)
            ]
        }

    @override
    def feedback(self, question: Pots, answer: str) -> TemplateValues:
        return show_contributions(question.paid, question.folded) | {"more": is_more(question, answer)}

    @override
    def rule(self, question: Pots) -> str:
        return "8.8"


KIND = PotKind()
