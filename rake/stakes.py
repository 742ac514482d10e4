"""The forced bets at the start of a round (ante, blinds, dead money) and its betting limits (6.1, 9.1 to 9.3)."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from enum import Enum

from .hands import seated
from .kit.betting import Betting, Limits
from .kit.chips import MOST_CHIPS, check_whole
from .kit.errors import IllegalPosition, Violation
from .kit.pots import PotRefusal
from .rules import HouseRules


class StakeRefusal(Enum):
    """Why a stake, a stack or dead money is refused."""

    STAKE = "stake"
    FIXED_STAKE = "fixed-stake"
    STACK = "stack"
    DEAD_MONEY = "dead-money"
    POSTED_TWICE = "posted-twice"


def check_stake(rules: HouseRules, stake: int) -> None:
    """Raise `IllegalPosition` for a stake, in chips, that these house rules don't allow (6.1, 9.1).

    Raises `TypeError` for one that is not whole.
    """
    check_whole(stake)
    if not 1 <= stake <= MOST_CHIPS:
        raise IllegalPosition(Violation(StakeRefusal.STAKE, (stake, 1, MOST_CHIPS)))
    if rules.forced == "blinds" and rules.betting == "fixed-limit" and stake != rules.small_bet:
        raise IllegalPosition(Violation(StakeRefusal.FIXED_STAKE, (stake, rules.small_bet, rules.small_bet)))


def blind_seats(players: int) -> tuple[int, int]:
    """Return the seats of the small and the big blind: the dealer has the small one between two players (9.2)."""
    return (2, 1) if players == 2 else (1, 2)


def small_blind(stake: int) -> int:
    """Return the small blind in chips: half the big one, rounded down, at least one (9.2)."""
    return max(1, stake // 2)


def limits_of(rules: HouseRules, stake: int) -> Limits:
    """Return the limits of the three betting rounds under these rules (8.8, 8.10, 9.1)."""
    full_raises = rules.min_raise == "last"
    return Limits(
        structure=rules.betting,
        sizes=(rules.small_bet, rules.big_bet, rules.big_bet),
        cap=rules.cap,
        least_bet=stake if rules.forced == "blinds" and full_raises else 1,
        full_raises=full_raises,
        table_stakes=rules.table_stakes,
    )


def check_contributions(contributions: Sequence[int], folded: Collection[int]) -> None:
    """Raise `IllegalPosition` for chips that the seats of one round can't have put in.

    Two to eight seats have (1.2), at least one of them is still in, and nobody has put in more than the largest stack.
    """
    seated(len(contributions))
    for seat, chips in enumerate(contributions, 1):
        if chips > MOST_CHIPS:
            raise IllegalPosition(Violation(StakeRefusal.STACK, (seat, chips, 1, MOST_CHIPS)))
    if len(folded) == len(contributions):
        raise IllegalPosition(Violation(PotRefusal.ALL_FOLDED))


def started(rules: HouseRules, stacks: Sequence[int], stake: int, posts: Sequence[tuple[int, int]]) -> Betting:
    """Return the betting state just after dealing: dead money and the ante or blinds are paid.

    `stake` is the ante, or the big blind (9.2); `posts` holds seats and their dead money (9.3). A seat that can't pay
    in full pays what it has (8.12). Raises `IllegalPosition` for a stake, a stack or dead money that is not allowed,
    and `TypeError` for chips that are not whole.
    """
    seats, blinds = len(stacks), rules.forced == "blinds"
    check_stake(rules, stake)
    check_whole(*stacks)
    least = rules.least_stack(stake)
    for seat, chips in enumerate(stacks, 1):
        if not least <= chips <= MOST_CHIPS:
            raise IllegalPosition(Violation(StakeRefusal.STACK, (seat, chips, least, MOST_CHIPS)))
    most = stake + small_blind(stake) if blinds else 0
    for seat, chips in posts:
        if not 1 <= seat <= seats or not 0 < chips <= most:
            raise IllegalPosition(Violation(StakeRefusal.DEAD_MONEY, (seat, chips, most)))
    if len(dict(posts)) < len(posts):
        raise IllegalPosition(Violation(StakeRefusal.POSTED_TWICE))
    money = Betting.of(limits_of(rules, stake), stacks)
    for seat, chips in posts:
        money = money.post_dead(seat, chips)
    if not blinds:
        return money.post_antes(stake)
    small, big = blind_seats(seats)
    return money.post_blind(small, small_blind(stake)).post_blind(big, stake)
