"""Questions about the seats of a deal, as a lesson shows them."""

from __future__ import annotations

from dataclasses import replace
from typing import override

from rake.kit.deal_questions import OfDeal
from rake.kit.game import AnyMatch
from rake.kit.records import AnyView

from ..kit.board import Seat, Seated
from ..kit.names import cast_names
from ..kit.questions import QuestionKind
from .presentation import Presentation


class OfDealKind[A, V: AnyView, M: AnyMatch](QuestionKind[OfDeal[A, V]]):
    """Shows the table as the record's last action is still to come, without marking whose it is."""

    def __init__(self, table: Presentation[A, V, M]) -> None:
        self._table = table

    @override
    def board(self, question: OfDeal[A, V]) -> Seated[Seat]:
        deal = question.record.deal
        board = self._table.board(question.views[-2:][0], cast_names(deal.seats, deal.seen))
        return replace(board, seats=tuple(replace(seat, turn=False) for seat in board.seats))
