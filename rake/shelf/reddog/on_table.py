"""What lies on the table of Red Dog."""

from __future__ import annotations

from collections.abc import Iterator

from ...kit.on_table import Labelled, Words, listed
from .deal import State

__all__ = ["on_table"]


def on_table(state: State, words: Words) -> Iterator[Labelled]:
    """Yield the cards, and what each seat has bet."""
    yield from listed("table", map(str, state.cards))
    bets = (bet + more for bet, more in zip(state.bets, state.raises, strict=True))
    yield from listed("chips", (f"{words.called(seat)} {chips}" for seat, chips in enumerate(bets, 1) if chips))
