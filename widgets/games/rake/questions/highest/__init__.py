"""`ask=highest`: which of some cards has the highest rank."""

from __future__ import annotations

from rake.questions.highest import Highest

from .....kit.questions import QuestionKind


class HighestKind(QuestionKind[Highest]):
    """Shows only the answers: the cards to compare."""

    layout = "cards"


KIND = HighestKind()
