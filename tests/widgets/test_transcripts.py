"""What the ear meets in every step of the course, word for word: tests/data/course.en.txt and course.ru.txt.

After a change of words `python -m tests.widgets.test_transcripts` writes both files anew; read the difference before
it is committed.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.lessons import lesson, page_source
from tests.widgets.ear import announced, controls, read
from widgets.host import Frame, Request, run
from widgets.kit.lesson import Step
from widgets.site.pages import catalogues
from widgets.site.pages.lessons import LESSONS
from widgets.templates import LANGUAGES

DATA = Path(__file__).parents[1] / "data"


def frame(name: str, lang: str, state: str, *messages: str) -> Frame:
    """Return the frame of a lesson's state after some presses."""
    source = page_source(name, lang)
    found = run(Request("lesson", "w1", state, lang=lang, root="../../", source=source), strict=True)
    for message in messages:
        asked = Request("lesson", "w1", found.state, fields={"msg": message}, lang=lang, root="../../", source=source)
        found = run(asked, strict=True)
    return found


def tries(step: Step) -> tuple[str, str]:
    """Return a wrong answer, the most tempting one if there is one, and a right one."""
    one, other = step.candidates
    return (other, one) if one in step.question.right else (one, other)


def step_heard(name: str, lang: str, number: int, step: Step, before: str) -> Iterator[str]:
    """Yield the lines of a step; `before` is the frame from which the reader comes."""
    shown = frame(name, lang, f"lesson={name} step={number}")
    yield f"# {name} {number}"
    yield from (f"says: {words}" for words in announced(shown.html, before))
    yield from (f"  {words}" for words in read(shown.html))
    yield f"tabs: {' | '.join(controls(shown.html))}"
    html, state = shown.html, shown.state
    for kind, code in zip(("wrong", "right"), tries(step), strict=True):
        after = frame(name, lang, state, f"answer {code}")
        yield from (f"{kind}: {words}" for words in announced(after.html, html))
        html, state = after.html, after.state
    yield from (f"  {words}" for words in read(html) if words not in read(shown.html))


def transcript(lang: str) -> str:
    """Return the whole course in a language, as the file holds it."""
    parts = []
    for name in LESSONS:
        before = ""
        for number, step in enumerate(lesson(name, lang).steps, 1):
            parts.append("\n".join(step_heard(name, lang, number, step, before)))
            before = frame(name, lang, f"lesson={name} step={number}", f"answer {tries(step)[1]}").html
        end = frame(name, lang, f"lesson={name} step={number}", f"answer {tries(step)[1]}", "next").html
        said = [f"says: {words}" for words in announced(end, before)]
        lines = [f"  {words}" for words in read(end)]
        parts.append("\n".join([f"# {name}, the end", *said, *lines, f"tabs: {' | '.join(controls(end))}"]))
    return "\n\n".join(parts) + "\n"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_course_is_heard_word_for_word(lang: str) -> None:
    assert transcript(lang) == (DATA / f"course.{lang}.txt").read_text("utf-8")


if __name__ == "__main__":
    catalogues.compile_all()
    for lang in LANGUAGES:
        (DATA / f"course.{lang}.txt").write_text(transcript(lang), "utf-8")
