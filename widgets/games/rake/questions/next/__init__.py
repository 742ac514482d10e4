"""`ask=next`: what happens next in a round."""

from __future__ import annotations

from typing import override

from rake import Phase
from rake.questions.next import Next

from .....kit.questions import Feedback
from .....kit.widget import values
from ...log import Line
from ..remarks import StillToAct, StillToTake
from ..rounds import Paused, names_of


@values()
class NextFeedback(Feedback):
    """Why it is that, by a code, or what is said of the seat `waited` for; after a right answer what follows."""

    why: str
    waited: Line | None
    follows: tuple[Line, ...]


class NextKind(Paused[Next]):
    """Shows a round right after an action; the feedback is what follows, and why."""

    @override
    def feedback(self, question: Next, answer: str) -> NextFeedback:
        now = question.now
        last = now.moves[-1].phase if now.moves else now.phase
        if now.phase is Phase.OVER:
            why = "five" if len(now.still_in) > 1 else "one"
        elif now.phase is last:
            why = "unspoken" if now.phase.is_betting else "untaken"
        else:
            why = "taken" if now.phase.is_betting else "skipped" if last.is_pick else "answered"
        waits = {"unspoken": StillToAct, "untaken": StillToTake}.get(why)
        about = waits(now.to_act) if waits and now.to_act else None
        waited = Line(about, names_of(question), about.rule) if about else None
        follows = self.follows(question)[1:] if answer in question.right else []
        return NextFeedback(answer, why, waited, tuple(follows))


KIND = NextKind()
