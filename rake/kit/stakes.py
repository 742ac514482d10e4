"""The forced bets at the start of a deal: an ante from everybody, or two blinds, and dead money."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from enum import Enum
from typing import Protocol

from .betting import Betting, Limits
from .chips import MOST_CHIPS, check_whole
from .errors import IllegalPosition, Violation
from .pots import PotRefusal


class StakeRefusal(Enum):
    """Why a stake, a stack or dead money is refused."""

    STAKE = "stake"
    FIXED_STAKE = "fixed-stake"
    STACK = "stack"
    DEAD_MONEY = "dead-money"
    POSTED_TWICE = "posted-twice"


class StakeRules(Protocol):
    """The house rules that set the forced bets."""

    @property
    def forced(self) -> str:
        """The kind of forced bets, `ante` or `blinds`."""

    @property
    def betting(self) -> str:
        """The structure of the betting: `no-limit`, `pot-limit` or `fixed-limit`."""

    @property
    def small_bet(self) -> int:
        """The size of fixed-limit's first bets, in chips; with blinds, the stake must equal it."""

    def least_stack(self, stake: int) -> int:
        """Return the least chips with which a player is dealt in."""


def check_stake(rules: StakeRules, stake: int) -> None:
    """Raise `IllegalPosition` for a stake, in chips, that these house rules don't allow.

    Raises `TypeError` for one that is not whole.
    """
    check_whole(stake)
    if not 1 <= stake <= MOST_CHIPS:
        raise IllegalPosition(Violation(StakeRefusal.STAKE, (stake, 1, MOST_CHIPS)))
    if rules.forced == "blinds" and rules.betting == "fixed-limit" and stake != rules.small_bet:
        raise IllegalPosition(Violation(StakeRefusal.FIXED_STAKE, (stake, rules.small_bet, rules.small_bet)))


def check_paid(contributions: Sequence[int], folded: Collection[int]) -> None:
    """Raise `IllegalPosition` for chips that the seats of one deal can't have put in.

    At least one seat is still in, and nobody has put in more than the largest stack.
    """
    for seat, chips in enumerate(contributions, 1):
        if chips > MOST_CHIPS:
            raise IllegalPosition(Violation(StakeRefusal.STACK, (seat, chips, 1, MOST_CHIPS)))
    if len(folded) == len(contributions):
        raise IllegalPosition(Violation(PotRefusal.ALL_FOLDED))


def blind_seats(players: int) -> tuple[int, int]:
    """Return the seats of the small and the big blind: the dealer has the small one between two players."""
    return (2, 1) if players == 2 else (1, 2)


def small_blind(stake: int) -> int:
    """Return the small blind in chips: half the big one, rounded down, at least one."""
    return max(1, stake // 2)


def started(
    rules: StakeRules,
    limits: Limits,
    stacks: Sequence[int],
    stake: int,
    posts: Sequence[tuple[int, int]],
    *,
    blinds_first: bool = False,
) -> Betting:
    """Return the betting state just after dealing: dead money and the ante or blinds are paid.

    `stake` is the ante, or the big blind; `posts` holds seats and their dead money. A seat that can't pay in full pays
    what it has: the dead money first (9.3), or with `blinds_first` the blind (PK2.7). Raises `IllegalPosition` for a
    stake, a stack or dead money that is not allowed, and `TypeError` for chips that are not whole.
    """
    check_stake(rules, stake)
    check_whole(*stacks)
    least = rules.least_stack(stake)
    for seat, chips in enumerate(stacks, 1):
        if not least <= chips <= MOST_CHIPS:
            raise IllegalPosition(Violation(StakeRefusal.STACK, (seat, chips, least, MOST_CHIPS)))
    blinds = rules.forced == "blinds"
    most = stake + small_blind(stake) if blinds else 0
    for seat, chips in posts:
        if not 1 <= seat <= len(stacks) or not 0 < chips <= most:
            raise IllegalPosition(Violation(StakeRefusal.DEAD_MONEY, (seat, chips, most)))
    if len(dict(posts)) < len(posts):
        raise IllegalPosition(Violation(StakeRefusal.POSTED_TWICE))
    money = Betting.of(limits, stacks)
    if blinds_first:
        return _post_dead(_post_forced(money, stake, blinds=blinds), posts)
    return _post_forced(_post_dead(money, posts), stake, blinds=blinds)


def _post_dead(money: Betting, posts: Sequence[tuple[int, int]]) -> Betting:
    for seat, chips in posts:
        money = money.post_dead(seat, chips)
    return money


def _post_forced(money: Betting, stake: int, *, blinds: bool) -> Betting:
    if not blinds:
        return money.post_antes(stake)
    small, big = blind_seats(len(money.stacks))
    return money.post_blind(small, small_blind(stake)).post_blind(big, stake)
