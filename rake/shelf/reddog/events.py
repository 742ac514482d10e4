"""Events of Red Dog: what happened between two views of a round."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from ...kit.events import Event
from .action import BET, PASS, RAISE
from .deal import State, View
from .rules import PAIR_PAYS, payout

__all__ = ["events_between", "first_two"]


class RoundBegan(Event):
    """The bank shuffled, and everybody is asked for a bet (RD2.1)."""

    rule = "RD2.1"


class Bet(Event):
    """A seat bet chips (RD2.1)."""

    seat: int
    chips: int


class Passed(Event):
    """A seat bet nothing, and sits the round out (RD2.1)."""

    seat: int


class NobodyBet(Event):
    """Everybody passed, and the round is over (RD2.2)."""

    rule = "RD2.2"


class CardsDealt(Event):
    """The first two cards were dealt (RD2.2)."""

    one: str
    other: str


class PairDealt(Event):
    """The first two cards are a pair; a third card of their rank wins this many times the bet (RD3.1)."""

    rule = "RD3.1"
    pays: int


class NeighboursDealt(Event):
    """The first two cards are next to each other in rank (RD3.2)."""

    rule = "RD3.2"


class SpreadDealt(Event):
    """The ranks between the first two cards, and how many times the bet a third card there wins (RD3.3)."""

    rule = "RD3.3"
    ranks: int
    pays: int


class Raised(Event):
    """A seat added chips to its bet (RD3.3)."""

    seat: int
    chips: int


class Stood(Event):
    """A seat added nothing to its bet (RD3.3)."""

    seat: int


class CannotRaise(Event):
    """These seats have bet, but have too few chips left to raise, and so they aren't asked (RD3.3)."""

    rule = "RD3.3"
    seats: tuple[int, ...]


class ThreeDealt(Event):
    """The third card has the rank of the pair, which wins this many times the bet (RD4.1)."""

    rule = "RD4.1"
    card: str
    pays: int


class PairMissed(Event):
    """The third card hasn't the rank of the pair (RD4.1)."""

    rule = "RD4.1"
    card: str


class FellBetween(Event):
    """The third card falls between the first two (RD4.2)."""

    rule = "RD4.2"
    card: str


class FellOutside(Event):
    """The third card doesn't fall between the first two (RD4.3)."""

    rule = "RD4.3"
    card: str


class Pushed(Event):
    """Every bet comes back (RD4.1)."""

    rule = "RD4.1"


class Won(Event):
    """Each of these seats won as many chips."""

    seats: tuple[int, ...]
    chips: int


class Lost(Event):
    """Each of these seats lost as many chips."""

    seats: tuple[int, ...]
    chips: int


def events_between(before: View | None, now: View) -> Iterator[Event]:
    """Yield what an action brought: `before` and `now` are the views of one seat; with None, what the deal brought."""
    state = now.masked
    if before is None:
        yield RoundBegan()
        return
    seat, action = state.moves[-1].seat, state.moves[-1].action
    if action.chips:
        yield {BET: Bet, RAISE: Raised}[action.kind](seat, action.chips)
    else:
        yield (Passed if action == PASS else Stood)(seat)
    if not before.masked.is_open and (dealt := first_two(state)):
        yield CardsDealt(*map(str, state.cards[:2]))
        yield dealt
        if state.spread and (short := _short(state)):
            yield CannotRaise(short)
    if state.to_act is None:
        yield from _ending(state)


def first_two(state: State) -> Event | None:
    """Return what the first two cards are; None before they are dealt."""
    if not state.is_open:
        return None
    if state.spread:
        return SpreadDealt(state.spread, payout(state.spread))
    return PairDealt(PAIR_PAYS) if state.is_pair else NeighboursDealt()


def _short(state: State) -> tuple[int, ...]:
    """Return the seats that have bet and have too few chips left to raise."""
    return tuple(seat for seat, bet in enumerate(state.bets, 1) if bet and seat not in state.asked)


def _ending(over: State) -> Iterator[Event]:
    """Yield the third card, if there was one, and what the bets came to."""
    if not over.is_open:
        yield NobodyBet()
        return
    for card in map(str, over.cards[2:]):
        if over.is_pair:
            yield ThreeDealt(card, PAIR_PAYS) if over.gain else PairMissed(card)
        else:
            yield (FellBetween if over.gain > 0 else FellOutside)(card)
    if not over.gain:
        yield Pushed()
    scored = sorted((score, seat) for seat, score in enumerate(over.scores, 1) if score)
    for score, group in groupby(scored, key=lambda pair: pair[0]):
        yield (Won if score > 0 else Lost)(tuple(seat for _, seat in group), abs(score))
