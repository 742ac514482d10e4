"""`ask=middle`: how many cards are laid in the middle."""

from __future__ import annotations

from typing import override

from rake.questions.middle import MiddleCount

from ..kind import TemplateValues
from ..rounds import Paused


class MiddleKind(Paused[MiddleCount]):
    """Shows a round just before the middle is laid; the answers are numbers."""

    @override
    def feedback(self, question: MiddleCount, answer: str) -> TemplateValues:
        return {"row": len(question.now.middle.up)}


KIND = MiddleKind()
