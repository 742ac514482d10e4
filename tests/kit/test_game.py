"""What plays any game on: bots by seat, chance by decision, moves in turn."""

from __future__ import annotations

import random

import pytest

from rake.kit.actions import CardAction
from rake.kit.chance import Random
from rake.kit.errors import IllegalAction, IllegalPosition, Violation
from rake.kit.game import GameRefusal, View, play_until, replay
from rake.kit.records import MoveLine
from tests.toys import stakes
from tests.toys.shelf import swap
from tests.toys.shelf.swap.bots import Lowest


class Watching:
    """A bot that writes down what it is handed, and draws as often as it likes."""

    def __init__(self, draws: int) -> None:
        self.draws = draws
        self.views: list[View[CardAction]] = []
        self.luck: list[float] = []

    def choose(self, view: View[CardAction], rng: Random) -> CardAction:
        self.views.append(view)
        self.luck += [rng.random() for _ in range(self.draws)][:1]
        return view.legal()[0]


def test_bots_are_handed_what_their_seats_see_and_nothing_else() -> None:
    state, bot = swap.GAME.deal(3, rng=random.Random(1)), Watching(1)
    ended = play_until(state, dict.fromkeys((1, 2, 3), bot), 5)
    states = replay(state, ended.moves)[:-1]
    assert bot.views == [each.seen_by(each.to_act or 0) for each in states]


def test_each_decision_has_chance_of_its_own() -> None:
    state, few, many = swap.GAME.deal(3, rng=random.Random(1)), Watching(1), Watching(9)
    play_until(state, dict.fromkeys((1, 2, 3), few), 5)
    play_until(state, dict.fromkeys((1, 2, 3), many), 5)
    assert few.luck == many.luck == [random.Random(f"5 {decision}").random() for decision in range(len(few.luck))]


def test_play_stops_where_a_seat_without_a_bot_has_the_turn() -> None:
    state = swap.GAME.deal(3, rng=random.Random(1))
    now = play_until(state, {1: Lowest(), 3: Lowest()}, 5)
    assert (len(now.moves), now.to_act) == (1, 2)


def test_moves_are_replayed_in_turn_only() -> None:
    state, check = stakes.GAME.deal(2, rng=random.Random(1)), stakes.Act(stakes.ActionKind.CHECK)
    assert [each.to_act for each in replay(state, [MoveLine(1, check), MoveLine(2, check)])] == [1, 2, None]
    with pytest.raises(IllegalPosition) as error:
        replay(state, [MoveLine(2, check)])
    assert error.value.violation == Violation(GameRefusal.OUT_OF_TURN, (2, 1))
    with pytest.raises(IllegalAction):
        replay(state, [MoveLine(1, stakes.Act(stakes.ActionKind.FOLD))])
