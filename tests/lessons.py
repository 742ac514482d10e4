"""The lessons as their pages bring them; each file is checked and read once."""

from __future__ import annotations

from functools import cache

from widgets.games.rake.questions import QUESTIONS
from widgets.kit.lesson import Lesson, read_lesson
from widgets.site.pages.lessons import FOLDER, lesson_source


@cache
def page_source(name: str, lang: str) -> str:
    """Return what the page of a lesson brings."""
    return lesson_source(FOLDER / f"{name}.toml", lang)


def lesson(name: str, lang: str = "en") -> Lesson:
    """Return a lesson in a language."""
    return read_lesson(page_source(name, lang), QUESTIONS)
