"""A newcomer's first round of Rake, for the widget `first`: the ante, three cards, two pick-ups, and no betting."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property
from random import Random
from typing import NamedTuple

from rake import ActionKind, Card, InvalidNotation, Phase, Record, Round, View, parse_record
from rake.events import BettingEnded, Dealt
from rake.kit.betting_events import Checked
from rake.kit.notation import Notation
from rake.notation import NOTATION

from ....kit.board import Slot
from ....kit.first_widget import SAMPLE, FirstWidget, Scene
from ....kit.names import Names, cast_names
from ..board import BoardView, MiddleView, show_board
from ..log import Line, log_of

ANTE, DEAL, SHOW = "ante", "deal", "show"
"""What the reader presses beside cards: to pay the ante, to be dealt three cards, and to show the hand."""

BEFORE = (ANTE, DEAL)
"""What is pressed before there are cards."""

UNSAID = (Dealt, Checked, BettingEnded)
"""What isn't mentioned: that cards are dealt, which the guide says, and what belongs to betting."""


class Step(NamedTuple):
    """What the reader sees, and what happened."""

    view: View
    lines: tuple[Line, ...]


@dataclass(frozen=True)
class FirstRound:
    """A round in which nobody bets, with the reader in seat `own`."""

    record: Record
    own: int

    @cached_property
    def _dealt(self) -> tuple[Step, ...]:
        """The round after the deal, and then after everything but checks.

        Raises as the record's replay does, and `InvalidNotation` if somebody bets in it.
        """
        for move in self.record.replay()[-1].moves:
            if move.action.kind not in (ActionKind.CHECK, ActionKind.TAKE):
                raise InvalidNotation("check|take", str(move.action))
        views = self.record.views(self.own)
        said = ([line for line in lines if not isinstance(line.about, UNSAID)] for lines in log_of(views, self.names))
        return tuple(Step(view, tuple(lines)) for view, lines in zip(views, said, strict=True) if lines)

    @property
    def names(self) -> Names:
        """What the seats are called."""
        return cast_names(len(self.record.stacks), self.own)

    @cached_property
    def presses(self) -> tuple[str, ...]:
        """The reader's pick-ups, and what leads up to them and on to the reveal; empty while others act."""
        following = (self._pressed(step.view) for step in self._dealt[1:])
        return (*BEFORE, *following, "")

    def _pressed(self, after: View) -> str:
        """Return what the reader pressed to come to a step."""
        if after.phase is Phase.OVER:
            return SHOW
        last = after.moves[-1]
        return str(last.action) if last.seat == self.own and last.action.kind is ActionKind.TAKE else ""

    @cached_property
    def log(self) -> tuple[tuple[Line, ...], ...]:
        """What happened in each step."""
        antes, *rest = (step.lines for step in self._dealt)
        return ((), antes, (), *rest)

    def scene(self, step: int) -> Scene:
        """Return what is seen at a step."""
        view, press = self._dealt[max(0, step - len(BEFORE))].view, self.presses[step]
        board = show_board(view, self.names, self.own)
        if press in BEFORE:
            board = _undealt(board, self.record.stake if press == ANTE else 0)
        return Scene(
            table=_with_one_to_take(board, press),
            messages=(press,),
            verb=press if press in (*BEFORE, SHOW) else "",
            over=view.phase is Phase.OVER,
        )


def _undealt(board: BoardView, unpaid: int) -> BoardView:
    """Return the board of a round just dealt as it was before its cards, with the ante unpaid."""
    seats = tuple(
        replace(seat, cards=(), reading=None, turn=False, stack=(seat.stack or 0) + unpaid) for seat in board.seats
    )
    return replace(board, seats=seats, pot=0 if unpaid else board.pot, pots=())


def _with_one_to_take(board: BoardView, press: str) -> BoardView:
    """Return the board with no card of the middle to take but the one that is pressed."""

    def row(slots: tuple[Slot, ...]) -> tuple[Slot, ...]:
        return tuple(replace(slot, take=slot.take if press == f"take {slot.take}" else "") for slot in slots)

    return replace(board, middle=MiddleView(row(board.middle.up), row(board.middle.down)))


@dataclass(frozen=True)
class Stage:
    """Rake as a stage for its first round."""

    notation: Notation = NOTATION

    def parse_card(self, text: str) -> Card:
        """Return the card that a text names. Raises `InvalidNotation`."""
        return Card.parse(text)

    def play(self, record: str, own: int) -> FirstRound:
        """Return the round of a record with the reader in seat `own`. Raises as the record's parser does."""
        return FirstRound(parse_record(record), own)

    def sample(self) -> FirstRound:
        """Return a round in which nothing has happened."""
        return FirstRound(Round.deal(3, 50, 1, rng=Random(SAMPLE)).record(), 1)


WIDGET = FirstWidget(Stage())
"""The widget."""
