"""`ask=middle`: how many cards are laid in the middle."""

from __future__ import annotations

from typing import override

from rake.questions.middle import MiddleCount

from ..kind import Shown
from ..rounds import Paused


class MiddleKind(Paused[MiddleCount]):
    """A table before the middle is laid."""

    @override
    def told(self, question: MiddleCount, answer: str) -> Shown:
        return {"row": len(question.now.middle.up)}


KIND = MiddleKind()
