"""What the engine and the widgets answer, byte for byte; tests/corpus says how tests/data/corpus is written anew."""

from __future__ import annotations

import difflib
import json
from functools import cache
from itertools import zip_longest

import pytest

from tests.corpus import sources
from tests.corpus.blocks import Block, joined, parted
from tests.corpus.frames_shared import DECKS, links
from tests.corpus.topics import FOLDER, TOPICS
from widgets.host import WIDGETS
from widgets.site.pages import guides, lessons
from widgets.templates import LANGUAGES

AGAIN = "`python -m tests.corpus` writes the corpus anew, where the difference is meant"
SHOWN, WIDE = 40, 160
"""How many lines of a difference are shown, and how many characters of each: longer ones are broken."""


@cache
def computed(name: str) -> tuple[Block, ...]:
    """Return the blocks of a file as they come out now."""
    return tuple(TOPICS[name]())


def broken(text: str) -> list[str]:
    """Return the lines of a text, long ones in pieces."""
    return [line[at : at + WIDE] for line in text.splitlines() for at in range(0, max(1, len(line)), WIDE)]


def difference(stored: str, now: str) -> str:
    """Return how the first block that differs has changed."""
    for number, (old, new) in enumerate(zip_longest(parted(stored), parted(now), fillvalue=""), 1):
        if old != new:
            lines = [*difflib.unified_diff(broken(old), broken(new), "stored", "now", n=2, lineterm="")]
            more = [f"… and {len(lines) - SHOWN} lines more"] if len(lines) > SHOWN else []
            return "\n".join([f"block {number}: {broken(old or new)[0]}", *lines[:SHOWN], *more])
    return "line ends, or text before the first block"


@pytest.mark.parametrize("name", TOPICS)
def test_all_comes_out_as_it_is_stored(name: str) -> None:
    stored, now = (FOLDER / f"{name}.txt").read_bytes(), joined(computed(name)).encode()
    if stored != now:
        pytest.fail(f"{name}.txt, {difference(stored.decode(), now.decode())}\n{AGAIN}", pytrace=False)


def test_no_other_file_is_stored() -> None:
    assert {path.name for path in FOLDER.iterdir()} == {f"{name}.txt" for name in TOPICS}


def frames(widget: str, lang: str) -> list[dict[str, str]]:
    """Return the requests whose frames are stored."""
    return [json.loads(block.header) for block in computed(f"frames.{widget}.{lang}")]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("widget", WIDGETS)
def test_every_widget_speaks_both_languages(widget: str, lang: str) -> None:
    asked = frames(widget, lang)
    assert {(each["widget"], each["lang"]) for each in asked} == {(widget, lang)}
    assert any("state" not in each and "link" not in each for each in asked), "a first frame"
    assert any("fields" in each for each in asked), "a press"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_posted_link_is_opened(lang: str) -> None:
    opened = {(widget, each["link"]) for widget in WIDGETS for each in frames(widget, lang) if "link" in each}
    assert opened >= {*links()}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("widget", [word for word, widget in WIDGETS.items() if widget.LINKED_BY])
def test_every_widget_with_links_is_packed_in_both_decks(widget: str, lang: str) -> None:
    assert {each["pack"] for each in frames(widget, lang) if "pack" in each} == {*DECKS}


def test_the_corpus_is_large_enough() -> None:
    assert sum(len(frames(widget, lang)) for widget in WIDGETS for lang in LANGUAGES) >= 300
    assert sum('"stacks"' in block.header for block in computed("records")) >= 50
    assert sum('"spot"' in block.header for block in computed("odds")) >= 50
    assert sum('"drill"' in block.header for block in computed("drills")) >= 60
    assert sum(not block.body.startswith("reads ") for block in computed("refusals")) >= 200


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_sources_are_those_of_the_pages(lang: str) -> None:
    assert sources.COURSE == lessons.LESSONS
    assert sources.course(lang).text == lessons.course_source(lang)
    assert sources.guide(lang).text == guides.guide_source(guides.GUIDES / "whole.toml", lang)
    for name in sources.COURSE:
        assert sources.lesson(name, lang).text == lessons.lesson_source(lessons.FOLDER / f"{name}.toml", lang)
