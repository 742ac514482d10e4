"""What the dealer's round and a seat's view have in common: chips, turn, and the actions allowed (section 7)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from .action import CALL, CHECK, FOLD, Action, ActionKind
from .cards import Card
from .kit.betting import Betting
from .kit.errors import IllegalAction, Violation
from .kit.pots import Pot
from .middle import Middle
from .phase import Move, Options, Phase
from .reveal import Result
from .rules import HouseRules


class RoundRefusal(Enum):
    """Why a round, or an action in it, is refused."""

    DECK = "deck"
    STACKS = "stacks"
    ABSENT_SEAT = "absent-seat"
    ABSENT = "absent"
    MUST_TAKE = "must-take"
    BETTING = "betting"
    SPOKEN = "spoken"
    OVER = "over"


@dataclass(frozen=True, slots=True, repr=False)
class RoundState:
    """A round between any two actions: the base class of `Round` (all cards) and `View` (what one seat knows).

    `start` holds the stacks before any ante, `stake` the ante or the big blind, `posts` seats and their dead money
    (9.3), `picker` the seat that picks up next. Tuples run from seat 1, at the dealer's left, to the dealer. A card
    that is not known is None.
    """

    rules: HouseRules
    stake: int
    start: tuple[int, ...]
    absent: frozenset[int]
    posts: tuple[tuple[int, int], ...]
    phase: Phase
    money: Betting
    cards: tuple[tuple[Card | None, ...], ...]
    middle: Middle
    picker: int | None = None
    moves: tuple[Move, ...] = ()
    result: Result | None = None

    @property
    def players(self) -> int:
        """The number of players dealt in."""
        return len(self.start)

    @property
    def to_act(self) -> int | None:
        """The seat whose turn it is, to bet or to pick up; None when the round is over."""
        return self.money.to_act if self.phase.is_betting else self.picker

    @property
    def stacks(self) -> dict[int, int]:
        """The chips that each seat has left, by seat, without those it has bet."""
        return dict(enumerate(self.money.stacks, 1))

    @property
    def bets(self) -> dict[int, int]:
        """The chips that each seat has bet in this betting round, by seat."""
        return dict(enumerate(self.money.bets, 1))

    @property
    def pot(self) -> int:
        """The number of chips in the middle, the bets of this betting round included."""
        return self.money.pot

    @property
    def pots(self) -> tuple[Pot, ...]:
        """The main pot and the side pots so far (8.8), without the bets of this betting round."""
        return self.money.pots()

    @property
    def hands(self) -> dict[int, tuple[Card | None, ...]]:
        """Each seat's cards, by seat: the three dealt, then those picked up, in order."""
        return dict(enumerate(self.cards, 1))

    @property
    def still_in(self) -> tuple[int, ...]:
        """The seats that have not folded."""
        return self.money.still_in

    def why_not(self, action: Action) -> Violation | None:
        """Return why this action is not allowed to the seat to act; None if it is. `options` and `apply` use this."""
        seat = self.to_act
        if seat is None:
            return Violation(RoundRefusal.OVER)
        if seat in self.absent:
            return None if action.kind is ActionKind.FOLD else Violation(RoundRefusal.ABSENT, (seat,))
        if self.phase.is_pick:
            return self.middle.why_not(action) if action.kind is ActionKind.TAKE else Violation(RoundRefusal.MUST_TAKE)
        return (
            self.money.why_not(seat, action) if action.kind is not ActionKind.TAKE else Violation(RoundRefusal.BETTING)
        )

    def options(self) -> Options:
        """Return the actions allowed to the seat to act; none when the round is over."""

        def may(action: Action) -> bool:
            return self.why_not(action) is None

        seat = self.to_act
        if seat is None or self.phase.is_pick:
            up = tuple(card for card in self.middle.face_up if may(Action.take(card)))
            down = tuple(slot for slot in self.middle.face_down if may(Action.take_hidden(slot)))
            return Options(fold=may(FOLD), up=up, down=down)
        span = self.money.span(seat)
        return Options(
            fold=may(FOLD),
            check=may(CHECK),
            call=self.money.call(seat) if may(CALL) else 0,
            bet=span if span.least and may(Action.bet(span.least)) else None,
            raise_to=span if span.least and may(Action.raise_to(span.least)) else None,
        )

    def lapse(self) -> Action:
        """Return the action taken for the seat to act when it runs out of time (9.5) or is absent (9.3).

        Raises `IllegalAction` when the round is over.
        """
        options = self.options()
        if self.to_act is None:
            raise IllegalAction(Violation(RoundRefusal.OVER))
        if options.down and self.phase.is_pick:
            return Action.take_hidden(options.down[0])
        if options.up:
            return Action.take(options.up[0])
        return CHECK if options.check else FOLD


def takes_of(now: RoundState, seat: int) -> list[Action]:
    """Return the pick-ups of a seat so far."""
    return [move.action for move in now.moves if move.seat == seat and move.action.kind is ActionKind.TAKE]


def slots_taken(now: RoundState, seat: int) -> set[int]:
    """Return the face-down slots that a seat picked up."""
    return {action.slot for action in takes_of(now, seat) if action.slot}
