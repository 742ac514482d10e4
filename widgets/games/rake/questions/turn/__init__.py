"""`ask=turn`: which seat has the turn."""

from __future__ import annotations

from typing import override

from rake.questions.turn import Turn

from .....kit.board import Name
from .....kit.questions import Feedback
from .....kit.widget import values
from ..rounds import Current, names_of


@values()
class TurnFeedback(Feedback):
    """The player chosen, a code for why it is or isn't their turn, and whether this is a pick-up."""

    who: Name
    why: str
    picking: bool


class TurnKind(Current[Turn]):
    """Shows a round without marking the turn; the answers are the players."""

    shows_turn = False

    @override
    def feedback(self, question: Turn, answer: str) -> TurnFeedback:
        now, seat = question.now, int(answer)
        done = seat in [move.seat for move in now.moves if move.phase is now.phase]
        if answer in question.right:
            why = "first"
        elif seat not in now.still_in:
            why = "folded"
        elif now.phase.is_betting and not now.stacks[seat]:
            why = "all-in"
        elif now.phase.is_betting and done and not now.money.owes(seat):
            why = "answered"
        else:
            why = "taken" if now.phase.is_pick and done else "later"
        return TurnFeedback(answer, names_of(question)[seat], why, now.phase.is_pick)


KIND = TurnKind()
