"""Every game has a lesson: its steps are answered, explained and kept, from the first one to the table."""

from __future__ import annotations

import re
import statistics
from functools import cache

import pytest

from tests.widgets.asking import Widget
from widgets.host import game_named
from widgets.kit.lesson import Lesson, read_lesson
from widgets.kit.lesson_widget import LessonWidget
from widgets.kit.widget import Context
from widgets.other_games import words
from widgets.site.game_facts import GAMES
from widgets.site.lessons import lesson_source, subject_of
from widgets.templates import LANGUAGES

every_game = pytest.mark.parametrize("word", words())
every_language = pytest.mark.parametrize("lang", LANGUAGES)


@cache
def source(word: str, lang: str) -> str:
    """Return what the page of a game's lesson brings."""
    return lesson_source(GAMES / word / "learn.toml", lang)


def lesson(word: str, lang: str) -> Lesson:
    return read_lesson(source(word, lang), subject_of(GAMES / word / "learn.toml").questions)


def opened(word: str, lang: str, step: int = 1) -> Widget:
    """Return the lesson as its page shows it, at a step."""
    state = "lesson=learn" + (f" step={step}" if step > 1 else "")
    return Widget("lesson", state, game=word, lang=lang, source=source(word, lang))


def right(word: str, lang: str, step: int) -> str:
    """Return a right answer to a step."""
    return min(lesson(word, lang).steps[step - 1].question.right)


@every_game
def test_the_lesson_has_six_to_eight_steps(word: str) -> None:
    assert 6 <= len(lesson(word, "en").steps) <= 8


@every_game
@every_language
def test_every_wrong_answer_is_told_its_reason(word: str, lang: str) -> None:
    for number, step in enumerate(lesson(word, lang).steps, 1):
        for answer in {*step.question.answers} - step.question.right:
            feedback = opened(word, lang, number).click(f"answer {answer}").part("rake-result").text
            assert re.sub(r"\[.*?\]", "", step.wrong[answer])[:20] in feedback, "each of them tempts somebody"
            assert step.why[:20] not in feedback


@every_game
@every_language
def test_whoever_answers_right_comes_from_the_first_step_to_the_table(word: str, lang: str) -> None:
    widget = opened(word, lang)
    for number, step in enumerate(lesson(word, lang).steps, 1):
        assert step.task[:20] in widget.seen.text
        widget.click(f"answer {right(word, lang, number)}")
        assert step.why[:20] in widget.part("rake-result").text
        again = Widget("lesson", widget.state, game=word, lang=lang, source=widget.source)
        assert again.frame.html == widget.frame.html, "a reload forgets nothing"
        widget.click("next")
    assert f'href="../games/{word}/play/"' in widget.frame.html
    steps = len(lesson(word, lang).steps)
    assert len(re.findall(rf"\b{steps}\b", widget.part("rake-result").text)) == 2, "all were right first time"


@every_game
def test_the_hints_end_with_the_answer(word: str) -> None:
    for number, step in enumerate(lesson(word, "en").steps, 1):
        widget = opened(word, "en", number)
        while 'id="w1-hint"' in widget.frame.html:
            widget.click("hint")
        assert step.idea[:20] in widget.part("rake-hint").text
        assert "The answer" in widget.part("rake-hint").text
        assert f'href="../games/{word}/rules/#' in widget.frame.html


@every_game
def test_a_lesson_that_got_another_number_of_steps_starts_over(word: str) -> None:
    widget = opened(word, "en").click(f"answer {right(word, 'en', 1)}").click("next")
    kept = game_named(word).widgets["lesson"]
    assert isinstance(kept, LessonWidget)
    context = Context(source(word, "en"))
    assert kept.parse(widget.state, context).step == 2
    assert kept.parse(f"{widget.state}.", context).step == 1


@every_game
@every_language
def test_a_twelve_year_old_reads_the_lesson_easily(word: str, lang: str) -> None:
    steps = lesson(word, lang).steps
    texts = [text for step in steps for text in (step.task, step.idea, step.why, *step.wrong.values())]
    sentences = [re.findall(r"[^\W\d]+", sentence) for text in texts for sentence in re.split(r"[.!?:;]\s", text)]
    assert max(map(len, sentences)) <= 25
    assert statistics.mean(map(len, sentences)) < 8
