"""What every drill promises that asks which cards of a hand fit, whatever its game."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from types import SimpleNamespace
from typing import Any

import pytest

from rake.kit.card_sets import OFFERED, OfCardSets
from rake.kit.drills import LEVELS
from rake.kit.question_format import QuestionFormat
from rake.kit.questions import Question
from widgets.other_games import words
from widgets.shelf.card_sets import CardSetsKind


def drilled() -> Iterator[tuple[QuestionFormat[Question], str]]:
    """Yield how the questions about each game are read and drawn, with each kind of such questions."""
    for word in words():
        name = f"rake.shelf.{word}.questions"
        form = getattr(import_module(name), "QUESTION_FORM", None) if find_spec(name) else None
        if form:
            yield from ((form, kind) for kind in form.drilled if issubclass(form.by_word[kind], OfCardSets))


every_drill = pytest.mark.parametrize(
    ("form", "kind"), [pytest.param(form, kind, id=f"{form.notation.word}-{kind}") for form, kind in drilled()]
)


def asked(form: QuestionFormat[Question], kind: str, level: int, seed: int) -> OfCardSets:
    question = form.draw(kind, level, str(seed))
    assert isinstance(question, OfCardSets)
    return question


@every_drill
@pytest.mark.parametrize("level", LEVELS)
def test_a_drill_offers_one_right_set_and_three_wrong_ones_and_reads_back(
    form: QuestionFormat[Question], kind: str, level: int
) -> None:
    for seed in range(200):
        question = asked(form, kind, level, seed)
        assert len(question.right) == 1
        assert len({*question.say}) == len(question.say) == OFFERED
        assert form.parse(str(question)) == question


@every_drill
def test_a_drill_has_more_cards_the_harder_it_is(form: QuestionFormat[Question], kind: str) -> None:
    sizes = [max(len(asked(form, kind, level, seed).hand) for seed in range(50)) for level in LEVELS]
    assert sizes[0] < sizes[1] < sizes[2]


def test_games_have_such_drills() -> None:
    assert {form.notation.word for form, _ in drilled()} >= {"durak", "president"}


@pytest.mark.parametrize(("answer", "has_none"), [("1", True), ("2", False)])
def test_an_answer_that_no_card_fits_is_told_apart_from_one_that_lacks_a_card(answer: str, has_none: bool) -> None:
    asked: Any = SimpleNamespace(say=((), ("7H",)), cards={"7H", "9H"}, deck=SimpleNamespace(descending=tuple))
    said = CardSetsKind[Any]("DU1.4").feedback(asked, answer)
    assert (said.unfit, said.lacks, said.has_none) == (None, True, has_none)
