"""`ask=knows`: who has seen a card."""

from __future__ import annotations

from typing import override

from rake.questions.knows import Knows

from .....kit.questions import QuestionKind
from ...board import BoardView
from ..spots import board_of


class KnowsKind(QuestionKind[Knows]):
    """Shows a spot as one seat knows it; the answers are all, the taker, or nobody."""

    @override
    def board(self, question: Knows) -> BoardView:
        return board_of(question.spot)


KIND = KnowsKind()
