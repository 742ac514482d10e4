"""Events of Hold'em and its variants: what happened between two views of a deal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ...kit import betting_events
from ...kit.actions import Action
from ...kit.betting import Betting
from ...kit.betting_events import BIG, SMALL, BetPlaced, Called, Checked, Folded, PotWon, RaisedTo, pot_named
from ...kit.events import Event
from ...kit.stakes import blind_seats, small_blind
from .deal import State, View
from .rules import FLOP, RIVER, STREETS, TURN

__all__ = ["events_between"]


class AntesPaid(Event):
    """Everybody paid an ante of these chips, or all they had if that was less (PK2.5)."""

    rule = "PK2.5"
    chips: int


class BlindPaid(betting_events.BlindPaid):
    """A seat paid a blind (PK2.3)."""

    rule = "PK2.3"


class MissedBlindsPaid(betting_events.MissedBlindsPaid):
    """A seat paid dead money (PK2.7)."""

    rule = "PK2.7"


class TwoDealt(Event):
    """The seat dealt two cards to everybody (HE2.1)."""

    rule = "HE2.1"
    seat: int


class FourDealt(Event):
    """The seat dealt four cards to everybody (OM2.1)."""

    rule = "OM2.1"
    seat: int


class AwayFolded(Event):
    """The hand of a seat whose player sits out was folded, because the turn passed over it (PK2.7)."""

    rule = "PK2.7"
    seat: int


class FlopDealt(Event):
    """The first three cards came to the board; the pot has these chips (HE1.2)."""

    rule = "HE1.2"
    cards: tuple[str, ...]
    chips: int


class TurnDealt(Event):
    """The fourth card came to the board; the pot has these chips (HE1.2)."""

    card: str
    chips: int


class RiverDealt(Event):
    """The last card came to the board; the pot has these chips (HE1.2)."""

    card: str
    chips: int


class RestDealt(Event):
    """Nobody could bet any more, so these cards filled the board, all of them or those after the flop (HE3.4)."""

    rule = "HE3.4"
    cards: tuple[str, ...]
    count: int


class ChipsReturned(betting_events.ChipsReturned):
    """Chips that nobody had matched went back (PK4.1)."""

    rule = "PK4.1"


class WonUnshown(betting_events.WonUnshown):
    """All others had folded (PK3.8)."""

    rule = "PK3.8"


class HoleOpened(Event):
    """A seat turned its own cards up before the board was complete (HE3.4)."""

    seat: int
    cards: tuple[str, ...]


class HandShown(Event):
    """A seat showed its hand: its category's name, its first rank, its five cards as they are read aloud (HE4.1)."""

    seat: int
    kind: str
    rank: tuple[str, ...]
    cards: tuple[str, ...]


class HandMade(Event):
    """A seat that had opened its cards made this hand, told as in `HandShown` (HE4.1)."""

    seat: int
    kind: str
    rank: tuple[str, ...]
    cards: tuple[str, ...]


class WildStoodFor(Event):
    """In the hand just shown a wild card stood for another one (PK5.7)."""

    rule = "PK5.7"
    card: str
    other: str


class Mucked(Event):
    """A seat threw its beaten hand in unseen (HE5.3)."""

    rule = "HE5.3"
    seat: int


class HandsTied(betting_events.HandsTied):
    """The best hands are equal (PK4.4)."""

    rule = "PK4.4"


class WonAlone(betting_events.WonAlone):
    """Nobody else played for a side pot (PK4.3)."""

    rule = "PK4.3"


def events_between(before: View | None, now: View) -> Iterator[Event]:
    """Yield what an action brought: `before` and `now` are the views of one seat; with None, what the deal brought."""
    state, was = now.masked, before.masked if before else None
    if was:
        yield _done(was.money, state)
    else:
        yield from _beginning(state)
    yield from _away(was, state)
    dealt = was.board if was else 0
    if state.result:
        yield from _ending(state, dealt)
    elif state.board > dealt:
        yield _street(state, dealt, state.money.pot)


