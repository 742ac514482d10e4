"""What a seat sees on the table of each game, and holds."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ..kit.on_table import Labelled, Words, by_suit, listed
from . import games
from .games import RAKE

__all__ = ["hand_of", "on_table"]


def hand_of(view: Any) -> tuple[str, ...]:
    """Return the cards that a view's own seat holds, by suit and then by rank; none if it wasn't dealt in."""
    if hasattr(view, "round"):
        return tuple(map(str, view.round.hand)) if view.seat else ()
    state = view.masked
    if not view.seat or not (hasattr(state, "hands") or hasattr(state, "hole")):
        return ()
    return tuple(
        by_suit(map(str, state.hands[view.seat - 1].cards if hasattr(state, "hands") else state.hole(view.seat)))
    )


def on_table(word: str, view: Any, words: Words) -> Iterator[Labelled]:
    """Yield what lies on the table of a game, then how many cards each seat has."""
    if word == RAKE.word:
        yield from _rake(view.round, words)
        return
    state = view.masked
    yield from games.on_table(word, state, words)
    if hasattr(state, "hands"):
        seats = range(1, len(view.players) + 1)
        yield "cards", ", ".join(f"{words.called(seat)} {len(state.hands[seat - 1])}" for seat in seats)


def _rake(state: Any, words: Words) -> Iterator[Labelled]:
    yield "pot", str(state.pot)
    yield from listed("middle", map(str, state.middle.face_up))
    yield from listed("down", (f"x{slot}" for slot in state.middle.face_down))
    for seat in state.still_in:
        shown = [str(card) for card in state.hands[seat] if card]
        if seat != state.seat:
            yield from listed("table", [f"{words.called(seat)} {' '.join(shown)}"] * bool(shown))
    yield "chips", ", ".join(f"{words.called(seat)} {chips}" for seat, chips in state.stacks.items())
