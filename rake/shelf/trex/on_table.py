"""What lies on the table of Trex."""

from __future__ import annotations

from collections.abc import Iterator

from ...kit.on_table import Labelled, Words, by_suit, listed, trick
from .deal import State
from .rules import Contract

__all__ = ["on_table"]


def on_table(state: State, words: Words) -> Iterator[Labelled]:
    """Yield the contract, and the layout or the trick."""
    if not state.contract:
        return
    yield "contract", words.phrase("contract", contract=state.contract.value)
    if state.contract is Contract.TREX:
        laid = (card for move in state.moves if move.action.kind == "play" for card in move.action.seen)
        yield from listed("layout", by_suit(laid))
    else:
        yield from trick(state.tricks, words)
