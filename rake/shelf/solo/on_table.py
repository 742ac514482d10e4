"""What lies on the table of Solo Whist."""

from __future__ import annotations

from collections.abc import Iterator

from ...kit.on_table import Labelled, Words, trick
from .deal import State

__all__ = ["on_table"]


def on_table(state: State, words: Words) -> Iterator[Labelled]:
    """Yield the highest bid, the trumps if there are any, and the trick."""
    if state.bidding.bid:
        yield "bid", f"{words.called(state.bidding.bidder)} {words.phrase('bid', bid=state.bidding.bid.word)}"
    yield from trick(state.tricks, words, state.trump)
