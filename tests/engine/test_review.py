"""A round reviewed: each decision by what its seat saw, verdicts only where something decides, and sums that add up."""

from __future__ import annotations

from random import Random

import pytest

from rake import (
    BETTORS,
    BOOK,
    CALL,
    FOLD,
    Action,
    Bot,
    Odds,
    Phase,
    Round,
    Spot,
    odds,
    parse_action,
    parse_cards,
    parse_record,
    parse_rules,
)
from rake.analysis.coach import advise
from rake.analysis.equity import Equity, price
from rake.analysis.odds import BATCH, UNIT, Tally
from rake.analysis.review import Decision, Review, Verdict, review
from tests.bounded import counted, states_of, within

ALL = 1000
"""More batches than any decision needs."""


def played(players: int, seed: int, rules: str = "book") -> list[Round]:
    """Return the states of a round that bots have played."""
    rng = Random(seed)
    bots = [Bot("random", [*BETTORS.values()][seat % len(BETTORS)]) for seat in range(players)]

    def choose(now: Round) -> Action:
        view = now.seen_by(now.to_act or 0)
        return bots[view.seat - 1].choose(view, rng)

    return [*states_of(Round.deal(players, 100, 2, parse_rules(rules), rng=rng), choose)]


def of(states: list[Round], seat: int) -> Review:
    return counted(review([now.seen_by(seat) for now in states]), ALL)


def dealt(hand: str, rivals: str, middle: str) -> Round:
    """Return a round of two with these hands and this middle, the face-up row first."""
    deck = [card for pair in zip(parse_cards(hand), parse_cards(rivals), strict=True) for card in pair]
    return Round.from_deck(2, 100, 2, BOOK, (*deck, *parse_cards(middle)))


def states_after(now: Round, *actions: str) -> list[Round]:
    states = [now]
    for text in actions:
        states.append(states[-1].apply(parse_action(text)))
    return states


LOST = dealt("AS DF 2C", "DW 9C 4F", "3S 7C 8F 6W")
"""Seat 1 holds the Ace of Skulls, which loses by 5.3 whatever it takes."""
WON = dealt("DF 2C 8W", "AS AW AC", "3S 7C 8F 6W")
"""Seat 2 holds three Aces with that of Skulls, which wins by 5.2 whatever it takes."""
CHECKED = ("check", "check", "take 3S", "take 7C", "check", "check", "take x1", "take x2")


@pytest.mark.parametrize(
    ("dealt", "actions", "seat", "verdict", "better", "cost"),
    [
        (LOST, ("check", "bet 10", "call"), 1, Verdict.COSTLY, (FOLD,), 10 / 24),
        (LOST, ("check", "bet 10", "fold"), 1, Verdict.GOOD, (), 0),
        (WON, ("bet 10", "fold"), 2, Verdict.COSTLY, (CALL,), 1 - 10 / 24),
        (WON, ("bet 10", "call"), 2, Verdict.GOOD, (), 0),
        (WON, ("bet 10", "raise 30"), 2, Verdict.OPEN, (), 0),
        (LOST, ("bet 10",), 1, Verdict.OPEN, (), 0),
        (LOST, ("check",), 1, Verdict.OPEN, (), 0),
    ],
)
def test_calls_and_folds_are_judged_by_their_price_and_bets_are_not(
    dealt: Round, actions: tuple[str, ...], seat: int, verdict: Verdict, better: tuple[Action, ...], cost: float
) -> None:
    judged = of(states_after(dealt, *CHECKED, *actions), seat).judgements[-1]
    assert (judged.verdict, judged.better) == (verdict, better)
    assert judged.cost == pytest.approx(cost)


SURE = 400
"""Batches enough for any decision to be done."""


@pytest.mark.parametrize(
    ("action", "beyond", "verdict"),
    [
        (CALL, -1.01, Verdict.COSTLY),
        (CALL, -0.99, Verdict.CLOSE),
        (CALL, 1.01, Verdict.GOOD),
        (FOLD, 1.01, Verdict.COSTLY),
        (FOLD, 0.99, Verdict.CLOSE),
        (FOLD, -1.01, Verdict.GOOD),
    ],
)
def test_within_the_error_of_break_even_a_call_and_a_fold_are_close(
    action: Action, beyond: float, verdict: Verdict
) -> None:
    """The chance to win lies that many errors beyond the one at which a call breaks even."""
    view = states_after(LOST, "check", "bet 10")[-1].seen_by(1)
    near = round(SURE * BATCH * UNIT * price(view).break_even)
    error = Equity(view, Tally(SURE, near, near)).error
    won = near + round(beyond * error * SURE * BATCH * UNIT)
    judged = Review((Decision(view, action),), (Equity(view, Tally(SURE, won, won)),), None).judgements[0]
    assert judged.verdict is verdict
    assert judged.cost == (pytest.approx(abs(beyond) * error, abs=1e-5) if verdict is Verdict.COSTLY else 0)


