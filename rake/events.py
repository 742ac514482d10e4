"""Events: what happened between two states of a round. The terminal and the widgets put them into words.

Events between two rounds name every card; those between two views of a seat only the cards that the seat may know.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from .action import Action, ActionKind
from .cards import Card
from .hands import HandValue, Showdown
from .kit.pots import SharedPot
from .kit.stakes import blind_seats, small_blind
from .phase import Move, Phase
from .reveal import Result
from .round_state import RoundState

__all__ = ["Event", "events_between"]

_PHASES = list(Phase)


@dataclass(frozen=True, slots=True)
class AntesPaid:
    """Every seat paid the ante, or all that it had (6.1, 8.12). `paid` holds chips by seat."""

    stake: int
    paid: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class DeadMoneyPaid:
    """A seat paid chips for blinds that it had missed (9.3)."""

    seat: int
    chips: int


@dataclass(frozen=True, slots=True)
class BlindPaid:
    """A seat paid its blind, or all that it had left (9.2)."""

    seat: int
    chips: int


@dataclass(frozen=True, slots=True)
class Dealt:
    """Each seat got three cards, the dealer last (6.2); None is a card not seen."""

    hands: tuple[tuple[Card | None, ...], ...]


@dataclass(frozen=True, slots=True)
class Spoke:
    """A seat folded, checked, called, bet or raised (7.2). `chips` is what it paid; `all_in` if that was all it had."""

    seat: int
    action: Action
    chips: int
    all_in: bool


@dataclass(frozen=True, slots=True)
class PickedUp:
    """A seat took a card (6.5). `slot` is where it lay face down, 0 if face up; None is a card not seen."""

    seat: int
    slot: int
    card: Card | None


@dataclass(frozen=True, slots=True)
class BettingEnded:
    """A betting round ended, or was skipped because nobody was left to bet against (7.3). `pot` is in chips."""

    pot: int
    skipped: bool


@dataclass(frozen=True, slots=True)
class MiddleLaid:
    """The middle was laid (6.4): the face-up cards, and how many lie face down."""

    up: tuple[Card | None, ...]
    down: int


@dataclass(frozen=True, slots=True)
class PhaseBegan:
    """A betting round or a pick-up began in which a seat has to decide. `pot` is in chips."""

    phase: Phase
    pot: int


@dataclass(frozen=True, slots=True)
class Returned:
    """A seat got back chips that nobody had matched (8.8). Reported once, at the end of the round, for all betting."""

    seat: int
    chips: int


@dataclass(frozen=True, slots=True)
class WonUnshown:
    """A seat took the pot without showing its hand, because all others had folded (8.7)."""

    seat: int
    chips: int


@dataclass(frozen=True, slots=True)
class Revealed:
    """Everyone still in showed their hand (6.9): each seat with its hand."""

    hands: tuple[tuple[int, HandValue], ...]


@dataclass(frozen=True, slots=True)
class Drew:
    """A seat drew a card from the stock to break a tie (9.7)."""

    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class PotWon:
    """A pot went to its winners (8.4, 8.9). `number` is 0 for the main pot; `pots` is how many there were (8.8)."""

    number: int
    pots: int
    pot: SharedPot


@dataclass(frozen=True, slots=True)
class Decided:
    """The showdown of all hands still in was decided (6.9): its winners, and what decided it."""

    showdown: Showdown


type Event = (
    AntesPaid
    | DeadMoneyPaid
    | BlindPaid
    | Dealt
    | Spoke
    | PickedUp
    | BettingEnded
    | MiddleLaid
    | PhaseBegan
    | Returned
    | WonUnshown
    | Revealed
    | Drew
    | PotWon
    | Decided
)


def events_between(before: RoundState | None, now: RoundState) -> tuple[Event, ...]:
    """Return the events of one action and all that followed without another decision, in order.

    `before` and `now` are the states before and after the action: both the dealer's, or both views of one seat. With
    None for `before` the events are those of the deal. A card that was exposed by mistake (8.17) has no event.
    """
    if before and len(now.moves) == len(before.moves):
        return ()
    done = _action(before, now, now.moves[-1]) if before else _deal(now)
    return (*done, *_passed(before, now))


def _deal(now: RoundState) -> Iterator[Event]:
    posted = {seat: min(chips, now.start[seat - 1]) for seat, chips in now.posts}
    yield from (DeadMoneyPaid(seat, chips) for seat, chips in posted.items())
    if now.rules.forced == "blinds":
        for seat, due in zip(blind_seats(now.players), (small_blind(now.stake), now.stake), strict=True):
            yield BlindPaid(seat, min(due, now.start[seat - 1] - posted.get(seat, 0)))
    else:
        yield AntesPaid(now.stake, tuple(min(now.stake, chips) for chips in now.start))
    yield Dealt(now.cards)


def _action(before: RoundState, now: RoundState, move: Move) -> Iterator[Event]:
    _, seat, action = move
    if action.kind is ActionKind.TAKE:
        yield PickedUp(seat, action.slot, action.card or now.middle.down[action.slot - 1])
        return
    paid = before.money.call(seat) if action.kind is ActionKind.CALL else max(action.chips - before.bets[seat], 0)
    yield Spoke(seat, action, paid, all_in=bool(paid) and paid == before.stacks[seat])


def _passed(before: RoundState | None, now: RoundState) -> Iterator[Event]:
    """Yield what followed without a decision: ends and beginnings of phases, the middle laid, the end of the round."""
    start = before.phase if before else Phase.FIRST_BETTING
    for phase in _PHASES[_PHASES.index(start) : _PHASES.index(now.phase)]:
        if phase.is_betting and len(now.still_in) > 1:
            yield BettingEnded(_pot(now), skipped=not before or phase is not before.phase)
        if phase is Phase.FIRST_BETTING and now.middle.up:
            yield MiddleLaid(now.middle.up, len(now.middle.down))
    if now.result:
        yield from _ending(now, now.result)
    elif now.phase is not Phase.OVER and (not before or now.phase is not before.phase):
        yield PhaseBegan(now.phase, now.pot)


def _pot(now: RoundState) -> int:
    return sum(pot.chips for pot in now.result.pots) if now.result else now.pot


def _ending(over: RoundState, result: Result) -> Iterator[Event]:
    yield from (Returned(seat, chips) for seat, chips in result.returned)
    if not result.showdown:
        yield WonUnshown(over.still_in[0], _pot(over))
        return
    yield Revealed(tuple(result.showdown.values.items()))
    yield from (Drew(seat, card) for seat, card in result.drawn)
    yield from (PotWon(number, len(result.pots), pot) for number, pot in enumerate(result.pots))
    yield Decided(result.showdown)
