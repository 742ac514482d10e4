"""`ask=next`: what happens next in a round."""

from __future__ import annotations

from typing import override

from rake import Phase
from rake.questions.next import Next

from ..kind import TemplateValues
from ..rounds import Paused, names_of


class NextKind(Paused[Next]):
    """Shows a round right after an action; the feedback is what follows, and why."""

    @override
    def feedback(self, question: Next, answer: str) -> TemplateValues:
        now = question.now
        last = now.moves[-1].phase if now.moves else now.phase
        if now.phase is Phase.OVER:
            why = "five" if len(now.still_in) > 1 else "one"
        elif now.phase is last:
            why = "unspoken" if now.phase.is_betting else "untaken"
        else:
            why = "taken" if now.phase.is_betting else "skipped" if last.is_pick else "answered"
        names = names_of(question, question.record.seen)
        follows = self.follows(question)[1:] if answer in question.right else []
        return {"why": why, "who": names[now.to_act] if now.to_act else None, "follows": follows}


KIND = NextKind()
