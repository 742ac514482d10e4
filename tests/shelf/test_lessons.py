"""Every game has a lesson: its steps are answered, explained and kept, from the first one to the table."""

from __future__ import annotations

import re
import statistics
from functools import cache

import pytest

from tests.bounded import within
from tests.widgets.asking import Widget
from widgets.host import game_named
from widgets.kit.lesson import Lesson, read_lesson
from widgets.kit.lesson_widget import LessonWidget
from widgets.kit.widget import Context
from widgets.other_games import words
from widgets.site.pages.game_facts import GAMES
from widgets.site.pages.lessons import lesson_source, subject_of
from widgets.templates import LANGUAGES

LESSONS = sorted(
    path.relative_to(GAMES).with_suffix("").as_posix() for path in GAMES.glob("*/*.toml") if path.stem != "first"
)
"""The lessons of all games: the game's word and the file's name, with a slash between them."""

every_lesson = pytest.mark.parametrize("name", LESSONS)
every_language = pytest.mark.parametrize("lang", LANGUAGES)


@cache
def source(name: str, lang: str) -> str:
    """Return what the page of a lesson brings."""
    return lesson_source(GAMES / f"{name}.toml", lang)


def lesson(name: str, lang: str) -> Lesson:
    return read_lesson(source(name, lang), subject_of(GAMES / f"{name}.toml").questions)


def opened(name: str, lang: str, step: int = 1) -> Widget:
    """Return the lesson as its page shows it, at a step."""
    word, _, file = name.partition("/")
    state = f"lesson={file}" + (f" step={step}" if step > 1 else "")
    return Widget("lesson", state, game=word, lang=lang, source=source(name, lang))


def right(name: str, lang: str, step: int) -> str:
    """Return a right answer to a step."""
    return min(lesson(name, lang).steps[step - 1].question.right)


def test_every_game_has_a_lesson() -> None:
    assert {f"{word}/learn" for word in words()} <= {*LESSONS}


@every_lesson
def test_the_lesson_has_six_to_eight_steps(name: str) -> None:
    assert 6 <= len(lesson(name, "en").steps) <= 8


@every_lesson
@every_language
def test_every_wrong_answer_is_told_its_reason(name: str, lang: str) -> None:
    for number, step in enumerate(lesson(name, lang).steps, 1):
        for answer in {*step.question.answers} - step.question.right:
            feedback = opened(name, lang, number).click(f"answer {answer}").part("rake-result").text
            assert re.sub(r"\[.*?\]", "", step.wrong[answer])[:20] in feedback, "each of them tempts somebody"
            assert step.why[:20] not in feedback


@every_lesson
@every_language
def test_whoever_answers_right_comes_from_the_first_step_to_what_follows(name: str, lang: str) -> None:
    widget = opened(name, lang)
    for number, step in enumerate(lesson(name, lang).steps, 1):
        assert step.task[:20] in widget.seen.text
        widget.click(f"answer {right(name, lang, number)}")
        assert step.why[:20] in widget.part("rake-result").text
        again = Widget("lesson", widget.state, game=name.partition("/")[0], lang=lang, source=widget.source)
        assert again.frame.html == widget.frame.html, "a reload forgets nothing"
        widget.click("next")
    word = name.partition("/")[0]
    after = (lesson(name, lang).following or ("play",))[0]
    assert f'href="../games/{word}/{after}/"' in widget.frame.html
    steps = len(lesson(name, lang).steps)
    assert len(re.findall(rf"\b{steps}\b", widget.part("rake-result").text)) == 2, "all were right first time"


@every_lesson
def test_the_hints_end_with_the_answer(name: str) -> None:
    for number, step in enumerate(lesson(name, "en").steps, 1):
        widget = opened(name, "en", number)
        presses = within(20, "the last hint")
        while 'id="w1-hint"' in widget.frame.html and next(presses):
            widget.click("hint")
        assert step.idea[:20] in widget.part("rake-hint").text
        assert "The answer" in widget.part("rake-hint").text
        addresses = map(game_named(name.partition("/")[0]).rule_address, step.rules)
        assert all(f'href="../{address}"' in widget.frame.html for address in addresses)


@every_lesson
def test_a_lesson_that_got_another_number_of_steps_starts_over(name: str) -> None:
    widget = opened(name, "en").click(f"answer {right(name, 'en', 1)}").click("next")
    kept = game_named(name.partition("/")[0]).widgets["lesson"]
    assert isinstance(kept, LessonWidget)
    context = Context(source(name, "en"))
    assert kept.parse(widget.state, context).step == 2
    assert kept.parse(f"{widget.state}.", context).step == 1


@every_lesson
@every_language
def test_a_twelve_year_old_reads_the_lesson_easily(name: str, lang: str) -> None:
    steps = lesson(name, lang).steps
    texts = [text for step in steps for text in (step.task, step.idea, step.why, *step.wrong.values())]
    sentences = [re.findall(r"[^\W\d]+", sentence) for text in texts for sentence in re.split(r"[.!?:;]\s", text)]
    assert max(map(len, sentences)) <= 25
    assert statistics.mean(map(len, sentences)) < 8
