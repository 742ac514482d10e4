"""Rook's questions in lesson and drills: answered by the rules, read back as written, refused with a reason."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import pytest

from rake.kit.drills import LEVELS
from rake.kit.errors import IllegalAction, IllegalPosition, InvalidNotation
from rake.shelf.rook.questions import drill, parse_question
from rake.shelf.rook.questions.calls import Call
from rake.shelf.rook.questions.scores import Scores
from rake.shelf.rook.questions.trick import Legal, Points, Takes

from . import rook_reference as reference

DIAMONDS = "KS.KD.QD.JD.TS.9H.9D.7D.5S.5D.5C.4C.2C"
KEPT = "KS.KD.QD.JD.TS.9D.7D.5S.5D.5C"
BIDDING = "seats=4 rules=default seen=0 deck=xx~1 bid 80~2 bid 85~3 pass~4 bid 90~1 pass~2 pass"
OPEN = "seats=4 rules=default seen=0 deck=xx~1 bid 80~2 pass~3 pass~4 bid 85"

QUESTIONS = [
    (f"ask=call hand={DIAMONDS} say=pass.70.120", {"70"}),
    (f"ask=give hand={DIAMONDS} say=9H.4C.2C_5C.4C.2C", {"give 9H.4C.2C"}),
    (f"ask=trump hand={KEPT}", {"D"}),
    (f"ask=next deal={OPEN}", {"1"}),
    (f"ask=next deal={BIDDING}", {"1"}),
    ("ask=legal trump=D table=AD hand=QS.9H.4C.RO say=QS.9H.4C_RO", {"2"}),
    ("ask=legal trump=S table=KH hand=3H.RO say=3H_RO_3H.RO", {"1"}),
    ("ask=legal trump=H table=9C hand=4S.RO say=4S_4S.RO", {"2"}),
    ("ask=legal trump=H table=9S hand=4S.RO say=4S_4S.RO", {"1"}),
    ("ask=legal trump=H table=RO hand=AS.2H say=2H_AS.2H", {"1"}),
    ("ask=takes trump=H table=AS.RO.KS.TS", {"RO"}),
    ("ask=takes trump=H table=AS.RO.KS.2H", {"2H"}),
    ("ask=takes trump=H table=RO.AS.3H.KS", {"3H"}),
    ("ask=points table=AS.RO.KS.TS say=35.45.55", {"55"}),
    ("ask=points table=AS.RO.KS.TS last=1 say=55.75", {"75"}),
    ("ask=points table=QS.JH.2C.5D say=5.25", {"5"}),
    ("ask=scores bid=100 side=bidders won=95 kitty=TC say=-100.100.105", {"100"}),
    ("ask=scores bid=100 side=others won=95 kitty=TC say=95.105", {"95"}),
    ("ask=scores bid=100 side=bidders won=120 kitty=2C say=100.120", {"100"}),
    ("ask=scores bid=100 side=others won=120 kitty=2C say=80.-80", {"80"}),
    ("ask=scores bid=120 side=bidders won=115 kitty=2C say=-120.115", {"-120"}),
    ("ask=scores bid=120 side=others won=115 kitty=2C say=85.120", {"85"}),
    ("ask=scores bid=110 side=bidders won=190 tricks=13 kitty=KC say=110.210", {"210"}),
    ("ask=scores bid=200 side=bidders won=190 tricks=13 kitty=KC say=200.300", {"300"}),
]
"""The questions of the lesson with the answers of the facts, and others like them."""


@pytest.mark.parametrize(("text", "answers"), QUESTIONS)
def test_a_question_has_the_answers_of_the_facts(text: str, answers: set[str]) -> None:
    assert parse_question(text).right == answers


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
            question = drill(kind, level, str(seed))
            assert len(question.right) == 1
            assert parse_question(str(question)) == question
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
        question = drill("call", level, str(seed))
        assert isinstance(question, Call)
        assert parse_question(str(question)) == question
        assert (level == 1, level == 3) in ((not any(question.calls), any(question.calls)), (False, False))
        said["pass" if "pass" in question.right else "bid"] += 1
    assert min(said["pass"], said["bid"]) >= 4


@pytest.mark.parametrize(
    ("text", "error", "says"),
    [
        ("ask=bluff hand=6S", InvalidNotation, "expected takes|legal|points|call|scores|give|trump|next"),
        ("ask=takes trump=H table=6S.7S", InvalidNotation, "table"),
        ("ask=takes trump=X table=AS.RO.KS.TS", InvalidNotation, "S|H|D|C"),
        ("ask=takes table=AS.RO.KS.TS", InvalidNotation, "trump"),
        ("ask=takes trump=H table=AS.RO.KS.14B", InvalidNotation, "card"),
        ("ask=takes trump=H table=AS.RO.KS.AS", IllegalPosition, "card-twice"),
        ("ask=legal trump=H table=2C.3C.4C.6C hand=5C say=5C_-", InvalidNotation, "table"),
        ("ask=legal trump=H table=2C hand=5C.2C say=5C_2C", IllegalPosition, "card-twice"),
        ("ask=legal trump=H table=2C hand=5C.2S say=5C_AS", InvalidNotation, "say"),
        ("ask=points table=AS.RO.KS.TS last=2 say=55.75", InvalidNotation, "expected 1"),
        ("ask=points table=AS.RO.KS.TS say=50.60", IllegalPosition, "answers (0, 2)"),
        (f"ask=call calls=70.65 hand={DIAMONDS} say=pass.75", IllegalPosition, "too-low"),
        (f"ask=call calls=75.75 hand={DIAMONDS} say=pass.80", IllegalPosition, "not-higher"),
        (f"ask=call calls=72 hand={DIAMONDS} say=pass.80", IllegalPosition, "step"),
        (f"ask=call calls=0 hand={DIAMONDS} say=pass.80", InvalidNotation, "points"),
        (f"ask=call calls=200 hand={DIAMONDS} say=pass.80", InvalidNotation, "calls"),
        (f"ask=call calls=200.pass hand={DIAMONDS} say=pass.80", InvalidNotation, "calls"),
        (f"ask=call calls=90 hand={DIAMONDS} say=pass.90", IllegalPosition, "not-higher"),
        ("ask=call hand=AS.KS say=pass.80", InvalidNotation, "hand"),
        (f"ask=give hand={DIAMONDS} say=9H.4C.2C_5C.4C", InvalidNotation, "say"),
        (f"ask=give hand={DIAMONDS} say=9H.4C.2C_AS.4C.2C", InvalidNotation, "say"),
        (f"ask=trump hand={DIAMONDS}", InvalidNotation, "hand"),
        ("ask=scores bid=72 side=bidders won=95 kitty=TC say=-72.72", InvalidNotation, "bid"),
        ("ask=scores bid=100 side=dealers won=95 kitty=TC say=1.2", InvalidNotation, "bidders|others"),
        ("ask=scores bid=100 side=bidders won=195 kitty=TC say=1.2", InvalidNotation, "won"),
        ("ask=scores bid=100 side=bidders won=95 tricks=13 kitty=TC say=1.2", InvalidNotation, "won"),
        ("ask=scores bid=100 side=bidders won=95 tricks=12 kitty=TC say=1.2", InvalidNotation, "expected 13"),
        ("ask=scores bid=100 side=bidders won=95 kitty=TC.2C say=1.2", InvalidNotation, "card"),
        (f"ask=next deal={OPEN}~2 bid 90", IllegalPosition, "out-of-turn"),
        (f"ask=next deal={OPEN}~1 bid 85", IllegalAction, "not-higher"),
    ],
)
def test_a_question_that_can_not_be_asked_is_refused_with_the_reason(
    text: str, error: type[ValueError], says: str
) -> None:
    with pytest.raises(error) as caught:
        parse_question(text)
    assert says in str(caught.value)
