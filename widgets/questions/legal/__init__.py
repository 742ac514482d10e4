"""`ask=legal`: which of some actions is allowed."""

from __future__ import annotations

from typing import override

from rake import IllegalAction
from rake.action import parse_action
from rake.questions.legal import Legal

from ...games.rake.refusal import show_refusal
from ..kind import TemplateValues
from ..rounds import Current


class LegalKind(Current[Legal]):
    """Shows a round; the answers are actions, and the feedback on a wrong one is the reason why it is refused."""

    @override
    def feedback(self, question: Legal, answer: str) -> TemplateValues:
        violation = question.now.why_not(parse_action(answer))
        return {"refusal": show_refusal(IllegalAction(violation)) if violation else None}


KIND = LegalKind()
