"""The chips of a round: what was paid, whose turn it is to speak, what they may do (section 7, 8.8, 8.10, 9.1, 9.2)."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field, replace
from enum import Enum
from typing import NamedTuple

from .action import Action, Kind
from .kit.errors import IllegalPosition, InvalidNotation, Violation, read_each
from .rules import MOST_CHIPS, HouseRules, check_stake

__all__ = ["Pot"]

_FOLDED = "f"


class BettingRefusal(Enum):
    """Why chips, a bet or an action of a betting round is refused."""

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
    STACK = "stack"
    DEAD_MONEY = "dead-money"
    POSTED_TWICE = "posted-twice"
    ALL_FOLDED = "all-folded"


class Pot(NamedTuple):
    """Chips that some of the seats play for: the main pot, or a side pot (8.8)."""

    chips: int
    contestants: tuple[int, ...]


class Span(NamedTuple):
    """The least and the most that a bet or a raise may come to: totals in chips in this betting round."""

    least: int
    most: int


@dataclass(frozen=True, slots=True)
class Betting:
    """The chips of a round between any two actions; everyone may know all of it. Tuples run from seat 1.

    `stacks` is what each has left; `paid` what each has put in, `bets` the part of it in this betting round; `dead` is
    dead money (9.3), nobody's bet. `price` is what one must have bet to stay in; `full_raise` the least raise (8.10).
    `answered` is the price at which each spoke last in this betting round, None for who has not spoken; `bet_size` is
    the bet of fixed-limit in this round. `last` had the turn before `to_act`, who has it now: nobody once the
    betting round ends (7.3). `returned` is what came back because nobody matched it (8.8).
    """

    rules: HouseRules
    stacks: tuple[int, ...]
    paid: tuple[int, ...]
    bets: tuple[int, ...]
    dead: int
    returned: tuple[int, ...]
    folded: frozenset[int]
    price: int
    full_raise: int
    bet_size: int
    answered: tuple[int | None, ...]
    last: int
    to_act: int | None = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "to_act", self._next(self.last))

    @property
    def seats(self) -> range:
        """Return every seat, from the dealer's left."""
        return range(1, len(self.stacks) + 1)

    @property
    def still_in(self) -> tuple[int, ...]:
        """Return the seats that have not folded."""
        return tuple(seat for seat in self.seats if seat not in self.folded)

    @property
    def pot(self) -> int:
        """Return all chips in the middle, the bets of this betting round included."""
        return sum(self.paid) + self.dead

    def owes(self, seat: int) -> int:
        """Return what a seat must add to stay in, all-in or not (8.8: who is all-in owes nothing)."""
        if not self.stacks[seat - 1] and self.rules.table_stakes:
            return 0
        return self.price - self.bets[seat - 1]

    def call(self, seat: int) -> int:
        """Return the chips of a call: what is owed, or all that is left (8.8)."""
        return min(self.owes(seat), self.stacks[seat - 1])

    def why_not(self, seat: int, action: Action) -> Violation | None:
        """Return why a seat whose turn it is may not do this; None where it may."""
        owed, left = self.owes(seat), self.stacks[seat - 1]
        match action.kind:
            case Kind.FOLD if not owed:
                return Violation(BettingRefusal.NOTHING_TO_FOLD)
            case Kind.CHECK if owed:
                return Violation(BettingRefusal.OWES, (owed,))
            case Kind.CALL if not owed:
                return Violation(BettingRefusal.NOTHING_TO_CALL)
            case Kind.CALL if owed > left and not self.rules.table_stakes:
                return Violation(BettingRefusal.CANNOT_MATCH, (owed, left))
            case Kind.BET if self.price:
                return Violation(BettingRefusal.ALREADY_BET, (self.price,))
            case Kind.RAISE if not self.price:
                return Violation(BettingRefusal.NO_BET)
            case Kind.BET | Kind.RAISE:
                return self._why_not_raise(seat, action.chips)
        return None

    def _why_not_raise(self, seat: int, total: int) -> Violation | None:
        all_in = self.bets[seat - 1] + self.stacks[seat - 1]
        if total > all_in:
            return Violation(BettingRefusal.MORE_THAN_STACK, (total, all_in))
        fixed = self.rules.betting == "fixed-limit"
        if total <= self.price:
            return Violation(BettingRefusal.FIXED_NO_RAISE if fixed else BettingRefusal.NO_RAISE, (total, self.price))
        if not self._open_to(seat):
            return Violation(BettingRefusal.FIXED_NOT_REOPENED if fixed else BettingRefusal.NOT_REOPENED)
        if self._capped:
            return Violation(BettingRefusal.CAPPED, (self.rules.cap,))
        least, most = self.span(seat)
        if total < least:
            return Violation(BettingRefusal.FIXED_TOO_LITTLE if fixed else BettingRefusal.TOO_LITTLE, (total, least))
        if total > most:
            return Violation(BettingRefusal.TOO_MUCH, (total, most))
        return None

    @property
    def _capped(self) -> bool:
        """Whether fixed-limit allows no more raises; the opening bet and the blind do not count (9.1)."""
        return self.rules.betting == "fixed-limit" and self.price // self.bet_size > self.rules.cap

    def _open_to(self, seat: int) -> bool:
        """Return whether a seat may still raise: it has not spoken, or since then a full raise was made (8.10, 9.1)."""
        answered = self.answered[seat - 1]
        if answered is None:
            return True
        if self.rules.betting == "fixed-limit":
            return self.price // self.bet_size > answered // self.bet_size
        return self.price - answered >= self.full_raise

    def span(self, seat: int) -> Span:
        """Return the least and the most that a seat may bet or raise to, if it may raise at all: totals in chips.

        All-in for less than the least is the one exception; then it is both. Where the pot is smaller than the least,
        the most is below it.
        """
        all_in = self.bets[seat - 1] + self.stacks[seat - 1]
        most = all_in
        if self.rules.betting == "fixed-limit":
            least = most = (self.price // self.bet_size + 1) * self.bet_size
        else:
            least = self.price + self.full_raise
            if self.rules.betting == "pot-limit":
                most = self.price + self.pot + self.price - self.bets[seat - 1]
        return Span(min(least, all_in), min(most, all_in))

    def apply(self, seat: int, action: Action) -> Betting:
        """Return the chips after an action that `why_not` lets pass."""
        if action.kind is Kind.FOLD:
            return self.fold(seat)
        price, full_raise = self.price, self.full_raise
        chips = self.call(seat)
        if action.kind in (Kind.BET, Kind.RAISE):
            price, chips = action.chips, action.chips - self.bets[seat - 1]
            if self.rules.min_raise == "last":
                full_raise = max(full_raise, price - self.price)
        return replace(
            self,
            stacks=_add(self.stacks, seat, -chips),
            paid=_add(self.paid, seat, chips),
            bets=_add(self.bets, seat, chips),
            price=price,
            full_raise=full_raise,
            answered=(*self.answered[: seat - 1], price, *self.answered[seat:]),
            last=seat,
        )

    def fold(self, seat: int) -> Betting:
        """Return the chips with a seat out of the round (7.4)."""
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

    def opened(self, bet_size: int, least: int) -> Betting:
        """Return the chips with a new betting round open at zero (6.1, 7.1), its least bet and fixed-limit's bet."""
        nothing = (0,) * len(self.stacks)
        silent = (None,) * len(self.stacks)
        dealer = len(self.stacks)
        return replace(self, bets=nothing, price=0, full_raise=least, bet_size=bet_size, answered=silent, last=dealer)

    def closed(self) -> Betting:
        """Return the chips with the bets gone to the pot, and what nobody matched gone back (7.3, 8.8)."""
        bets = (0,) * len(self.stacks)
        seat, extra = unmatched(self.paid)
        if not extra:
            return replace(self, bets=bets, price=0)
        return replace(
            self,
            stacks=_add(self.stacks, seat, extra),
            paid=_add(self.paid, seat, -extra),
            returned=_add(self.returned, seat, extra),
            bets=bets,
            price=0,
        )

    def pots(self) -> tuple[Pot, ...]:
        """Return the pots that the seats still in play for, main pot first, without the bets of this betting round."""
        paid = [put - bet for put, bet in zip(self.paid, self.bets, strict=True)]
        return pots_of(paid, self.still_in, self.dead)

    def shared_out(self, won: Sequence[int]) -> Betting:
        """Return the chips with the middle empty and everyone's winnings on their stack."""
        nothing = (0,) * len(self.stacks)
        stacks = tuple(left + chips for left, chips in zip(self.stacks, won, strict=True))
        return replace(self, stacks=stacks, paid=nothing, bets=nothing, dead=0, price=0)


def _add(amounts: tuple[int, ...], seat: int, chips: int) -> tuple[int, ...]:
    return (*amounts[: seat - 1], amounts[seat - 1] + chips, *amounts[seat:])


def unmatched(paid: Sequence[int]) -> tuple[int, int]:
    """Return the seat that has paid the most, and the chips that no other has matched: they go back (8.8)."""
    highest, second = sorted(paid, reverse=True)[:2]
    return paid.index(highest) + 1, highest - second


def pots_of(paid: Sequence[int], still_in: Sequence[int], dead: int = 0) -> tuple[Pot, ...]:
    """Return the main pot and the side pots of what each seat has paid, once what nobody matched has gone back.

    A pot holds what each seat has paid up to a level that only some have reached (8.8); dead money is in the first.
    """
    levels = sorted({paid[seat - 1] for seat in still_in})
    pots: list[Pot] = []
    below = 0
    for level in levels:
        # What folded players paid beyond every level belongs to the last pot.
        top = level if level < levels[-1] else max(paid)
        chips = sum(min(put, top) - min(put, below) for put in paid) + (0 if pots else dead)
        if chips:
            pots.append(Pot(chips, tuple(seat for seat in still_in if paid[seat - 1] >= level)))
        below = level
    return tuple(pots)


def parse_chips(text: str) -> int:
    """Return a number of chips. Raises `InvalidNotation`."""
    if not (text.isascii() and text.isdigit() and len(text) < 8):
        raise InvalidNotation("chips", text)
    return int(text)


def parse_paid(text: str) -> tuple[tuple[int, ...], frozenset[int]]:
    """Return what each seat has paid in the whole round, and who has folded: of `10.25.40f` the third seat.

    Raises `InvalidNotation`.
    """
    paid = read_each(".", lambda purse: parse_chips(purse.removesuffix(_FOLDED)), text)
    return paid, frozenset(seat for seat, purse in enumerate(text.split("."), 1) if purse.endswith(_FOLDED))


def format_paid(paid: Sequence[int], folded: Collection[int]) -> str:
    """Return the text that `parse_paid` reads."""
    return ".".join(f"{chips}{_FOLDED * (seat in folded)}" for seat, chips in enumerate(paid, 1))


def started(rules: HouseRules, stacks: Sequence[int], stake: int, posts: Sequence[tuple[int, int]]) -> Betting:
    """Return the chips when the cards have been dealt: dead money, ante or blinds paid, the first seat to speak.

    `stake` is the ante, or the big blind (9.2); `posts` holds seats and their dead money (9.3). Who has less pays what
    there is (8.12). Raises `IllegalPosition` for chips that nobody can play with.
    """
    seats, blinds = len(stacks), rules.forced == "blinds"
    check_stake(rules, stake)
    least = rules.least_stack(stake)
    for seat, chips in enumerate(stacks, 1):
        if not least <= chips <= MOST_CHIPS:
            raise IllegalPosition(Violation(BettingRefusal.STACK, (seat, chips, least, MOST_CHIPS)))
    most = stake + small_blind(stake) if blinds else 0
    for seat, chips in posts:
        if not 1 <= seat <= seats or not 0 < chips <= most:
            raise IllegalPosition(Violation(BettingRefusal.DEAD_MONEY, (seat, chips, most)))
    if len(dict(posts)) < len(posts):
        raise IllegalPosition(Violation(BettingRefusal.POSTED_TWICE))
    left, dead = list(stacks), 0
    for seat, post in posts:
        put = min(left[seat - 1], post)
        left[seat - 1] -= put
        dead += put
    small, big = blind_seats(seats)
    due = {small: small_blind(stake), big: stake} if blinds else dict.fromkeys(range(1, seats + 1), stake)
    paid = tuple(min(left[seat - 1], due.get(seat, 0)) for seat in range(1, seats + 1))
    nothing = (0,) * seats
    return Betting(
        rules=rules,
        stacks=tuple(have - put for have, put in zip(left, paid, strict=True)),
        paid=paid,
        bets=paid if blinds else nothing,
        dead=dead,
        returned=nothing,
        folded=frozenset(),
        price=stake if blinds else 0,
        full_raise=least_bet(rules, stake),
        bet_size=rules.small_bet,
        answered=(None,) * seats,
        last=big if blinds else seats,
    )


def least_bet(rules: HouseRules, stake: int) -> int:
    """Return the least that opens a betting round, and the least first raise: chips (8.10)."""
    return stake if rules.forced == "blinds" and rules.min_raise == "last" else 1


def blind_seats(players: int) -> tuple[int, int]:
    """Return the seats of the small and the big blind: the dealer has the small one between two players (9.2)."""
    return (2, 1) if players == 2 else (1, 2)


def small_blind(stake: int) -> int:
    """Return the small blind in chips: half the big one, rounded down, at least one (9.2)."""
    return max(1, stake // 2)
