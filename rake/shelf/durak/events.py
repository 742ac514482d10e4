"""Events of Durak: what happened between two views of a deal."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ...kit.events import Event
from .action import ATTACK, BEAT, GIVE, PASS, TAKE
from .deal import State, View, deciding_trump

__all__ = ["events_between"]


@dataclass(frozen=True, slots=True)
class CardsDealt(Event):
    """Everybody was dealt six cards, and this one was turned up: its suit is trump (DU2.2)."""

    rule = "DU2.2"
    card: str


@dataclass(frozen=True, slots=True)
class LowestTrumpShown(Event):
    """A seat showed the lowest trump, so that it attacks first (DU2.3)."""

    rule = "DU2.3"
    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class Attacked(Event):
    """A seat opened a bout (DU3.2)."""

    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class ThrewIn(Event):
    """A seat threw in a card (DU3.4)."""

    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class Transferred(Event):
    """A seat passed the attack on with a card of the same rank (DU6)."""

    rule = "DU6"
    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class Beat(Event):
    """A seat beat an attack card (DU3.3)."""

    seat: int
    card: str
    attack: str


@dataclass(frozen=True, slots=True)
class Takes(Event):
    """A seat said that it takes (DU3.3)."""

    seat: int


@dataclass(frozen=True, slots=True)
class Gave(Event):
    """A seat gave a card to the defender, who takes (DU3.7)."""

    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class Passed(Event):
    """A seat threw in nothing more, or gave nothing more."""

    seat: int


@dataclass(frozen=True, slots=True)
class BeatenOff(Event):
    """A seat beat the attack off, and the cards are discarded (DU3.6)."""

    rule = "DU3.6"
    seat: int


@dataclass(frozen=True, slots=True)
class PickedUp(Event):
    """A seat picked up all cards of the bout (DU3.7)."""

    rule = "DU3.7"
    seat: int
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Drew(Event):
    """A seat refilled its hand with that many cards of the stock (DU3.9)."""

    seat: int
    count: int


@dataclass(frozen=True, slots=True)
class WentOut(Event):
    """A seat has no cards left, and is out of the deal (DU3.11)."""

    seat: int


@dataclass(frozen=True, slots=True)
class BecameDurak(Event):
    """A seat is the last one with cards (DU4.1)."""

    rule = "DU4.1"
    seat: int


@dataclass(frozen=True, slots=True)
class NobodyHasCards(Event):
    """The last players ran out of cards together, and the deal is a draw (DU4.1)."""

    rule = "DU4.1"


@dataclass(frozen=True, slots=True)
class WentRound(Event):
    """A bout would begin for the third time as it did before, and the deal is a draw (DU5.8)."""

    rule = "DU5.8"


def events_between(before: View | None, now: View) -> Iterator[Event]:
    """Yield what an action brought: `before` and `now` are the views of one seat; with None, what the deal brought."""
    state = now.masked
    if before is None:
        yield CardsDealt(state.turned_up)
        if (decider := deciding_trump(state.deal)) is not None:
            yield LowestTrumpShown(decider % state.deal.seats + 1, str(state.deal.deck[decider]))
        return
    yield _done(before.masked, state)
    if state.ended is not None or not state.bout.thrown:
        yield from _after_bout(before.masked, state)


def _done(before: State, now: State) -> Event:
    """Return what the seat that had the turn did."""
    seat, action = now.moves[-1].seat, now.moves[-1].action
    if action in (TAKE, PASS):
        return Takes(seat) if action == TAKE else Passed(seat)
    (card,) = action.seen
    if action.kind == BEAT:
        return Beat(seat, card, before.bout.open_cards[0])
    if action.kind == ATTACK:
        return (ThrewIn if before.bout.thrown else Attacked)(seat, card)
    return (Gave if action.kind == GIVE else Transferred)(seat, card)


def _after_bout(before: State, now: State) -> Iterator[Event]:
    """Yield how a bout ended, who drew and who went out, and how the deal ended if it did."""
    bout, last = before.bout, now.moves[-1].action
    if bout.taken or last == TAKE:
        yield PickedUp(bout.defender, (*bout.cards, *last.seen))
    else:
        yield BeatenOff(bout.defender)
    for seat, (earlier, later) in enumerate(zip(before.received, now.received, strict=True), 1):
        if earlier != later:
            yield Drew(seat, len(later) - len(earlier))
    for seat, hand in enumerate(now.hands, 1):
        if not len(hand) and (seat == bout.defender or bout.helped(seat)):
            yield WentOut(seat)
    if now.ended is not None:
        yield _ending(now)


def _ending(over: State) -> Event:
    """Return how a deal ended."""
    if over.ended:
        return BecameDurak(over.ended)
    return WentRound() if any(map(len, over.hands)) else NobodyHasCards()
