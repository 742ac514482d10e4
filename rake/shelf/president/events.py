"""Events of President: what happened between two views of a deal."""

from __future__ import annotations

from collections.abc import Iterator

from ...kit.actions import CardAction
from ...kit.events import Event
from .action import PASS, RETURN
from .deal import View
from .exchange import given
from .rules import OPENING, offices

__all__ = ["events_between"]


class CardsDealt(Event):
    """The whole pack was dealt (PR2.2)."""

    rule = "PR2.2"


class OpeningHeld(Event):
    """In a deal without offices, a seat holds the card that leads (PR3.1)."""

    rule = "PR3.1"
    seat: int
    card: str


class CardsGivenUp(Event):
    """A seat gave up its highest cards, which these views saw (PR2.4)."""

    rule = "PR2.4"
    seat: int
    given: tuple[str, ...]


class UnseenGivenUp(Event):
    """A seat gave up this many of its highest cards, which others don't see (PR2.4)."""

    rule = "PR2.4"
    seat: int
    cards: int


class CardsReturned(Event):
    """A seat returned these cards (PR2.4)."""

    seat: int
    given: tuple[str, ...]


class UnseenReturned(Event):
    """A seat returned this many cards, which others don't see (PR2.4)."""

    seat: int
    cards: int


class CardsPlayed(Event):
    """A seat led, or beat the play before (PR3.2, PR3.3)."""

    seat: int
    played: tuple[str, ...]


class Passed(Event):
    """A seat passed (PR3.4)."""

    seat: int


class OfficeWon(Event):
    """A seat has no cards left, and won an office (PR3.7)."""

    rule = "PR3.7"
    seat: int
    office: str


class TrickEnded(Event):
    """Nobody can or will beat the last play: a seat leads to the next trick (PR3.5, PR3.6)."""

    rule = "PR3.5"
    seat: int


class OfficeLeft(Event):
    """A seat is the last one with cards, and takes the office that is left (PR3.9)."""

    rule = "PR3.9"
    seat: int
    office: str


def events_between(before: View | None, now: View) -> Iterator[Event]:
    """Yield what an action brought: `before` and `now` are the views of one seat; with None, what the deal brought."""
    state = now.masked
    if before is None:
        yield from _beginning(now)
        return
    was, move = before.masked, state.moves[-1]
    yield _done(move.seat, move.action)
    names = [each.value for each in offices(len(state.hands))]
    new = [at for at, seat in enumerate(state.offices) if seat and not was.offices[at]]
    for at in sorted(new, key=lambda at: state.offices[at] != move.seat):
        seat = state.offices[at]
        yield OfficeWon(seat, names[at]) if seat == move.seat else OfficeLeft(seat, names[at])
    if not state.best and state.to_act and move.action.kind != RETURN:
        yield TrickEnded(state.to_act)


def _beginning(now: View) -> Iterator[Event]:
    state = now.masked
    yield CardsDealt()
    if not state.start.offices and state.to_act:
        yield OpeningHeld(state.to_act, OPENING)
    for exchange in state.start.exchanges:
        if now.seat in exchange[:2]:
            yield CardsGivenUp(exchange.giver, given(state.deal, exchange))
        else:
            yield UnseenGivenUp(exchange.giver, exchange.size)


def _done(seat: int, action: CardAction) -> Event:
    """Return what a seat did."""
    if action == PASS:
        return Passed(seat)
    if action.kind != RETURN:
        return CardsPlayed(seat, action.seen)
    return CardsReturned(seat, action.seen) if action.seen else UnseenReturned(seat, len(action.cards))
