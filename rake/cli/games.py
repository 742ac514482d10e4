"""The ten games as a terminal plays them: Rake beside the others, and what happened in each from view to view."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from typing import Any

from ..events import Decided, HandShown, RoundEvent
from ..events import events_between as rake_events
from ..game import GAME as RAKE
from ..kit.events import Event
from ..kit.game import Game
from ..kit.on_table import Labelled, Words
from ..reveal_events import SkullJudges, decisive, revealed
from ..shelf import base_of, load, words

__all__ = ["RAKE", "all_words", "events_between", "game_of", "on_table", "seat_seen"]


def all_words() -> tuple[str, ...]:
    """Return the words of all games, Rake first."""
    return (RAKE.word, *words())


def game_of(word: str) -> Game[Any, Any, Any, Any]:
    """Return the game of a word. Raises `InvalidNotation` if there's none."""
    return RAKE if word == RAKE.word else load(word)


def seat_seen(record: Any) -> int:
    """Return the seat whose view a record is, 0 for one with all cards."""
    seen: int | None = (record.round if hasattr(record, "round") else record.deal).seen
    return seen or 0


def events_between(word: str, before: Any, now: Any) -> Iterator[Event]:
    """Yield what happened in a game from one view to the next; with None as `before`, what the deal brought."""
    if word != RAKE.word:
        module = import_module(f"rake.shelf.{base_of(word) or word}.events")
        yield from module.events_between(before, now)
        return
    for event in rake_events(before and before.round, now.round):
        yield from _said_of(event)


def on_table(word: str, state: Any, words: Words) -> Iterator[Labelled]:
    """Yield what lies on the table of a game other than Rake, as its module `on_table` says it."""
    yield from import_module(f"rake.shelf.{base_of(word) or word}.on_table").on_table(state, words)


def _said_of(event: RoundEvent) -> Iterator[Event]:
    """Yield what is said of an event of Rake: its hands and what decided hold values that no sentence can name."""
    match event:
        case HandShown(seat, hand):
            yield revealed(seat, hand)
            if hand.skull.value != "absent":
                yield SkullJudges(hand.skull.value)
        case Decided(showdown):
            yield decisive(showdown)
        case _:
            yield event
