"""`ask=highest`: which card is the highest."""

from __future__ import annotations

from rake.questions.highest import Highest

from ..kind import QuestionKind


class HighestKind(QuestionKind[Highest]):
    """The highest of the cards is pressed."""

    layout = "cards"


KIND = HighestKind()
