"""What lies on the table of Rook."""

from __future__ import annotations

from collections.abc import Iterator

from ...kit.on_table import Labelled, Words, trick
from .deal import State

__all__ = ["on_table"]


def on_table(state: State, words: Words) -> Iterator[Labelled]:
    """Yield the highest bid, the trumps once they're named, and the trick."""
    if state.bidding.bidder:
        yield "bid", f"{words.called(state.bidding.bidder)} {state.bidding.bid}"
    yield from trick(state.tricks, words, state.trump)
