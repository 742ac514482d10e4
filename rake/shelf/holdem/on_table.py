"""What lies on the table of Hold'em, and of what is a variant of it."""

from __future__ import annotations

from collections.abc import Iterator

from ...kit.on_table import Labelled, Words, listed
from .deal import State

__all__ = ["on_table"]


def on_table(state: State, words: Words) -> Iterator[Labelled]:
    """Yield the board, the pot, and each seat's chips."""
    yield from listed("board", map(str, state.community))
    yield "pot", str(state.money.pot)
    yield "chips", ", ".join(f"{words.called(seat)} {stack}" for seat, stack in enumerate(state.money.stacks, 1))
