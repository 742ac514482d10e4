"""Questions of every game, as text."""

from __future__ import annotations

from importlib import import_module

import pytest

from widgets.kit.questions import read_tried

from . import (
    test_durak_questions,
    test_holdem_questions,
    test_president_questions,
    test_reddog_questions,
    test_rook_questions,
    test_rummy_questions,
    test_solo_questions,
    test_trex_questions,
)

TEXTS = [
    *(("durak", text) for text in test_durak_questions.QUESTIONS),
    *test_holdem_questions.QUESTIONS,
    *(("president", text) for text in test_president_questions.QUESTIONS),
    *(("reddog", text) for text in test_reddog_questions.QUESTIONS),
    *(("rook", text) for text, _ in test_rook_questions.QUESTIONS),
    *(("rummy", text) for text, _ in test_rummy_questions.QUESTIONS),
    *(("solo", text) for text in test_solo_questions.QUESTIONS),
    *(("trex", text) for text, _ in test_trex_questions.QUESTIONS),
]
"""Questions of every kind, each after its game's word."""


@pytest.mark.parametrize(("word", "text"), TEXTS)
def test_a_question_reads_back_as_it_is_written(word: str, text: str) -> None:
    parse = import_module(f"widgets.games.{word}.questions").QUESTIONS.parse
    question = parse(text)
    assert str(question) == f"{word}=1 {text}"
    assert parse(str(question)) == question
    assert read_tried(question.answers, ".".join(question.answers)) == question.answers, "a lesson keeps those tried"
