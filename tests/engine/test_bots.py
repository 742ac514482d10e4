"""Bots: what they are handed, that what they do is legal, what their characters promise, and the ladder's foot."""

import math
import random
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from benchmarks.bots import duel, play
from rake import Action, ActionKind, Card, HouseRules, Phase, Round, View
from rake.analysis.bots import BETTORS, Bot, chance
from rake.analysis.pickers import PICKERS
from rake.kit.chance import Random
from tests.bounded import end_of
from tests.examples import examples

from .random_rounds import random_round, some_view, unseen_dealt_anew
from .strategies import EVERY_RULES

BOTS = [Bot(picker, bettor) for picker in PICKERS for bettor in BETTORS.values()]
QUICK = [bot for bot in BOTS if bot.picker != "strong"]
WAGERS = (ActionKind.BET, ActionKind.RAISE)


def views(count: int, seed: int) -> list[View]:
    """Return what seats see at turns to speak, in many rounds."""
    return [some_view(seed + number, lambda view: view.phase.is_betting and not view.absent) for number in range(count)]


def wagered(bot: Bot, seen: list[View], seed: int = 1) -> int:
    rng = random.Random(seed)
    return sum(bot.choose(view, rng).kind in WAGERS for view in seen)


def played(start: Round, bots: list[Bot], rng: Random) -> Round:
    def choose(now: Round) -> Action:
        view = now.seen_by(now.to_act or 0)
        action = bots[view.seat - 1].choose(view, rng)
        assert now.why_not(action) is None
        return action

    return end_of(start, choose)


@pytest.mark.parametrize("rules", EVERY_RULES, ids=str)
def test_what_bots_do_is_legal_under_every_house_rule(rules: HouseRules) -> None:
    rng = random.Random(str(rules))
    for seed in range(6):
        start = random_round(seed, rules)
        bots = [rng.choice(QUICK) for _ in range(start.players)]
        over = played(start, bots, rng)
        assert over.phase is Phase.OVER
        assert sum(over.stacks.values()) == sum(over.start)


@pytest.mark.parametrize("seed", range(6))
def test_what_strong_bots_do_is_legal(seed: int) -> None:
    start = random_round(seed)
    played(start, [Bot("strong", BETTORS["sly"])] * start.players, random.Random(seed))


@given(seed=st.integers(0, 10_000), again=st.integers(1, 5), number=st.integers(0, len(QUICK) - 1))
@examples(60)
def test_what_a_seat_cannot_see_does_not_move_its_bot(seed: int, again: int, number: int) -> None:
    view = some_view(seed, lambda view: True)
    other = unseen_dealt_anew(view, random.Random(again)).seen_by(view.seat)
    assert other == view
    chosen = [QUICK[number].choose(each, random.Random(3)) for each in (view, other)]
    assert chosen[0] == chosen[1]
    assert view.why_not(chosen[0]) is None


@pytest.mark.parametrize("bot", BOTS, ids=lambda bot: f"{bot.picker}-{bot.bettor.name}")
def test_the_same_seed_gives_the_same_game(bot: Bot) -> None:
    first, second = (play([bot] * 3, 11, 60) for _ in range(2))
    assert first == second
    assert str(first.record()) == str(second.record())


def test_bots_draw_from_random_alone() -> None:
    class Chance:
        def __init__(self) -> None:
            self.source = random.Random(5)

        def random(self) -> float:
            return self.source.random()

    for bot in BOTS:
        start = Round.deal(3, 60, 2, rng=random.Random(8))
        assert played(start, [bot] * 3, Chance()) == played(start, [bot] * 3, random.Random(5))


def test_bold_bets_more_often_than_sly_and_sly_than_careful() -> None:
    seen = views(300, 50_000)
    careful, sly, bold = (wagered(Bot("outs", BETTORS[name]), seen) for name in ("careful", "sly", "bold"))
    assert careful < sly < bold
    assert careful > 0


def test_careful_never_bluffs() -> None:
    """It bets and raises only where its chance is well above a fair share."""
    bot = Bot("outs", BETTORS["careful"])
    for view in views(300, 60_000):
        if bot.choose(view, random.Random(1)).kind in WAGERS:
            assert chance(view) * len(view.still_in) >= bot.bettor.courage > 1


@pytest.mark.parametrize("name", ["bold", "sly"])
def test_bluffs_come_at_their_stated_rate(name: str) -> None:
    bot = Bot("outs", BETTORS[name])
    weak = [
        view
        for view in views(200, 70_000)
        if chance(view) * len(view.still_in) < bot.bettor.courage and (view.options().bet or view.options().raise_to)
    ]
    turns = 3_000
    bluffs = wagered(bot, [weak[turn % len(weak)] for turn in range(turns)])
    assert within(bluffs, turns, bot.bettor.bluff)


def test_decoys_come_at_their_stated_rate() -> None:
    view = some_view(1, lambda view: view.phase is Phase.FIRST_PICK and len(view.options().up) > 2 and not view.absent)
    for name, bettor in BETTORS.items():
        usual = Bot("outs", replace(bettor, decoy=0.0)).choose(view, random.Random(1))
        rng = random.Random(name)
        turns = 3_000
        taken = [Bot("outs", bettor).choose(view, rng) for _ in range(turns)]
        others = [action for action in taken if action != usual]
        assert within(len(others), turns, bettor.decoy)
        assert all(action.card for action in others)


def within(found: int, turns: int, rate: float) -> bool:
    """Return whether a count lies within four standard deviations of a rate."""
    return abs(found - turns * rate) <= 4 * math.sqrt(turns * rate * (1 - rate))


def test_a_hand_that_cannot_lose_is_never_folded() -> None:
    sure = some_view(3, lambda view: view.phase is Phase.THIRD_BETTING and bool(view.options().fold))
    cards = tuple(Card.parse(text) for text in ("AS", "DS", "LS", "PS", "TS"))
    hands = (*sure.cards[: sure.seat - 1], cards, *sure.cards[sure.seat :])
    best = replace(sure, cards=hands)
    for bettor in BETTORS.values():
        assert Bot("outs", bettor).choose(best, random.Random(1)).kind in (ActionKind.CALL, ActionKind.RAISE)


def test_an_absent_seat_folds() -> None:
    view = some_view(4, lambda view: view.seat in view.absent)
    assert all(bot.choose(view, random.Random(1)) == Action(ActionKind.FOLD) for bot in BOTS)


def test_in_a_duel_only_decisions_tell(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a picker draws moves neither bluffs nor decoys."""

    def restless(view: View, rng: Random) -> Action:
        rng.random()
        return PICKERS["outs"](view, rng)

    monkeypatch.setitem(PICKERS, "restless", restless)
    for bettor in BETTORS.values():
        assert duel(Bot("restless", bettor), Bot("outs", bettor), 40) == (0, 0)


def test_the_foot_of_the_ladder_holds() -> None:
    careful = BETTORS["careful"]
    assert duel(Bot("made", careful), Bot("random", careful), 300).is_clear
    assert duel(Bot("outs", careful), Bot("random", careful), 300).is_clear
