"""`ask=turn`: which seat has the turn."""

from __future__ import annotations

from typing import override

from rake.questions.turn import Turn
from rake.round_state import RoundState

from .....kit.questions import Feedback
from .....kit.saying import Remark
from .....kit.widget import values
from ...log import Line
from ..remarks import SeatAllIn, SeatAnswered, SeatFolded, SeatLater, SeatNext, SeatTook
from ..rounds import Current, names_of


@values()
class TurnFeedback(Feedback):
    """Why it is the turn of the player chosen, or why not."""

    why: Line


class TurnKind(Current[Turn]):
    """Shows a round without marking the turn; the answers are the players."""

    shows_turn = False

    @override
    def feedback(self, question: Turn, answer: str) -> TurnFeedback:
        why = _why(question.now, int(answer), right=answer in question.right)
        order = "6.5" if question.now.phase.is_pick else "7.1"
        return TurnFeedback(answer, Line(why, names_of(question), why.rule or order))


def _why(now: RoundState, seat: int, *, right: bool) -> Remark:
    done = seat in [move.seat for move in now.moves if move.phase is now.phase]
    if right:
        return SeatNext(seat)
    if seat not in now.still_in:
        return SeatFolded(seat)
    if now.phase.is_betting and not now.stacks[seat]:
        return SeatAllIn(seat)
    if now.phase.is_betting and done and not now.money.owes(seat):
        return SeatAnswered(seat)
    return SeatTook(seat) if now.phase.is_pick and done else SeatLater()


KIND = TurnKind()
