"""The ten games as a terminal plays them: Rake beside the others, and what happened in each from view to view."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from typing import Any

from ..events import Decided, HandShown, RoundEvent
from ..events import events_between as rake_events
from ..game import GAME as RAKE
from ..hands import Decision, HandValue, Showdown
from ..kit.events import Event, Struct
from ..kit.game import Game
from ..kit.on_table import Labelled, Words
from ..shelf import base_of, load, words

__all__ = ["RAKE", "all_words", "events_between", "game_of", "on_table", "seat_seen"]


class HandKind(Struct):
    """A kind of hand within a sentence, by the name of its category."""

    kind: str


class HandRevealed(Event):
    """A seat shows its hand: what it's called by, and its cards, those of the combination first."""

    seat: int
    kind: str
    rank: str
    other_rank: str
    suit: str
    cards: tuple[str, ...]


class SkullJudges(Event):
    """What the Ace of Skulls in a hand does: `wins` or `loses`."""

    code: str


class Decisive(Event):
    """What decides between the best hand and the next, by the code of a `Decision`, their kinds, and the ranks."""

    code: str
    better: HandKind
    worse: HandKind
    high_rank: str
    low_rank: str


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
            yield _revealed(seat, hand)
            if hand.skull.value != "absent":
                yield SkullJudges(hand.skull.value)
        case Decided(showdown):
            yield _decisive(showdown)
        case _:
            yield event


def _revealed(seat: int, hand: HandValue) -> HandRevealed:
    ranks = [card.rank.letter for card in hand.combination]
    cards = tuple(map(str, hand.combination + hand.kickers))
    return HandRevealed(seat, hand.category.name, ranks[0], ranks[-1], hand.combination[0].suit.value, cards)


def _decisive(result: Showdown) -> Decisive:
    best = result.values[result.winners[0]]
    next_best = result.values[result.order[-1][0] if len(result.order) < 2 else result.order[1][0]]
    ranks = [rank.letter for rank in result.ranks]
    is_open = result.decided_by is Decision.DRAW and not ranks
    return Decisive(
        "to-draw" if is_open else result.decided_by.value,
        HandKind(best.category.name),
        HandKind(next_best.category.name),
        *(ranks or ("", "")),
    )
