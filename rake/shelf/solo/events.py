"""Events of Solo Whist: what happened between two views of a deal."""

from __future__ import annotations

from collections.abc import Iterator

from ...kit.actions import CardAction
from ...kit.events import Event
from .action import COP, OFFERS, PASS, PLAY, TRUMPS
from .bidding import Stage
from .deal import State, View
from .rules import OUVERTE, PROP

__all__ = ["events_between"]


class CardTurned(Event):
    """Everybody was dealt thirteen cards, and the dealer's last one was turned up (SW2.2)."""

    rule = "SW2.2"
    seat: int
    card: str


class Passed(Event):
    """A seat passed (SW3.3)."""

    seat: int


class BidMade(Event):
    """A seat made a bid, named by its word (SW3.3)."""

    seat: int
    bid: str


class PropAccepted(Event):
    """A seat accepted a Prop (SW3.4)."""

    rule = "SW3.4"
    seat: int


class AskedAgain(Event):
    """A seat that has passed may still accept a Prop (SW3.8)."""

    rule = "SW3.8"
    seat: int


class PropLonely(Event):
    """Nobody accepted a seat's Prop, which it may change (SW3.9)."""

    rule = "SW3.9"
    seat: int


class AllPassed(Event):
    """Everybody passed, and the hand was thrown in (SW3.10)."""

    rule = "SW3.10"


class PropGivenUp(Event):
    """A Prop that nobody accepted was given up, and the hand was thrown in (SW3.9)."""

    rule = "SW3.9"


class ContractBegun(Event):
    """The bidding is over, and these seats play a bid (SW3.11).

    `suit` is the trump suit, `none` if there is none, and `open` if it has yet to be named.
    """

    rule = "SW3.1"
    seats: tuple[int, ...]
    bid: str
    suit: str


class TrumpNamed(Event):
    """The declarer of an Abundance named the trump suit (SW3.11)."""

    rule = "SW3.11"
    seat: int
    suit: str


class CardLed(Event):
    """A seat led a card to a trick."""

    seat: int
    card: str


class CardPlayed(Event):
    """A seat played a card to a trick."""

    seat: int
    card: str


class TrickWon(Event):
    """A seat won a trick (SW3.14)."""

    seat: int
    card: str


class HandShown(Event):
    """The declarer of a Misère Ouverte laid the other twelve cards face up (SW3.15)."""

    rule = "SW3.15"
    seat: int


class ContractMade(Event):
    """These seats made their bid, with this many tricks (SW4.1)."""

    rule = "SW4.1"
    seats: tuple[int, ...]
    bid: str
    tricks: int


class ContractFailed(Event):
    """These seats failed in their bid, with this many tricks (SW4.1)."""

    rule = "SW4.1"
    seats: tuple[int, ...]
    bid: str
    tricks: int


class DeclarersPaid(Event):
    """Every opponent paid each of these declarers as many credits (SW4.2)."""

    rule = "SW4.2"
    seats: tuple[int, ...]
    credits: int


class OpponentsPaid(Event):
    """Each of these declarers paid every opponent as many credits (SW4.2)."""

    rule = "SW4.2"
    seats: tuple[int, ...]
    credits: int


class PointsWritten(Event):
    """As many points were written down for each of these seats (SW6)."""

    rule = "SW6"
    seats: tuple[int, ...]
    points: int


def events_between(before: View | None, now: View) -> Iterator[Event]:
    """Yield what an action brought: `before` and `now` are the views of one seat; with None, what the deal brought."""
    state = now.masked
    if before is None:
        yield CardTurned(len(state.players), state.turned)
        return
    move, was = state.moves[-1], before.masked
    yield _done(was, move.seat, move.action)
    if was.bidding.to_act:
        yield from _after_call(was, state)
    elif move.action.kind == PLAY:
        yield from _after_card(was, state)


def _done(was: State, seat: int, action: CardAction) -> Event:
    """Return what a seat did."""
    if action == PASS:
        return Passed(seat)
    if action == COP:
        return PropAccepted(seat)
    if action in OFFERS:
        return BidMade(seat, OFFERS[action].word)
    if action in TRUMPS:
        return TrumpNamed(seat, TRUMPS[action])
    return (CardPlayed if was.trick.cards else CardLed)(seat, *action.seen)


def _after_call(was: State, state: State) -> Iterator[Event]:
    """Yield who is asked something else, or how the bidding ended."""
    bidding = state.bidding
    if bidding.to_act and bidding.stage is not was.bidding.stage:
        late = bidding.stage is Stage.LATE_COP
        yield AskedAgain(bidding.to_act) if late else PropLonely(bidding.to_act)
    elif state.thrown_in:
        yield PropGivenUp() if was.bidding.bid == PROP else AllPassed()
    elif state.contract:
        suit = "open" if state.naming else state.trump or "none"
        yield ContractBegun(bidding.declarers, state.contract.word, suit)


def _after_card(was: State, state: State) -> Iterator[Event]:
    """Yield who won the trick, and what follows."""
    trick = state.tricks[-1]
    if not trick.complete:
        return
    winner = next(seat for seat, (had, has) in enumerate(zip(was.won, state.won, strict=True), 1) if has > had)
    yield TrickWon(winner, dict(trick.laid)[winner])
    contract, declarers = state.contract, state.bidding.declarers
    assert contract
    if contract == OUVERTE and not any(was.won):
        yield HandShown(*declarers)
    if state.to_act is None:
        yield (ContractMade if state.made else ContractFailed)(declarers, contract.word, state.side_won)
        yield _settled(state, declarers, contract.credits)


def _settled(state: State, declarers: tuple[int, ...], value: int) -> Event:
    """Return who pays, or for whom points are written down."""
    if state.rules.scoring == "pencil":
        return PointsWritten(tuple(seat for seat, points in enumerate(state.scores, 1) if points), value)
    return (DeclarersPaid if state.made else OpponentsPaid)(declarers, value)
