"""Rook's questions in drills: answered as the reference does."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import pytest

from rake.kit.drills import LEVELS
from rake.shelf.rook.questions import QUESTION_FORM
from rake.shelf.rook.questions.calls import Call
from rake.shelf.rook.questions.scores import Scores
from rake.shelf.rook.questions.trick import Legal, Points, Takes

from . import rook_reference as reference


def table(trump: str, trick: Sequence[str], hand: Sequence[str] = ()) -> reference.Table:
    """Return a table of the reference in play: seat 1 led, and the seat to act has this hand."""
    seat = len(trick) + 1
    empty = reference.dealt([*reference.pack("french")], 4, {}, 1)
    laid = [*enumerate(trick, 1)]
    hands = {each: [*hand] if each == seat else ["2C"] for each in range(1, 5)}
    return empty | {"trump": trump, "hands": hands, "trick": laid, "stage": "play", "turn": seat}


def taken(question: Takes) -> str:
    *before, last = question.table
    now = table(question.trump, before, (last,))
    reference.play(now, last)
    winner: int = now["turn"]
    return question.table[winner - 1]


@pytest.mark.parametrize("level", LEVELS)
def test_a_drill_has_one_right_answer_by_the_reference_and_reads_back(level: int) -> None:
    for seed in range(60):
        for kind in ("takes", "legal", "points", "scores"):
            question = QUESTION_FORM.draw(kind, level, str(seed))
            assert len(question.right) == 1
            assert QUESTION_FORM.parse(str(question)) == question
            if isinstance(question, Takes):
                assert question.right == {taken(question)}
                assert ("RO" in question.table) == (level > 1)
            elif isinstance(question, Legal):
                acts = reference.legal(table(question.trump, question.table, question.hand))
                assert question.cards == {act.removeprefix("play ") for act in acts}
                assert "RO" in question.hand or level == 1
            elif isinstance(question, Points):
                counted = reference.points(table("S", ()), [*question.table]) + 20 * question.last
                assert question.right == {str(counted)}
                assert level == max(LEVELS) or not question.last
            else:
                assert isinstance(question, Scores)
                assert question.right == {str(scored(question))}


def scored(question: Scores) -> int:
    """RK4.1 to RK4.4, read aloud."""
    kitty = reference.points(table("S", ()), [question.kitty])
    if question.side == "others":
        return 200 - question.won - kitty
    if question.won + kitty < question.bid:
        return -question.bid
    return question.bid + (100 if question.sweep else 0)


@pytest.mark.parametrize("level", LEVELS)
def test_a_drill_of_calls_is_answered_now_by_a_bid_and_now_by_a_pass(level: int) -> None:
    said = Counter[str]()
    for seed in range(30):
        question = QUESTION_FORM.draw("call", level, str(seed))
        assert isinstance(question, Call)
        assert QUESTION_FORM.parse(str(question)) == question
        assert (level == 1, level == 3) in ((not any(question.calls), any(question.calls)), (False, False))
        said["pass" if "pass" in question.right else "bid"] += 1
    assert min(said["pass"], said["bid"]) >= 4
