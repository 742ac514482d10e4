"""What lies on the table of President."""

from __future__ import annotations

from collections.abc import Iterator

from ...kit.on_table import Labelled, Words
from .deal import State

__all__ = ["on_table"]


def on_table(state: State, words: Words) -> Iterator[Labelled]:
    """Yield the play that has to be beaten, and whose it is."""
    if state.best:
        yield "table", f"{words.called(state.best.seat)} {' '.join(state.best.action.seen)}"
