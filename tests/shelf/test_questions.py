"""Questions of every game: answered by its facts, read back as written, refused with a reason."""

from __future__ import annotations

from collections.abc import Iterable
from importlib import import_module

import pytest

from rake.kit.questions import Question
from rake.shelf import base_of
from widgets.host import game_named
from widgets.kit.questions import Questions, read_tried
from widgets.other_games import words

SAMPLES = {word: import_module(f"tests.shelf.{word}") for word in words()}
TEXTS = [(word, text) for word, sample in SAMPLES.items() for text in sample.QUESTIONS]
REFUSED = [(word, *refused) for word, sample in SAMPLES.items() for refused in sample.REFUSED]


def questions_of(word: str) -> Questions:
    questions: Questions = import_module(f"widgets.games.{word}.questions").QUESTIONS
    return questions


def parse(word: str, text: str) -> Question:
    return questions_of(word).form.parse(text)


def kinds_in(texts: Iterable[str]) -> set[str]:
    return {text.split()[0].removeprefix("ask=") for text in texts}


@pytest.mark.parametrize("word", [word for word in words() if "lesson" in game_named(word).widgets])
def test_every_kind_of_question_is_asked_and_refused_here(word: str) -> None:
    kinds = {*questions_of(word).kinds()}
    played_alike = {word, base_of(word)}
    assert kinds_in(text for each, text in TEXTS if each in played_alike) == kinds
    refused = kinds_in(text for each, text, *_ in REFUSED if each in played_alike)
    assert refused > kinds, "and so is an unknown kind"


@pytest.mark.parametrize(("word", "text"), TEXTS)
def test_a_question_has_the_answers_of_the_facts(word: str, text: str) -> None:
    assert parse(word, text).right == SAMPLES[word].QUESTIONS[text]


@pytest.mark.parametrize(("word", "text"), TEXTS)
def test_a_question_reads_back_as_it_is_written(word: str, text: str) -> None:
    question = parse(word, text)
    assert str(question) == f"{word}=1 {text}"
    assert parse(word, str(question)) == question
    assert read_tried(question.answers, ".".join(question.answers)) == question.answers, "a lesson keeps those tried"


@pytest.mark.parametrize(("word", "text", "error", "says"), REFUSED)
def test_a_question_that_can_not_be_asked_is_refused_with_the_reason(
    word: str, text: str, error: type[ValueError], says: str
) -> None:
    with pytest.raises(error) as caught:
        parse(word, text)
    assert says in str(caught.value)
