"""Events of Rummy: what happened between two views of a deal."""

from __future__ import annotations

from collections.abc import Iterator

from ...kit.actions import CardAction
from ...kit.events import Event
from .action import DISCARD, DRAW_PILE, DRAW_STOCK, LAY
from .deal import State, View
from .melds import bits, points
from .rules import cards_each

__all__ = ["events_between"]


class CardsDealt(Event):
    """Everybody was dealt this many cards, and one was turned up for the pile (RM2.2)."""

    rule = "RM2.2"
    cards: int
    card: str


class PileTurned(Event):
    """The stock was empty, and the pile was turned over to be the stock (RM3.8)."""

    rule = "RM3.8"


class DrewUnseen(Event):
    """A seat drew a card from the stock, which nobody else has seen (RM3.1)."""

    seat: int


class DrewCard(Event):
    """A seat drew this card from the stock (RM3.1)."""

    seat: int
    card: str


class TookCard(Event):
    """A seat took the top of the pile (RM3.1)."""

    seat: int
    card: str


class MeldLaid(Event):
    """A seat laid a meld on the table (RM3.3)."""

    seat: int
    meld: tuple[str, ...]


class CardLaidOff(Event):
    """A seat added a card to a meld on the table (RM3.4)."""

    seat: int
    card: str


class Discarded(Event):
    """A seat laid a card on the pile (RM3.5)."""

    seat: int
    card: str


class WentOut(Event):
    """A seat has no cards left, and the deal is over (RM3.6)."""

    rule = "RM3.6"
    seat: int


class DealBlocked(Event):
    """The stock has run out and can't be renewed: the deal is over (RM3.9)."""

    rule = "RM3.9"


class SameAgain(Event):
    """The same position came for the third time: the deal is over (RM5.7)."""

    rule = "RM5.7"


class DeadwoodCounted(Event):
    """What the cards left in a seat's hand count (RM4.1)."""

    rule = "RM4.1"
    seat: int
    points: int


class SumWon(Event):
    """A seat wins the sum of what is left in the other hands (RM4.2)."""

    rule = "RM4.2"
    seat: int
    points: int


class NobodyScores(Event):
    """Nobody went out, so nobody wins what is left in the hands (RM4.2)."""

    rule = "RM4.2"


def events_between(before: View | None, now: View) -> Iterator[Event]:
    """Yield what an action brought: `before` and `now` are the views of one seat; with None, what the deal brought."""
    state = now.masked
    if before is None:
        yield CardsDealt(cards_each(state.deal.seats), state.pile[0])
        return
    move, was = state.moves[-1], before.masked
    if state.turned > was.turned:
        yield PileTurned()
    yield _done(was, state, move.seat, move.action)
    if not state.turn:
        yield from _ending(state)


def _done(was: State, state: State, seat: int, action: CardAction) -> Event:
    """Return what a seat did."""
    if action == DRAW_PILE:
        return TookCard(seat, was.pile[-1])
    if action == DRAW_STOCK:
        drawn = [card for card in state.hands[seat - 1].cards if card not in was.hands[seat - 1]]
        return DrewCard(seat, drawn[0]) if drawn else DrewUnseen(seat)
    if action.kind == DISCARD:
        return Discarded(seat, *action.seen)
    return CardLaidOff(seat, *action.seen) if action.kind == LAY else MeldLaid(seat, action.seen)


def _ending(over: State) -> Iterator[Event]:
    """Yield why the deal is over, and what it costs."""
    if over.out:
        yield WentOut(over.out)
    elif over.stock or over.turned < over.rules.restocks:
        yield SameAgain()
    else:
        yield DealBlocked()
    for seat in range(1, over.deal.seats + 1):
        if over.hands[seat - 1]:
            yield DeadwoodCounted(seat, points(bits(over.deadwood(seat))))
    if over.rules.score == "winner":
        yield SumWon(over.out, over.scores[over.out - 1]) if over.out else NobodyScores()
