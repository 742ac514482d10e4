"""`ask=legal`: which of some actions is allowed."""

from __future__ import annotations

from typing import override

from rake import IllegalAction
from rake.action import parse_action
from rake.questions.legal import Legal

from .....kit.questions import Feedback
from .....kit.refusal import RefusalView
from .....kit.widget import values
from ...refusal import show_refusal
from ..rounds import Current


@values()
class LegalFeedback(Feedback):
    """Why the action is refused; None for one that is allowed."""

    refusal: RefusalView | None


class LegalKind(Current[Legal]):
    """Shows a round; the answers are actions, and the feedback on a wrong one is the reason why it is refused."""

    @override
    def feedback(self, question: Legal, answer: str) -> LegalFeedback:
        violation = question.now.why_not(parse_action(answer))
        return LegalFeedback(answer, show_refusal(IllegalAction(violation)) if violation else None)


KIND = LegalKind()
