"""Base classes of the kinds of questions about a recorded round, which show its board and its log."""

from __future__ import annotations

from dataclasses import replace
from typing import ClassVar

from rake import Phase
from rake.questions.base import OfRound
from rake.round_state import RoundState

from ....kit.names import Names, cast_names
from ....kit.questions import QuestionKind
from ....kit.widget import values
from ..board import BoardView, show_board
from ..log import Line, log_of


@values()
class RoundBoard:
    """A round as it stands, and the lines of the log that led there."""

    table: BoardView
    log: tuple[tuple[Line, ...], ...]


def names_of(question: OfRound) -> Names:
    """Return the names of the seats, with "You" for the player whose view is shown."""
    return cast_names(question.now.players, question.record.seen)


class Current[Asked: OfRound](QuestionKind[Asked]):
    """A kind of question that shows the round at the end of its record."""

    shows_turn: ClassVar[bool] = True

    def board(self, question: Asked) -> RoundBoard:
        """Return the board and the log; the turn is marked if `shows_turn`."""
        names = names_of(question)
        return _show_table(question, question.now, log_of(question.rounds, names), names, shows_turn=self.shows_turn)


class Paused[Asked: OfRound](QuestionKind[Asked]):
    """A kind of question that shows the round right after its last action, before anything follows from that."""

    def board(self, question: Asked) -> RoundBoard:
        """Return the board and the log up to the last action, without the events that follow from it."""
        names = names_of(question)
        log = log_of(question.rounds, names)
        return _show_table(question, self.paused(question), [*log[:-1], log[-1][:1]], names, shows_turn=False)

    def paused(self, question: Asked) -> RoundState:
        """Return the state right after the last action, without what follows: no next phase, no pots shared out."""
        before, now = (*question.rounds[:1], *question.rounds)[-2:]
        for move in now.moves[-1:] if before.phase.is_betting else ():
            before = replace(before, money=before.money.apply(move.seat, move.action))
        return replace(before, cards=now.cards, middle=now.middle if before.phase.is_pick else before.middle)

    def follows(self, question: Asked) -> list[Line]:
        """Return the log lines of the last action and of the events that follow it automatically."""
        return log_of(question.rounds, names_of(question))[-1]


def _show_table(
    question: OfRound, now: RoundState, log: list[list[Line]], names: Names, *, shows_turn: bool
) -> RoundBoard:
    """Return the board, and the log of the current betting round or pick-up, or of the deal before the first action."""
    board = show_board(now, names, question.record.seen or 0)
    seats = tuple(replace(seat, turn=shows_turn and seat.turn) for seat in board.seats)
    done = sum(move.phase is now.phase for move in question.now.moves)
    recent = log[len(log) - max(done, now.phase is Phase.FIRST_BETTING) :]
    return RoundBoard(replace(board, seats=seats), tuple(map(tuple, recent)))
