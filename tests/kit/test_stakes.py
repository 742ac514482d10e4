"""Stakes by its rules: chips, bets with a least and a most, deals that are over at birth, and buying in again."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from rake.kit.errors import IllegalAction, IllegalPosition, Violation
from rake.kit.game import Range
from tests.toys.stakes import DECK, GAME, StakesRefusal

REST = "1R.1G.2G.3R.3G.4G.5G.6R.6G"
DEAL = f"stakes 1 seats=3 rules=default stacks=20.5.9 deck=4R.5R.2R.{REST}"


def test_st3_a_bet_goes_from_the_stake_to_all_that_is_left() -> None:
    state = GAME.parse_record(DEAL).state()
    assert (state.to_act, state.ranges()) == (1, (Range("bet", 2, 18),))
    assert [str(act) for act in state.legal()] == ["check", "bet 2", "bet 18"]
    # Seat 2 has three chips left, too few for a raise by two: it may go all-in, and that is the least and the most.
    state = state.apply(GAME.parse_action("bet 2"))
    assert state.ranges() == (Range("raise", 3, 3),)
    assert [str(act) for act in state.legal()] == ["fold", "call", "raise 3"]


def test_st3_limit_knows_one_size() -> None:
    state = GAME.parse_record(DEAL.replace("default", "limit")).state()
    assert state.ranges() == (Range("bet", 4, 4),)


def test_st2_a_deal_is_over_at_birth_if_the_stake_leaves_nobody_to_bet_against() -> None:
    state = GAME.parse_record(DEAL.replace("20.5.9", "20.2.1")).state()
    assert (state.to_act, state.scores, state.legal()) == (None, (-2, 3, -1), ())
    assert GAME.parse_match("stakes=1 rules=default stake=2 stacks=20.2.1").deal(Random(1)).to_act is None
    assert "deck=4R.5R.2R.xx" in str(state.seen_by(0))


def test_st4_side_pots_go_to_the_best_of_those_who_paid_for_them() -> None:
    state = GAME.parse_record(f"{DEAL}\n1 bet 7\n2 call\n3 call").state()
    assert (state.to_act, state.scores) == (None, (-1, 10, -9))


def test_st4_who_folds_does_not_show() -> None:
    state = GAME.parse_record(f"{DEAL}\n1 bet 3\n2 call\n3 fold").state()
    assert "deck=4R.5R.xx.xx" in str(state.seen_by(1))
    assert "deck=xx.xx.xx.xx" in str(GAME.parse_record(f"{DEAL}\n1 bet 3\n2 fold\n3 fold").state().seen_by(0))


def test_st5_who_is_broke_buys_in_before_the_next_deal() -> None:
    match = GAME.parse_match("stakes=1 rules=default stake=2 stacks=24.0.12 dealer=3")
    assert match.ranges(2) == (Range("buy", 4, 20, 2),)
    assert (match.legal(1), match.deal(Random(1)).players) == ((), (3, 1))
    after = match.apply(2, GAME.parse_action("buy 8"))
    assert (after.scores, sorted(after.deal(Random(1)).players)) == ((24, 8, 12), [1, 2, 3])
    with pytest.raises(IllegalAction) as error:
        match.apply(2, GAME.parse_action("buy 9"))
    assert error.value.violation == Violation(StakesRefusal.BUY_IN, (9,))
    alone = GAME.parse_match("stakes=1 rules=default stake=2 stacks=36.0.0")
    assert (alone.over, alone.why_no_deal()) == (False, Violation(StakesRefusal.TOO_FEW, (1,)))


def test_nobody_is_dealt_in_without_chips() -> None:
    with pytest.raises(IllegalPosition):
        GAME.parse_record(DEAL.replace("20.5.9", "20.0.9")).state()


def test_resampling_is_uniform_over_the_cards_of_the_others() -> None:
    view, rng = GAME.parse_record(DEAL).state().seen_by(2), Random("uniform")
    counts = Counter(str(view.resample(rng).seen_by(1)).split("deck=")[1][:2] for _ in range(2_200))
    assert set(counts) == {*DECK.cards} - {"5R"}
    assert all(140 < count < 260 for count in counts.values())
