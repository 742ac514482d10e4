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
    """Return the table with each player's points, and who has won the deal; unchanged in a game for chips."""
    if model.sheet is None:
        return table
    scores, best = model.latest.scores, _winners(model)
    seats = zip(table.seats, model.start.players, strict=True)
    scored = (replace(seat, points=scores[player - 1], best=player in best) for seat, player in seats)
    return replace(table, seats=tuple(scored))


def _winners[A, V: AnyView, M: AnyMatch](model: Model[A, V, M]) -> tuple[int, ...]:
    """Return the players who have won the deal: none before its end, or where nobody has lost it."""
    if not model.is_over:
        return ()
    result = model.presentation.result
    players = model.start.players
    winners = tuple(player for player in players if result(model.match, model.settled, player).startswith("w"))
    return winners if len(winners) < len(players) else ()
