"""`ask=find`: which of some cards is the one named."""

from __future__ import annotations

from rake.questions.find import Find

from .....kit.questions import QuestionKind


class FindKind(QuestionKind[Find]):
    """Shows only the answers: cards, one of which has the name asked for."""

    layout = "cards"


KIND = FindKind()
