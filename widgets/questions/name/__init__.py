"""`ask=name`: which combination a hand is."""

from __future__ import annotations

from typing import override

from rake import evaluate
from rake.category import parse_category
from rake.questions.name import Name

from ...games.rake.guess import judge
from ...games.rake.reading import show_cards, show_reading
from ..kind import QuestionKind, TemplateValues


class NameKind(QuestionKind[Name]):
    """Shows a hand; the answers are the nine combinations. Its own is shown once the reader has answered right."""

    @override
    def board(self, question: Name) -> TemplateValues:
        return {"cards": show_cards(question.hand)}

    @override
    def feedback(self, question: Name, answer: str) -> TemplateValues:
        value = evaluate(question.hand)
        feedback = show_reading(value) if answer in question.right else None
        return {"judgement": judge(parse_category(answer), value), "reading": feedback}

    @override
    def rule(self, question: Name) -> str:
        return str(show_reading(evaluate(question.hand))["rule"])


KIND = NameKind()
