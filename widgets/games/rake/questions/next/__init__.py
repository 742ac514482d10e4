"""`ask=next`: what happens next in a round."""

from __future__ import annotations

from typing import override

from rake import Phase
from rake.questions.next import Next

from .....kit.questions import Feedback
from .....kit.widget import values
from ...log import Line
from ..remarks import StepEnded, StillToAct, StillToTake
from ..rounds import Paused, names_of


@values()
class NextFeedback(Feedback):
    """Why it is that, and after a right answer what follows."""

    lines: tuple[Line, ...]


class NextKind(Paused[Next]):
    """Shows a round right after an action; the feedback is what follows, and why."""

    @override
    def feedback(self, question: Next, answer: str) -> NextFeedback:
        follows = self.follows(question)[1:] if answer in question.right else []
        return NextFeedback(answer, (_why(question), *follows))


def _why(question: Next) -> Line:
    """Return why the round goes on as it does."""
    now, names = question.now, names_of(question)
    last = now.moves[-1].phase if now.moves else now.phase
    if now.phase is last and now.to_act:
        waits = (StillToAct if now.phase.is_betting else StillToTake)(now.to_act)
        return Line(waits, names, waits.rule)
    if now.phase is Phase.OVER:
        code, rule = ("five", "6.9") if len(now.still_in) > 1 else ("one", "8.7")
    elif now.phase.is_betting:
        code, rule = "taken", "6.5"
    else:
        code, rule = "skipped" if last.is_pick else "answered", "7.3"
    return Line(StepEnded(code), names, rule)


KIND = NextKind()