def test_a_pick_up_is_judged_as_the_coach_does() -> None:
    view = states_after(LOST, "check", "check")[-1].seen_by(1)
    options = odds(Spot.from_view(view)).options
    won = [SURE * BATCH * UNIT * part // 100 for part in (30, 35, 29)]
    odds_so_far = Odds(Spot.from_view(view), sums=tuple(Tally(SURE, each, each) for each in won))
    for option, cost in zip(options, (0.05, 0, 0.06), strict=True):
        judged = Review((Decision(view, option.action),), (odds_so_far,), None).judgements[0]
        assert judged.win == pytest.approx(0.35)
        assert judged.cost == pytest.approx(cost)
        assert judged.cost == advise(odds_so_far, option.action).cost
        assert judged.after == pytest.approx(0.35 - cost)
        assert (judged.verdict, judged.better) == (
            (Verdict.COSTLY, (options[1].action,)) if cost else (Verdict.GOOD, ())
        )
        assert judged.cost_error == (pytest.approx(1.96 * (0.45 / SURE / BATCH) ** 0.5, rel=0.05) if cost else 0)


def test_cards_and_choices_add_up_to_the_whole_change() -> None:
    ends = set()
    for seed in (1, 4):
        states = played(3, seed)
        for seat in range(1, 4):
            done = of(states, seat)
            assert len(done.judgements) == len(done.decisions)
            if not done.judgements:
                continue
            end = done.judgements[-1].win if done.end is None else done.end
            whole = end - done.judgements[0].win
            assert done.by_cards + done.by_choices == pytest.approx(whole)
            assert done.by_choices <= 0
            ends.add(done.end)
    assert ends >= {None, 0.0, 1.0}


def test_a_decision_is_every_action_of_the_seat_with_the_view_before_it() -> None:
    states = played(4, 3)
    for seat in range(1, 5):
        moves = [move for move in states[-1].moves if move.seat == seat]
        decisions = review([now.seen_by(seat) for now in states]).decisions
        assert [(each.view.phase, each.view.to_act, each.action) for each in decisions] == moves


def test_a_seat_that_folded_or_is_still_playing_has_no_end() -> None:
    states = states_after(LOST, "check", "bet 10", "fold")
    assert of(states, 1).end is None
    assert of(states, 2).end == 1.0
    assert of(states[:-1], 2).end is None


def test_the_review_of_a_linked_view_is_that_of_the_whole_round() -> None:
    """Nothing but what the seat saw is used: its record alone gives the same numbers."""
    states = played(3, 5)
    for seat in (1, 3):
        record = parse_record(str(states[-1].seen_by(seat).record()))
        linked, whole = counted(review(record.views(seat)), ALL), of(states, seat)
        assert [(each.win, each.error, each.verdict, each.cost) for each in linked.judgements] == [
            (each.win, each.error, each.verdict, each.cost) for each in whole.judgements
        ]


def test_a_review_can_be_counted_in_parts() -> None:
    states = played(3, 5)
    views = [now.seen_by(1) for now in states]
    step = review(views)
    assert step.judgements == ()
    sizes = [0]
    batches = within(500, "the end of the count")
    while not step.done and next(batches):
        step = step.advance(7)
        sizes.append(len(step.judgements))
    assert sizes == sorted(sizes)
    assert sizes[-1] == len(step.decisions)
    assert step.advance() == step
    kinds = {type(count) for count in step.counts}
    assert kinds == {Odds, Equity}
    whole = counted(review(views), ALL)
    assert [judged.win for judged in step.judgements] == [judged.win for judged in whole.judgements]


def test_9_3_an_absent_seat_and_one_without_rivals_decide_nothing() -> None:
    now = Round.deal(2, 100, 2, parse_rules("book.forced-blinds.missed_blinds-dealt"), rng=Random(1), absent=[2])
    states = [*states_of(now, Round.lapse)]
    assert states[-1].phase is Phase.OVER
    for view in ([each.seen_by(seat) for each in states] for seat in (1, 2)):
        assert review(view).decisions == ()
    assert review([each.public_view() for each in states]).decisions == ()
