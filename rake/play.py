"""The course of a round: where it stands, whose turn it is, what they may do, and what follows (sections 6 and 7)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from enum import Enum
from typing import Self

from .action import CALL, CHECK, FOLD, Action, Kind
from .cards import Card
from .hands import HAND
from .kit.betting import Betting
from .kit.errors import IllegalAction, IllegalPosition, Violation
from .kit.pots import Pot
from .middle import Middle
from .phase import Move, Options, Phase
from .record import Transcript
from .reveal import Result, revealed, unshown
from .rules import HouseRules
from .stakes import started


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


_PHASES = list(Phase)


@dataclass(frozen=True, slots=True, repr=False)
class Play:
    """A round between any two actions, without the question who may know of it: that is `Round` and `View`.

    `start` holds the stacks before any ante, `ante` the stake (with blinds the big one), `posts` seats and their dead
    money (9.3). Tuples run from seat 1, at the dealer's left, to the dealer. A card that is not known is None, which
    happens in views and in records of what one seat saw.
    """

    rules: HouseRules
    ante: int
    start: tuple[int, ...]
    absent: frozenset[int]
    posts: tuple[tuple[int, int], ...]
    phase: Phase
    money: Betting
    cards: tuple[tuple[Card | None, ...], ...]
    middle: Middle
    stock: tuple[Card | None, ...]
    picker: int | None = None
    moves: tuple[Move, ...] = ()
    result: Result | None = None

    @classmethod
    def dealt(cls, header: Transcript, stock: tuple[Card | None, ...]) -> Self:
        """Return the round after the deal that a record's first lines tell, with the stock that is left.

        Raises `IllegalPosition` for chips that nobody can play with.
        """
        seats = len(header.stacks)
        if not header.absent <= set(range(1, seats + 1)):
            raise IllegalPosition(Violation(RoundRefusal.ABSENT_SEAT, (max(header.absent), seats)))
        return cls(
            rules=header.rules,
            ante=header.ante,
            start=header.stacks,
            absent=header.absent,
            posts=header.posts,
            phase=Phase.FIRST_BETTING,
            money=started(header.rules, header.stacks, header.ante, header.posts),
            cards=header.hands,
            middle=Middle(),
            stock=stock,
        )._passed_on()

    @property
    def players(self) -> int:
        """Return how many were dealt in."""
        return len(self.start)

    @property
    def to_act(self) -> int | None:
        """Return the seat whose turn it is, to speak or to pick; None when the round is over."""
        return self.money.to_act if self.phase.is_betting else self.picker

    @property
    def stacks(self) -> dict[int, int]:
        """Return the chips that each seat has in front of it, bets excluded."""
        return dict(enumerate(self.money.stacks, 1))

    @property
    def bets(self) -> dict[int, int]:
        """Return the chips that each seat has bet in this betting round."""
        return dict(enumerate(self.money.bets, 1))

    @property
    def pot(self) -> int:
        """Return all chips in the middle, the bets of this betting round included."""
        return self.money.pot

    @property
    def pots(self) -> tuple[Pot, ...]:
        """Return the main pot and the side pots so far (8.8), the bets of this betting round excluded."""
        return self.money.pots()

    @property
    def hands(self) -> dict[int, tuple[Card | None, ...]]:
        """Return each seat's cards: the three dealt, then those picked up in their order."""
        return dict(enumerate(self.cards, 1))

    @property
    def still_in(self) -> tuple[int, ...]:
        """Return the seats that have not folded."""
        return self.money.still_in

    def why_not(self, action: Action) -> Violation | None:
        """Return why the seat to act may not do this; None where it may. `options` and `apply` ask here too."""
        seat = self.to_act
        if seat is None:
            return Violation(RoundRefusal.OVER)
        if seat in self.absent:
            return None if action.kind is Kind.FOLD else Violation(RoundRefusal.ABSENT, (seat,))
        if self.phase.is_pick:
            return self.middle.why_not(action) if action.kind is Kind.TAKE else Violation(RoundRefusal.MUST_TAKE)
        return self.money.why_not(seat, action) if action.kind is not Kind.TAKE else Violation(RoundRefusal.BETTING)

    def options(self) -> Options:
        """Return what the seat to act may do; nothing when the round is over."""

        def may(action: Action) -> bool:
            return self.why_not(action) is None

        seat = self.to_act
        if seat is None or self.phase.is_pick:
            up = tuple(card for card in self.middle.face_up if may(Action.take(card)))
            down = tuple(place for place in self.middle.face_down if may(Action.take_hidden(place)))
            return Options(fold=may(FOLD), up=up, down=down)
        span = self.money.span(seat)
        return Options(
            fold=may(FOLD),
            check=may(CHECK),
            call=self.money.call(seat) if may(CALL) else 0,
            bet=span if may(Action.bet(span.least)) else None,
            raise_to=span if may(Action.raise_to(span.least)) else None,
        )

    def lapse(self) -> Action:
        """Return what happens when the seat to act runs out of time (9.5), or what an absent one does (9.3).

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

    def apply(self, action: Action) -> Self:
        """Return the round after the seat to act has done this.

        Raises `IllegalAction` where `why_not` says why.
        """
        seat, refused = self.to_act, self.why_not(action)
        if refused or not seat:
            raise IllegalAction(refused or Violation(RoundRefusal.OVER))
        moves = (*self.moves, Move(self.phase, seat, action))
        if self.phase.is_betting:
            return replace(self, moves=moves, money=self.money.apply(seat, action))._passed_on()
        if action.kind is Kind.FOLD:
            money = self.money.fold(seat)
            return replace(self, moves=moves, money=money, picker=_after(seat, money.still_in))._passed_on()
        card, middle = self.middle.take(action)
        cards = (*self.cards[: seat - 1], (*self.cards[seat - 1], card), *self.cards[seat:])
        picker = _after(seat, self.still_in)
        return replace(self, moves=moves, cards=cards, middle=middle, picker=picker)._passed_on()

    def _passed_on(self) -> Self:
        """Return the round in the phase in which somebody has to decide, or over."""
        if self.to_act is not None and len(self.still_in) > 1:
            return self
        if self.phase.is_betting:
            return replace(self, money=self.money.closed())._next_phase()
        return self._next_phase()

    def _next_phase(self) -> Self:
        if len(self.still_in) == 1 or self.phase is Phase.THIRD_BETTING:
            return replace(self, phase=Phase.OVER, picker=None).settled()
        phase = _PHASES[_PHASES.index(self.phase) + 1]
        if phase.is_betting:
            return replace(self, phase=phase, money=self.money.opened())._passed_on()
        turn = replace(self, phase=phase, picker=self.still_in[0])
        return turn._laid() if phase is Phase.FIRST_PICK else turn

    def _laid(self) -> Self:
        """Return the round with the middle laid (6.4, 8.5)."""
        row = len(self.still_in) if self.rules.middle == "contesting" else self.players
        middle = Middle(self.stock[:row], self.stock[row : 2 * row])
        return replace(self, middle=middle, stock=self.stock[2 * row :])

    def settled(self) -> Self:
        """Return the round with its pots shared out; as it is while hands that decide are not known."""
        money = self.money
        returned = tuple((seat, chips) for seat, chips in enumerate(money.returned, 1) if chips)
        if len(self.still_in) == 1:
            result = unshown(money.pots(), returned)
        else:
            hands = {seat: [card for card in self.cards[seat - 1] if card] for seat in self.still_in}
            if any(len(hand) < HAND for hand in hands.values()):
                return self
            stock = [card for card in self.stock if card]
            result = revealed(money.pots(), hands, stock, self.rules, returned)
        return replace(self, money=money.shared_out([result.won.get(seat, 0) for seat in money.seats]), result=result)

    def expose(self, place: int) -> Self:
        """Return the round with a face-down middle card turned up by mistake: it stays face up (8.17).

        Raises `IllegalAction` where no card lies face down.
        """
        if refused := self.middle.why_not_hidden(place):
            raise IllegalAction(refused)
        return replace(self, middle=self.middle.expose(place))


def _after(seat: int, seats: Iterable[int]) -> int | None:
    """Return the next of some seats, if the dealer has not been passed."""
    return next((other for other in seats if other > seat), None)
