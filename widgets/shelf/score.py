"""What a table shows of its match: each player's points, and the end."""

from __future__ import annotations

from dataclasses import replace

from rake.kit.game import AnyMatch
from rake.kit.records import AnyView

from ..kit.board import Seat, Seated
from ..kit.names import Names
from ..kit.saying import Remark
from ..kit.widget import values
from .match_remarks import says_won
from .presentation import SheetView
from .table_model import Model


@values()
class EndView:
    """The end of a match: what is said of the winners, what its players are called, and the score sheet, if any."""

    won: Remark
    people: Names
    sheet: SheetView | None


def show_end[A, V: AnyView, M: AnyMatch](model: Model[A, V, M]) -> EndView | None:
    """Return the end of a match; None before it."""
    winners = model.latest.winners
    if not winners:
        return None
    sheet = model.sheet
    return EndView(says_won(winners, len(sheet.leading if sheet else winners)), model.people, sheet)


def with_points[A, V: AnyView, M: AnyMatch](table: Seated[Seat], model: Model[A, V, M]) -> Seated[Seat]:
    """Return the table with each player's points in the match added; unchanged in a game for chips."""
    if model.sheet is None:
        return table
    scores = model.latest.scores
    seats = zip(table.seats, model.start.players, strict=True)
    return replace(table, seats=tuple(replace(seat, points=scores[player - 1]) for seat, player in seats))
