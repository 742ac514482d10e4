"""Events of Durak: what happened between two views of a deal."""

from __future__ import annotations

from collections.abc import Iterator

from ...kit.actions import CardAction
from ...kit.events import Event
from .action import ATTACK, BEAT, GIVE, PASS, TAKE, TRANSFER
from .bout import Stage
from .deal import State, View, lowest_starts

__all__ = ["events_between"]


class TrumpTurned(Event):
    """Everybody was dealt six cards, and the next one was turned up: its suit is trump (DU2.2)."""

    rule = "DU2.2"
    card: str


class LowestShown(Event):
    """A seat has the lowest trump, shows it, and attacks first (DU2.3)."""

    rule = "DU2.3"
    seat: int
    card: str


class BesideDurak(Event):
    """A seat attacks first because it sits beside the last durak: on the `left` or `right`, empty where two play."""

    rule = "DU2.4"
    seat: int
    side: str


class NoTrumpHeld(Event):
    """A seat attacks first because nobody holds a trump (DU5.6)."""

    rule = "DU5.6"
    seat: int


class Attacked(Event):
    """A seat opened a bout (DU3.2)."""

    seat: int
    card: str


class CardBeaten(Event):
    """The defender beat an attack card with another one (DU3.3)."""

    seat: int
    card: str
    other: str


class AttackTransferred(Event):
    """The defender passed the attack on with a card of its rank (DU6)."""

    rule = "DU6"
    seat: int
    card: str


class CardsTaken(Event):
    """The defender takes the cards on the table (DU3.3)."""

    seat: int


class ThrownIn(Event):
    """A seat threw a card in (DU3.4)."""

    seat: int
    card: str


class NotThrownIn(Event):
    """A seat was asked and threw nothing in, or gave nothing (DU3.4).

    `laid` counts its cards in this bout but for the one it attacked with. `again` is 1 if it will be asked again should
    another seat throw in (DU3.5), else 0.
    """

    seat: int
    laid: int
    again: int


class CardGiven(Event):
    """A seat gave the taker a card (DU3.7)."""

    seat: int
    card: str


class BeatenOff(Event):
    """The attack was beaten off, and all its cards left the deal (DU3.6)."""

    rule = "DU3.6"


class PickedUp(Event):
    """The defender picked the cards of the bout up (DU3.7)."""

    rule = "DU3.7"
    seat: int
    cards: int


class Refilled(Event):
    """These seats drew from the stock, in this order (DU3.9)."""

    ordered_seats: tuple[int, ...]


class StockGone(Event):
    """The last card of the stock was drawn (DU3.9)."""

    rule = "DU3.9"


class WentOut(Event):
    """These seats have no cards left, and nothing to draw (DU3.11)."""

    rule = "DU3.11"
    seats: tuple[int, ...]


class DurakLeft(Event):
    """A seat is the only one left with cards, and so the durak (DU4.1)."""

    rule = "DU4.1"
    seat: int


class NobodyLeft(Event):
    """Nobody has cards left: the deal is a draw (DU4.1)."""

    rule = "DU4.1"


class SameAgain(Event):
    """The same bout began for the third time: the deal is a draw (DU5.8)."""

    rule = "DU5.8"


def events_between(before: View | None, now: View) -> Iterator[Event]:
    """Yield what an action brought: `before` and `now` are the views of one seat; with None, what the deal brought."""
    state = now.masked
    if before is None:
        yield from _beginning(state)
        return
    move, was = state.moves[-1], before.masked
    yield _done(was, move.seat, move.action)
    if state.bout.thrown and state.ended is None:
        return  # the bout goes on: a new one has no card yet
    yield from _after_bout(was, state, move.action)


def _beginning(state: State) -> Iterator[Event]:
    yield TrumpTurned(state.turned_up)
    attacker = state.bout.attacker
    if len(state.shown) > 1:
        yield LowestShown(attacker, state.shown[1].card)
        return
    durak = len(state.hands)
    if lowest_starts(state.deal):
        yield NoTrumpHeld(attacker)
    else:
        yield BesideDurak(attacker, "" if durak == 2 else "left" if attacker == 1 else "right")


def _done(was: State, seat: int, action: CardAction) -> Event:
    """Return what a seat did."""
    if action == TAKE:
        return CardsTaken(seat)
    if action == PASS:
        bout = was.bout
        laid = sum(each.seat == seat for each in bout.thrown) - (seat == bout.attacker)
        return NotThrownIn(seat, laid, int(bout.stage is Stage.THROWING and len(bout.asked) > 1))
    (card,) = action.seen
    if action.kind == BEAT:
        return CardBeaten(seat, card, was.bout.open_cards[0])
    opening = was.bout.stage is Stage.OPENING
    kinds = {ATTACK: Attacked if opening else ThrownIn, GIVE: CardGiven, TRANSFER: AttackTransferred}
    return kinds[action.kind](seat, card)


def _after_bout(was: State, state: State, last: CardAction) -> Iterator[Event]:
    """Yield what became of the cards, who drew, who is out, and the end of the deal."""
    bout = was.bout
    laid = len(bout.cards) + len(last.seen)
    yield PickedUp(bout.defender, laid) if bout.taken or last == TAKE else BeatenOff()
    order = bout.refilling(len(state.hands))
    if drew := tuple(seat for seat in order if len(state.received[seat - 1]) > len(was.received[seat - 1])):
        yield Refilled(drew)
        if not state.stock:
            yield StockGone()
    out = tuple(seat for seat in range(1, len(state.hands) + 1) if _is_out(state, seat) and not _is_out(was, seat))
    if state.ended:
        yield DurakLeft(state.ended)
    elif state.ended is None:
        if out:
            yield WentOut(out)
    else:
        yield SameAgain() if any(map(len, state.hands)) else NobodyLeft()


def _is_out(state: State, seat: int) -> bool:
    """Return whether a seat is out of the deal; one that has just played its last card isn't before the bout ends."""
    return not len(state.hands[seat - 1]) and not state.stock and seat not in _playing(state)


def _playing(state: State) -> tuple[int, ...]:
    bout = state.bout
    return (bout.attacker, bout.defender, *bout.throwers) if state.ended is None else ()
