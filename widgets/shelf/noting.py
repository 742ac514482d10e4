"""What the page notes of a deal that the reader has played to its end at their table, for the page of progress."""

from __future__ import annotations

from rake.kit.game import AnyMatch
from rake.kit.records import AnyView

from ..kit.ledger import note_deal
from .table_model import READER, Model


def noted[A, V: AnyView, M: AnyMatch](model: Model[A, V, M]) -> str:
    """Return what is noted of the deal, once: nothing before its end, while it's reviewed, or if it doesn't count."""
    if not model.is_over or model.reviewed or not model.seat or model.is_away:
        return ""
    result = model.presentation.result(model.match, model.settled, READER)
    return note_deal(model.presentation.game.word, model.seed, result) if result else ""
