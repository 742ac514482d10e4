"""Events: what happened between two states of a round. The terminal and the widgets put them into words.

Events between two rounds name every card; those between two views of a seat only the cards that the seat may know.
"""

from __future__ import annotations

from collections.abc import Iterator

from .action import ActionKind
from .cards import Card
from .hands import Decision, HandValue, Showdown
from .kit import betting_events
from .kit.betting_events import BIG, SMALL, BetPlaced, Called, Checked, Folded, PotWon, RaisedTo, pot_named
from .kit.events import Event, Struct
from .kit.stakes import blind_seats, small_blind
from .phase import Move, Phase
from .reveal import Result
from .round_state import RoundState

__all__ = ["RoundEvent", "events_between"]

_PHASES = list(Phase)


class AntesPaid(Event):
    """Every seat paid the ante, or all that it had (6.1, 8.12). `paid` holds chips by seat."""

    rule = "6.1"
    chips: int
    paid: tuple[int, ...]


class LastChipsPaid(Event):
    """These seats have no chips left after the ante, and are all-in (8.12)."""

    rule = "8.12"
    seats: tuple[int, ...]


class MissedBlindsPaid(betting_events.MissedBlindsPaid):
    """A seat paid dead money (9.3)."""

    rule = "9.3"


class BlindPaid(betting_events.BlindPaid):
    """A seat paid its blind, or all that it had left (9.2)."""

    rule = "9.2"


class Dealt(Event):
    """The seat dealt three cards to each, itself last (6.2); `hands` has them by seat, None for a card not seen."""

    rule = "6.2"
    seat: int
    hands: tuple[tuple[Card | None, ...], ...]


class PickedUp(Event):
    """A seat took a card (6.5). `slot` is where it lay face down, 0 if face up; None is a card not seen."""

    seat: int
    slot: int
    card: Card | None


class BettingEnded(Event):
    """A betting round ended (7.3). The pot has these chips."""

    rule = "7.3"
    chips: int


class BettingSkipped(Event):
    """A betting round was skipped, because nobody was left to bet against (7.3)."""

    rule = "7.3"


class MiddleLaid(Event):
    """The middle was laid (6.4): the face-up cards, and how many lie face down."""

    rule = "6.4"
    up: tuple[Card | None, ...]
    down: int


class ChipsReturned(betting_events.ChipsReturned):
    """Chips that nobody had matched went back (8.8). Reported once, at the end of the round, for all betting."""

    rule = "8.8"


class WonUnshown(betting_events.WonUnshown):
    """All others had folded (8.7)."""

    rule = "8.7"


class HandShown(Struct):
    """A seat still in showed its hand (6.9)."""

    seat: int
    hand: HandValue


class DrawDue(Event):
    """The best hands are equal, and a draw decides between them (9.7)."""

    rule = "9.7"


class Drew(Event):
    """A seat drew a card from the stock to break a tie (9.7)."""

    rule = "9.7"
    seat: int
    card: Card


class HandsTied(betting_events.HandsTied):
    """The best hands that play for the next pot are equal (8.4)."""

    rule = "8.4"


class WonAlone(betting_events.WonAlone):
    """Nobody else played for a side pot (8.8)."""

    rule = "8.8"


class Decided(Struct):
    """The showdown of all hands still in was decided (6.9): its winners, and what decided it."""

    showdown: Showdown


type RoundEvent = Event | HandShown | Decided


def events_between(before: RoundState | None, now: RoundState) -> tuple[RoundEvent, ...]:
    """Return the events of one action and all that followed without another decision, in order.

    `before` and `now` are the states before and after the action: both the dealer's, or both views of one seat. With
    None for `before` the events are those of the deal. A card that was exposed by mistake (8.17) has no event.
    """
    if before and len(now.moves) == len(before.moves):
        return ()
    done = [_action(before, now, now.moves[-1])] if before else _deal(now)
    return (*done, *_passed(before, now))


def _deal(now: RoundState) -> Iterator[Event]:
    posted = {seat: min(chips, now.start[seat - 1]) for seat, chips in now.posts}
    yield from (MissedBlindsPaid(seat, chips) for seat, chips in posted.items())
    if now.rules.forced == "blinds":
        dues = zip(blind_seats(now.players), (SMALL, BIG), (small_blind(now.stake), now.stake), strict=True)
        for seat, blind, due in dues:
            stack = now.start[seat - 1] - posted.get(seat, 0)
            paid = min(due, stack)
            yield BlindPaid(seat, blind, paid, stack - paid)
    else:
        yield AntesPaid(now.stake, tuple(min(now.stake, chips) for chips in now.start))
        if spent := tuple(seat for seat, chips in enumerate(now.start, 1) if chips <= now.stake):
            yield LastChipsPaid(spent)
    yield Dealt(now.players, now.cards)


def _action(before: RoundState, now: RoundState, move: Move) -> Event:
    """Return what a seat did; the chips of a call are those that it added, those of a bet or a raise its total."""
    _, seat, action = move
    stack, bet = before.stacks[seat], before.bets[seat]
    match action.kind:
        case ActionKind.FOLD:
            return Folded(seat)
        case ActionKind.CHECK:
            return Checked(seat)
        case ActionKind.CALL:
            added = before.money.call(seat)
            return Called(seat, added, stack - added, bet)
        case ActionKind.BET:
            return BetPlaced(seat, action.chips, stack - (action.chips - bet))
        case ActionKind.RAISE:
            return RaisedTo(seat, action.chips, stack - (action.chips - bet))
    return PickedUp(seat, action.slot, action.card or now.middle.down[action.slot - 1])


def _passed(before: RoundState | None, now: RoundState) -> Iterator[RoundEvent]:
    """Yield what followed without a decision: ends of betting rounds, the middle laid, the end of the round."""
    start = before.phase if before else Phase.FIRST_BETTING
    for phase in _PHASES[_PHASES.index(start) : _PHASES.index(now.phase)]:
        if phase.is_betting and len(now.still_in) > 1:
            yield BettingEnded(_pot(now)) if before and phase is before.phase else BettingSkipped()
        if phase is Phase.FIRST_BETTING and now.middle.up:
            yield MiddleLaid(now.middle.up, len(now.middle.down))
    if now.result:
        yield from _ending(now, now.result)


def _pot(now: RoundState) -> int:
    return sum(pot.chips for pot in now.result.pots) if now.result else now.pot


def _ending(over: RoundState, result: Result) -> Iterator[RoundEvent]:
    yield from (ChipsReturned(seat, chips) for seat, chips in result.returned)
    if not result.showdown:
        yield WonUnshown(over.still_in[0], _pot(over))
        return
    yield from (HandShown(seat, hand) for seat, hand in result.showdown.values.items())
    if result.drawn:
        yield DrawDue()
    yield from (Drew(seat, card) for seat, card in result.drawn)
    if result.showdown.decided_by is not Decision.SPLIT:
        yield Decided(result.showdown)
    for number, pot in enumerate(result.pots):
        if len(pot.contestants) == 1:
            yield WonAlone(pot.winners[0], number, pot.chips)
            continue
        if len(pot.winners) > 1:
            yield HandsTied()
        yield PotWon(pot.winners, pot.shares, pot_named(number, len(result.pots)), number, pot.chips)
