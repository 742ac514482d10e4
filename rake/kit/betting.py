"""Betting: the limits of a game, and every seat's chips from the forced bets until the pots are shared out."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from enum import Enum
from typing import Literal, NamedTuple, Protocol

from .errors import Violation
from .pots import Pot, pots_of, unmatched

__all__ = ["BetRange"]


class BettingRefusal(Enum):
    """Why an action of a betting round is refused."""

    NOTHING_TO_FOLD = "nothing-to-fold"
    NOTHING_TO_CALL = "nothing-to-call"
    OWES = "owes"
    CANNOT_MATCH = "cannot-match"
    ALREADY_BET = "already-bet"
    NO_BET = "no-bet"
    MORE_THAN_STACK = "more-than-stack"
    NO_RAISE = "no-raise"
    NOBODY_TO_ANSWER = "nobody-to-answer"
    FIXED_NO_RAISE = "fixed-no-raise"
    NOT_REOPENED = "not-reopened"
    FIXED_NOT_REOPENED = "fixed-not-reopened"
    TOO_LITTLE = "too-little"
    FIXED_TOO_LITTLE = "fixed-too-little"
    TOO_MUCH = "too-much"
    CAPPED = "capped"


class Action(Protocol):
    """An action of a betting round: `fold`, `check`, `call`, `bet` or `raise`."""

    @property
    def kind(self) -> str:
        """The action's verb, e.g. `raise`."""

    @property
    def chips(self) -> int:
        """The total, in chips, that a bet or raise makes in this betting round; 0 for other actions."""


class BetRange(NamedTuple):
    """The least and the most that a bet or a raise may come to: totals in chips in this betting round."""

    least: int
    most: int


class Price(NamedTuple):
    """What a call costs a seat, in chips, and the pot that it plays for then, its call included; 0 without a bet."""

    call: int
    pot: int

    @property
    def break_even(self) -> float:
        """The equity (0..1) at which a call neither wins nor loses chips on average."""
        return self.call / self.pot if self.call else 0.0


@dataclass(frozen=True, slots=True)
class Limits:
    """The betting limits of a game. Amounts are chips.

    For fixed-limit, `sizes` has the size of all bets and raises in each betting round and `cap` is the most raises in
    one. Otherwise `least_bets` has the least opening bet, which is also the least first raise, of each betting round;
    its last number holds for all later rounds. With `full_raises` each later raise must be at least as large as the one
    before. With `table_stakes` a seat may call for less than it owes, and may not raise when no other seat could put in
    more.
    """

    structure: Literal["no-limit", "pot-limit", "fixed-limit"] = "no-limit"
    sizes: tuple[int, ...] = ()
    cap: int = 3
    least_bets: tuple[int, ...] = (1,)
    full_raises: bool = True
    table_stakes: bool = True

    def least_bet(self, betting_round: int) -> int:
        """Return the least opening bet of a betting round, counted from 1, in chips."""
        return self.least_bets[min(betting_round, len(self.least_bets)) - 1]

    @property
    def fixed(self) -> bool:
        """Whether the structure is fixed-limit: every bet and raise of a betting round has the same size."""
        return self.structure == "fixed-limit"