def _beginning(state: State) -> Iterator[Event]:
    """Yield the forced bets, then what is paid for missed blinds, and the deal."""
    stake, left = state.deal.stake, dict(enumerate(state.deal.stacks, 1))
    if state.rules.forced == "ante":
        yield AntesPaid(stake)
    else:
        dues = zip(blind_seats(len(left)), (SMALL, BIG), (small_blind(stake), stake), strict=True)
        for seat, blind, due in dues:
            paid = min(due, left[seat])
            left[seat] -= paid
            yield BlindPaid(seat, blind, paid, left[seat])
    for seat, chips in state.posts:
        if left[seat]:
            yield MissedBlindsPaid(seat, min(chips, left[seat]))
    yield (TwoDealt if state.variant.hole == 2 else FourDealt)(len(left))


def _done(money: Betting, state: State) -> Event:
    """Return what a seat did; the chips of a call are those that it added, those of a bet or a raise its total."""
    move = state.moves[-1]
    assert isinstance(move.action, Action)
    seat, action = move.seat, move.action
    if action.kind == "fold":
        return Folded(seat)
    if action.kind == "check":
        return Checked(seat)
    left, bet_before = money.stacks[seat - 1], money.bets[seat - 1]
    if action.kind == "call":
        return Called(seat, money.call(seat), left - money.call(seat), bet_before)
    return (BetPlaced if action.kind == "bet" else RaisedTo)(seat, action.chips, left - action.chips + bet_before)


def _away(was: State | None, state: State) -> Iterator[Event]:
    """Yield the absent seats whose hands were folded because the turn passed over them (PK2.7)."""
    acted = {state.moves[-1].seat} if was else set()
    for seat in sorted(state.money.folded - (was.money.folded if was else frozenset()) - acted):
        yield AwayFolded(seat)


def _street(state: State, dealt: int, pot: int) -> Event:
    """Return the cards that came to the board after the first `dealt`, and the chips in the pot."""
    cards = tuple(map(str, state.community[dealt:]))
    if dealt != STREETS[STREETS.index(state.board) - 1]:
        return RestDealt(cards, len(cards))
    if state.board == FLOP:
        return FlopDealt(cards, pot)
    return (TurnDealt if state.board == TURN else RiverDealt)(cards[0], pot)


def _ending(over: State, dealt: int) -> Iterator[Event]:
    """Yield the chips returned, the hands shown, and who takes each pot (HE4, PK4)."""
    assert over.result
    pots = over.result.pots
    for seat, chips in enumerate(over.money.returned, 1):
        if chips:
            yield ChipsReturned(seat, chips)
    in_all = sum(pot.chips for pot in pots)
    if not over.result.shown:
        yield WonUnshown(pots[0].winners[0], in_all)
        return
    yield from _shown(over, over.result.shown, dealt, in_all)
    for number, pot in enumerate(pots):
        if len(pot.contestants) == 1:
            yield WonAlone(pot.winners[0], number, pot.chips)
            continue
        if len(pot.winners) > 1:
            yield HandsTied()
        yield PotWon(pot.winners, pot.shares, pot_named(number, len(pots)), number, pot.chips)


def _shown(over: State, shown: Sequence[int], dealt: int, pot: int) -> Iterator[Event]:
    """Yield the hands of these seats, where cards were to come first the hole cards and the rest of the board (HE3.4).

    Then come those that are thrown in (HE5.3).
    """
    opened = dealt < RIVER
    if opened:
        for seat in shown:
            yield HoleOpened(seat, tuple(map(str, over.hole(seat))))
        yield _street(over, dealt, pot)
    for seat in shown:
        hand = over.hand(seat)
        assert hand
        yield (HandMade if opened else HandShown)(seat, hand.category.name, hand.ranks[:1], hand.ordered)
        for card, other in hand.stand_ins.items():
            yield WildStoodFor(card, other)
    for seat in over.money.still_in:
        if seat not in shown:
            yield Mucked(seat)
