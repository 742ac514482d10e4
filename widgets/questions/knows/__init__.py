"""`ask=knows`: who has seen a card."""

from __future__ import annotations

from typing import override

from rake.questions.knows import Knows

from ...games.rake.board import BoardView, show_spot
from ...kit.questions import QuestionKind


class KnowsKind(QuestionKind[Knows]):
    """Shows a spot as one seat knows it; the answers are all, the taker, or nobody."""

    @override
    def board(self, question: Knows) -> BoardView:
        return show_spot(question.spot)


KIND = KnowsKind()
