"""Betting: the limits of a game, and the chips of a deal from the forced bets until the pots are shared out."""

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
    FIXED_NO_RAISE = "fixed-no-raise"
    NOT_REOPENED = "not-reopened"
    FIXED_NOT_REOPENED = "fixed-not-reopened"
    TOO_LITTLE = "too-little"
    FIXED_TOO_LITTLE = "fixed-too-little"
    TOO_MUCH = "too-much"
    CAPPED = "capped"


class Action(Protocol):
    """What a seat does: `fold`, `check`, `call`, `bet` or `raise`, the last two to a total in this betting round."""

    @property
    def kind(self) -> str:
        """The verb."""

    @property
    def chips(self) -> int:
        """The total of a bet or a raise, in chips; 0 for the others."""


class BetRange(NamedTuple):
    """The least and the most that a bet or a raise may come to: totals in chips in this betting round."""

    least: int
    most: int


@dataclass(frozen=True, slots=True)
class Limits:
    """How much may be bet, and how often raised. Amounts are chips.

    `sizes` are the bets of fixed-limit, one for each betting round, and `cap` the most raises in one. `least_bet` is
    the least that opens a betting round without fixed-limit, and the least first raise; with `full_raises` each later
    raise must be at least as large as the one before. Without `table_stakes` nobody may call for less than is owed.
    """

    structure: Literal["no-limit", "pot-limit", "fixed-limit"] = "no-limit"
    sizes: tuple[int, ...] = ()
    cap: int = 3
    least_bet: int = 1
    full_raises: bool = True
    table_stakes: bool = True

    @property
    def fixed(self) -> bool:
        """Whether every bet and raise has one size."""
        return self.structure == "fixed-limit"


@dataclass(frozen=True, slots=True)
class Betting:
    """The chips of a deal between any two actions; everyone may know all of it. Tuples run from seat 1.

    `stacks` is what each has left; `contributions` what each has put in, `bets` the part of it in this betting round,
    which is number `betting_round`, counted from 1; `dead` is dead money, nobody's bet. `price` is what one must have
    bet to stay in; `full_raise` the least raise. `answered` is the price at which each spoke last in this betting
    round, None for a seat that has not spoken. `last` is the seat that had the turn, `to_act` the one that has it
    now: None once the betting round ends. `returned` is what came back because nobody matched it.
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
        """Return the chips with nothing put in and the first betting round open; the last seat is the dealer's."""
        nothing, seats = (0,) * len(stacks), len(stacks)
        return cls(limits, tuple(stacks), nothing, nothing, nothing, (None,) * seats, limits.least_bet, seats)

    def post_dead(self, seat: int, chips: int) -> Betting:
        """Return the chips with dead money put in, or all that the seat has: it counts as nobody's bet."""
        put = min(chips, self.stacks[seat - 1])
        return replace(self, stacks=_add(self.stacks, seat, -put), dead=self.dead + put)

    def post_antes(self, chips: int) -> Betting:
        """Return the chips with an ante from every seat, or all that it has: no part of the bets."""
        antes = [min(chips, left) for left in self.stacks]
        stacks = tuple(left - stake for left, stake in zip(self.stacks, antes, strict=True))
        contributions = tuple(put + stake for put, stake in zip(self.contributions, antes, strict=True))
        return replace(self, stacks=stacks, contributions=contributions)

    def post_blind(self, seat: int, chips: int) -> Betting:
        """Return the chips with a blind bet, or all that the seat has; a seat that posts it may still raise.

        The price is the whole blind even so, and the turn goes on to the next seat.
        """
        put = min(chips, self.stacks[seat - 1])
        return self._put_in(seat, put, max(self.price, chips), self.full_raise, self.answered)

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
        """Return what a seat must add to stay in; with table stakes a seat that is all-in owes nothing."""
        if not self.stacks[seat - 1] and self.limits.table_stakes:
            return 0
        return self.price - self.bets[seat - 1]

    def call(self, seat: int) -> int:
        """Return the chips of a call: what is owed, or all that is left."""
        return min(self.owes(seat), self.stacks[seat - 1])

    def why_not(self, seat: int, action: Action) -> Violation | None:
        """Return why a seat whose turn it is may not do this; None where it may."""
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
        """Chips of a bet in this betting round of fixed-limit."""
        return self.limits.sizes[self.betting_round - 1]

    @property
    def _capped(self) -> bool:
        """Whether fixed-limit allows no more raises; the opening bet and the blind do not count."""
        return self.limits.fixed and self.price // self._size > self.limits.cap

    def _open_to(self, seat: int) -> bool:
        """Return whether a seat may still raise: it has not spoken, or since then a full raise was made."""
        answered = self.answered[seat - 1]
        if answered is None:
            return True
        if self.limits.fixed:
            return self.price // self._size > answered // self._size
        return self.price - answered >= self.full_raise

    def span(self, seat: int) -> BetRange:
        """Return the least and the most that a seat may bet or raise to, if it may raise at all: totals in chips.

        All-in for less than the least is the one exception; then it is both. Where the pot is smaller than the least,
        the most is below it.
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
        """Return the chips after an action that `why_not` lets pass."""
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
        """Return the chips with a seat out of the deal."""
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
        """Return the chips with the next betting round open at zero, the dealer's left to speak first."""
        seats = len(self.stacks)
        return replace(
            self,
            bets=(0,) * seats,
            price=0,
            full_raise=self.limits.least_bet,
            answered=(None,) * seats,
            last=seats,
            betting_round=self.betting_round + 1,
        )

    def closed(self) -> Betting:
        """Return the chips with the bets gone to the pot, and what nobody matched gone back."""
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
        """Return the pots that the seats still in play for, main pot first, without the bets of this betting round."""
        contributions = [put - bet for put, bet in zip(self.contributions, self.bets, strict=True)]
        return pots_of(contributions, self.still_in, self.dead)

    def shared_out(self, won: Sequence[int]) -> Betting:
        """Return the chips with the middle empty and everyone's winnings on their stack."""
        nothing = (0,) * len(self.stacks)
        stacks = tuple(left + chips for left, chips in zip(self.stacks, won, strict=True))
        return replace(self, stacks=stacks, contributions=nothing, bets=nothing, dead=0, price=0)


def _add(amounts: tuple[int, ...], seat: int, chips: int) -> tuple[int, ...]:
    return (*amounts[: seat - 1], amounts[seat - 1] + chips, *amounts[seat:])
