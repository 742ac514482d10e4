"""Betting by the limits of games that are made up here: amounts worked out by hand."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from rake.kit.betting import BetRange, Betting, BettingRefusal, Limits
from rake.kit.errors import InvalidNotation, Violation
from rake.kit.pots import Pot, format_contributions, parse_contributions, pots_of, unmatched


class Act(NamedTuple):
    """What a seat of these games does."""

    kind: str
    chips: int = 0


def blinds(limits: Limits, *stacks: int) -> Betting:
    """Return the chips after blinds of 1 and 2 from the first two seats."""
    return Betting.of(limits, stacks).post_blind(1, 1).post_blind(2, 2)


def play(now: Betting, *acts: str) -> Betting:
    """Return the chips after these actions of the seats to act, each of them allowed."""
    for text in acts:
        kind, _, chips = text.partition(" ")
        act = Act(kind, int(chips or 0))
        assert now.to_act
        assert now.why_not(now.to_act, act) is None
        now = now.apply(now.to_act, act)
    return now


def refused(now: Betting, kind: str, chips: int = 0) -> Violation | None:
    """Return why the seat to act may not do this."""
    assert now.to_act
    return now.why_not(now.to_act, Act(kind, chips))


def test_fixed_limit_has_a_size_for_each_betting_round() -> None:
    now = blinds(Limits("fixed-limit", (2, 4, 8)), 100, 100, 100, 100)
    assert (now.to_act, now.owes(3), now.owes(1), now.span(3)) == (3, 2, 1, BetRange(4, 4))
    now = play(now, "call", "call", "call", "check").closed().opened()
    assert (now.to_act, now.pot, now.span(1)) == (1, 8, BetRange(4, 4))
    assert refused(now, "bet", 3) == Violation(BettingRefusal.FIXED_TOO_LITTLE, (3, 4))
    assert refused(now, "bet", 5) == Violation(BettingRefusal.TOO_MUCH, (5, 4))
    now = play(now, "bet 4", "fold", "raise 8", "fold", "call").closed().opened()
    assert (now.still_in, now.pot, now.span(1)) == ((1, 3), 24, BetRange(8, 8))


def test_fixed_limit_caps_the_raises_and_does_not_count_the_blind() -> None:
    now = play(blinds(Limits("fixed-limit", (2,), cap=2), 100, 100, 100, 100), "raise 4", "raise 6")
    assert refused(now, "raise", 8) == Violation(BettingRefusal.CAPPED, (2,))
    over = play(now, "call", "call", "call")
    assert (over.to_act, over.contributions, over.pot) == (None, (6, 6, 6, 6), 24)


def test_fixed_limit_is_not_reopened_by_less_than_a_whole_raise() -> None:
    now = play(Betting.of(Limits("fixed-limit", (4,)), (100, 5, 100)), "bet 4", "raise 5", "call")
    assert (now.to_act, now.owes(1)) == (1, 1)
    assert refused(now, "raise", 8) == Violation(BettingRefusal.FIXED_NOT_REOPENED)


def test_pot_limit_allows_the_pot_after_the_call() -> None:
    now = blinds(Limits("pot-limit", least_bets=(2,)), 100, 100, 100, 100)
    assert now.span(3) == BetRange(4, 7)
    now = play(now, "raise 7")
    assert now.span(4) == BetRange(12, 24)
    assert refused(now, "raise", 25) == Violation(BettingRefusal.TOO_MUCH, (25, 24))


def test_no_limit_asks_for_a_raise_as_large_as_the_last() -> None:
    now = play(blinds(Limits(least_bets=(2,)), 100, 100, 100, 10), "raise 8")
    assert now.span(4) == BetRange(10, 10)
    now = play(now, "raise 10")
    assert refused(now, "raise", 15) == Violation(BettingRefusal.TOO_LITTLE, (15, 16))
    now = play(now, "call", "fold")
    assert (now.to_act, now.owes(3)) == (3, 2)
    assert refused(now, "raise", 16) == Violation(BettingRefusal.NOT_REOPENED)


def test_without_full_raises_the_least_raise_stays_the_least_bet() -> None:
    now = play(blinds(Limits(least_bets=(2,), full_raises=False), 100, 100, 100, 100), "raise 8")
    assert now.span(4) == BetRange(10, 100)


def test_what_does_not_fit_the_bets_is_refused() -> None:
    now = Betting.of(Limits(), (20, 20, 20))
    assert refused(now, "fold") == Violation(BettingRefusal.NOTHING_TO_FOLD)
    assert refused(now, "call") == Violation(BettingRefusal.NOTHING_TO_CALL)
    assert refused(now, "raise", 4) == Violation(BettingRefusal.NO_BET)
    assert refused(now, "bet", 21) == Violation(BettingRefusal.MORE_THAN_STACK, (21, 20))
    now = play(now, "bet 4")
    assert refused(now, "check") == Violation(BettingRefusal.OWES, (4,))
    assert refused(now, "bet", 8) == Violation(BettingRefusal.ALREADY_BET, (4,))
    assert refused(now, "raise", 4) == Violation(BettingRefusal.NO_RAISE, (4, 4))


def test_only_table_stakes_allow_a_call_for_less() -> None:
    assert refused(play(Betting.of(Limits(table_stakes=False), (10, 5)), "bet 8"), "call") == Violation(
        BettingRefusal.CANNOT_MATCH, (8, 5)
    )
    over = play(Betting.of(Limits(), (10, 5)), "bet 8", "call").closed()
    assert (over.to_act, over.returned, over.stacks) == (None, (3, 0), (5, 0))
    assert over.pots() == (Pot(10, (1, 2)),)
    assert over.shared_out((0, 10)).stacks == (5, 10)


def test_the_big_blind_may_still_raise() -> None:
    now = play(blinds(Limits(least_bets=(2,)), 100, 100, 100), "call", "call")
    assert (now.to_act, now.owes(2), now.span(2)) == (2, 0, BetRange(4, 100))
    assert play(now, "check").to_act is None


def test_whoever_has_less_posts_what_there_is() -> None:
    anted = Betting.of(Limits(), (5, 1, 9)).post_antes(2)
    assert (anted.stacks, anted.contributions, anted.bets) == ((3, 0, 7), (2, 1, 2), (0, 0, 0))
    blind = Betting.of(Limits(), (9, 1, 9)).post_blind(1, 1).post_blind(2, 2)
    assert (blind.bets, blind.price, blind.owes(3), blind.owes(2)) == ((1, 1, 0), 2, 2, 0)


def test_dead_money_is_nobodys_bet_and_goes_to_the_main_pot() -> None:
    now = Betting.of(Limits(), (4, 9, 9)).post_dead(3, 2).post_antes(1)
    assert (now.pot, now.stacks, now.bets) == (5, (3, 8, 6), (0, 0, 0))
    over = play(now, "bet 3", "raise 6", "call").closed()
    assert over.pots() == (Pot(14, (1, 2, 3)), Pot(6, (2, 3)))


def test_a_pot_holds_what_was_put_in_up_to_a_level_that_only_some_have_reached() -> None:
    assert unmatched((10, 25, 40, 60)) == (4, 20)
    contributions = (10, 25, 40, 40)
    assert pots_of(contributions, (1, 2, 4)) == (Pot(40, (1, 2, 4)), Pot(45, (2, 4)), Pot(30, (4,)))
    assert pots_of(contributions, (1, 2)) == (Pot(40, (1, 2)), Pot(75, (2,)))


def test_contributions_read_back() -> None:
    assert parse_contributions("10.25.40f") == ((10, 25, 40), frozenset({3}))
    assert format_contributions((10, 25, 40), {3}) == "10.25.40f"
    with pytest.raises(InvalidNotation) as error:
        parse_contributions("10.2x")
    assert (error.value.expected, error.value.at) == ("chips", 3)
