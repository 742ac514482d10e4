"""What happens in a deal of Swap, in the order in which a seat sees it."""

from __future__ import annotations

from collections.abc import Iterator

from rake.kit.events import Event

from .action import PLAY, THROW_IN
from .deal import View


class CardsDealt(Event):
    """The cards were dealt."""


class CardsGiven(Event):
    """A seat passed cards on, which only it and its neighbour have seen: None for the others."""

    seat: int
    cards: tuple[str, ...] | None


class CardPlayed(Event):
    """A seat played a card."""

    seat: int
    card: str


class DealThrownIn(Event):
    """A seat with low cards only threw the deal in."""

    seat: int


class TrickTaken(Event):
    """A seat took a trick."""

    seat: int


def events_between(before: View | None, now: View) -> Iterator[Event]:
    """Yield what happened from one view to the next, `before` None at the deal."""
    if before is None:
        yield CardsDealt()
        return
    seat, action = now.masked.moves[-1].seat, now.masked.moves[-1].action
    if action == THROW_IN:
        yield DealThrownIn(seat)
    elif action.kind == PLAY:
        yield CardPlayed(seat, action.seen[0])
    else:
        yield CardsGiven(seat, action.seen or None)
    for winner, (had, has) in enumerate(zip(before.masked.tricks, now.masked.tricks, strict=True), 1):
        if has > had:
            yield TrickTaken(winner)
