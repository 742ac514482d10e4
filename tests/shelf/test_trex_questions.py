"""Trex's questions in drills: answered as the reference does."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from rake.kit.drills import LEVELS
from rake.shelf.trex.questions import QUESTION_FORM
from rake.shelf.trex.questions.choose import Choose
from rake.shelf.trex.questions.legal import Legal
from rake.shelf.trex.questions.trick import Points, Takes

from . import trex_reference as reference


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
            question = QUESTION_FORM.draw(kind, level, str(seed))
            assert len(question.right) == 1
            assert QUESTION_FORM.parse(str(question)) == question
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
