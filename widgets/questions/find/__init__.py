"""`ask=find`: which card has this name."""

from __future__ import annotations

from rake.questions.find import Find

from ..kind import QuestionKind


class FindKind(QuestionKind[Find]):
    """A card is pressed for a name."""

    layout = "cards"


KIND = FindKind()
