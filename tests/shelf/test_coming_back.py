"""PK2.7 to the last chip: who posts what first, what dead money plays for, and whose ante an absent player pays."""

from __future__ import annotations

from random import Random

from rake.shelf.holdem.action import parse_act
from rake.shelf.holdem.game import GAME
from tests.bounded import end_of

from .test_holdem import dealt, played


def test_pk2_7_who_comes_back_on_the_small_blind_posts_it_before_the_dead_money() -> None:
    state = dealt((12, 100, 100), posts="1:10")
    assert (state.money.bets[0], state.money.dead, state.money.stacks[0]) == (5, 7, 0)
    assert dealt((3, 100, 100), posts="1:10").money.dead == 0


def test_pk2_7_a_player_all_in_by_dead_money_plays_for_nothing_else() -> None:
    over = played(dealt((100, 100, 100, 12), posts="4:15"), "3 call", "1 call", "2 check")
    assert (over.money.stacks[3], over.money.dead) == (0, 12)
    over = end_of(over, lambda _: parse_act("check"))
    assert over.result
    assert [(pot.chips, pot.contestants) for pot in over.result.pots] == [(12, (1, 2, 3, 4)), (30, (1, 2, 3))]


def test_pk2_7_dealt_takes_an_absent_players_ante_too() -> None:
    match = GAME.match(3, "default.missed_blinds-dealt.forced-ante").apply(2, parse_act("sit out"))
    state = match.deal(Random(1))
    absent = state.players.index(2) + 1
    assert state.absent == {absent}
    assert state.money.stacks[absent - 1] == state.deal.stacks[absent - 1] - state.deal.stake
    for forced in ("ante", "blinds"):
        away = GAME.match(3, f"default.forced-{forced}").apply(2, parse_act("sit out"))
        assert 2 not in away.deal(Random(1)).players