@dataclass(frozen=True, slots=True)
class Betting:
    """The betting state of a deal between any two actions, all of it public. Amounts are chips, tuples run from seat 1.

    `stacks` is what each seat has left; `contributions` what it has put in so far, `bets` the part of that in this
    betting round, which is number `betting_round`, counted from 1; `dead` is dead money, which counts as nobody's bet.
    `price` is the bet that a seat must match to stay in; `full_raise` the least raise. `answered` is the price at each
    seat's last action in this betting round, None if it has not acted. `last` is the seat that acted last, `to_act` the
    one whose turn it is, None once the betting round ends. `returned` is what each seat got back unmatched.
    """

    limits: Limits
    stacks: tuple[int, ...]
    contributions: tuple[int, ...]
    bets: tuple[int, ...]
    returned: tuple[int, ...]
    answered: tuple[int | None, ...]
    full_raise: int
    last: int
    dead: int = 0
    folded: frozenset[int] = frozenset()
    price: int = 0
    betting_round: int = 1
    to_act: int | None = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "to_act", self._next(self.last))

    @classmethod
    def of(cls, limits: Limits, stacks: Sequence[int]) -> Betting:
        """Return the state at the start of the first betting round, nothing put in; the last seat is the dealer's."""
        nothing, seats = (0,) * len(stacks), len(stacks)
        return cls(limits, tuple(stacks), nothing, nothing, nothing, (None,) * seats, limits.least_bet(1), seats)

    def post_dead(self, seat: int, chips: int) -> Betting:
        """Return the state after a seat has paid dead money, or all it has if less; it counts as nobody's bet."""
        put = min(chips, self.stacks[seat - 1])
        return replace(self, stacks=_add(self.stacks, seat, -put), dead=self.dead + put)

    def post_antes(self, chips: int) -> Betting:
        """Return the state after every seat has paid an ante, or all it has if less; antes don't count as bets."""
        antes = [min(chips, left) for left in self.stacks]
        stacks = tuple(left - stake for left, stake in zip(self.stacks, antes, strict=True))
        contributions = tuple(put + stake for put, stake in zip(self.contributions, antes, strict=True))
        return replace(self, stacks=stacks, contributions=contributions)

    def post_blind(self, seat: int, chips: int) -> Betting:
        """Return the state after a seat has paid a blind, or all it has if that is less.

        The price to stay in is the whole blind all the same. The turn passes to the next seat; the seat with the blind
        may still raise later.
        """
        put = min(chips, self.stacks[seat - 1])
        return self._put_in(seat, put, max(self.price, chips), self.full_raise, self.answered)

    def call_price(self, seat: int) -> Price:
        """Return what a call costs a seat; it wins from each other seat no more than it has put in itself."""
        call = self.call(seat)
        mine = self.contributions[seat - 1] + call
        others = sum(min(put, mine) for each, put in enumerate(self.contributions, 1) if each != seat)
        return Price(call, mine + others + self.dead) if call else Price(0, 0)

    @property
    def seats(self) -> range:
        """Every seat, from the dealer's left."""
        return range(1, len(self.stacks) + 1)

    @property
    def still_in(self) -> tuple[int, ...]:
        """The seats that have not folded."""
        return tuple(seat for seat in self.seats if seat not in self.folded)

    @property
    def pot(self) -> int:
        """All chips in the middle, the bets of this betting round included."""
        return sum(self.contributions) + self.dead

    def owes(self, seat: int) -> int:
        """Return the chips that a seat must add to stay in; with table stakes a seat that is all-in owes nothing."""
        if not self.stacks[seat - 1] and self.limits.table_stakes:
            return 0
        return self.price - self.bets[seat - 1]

    def call(self, seat: int) -> int:
        """Return the chips that a call costs a seat: what it owes, or all it has if that is less."""
        return min(self.owes(seat), self.stacks[seat - 1])

    def why_not(self, seat: int, action: Action) -> Violation | None:
        """Return why this action is not allowed to a seat whose turn it is; None if it is."""
        owed, left = self.owes(seat), self.stacks[seat - 1]
        match action.kind:
            case "fold" if not owed:
                return Violation(BettingRefusal.NOTHING_TO_FOLD)
            case "check" if owed:
                return Violation(BettingRefusal.OWES, (owed,))
            case "call" if not owed:
                return Violation(BettingRefusal.NOTHING_TO_CALL)
            case "call" if owed > left and not self.limits.table_stakes:
                return Violation(BettingRefusal.CANNOT_MATCH, (owed, left))
            case "bet" if self.price:
                return Violation(BettingRefusal.ALREADY_BET, (self.price,))
            case "raise" if not self.price:
                return Violation(BettingRefusal.NO_BET)
            case "bet" | "raise":
                return self._why_not_raise(seat, action.chips)
        return None

    def _why_not_raise(self, seat: int, total: int) -> Violation | None:
        all_in = self.bets[seat - 1] + self.stacks[seat - 1]
        if total > all_in:
            return Violation(BettingRefusal.MORE_THAN_STACK, (total, all_in))
        fixed = self.limits.fixed
        if total <= self.price:
            return Violation(BettingRefusal.FIXED_NO_RAISE if fixed else BettingRefusal.NO_RAISE, (total, self.price))
        if not self._can_be_answered(seat):
            return Violation(BettingRefusal.NOBODY_TO_ANSWER)
        if not self._open_to(seat):
            return Violation(BettingRefusal.FIXED_NOT_REOPENED if fixed else BettingRefusal.NOT_REOPENED)
        if self._capped:
            return Violation(BettingRefusal.CAPPED, (self.limits.cap,))
        least, most = self.span(seat)
        if total < least:
            return Violation(BettingRefusal.FIXED_TOO_LITTLE if fixed else BettingRefusal.TOO_LITTLE, (total, least))
        if total > most:
            return Violation(BettingRefusal.TOO_MUCH, (total, most))
        return None

    @property
    def _size(self) -> int:
        """The size of bets and raises in this betting round of fixed-limit, in chips."""
        return self.limits.sizes[self.betting_round - 1]

    @property
    def _capped(self) -> bool:
        """Whether the cap on raises of fixed-limit is reached; the opening bet and the blind are not raises."""
        return self.limits.fixed and self.price // self._size > self.limits.cap

    def _can_be_answered(self, seat: int) -> bool:
        """Return whether a raise means anything to another seat; with table stakes one must have more than the price.

        Without table stakes a seat that cannot match a raise has to fold.
        """
        others = (other for other in self.still_in if other != seat)
        return not self.limits.table_stakes or any(
            self.bets[other - 1] + self.stacks[other - 1] > self.price for other in others
        )

    def _open_to(self, seat: int) -> bool:
        """Return whether a seat may raise: it has not acted in this betting round, or a full raise came after that."""
        answered = self.answered[seat - 1]
        if answered is None:
            return True
        if self.limits.fixed:
            return self.price // self._size > answered // self._size
        return self.price - answered >= self.full_raise

    def span(self, seat: int) -> BetRange:
        """Return the least and the most that a seat may bet or raise to, if it may raise at all: totals in chips.

        If the seat has less than the least, both are its all-in, the only raise below the least that is allowed. With
        pot-limit and a small pot the most may be less than the least.
        """
        all_in = self.bets[seat - 1] + self.stacks[seat - 1]
        most = all_in
        if self.limits.fixed:
            least = most = (self.price // self._size + 1) * self._size
        else:
            least = self.price + self.full_raise
            if self.limits.structure == "pot-limit":
                most = self.price + self.pot + self.price - self.bets[seat - 1]
        return BetRange(min(least, all_in), min(most, all_in))

    def apply(self, seat: int, action: Action) -> Betting:
        """Return the state after an action that `why_not` does not refuse."""
        if action.kind == "fold":
            return self.fold(seat)
        price, full_raise = self.price, self.full_raise
        chips = self.call(seat)
        if action.kind in ("bet", "raise"):
            price, chips = action.chips, action.chips - self.bets[seat - 1]
            if self.limits.full_raises:
                full_raise = max(full_raise, price - self.price)
        answered = (*self.answered[: seat - 1], price, *self.answered[seat:])
        return self._put_in(seat, chips, price, full_raise, answered)

    def _put_in(self, seat: int, chips: int, price: int, full_raise: int, answered: tuple[int | None, ...]) -> Betting:
        return replace(
            self,
            stacks=_add(self.stacks, seat, -chips),
            contributions=_add(self.contributions, seat, chips),
            bets=_add(self.bets, seat, chips),
            price=price,
            full_raise=full_raise,
            answered=answered,
            last=seat,
        )

    def fold(self, seat: int) -> Betting:
        """Return the state after a seat has folded."""
        return replace(self, folded=self.folded | {seat}, last=seat)

    def _next(self, seat: int) -> int | None:
        still_in = self.still_in
        if len(still_in) == 1:
            return None
        owing = any(self.owes(other) for other in still_in)
        if not owing and sum(self.stacks[other - 1] > 0 for other in still_in) <= 1:
            return None
        clockwise = sorted(still_in, key=lambda other: (other <= seat, other))
        return next((other for other in clockwise if self._must_speak(other)), None)

    def _must_speak(self, seat: int) -> bool:
        return self.owes(seat) > 0 or (self.stacks[seat - 1] > 0 and self.answered[seat - 1] is None)

    def opened(self) -> Betting:
        """Return the state at the start of the next betting round: no bets yet, the dealer's left acts first."""
        seats = len(self.stacks)
        return replace(
            self,
            bets=(0,) * seats,
            price=0,
            full_raise=self.limits.least_bet(self.betting_round + 1),
            answered=(None,) * seats,
            last=seats,
            betting_round=self.betting_round + 1,
        )

    def closed(self) -> Betting:
        """Return the state after a betting round: bets are in the pot, and chips that nobody matched are given back."""
        bets = (0,) * len(self.stacks)
        seat, extra = unmatched(self.contributions)
        if not extra:
            return replace(self, bets=bets, price=0)
        return replace(
            self,
            stacks=_add(self.stacks, seat, extra),
            contributions=_add(self.contributions, seat, -extra),
            returned=_add(self.returned, seat, extra),
            bets=bets,
            price=0,
        )

    def pots(self) -> tuple[Pot, ...]:
        """Return the pots, main pot first, each with the seats that play for it; without bets of this betting round."""
        contributions = [put - bet for put, bet in zip(self.contributions, self.bets, strict=True)]
        return pots_of(contributions, self.still_in, self.dead)

    def shared_out(self, won: Sequence[int]) -> Betting:
        """Return the state with the pots empty and each seat's winnings, `won` from seat 1 on, added to its stack."""
        nothing = (0,) * len(self.stacks)
        stacks = tuple(left + chips for left, chips in zip(self.stacks, won, strict=True))
        return replace(self, stacks=stacks, contributions=nothing, bets=nothing, dead=0, price=0)


def _add(amounts: tuple[int, ...], seat: int, chips: int) -> tuple[int, ...]:
    return (*amounts[: seat - 1], amounts[seat - 1] + chips, *amounts[seat:])
