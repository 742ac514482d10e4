"""Trex's questions in lesson and drills: answered by the rules, read back as written, refused with a reason."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from rake.kit.drills import LEVELS
from rake.kit.errors import IllegalAction, IllegalPosition, InvalidNotation
from rake.shelf.trex.questions import drill, parse_question
from rake.shelf.trex.questions.choose import Choose
from rake.shelf.trex.questions.legal import Legal
from rake.shelf.trex.questions.trick import Points, Takes

from . import trex_reference as reference

LOW = "6D.6C.5S.5H.5C.4S.4C.3S.3H.3D.2S.2H.2D"
QUEENS = "QS.QD.JH.TH.9H.8H.7S.6H.5S.5H.4C.3H.2S"
LAYOUT = "seats=4 rules=default seen=0 deck=xx~4 choose trex~4 pass~1 pass~2 pass~3 pass~4 play JS"

QUESTIONS = [
    (f"ask=choose played=diamonds.king hand={LOW}", {"eltoosh"}),
    ("ask=best contract=king hand=AH.3S.2H", {"play 3S"}),
    (f"ask=best contract=girls hand={QUEENS} turn=ask", {"expose QS"}),
    ("ask=points table=7D.3D.QD.9D contract=girls seat=3 exposed=QD say=-50.-25.25", {"-50"}),
    ("ask=legal contract=trex table=QS.JS hand=KS.TS.4D say=-_KS_KS.TS", {"3"}),
    ("ask=best contract=trex hand=3S.2S.2H.2D turn=ask", {"pass"}),
    ("ask=best contract=trex hand=3C.2S.2H.2D turn=ask", {"show"}),
    (f"ask=next deal={LAYOUT}", {"1"}),
    ("ask=takes table=5C.AH.9C.QC", {"QC"}),
    ("ask=legal contract=king hand=KH.9C.3H say=9C_KH.3H_KH.9C.3H", {"1"}),
    ("ask=legal contract=king hand=KH.3H say=-_KH.3H", {"2"}),
    ("ask=legal contract=king table=5D hand=KH.9C.3H say=9C_KH.9C.3H", {"2"}),
    ("ask=legal contract=trex table=QS.JS.JH.TS hand=AS.KS.QH.JC.TH.9S.8S.5C say=AS_KS.QH.JC.TH.9S", {"2"}),
    ("ask=legal contract=trex table=QS.JS.JH.TS hand=AS.9H.8S.5C say=-_AS", {"1"}),
    ("ask=points table=TS.4S.KH.7S contract=king seat=3 exposed=KH say=-150.75.150", {"75"}),
    ("ask=points table=QH.KC.2H.3C contract=girls seat=1 exposed=QH say=-50.-25.25", {"-25"}),
    ("ask=points table=9H.QC.QH.TH contract=girls seat=3 exposed=QH.QC say=-125.-100.-75", {"-100"}),
    ("ask=points table=5C.AC.2D.AD contract=diamonds seat=2 say=0.10.20", {"20"}),
    ("ask=points table=5C.AC.2D.AD contract=eltoosh seat=2 say=-15.0", {"-15"}),
]
"""The questions of the lesson with the answers of the facts, and others like them."""


@pytest.mark.parametrize(("text", "answers"), QUESTIONS)
def test_a_question_has_the_answers_of_the_facts(text: str, answers: set[str]) -> None:
    assert parse_question(text).right == answers


def table(contract: str, hand: Sequence[str] = (), trick: Sequence[str] = (), **more: object) -> reference.Table:
    """Return a table of the reference in play: seat 4 has this hand, and the trick was led by seat 1 or later."""
    empty = reference.dealt([], {}, [])
    first = 5 - len(trick) if hand else 1
    laid = [*enumerate(trick, first)]
    return empty | {"played": contract, "hands": {1: [], 2: [], 3: [], 4: [*hand]}, "trick": laid} | more


def allowed(question: Legal) -> set[str]:
    rows = {suit: [card for card in question.table if card[1] == suit] for suit in "SHDC"}
    trick = () if question.contract.value == "trex" else question.table
    acts = reference.legal(table(question.contract.value, question.hand, trick, rows=rows))
    return {act.removeprefix("play ") for act in acts} - {"pass"}


def scored(question: Points) -> int:
    by = {card: seat for seat, card in enumerate(question.table, 1) if card in question.exposed}
    now = table(question.contract.value, (), question.table, exposed=by)
    reference.trick_won(now)
    return int(now["points"][question.seat])


def taken(question: Takes) -> str:
    now = table("eltoosh", (), question.table)
    reference.trick_won(now)
    points: dict[int, int] = now["points"]
    return question.table[min(points, key=points.__getitem__) - 1]


@pytest.mark.parametrize("level", LEVELS)
def test_a_drill_has_one_right_answer_by_the_reference_and_reads_back(level: int) -> None:
    for seed in range(60):
        for kind in ("takes", "legal", "points", "choose"):
            question = drill(kind, level, str(seed))
            assert len(question.right) == 1
            assert parse_question(str(question)) == question
            if isinstance(question, Takes):
                assert question.right == {taken(question)}
                assert (len({card[1] for card in question.table}) == 1) == (level == 1)
            elif isinstance(question, Legal):
                assert question.cards == allowed(question)
            elif isinstance(question, Points):
                assert question.right == {str(scored(question))}
                owns = question.taking in question.exposed
                assert (bool(question.exposed), owns) == (level > 1, level == max(LEVELS))
            else:
                assert isinstance(question, Choose)
                assert (len(question.answers) == 5) == (level == max(LEVELS))


@pytest.mark.parametrize(
    ("text", "error", "says"),
    [
        ("ask=bluff hand=6S", InvalidNotation, "expected takes|legal|points|choose|best|next"),
        ("ask=takes table=5C.AH.9C", InvalidNotation, "table"),
        ("ask=takes table=5C.AH.9C.5C", IllegalPosition, "card-twice"),
        ("ask=legal contract=bridge hand=5C say=5C_-", InvalidNotation, "contract"),
        ("ask=legal contract=king table=2C.3C.4C.6C hand=5C say=5C_-", InvalidNotation, "table"),
        ("ask=legal contract=trex table=JS.KS hand=QS say=QS_-", InvalidNotation, "table"),
        ("ask=legal contract=trex table=QS hand=KS say=KS_-", InvalidNotation, "table"),
        ("ask=legal contract=trex table=JS hand=JS.QS say=QS_-", IllegalPosition, "card-twice"),
        ("ask=legal contract=trex table=JS hand=QS say=QS", IllegalPosition, "answers (1, 1)"),
        ("ask=points table=7D.3D.QD.9D contract=trex seat=3 say=0.1", InvalidNotation, "contract"),
        ("ask=points table=7D.3D.QD.9D contract=girls seat=3 exposed=9D say=0.1", InvalidNotation, "contract"),
        ("ask=points table=7D.3D.QD.9D contract=girls seat=5 say=0.1", InvalidNotation, "seat"),
        ("ask=points table=7D.3D.QD.9D contract=girls seat=3 say=-25.x", InvalidNotation, "chips"),
        ("ask=choose hand=AS.KS", InvalidNotation, "hand"),
        (f"ask=choose played=king.king hand={LOW}", IllegalPosition, "played"),
        (f"ask=choose played=diamonds.eltoosh.girls.king hand={LOW}", IllegalPosition, "answers (1, 1)"),
        ("ask=best contract=eltoosh hand=QS turn=ask", InvalidNotation, "turn"),
        ("ask=best contract=girls table=5C hand=QS turn=ask", InvalidNotation, "turn"),
        ("ask=best contract=girls hand=QS turn=maybe", InvalidNotation, "play|ask"),
        (f"ask=next deal={LAYOUT}~1 play JS", IllegalAction, "not-held"),
    ],
)
def test_a_question_that_can_not_be_asked_is_refused_with_the_reason(
    text: str, error: type[ValueError], says: str
) -> None:
    with pytest.raises(error) as caught:
        parse_question(text)
    assert says in str(caught.value)
