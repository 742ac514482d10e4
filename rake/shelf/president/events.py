"""Events of President: what happened between two views of a deal."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ...kit.events import Event
from .action import PASS, RETURN
from .deal import State, View
from .exchange import given
from .rules import offices

__all__ = ["events_between"]


@dataclass(frozen=True, slots=True)
class CardsDealt(Event):
    """All cards were dealt (PR2.2)."""


@dataclass(frozen=True, slots=True)
class FirstLead(Event):
    """A seat holds the three of spades, and leads with it (PR3.1)."""

    rule = "PR3.1"
    seat: int


@dataclass(frozen=True, slots=True)
class CardsGiven(Event):
    """A seat gave up its highest cards, and these were seen (PR2.4)."""

    rule = "PR2.4"
    seat: int
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class CardsGivenUnseen(Event):
    """A seat gave up its highest cards, and others don't know which (PR2.4)."""

    rule = "PR2.4"
    seat: int
    number: int


@dataclass(frozen=True, slots=True)
class CardsReturned(Event):
    """A seat returned these cards for those that it was given (PR2.4)."""

    seat: int
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class CardsReturnedUnseen(Event):
    """A seat returned as many cards as it was given, and others don't know which (PR2.4)."""

    seat: int
    number: int


@dataclass(frozen=True, slots=True)
class CardsPlayed(Event):
    """A seat played cards of one rank (PR3.2, PR3.3)."""

    seat: int
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Passed(Event):
    """A seat passed (PR3.3)."""

    seat: int


@dataclass(frozen=True, slots=True)
class WentOut(Event):
    """A seat has played its last card, and has an office (PR3.7)."""

    seat: int
    office: str


@dataclass(frozen=True, slots=True)
class NextLead(Event):
    """The trick is over, and a seat leads to the next one (PR3.6)."""

    rule = "PR3.6"
    seat: int


@dataclass(frozen=True, slots=True)
class LeftWithCards(Event):
    """The deal is over: only this seat has cards, and has the office that is left (PR3.9)."""

    rule = "PR3.9"
    seat: int
    office: str


def events_between(before: View | None, now: View) -> Iterator[Event]:
    """Yield what an action brought: `before` and `now` are the views of one seat; with None, what the deal brought."""
    state = now.masked
    if before is None:
        yield from _beginning(state)
        return
    seat, action = state.moves[-1]
    if action.kind == RETURN:
        unseen = CardsReturnedUnseen(seat, len(action.cards))
        yield CardsReturned(seat, action.seen) if action.seen else unseen
        return
    yield Passed(seat) if action == PASS else CardsPlayed(seat, action.seen)
    if not state.hands[seat - 1]:
        yield WentOut(seat, _office(state, seat))
    if state.to_act is None:
        (last,) = {*state.offices} - {*before.masked.offices, seat}
        yield LeftWithCards(last, _office(state, last))
    elif not state.best:
        yield NextLead(state.to_act)


def _beginning(state: State) -> Iterator[Event]:
    yield CardsDealt()
    for exchange in state.start.exchanges:
        sees = state.deal.seen in (None, *exchange[:2])
        unseen = CardsGivenUnseen(exchange.giver, exchange.size)
        yield CardsGiven(exchange.giver, given(state.deal, exchange)) if sees else unseen
    if not state.start.offices and state.to_act:
        yield FirstLead(state.to_act)


def _office(state: State, seat: int) -> str:
    return offices(len(state.hands))[state.offices.index(seat)].value
