"""What lies on the table of Rummy."""

from __future__ import annotations

from collections.abc import Iterator

from ...kit.on_table import Labelled, Words, listed
from .deal import State

__all__ = ["on_table"]


def on_table(state: State, _: Words) -> Iterator[Labelled]:
    """Yield the size of the stock, the top of the pile, and the melds by number."""
    yield "stock", str(len(state.stock))
    yield from listed("pile", state.pile[-1:])
    yield from listed("melds", (f"{number}: {'.'.join(meld.cards)}" for number, meld in enumerate(state.melds, 1)))
