"""Questions about a trick, as a lesson or a drill shows them."""

from __future__ import annotations

from typing import override

from rake.kit.trick_questions import Takes

from ..kit.questions import QuestionKind


class TakesKind[Asked: Takes](QuestionKind[Asked]):
    """The answers are the cards of the trick; `rule` says which one takes it."""

    layout = "cards"

    def __init__(self, rule: str) -> None:
        self._rule = rule

    @override
    def rule(self, question: Asked) -> str:
        return self._rule
