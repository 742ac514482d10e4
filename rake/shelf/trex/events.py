"""Events of Trex: what happened between two views of a deal."""

from __future__ import annotations

from collections.abc import Iterator

from ...kit.actions import CardAction
from ...kit.events import Event
from .action import EXPOSE, PASS, SHOW
from .deal import State, View, shown_in
from .layout import voiding
from .rules import GOING_OUT, TRICKS, Contract
from .scoring import counting

__all__ = ["events_between"]


class CardsDealt(Event):
    """The whole pack was dealt (TX2.1)."""

    rule = "TX2.1"


class OwnerShown(Event):
    """A seat showed the seven of hearts, and owns the first kingdom (TX2.1)."""

    rule = "TX2.1"
    seat: int
    card: str


class ContractChosen(Event):
    """The owner of the kingdom chose what is played (TX2.3)."""

    rule = "TX2.3"
    seat: int
    contract: str


class CardsExposed(Event):
    """A seat laid cards open that count double (TX3.3)."""

    rule = "TX3.3"
    seat: int
    cards: tuple[str, ...]


class NothingExposed(Event):
    """A seat exposed nothing (TX5.4)."""

    seat: int


class NothingShown(Event):
    """A seat showed no low cards (TX3.5)."""

    seat: int


class DealVoid(Event):
    """A seat showed these low cards, and the deal counts for nothing (TX3.5)."""

    rule = "TX3.5"
    seat: int
    cards: tuple[str, ...]


class CardLed(Event):
    """A seat led a card to a trick (TX3.1)."""

    seat: int
    card: str


class CardPlayed(Event):
    """A seat played a card to a trick (TX3.1)."""

    seat: int
    card: str


class TrickWon(Event):
    """A seat won a trick, in which no card counted (TX3.1)."""

    seat: int


class CountingWon(Event):
    """A seat won a trick with cards that score points (TX3.1, TX4.1)."""

    seat: int
    cards: tuple[str, ...]


class CardLaid(Event):
    """A seat added a card to the layout (TX3.6)."""

    seat: int
    card: str


class Blocked(Event):
    """A seat had nothing to add to the layout (TX3.7)."""

    rule = "TX3.7"
    seat: int


class WentOut(Event):
    """A seat laid its last card (TX3.8, TX4.1)."""

    rule = "TX4.1"
    seat: int
    points: int


class DoubledCounted(Event):
    """A deal of tricks is over in which cards counted double, as they were exposed (TX4.2)."""

    rule = "TX4.2"
    cards: tuple[str, ...]


class PointsGained(Event):
    """A seat won points in a deal of tricks (TX4.1)."""

    rule = "TX4.1"
    seat: int
    points: int


class PointsLost(Event):
    """A seat lost points in a deal of tricks (TX4.1)."""

    rule = "TX4.1"
    seat: int
    points: int


def events_between(before: View | None, now: View) -> Iterator[Event]:
    """Yield what an action brought: `before` and `now` are the views of one seat; with None, what the deal brought."""
    state = now.masked
    if before is None:
        yield CardsDealt()
        if shown := shown_in(state.deal):
            yield OwnerShown(len(state.hands), shown)
        return
    seat, action = state.moves[-1]
    if before.masked.contract is None and state.contract:
        yield ContractChosen(seat, state.contract.value)
    elif before.masked.asking:
        yield _answered(state, seat, action)
    elif state.contract is Contract.TREX:
        yield Blocked(seat) if action == PASS else CardLaid(seat, *action.seen)
        if len(state.out) > len(before.masked.out):
            yield WentOut(seat, GOING_OUT[len(state.out) - 1])
    else:
        yield from _to_trick(state, seat, action)
        if state.scores and state.exposed:
            yield DoubledCounted(tuple(state.exposed))
        for each, points in enumerate(state.scores, 1):
            if points:
                yield PointsGained(each, points) if points > 0 else PointsLost(each, -points)


def _answered(state: State, seat: int, action: CardAction) -> Event:
    """Return what a seat answered to the question before play."""
    if action == SHOW:
        return DealVoid(seat, voiding(state.hands[seat - 1].cards))
    if action.kind == EXPOSE:
        return CardsExposed(seat, action.seen)
    return NothingShown(seat) if state.contract is Contract.TREX else NothingExposed(seat)


def _to_trick(state: State, seat: int, action: CardAction) -> Iterator[Event]:
    """Yield what a card did to a trick."""
    trick = state.tricks[-1]
    yield CardLed(seat, *action.seen) if len(trick.cards) == 1 else CardPlayed(seat, *action.seen)
    if trick.complete and state.contract:
        won = counting(state.contract, trick.cards)
        winner = TRICKS.winner(trick)
        yield CountingWon(winner, won) if won else TrickWon(winner)
