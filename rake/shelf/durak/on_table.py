"""What lies on the table of Durak."""

from __future__ import annotations

from collections.abc import Iterator

from ...kit.on_table import Labelled, Words, listed
from .deal import State

__all__ = ["on_table"]


def on_table(state: State, _: Words) -> Iterator[Labelled]:
    """Yield the trumps, the stock, and the attack cards, each with the card that beats it, if one does."""
    yield "trumps", state.trump
    yield "stock", str(state.stock)
    beaten = (*state.bout.beating, *[""] * len(state.bout.thrown))
    pairs = zip(state.bout.thrown, beaten, strict=False)
    yield from listed("table", (f"{each.card}/{beat}" if beat else each.card for each, beat in pairs))
