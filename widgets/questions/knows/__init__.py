"""`ask=knows`: who knows a card."""

from __future__ import annotations

from typing import override

from rake.questions.knows import Knows

from ...games.rake.board import show_spot
from ..kind import QuestionKind, TemplateValues


class KnowsKind(QuestionKind[Knows]):
    """A pick-up decision as one seat knows it, and who knows one of its cards."""

    @override
    def board(self, question: Knows) -> TemplateValues:
        return show_spot(question.spot)


KIND = KnowsKind()
