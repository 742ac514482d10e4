"""What those who come back find: the path of lessons, and the way to what they left off."""

from __future__ import annotations

import re
from html import escape

import pytest

from tests.lessons import lesson
from widgets.host import game_named
from widgets.other_games import words
from widgets.site.pages import stations
from widgets.site.pages.game_facts import GAMES
from widgets.site.pages.lessons import LESSONS
from widgets.templates import LANGUAGES

TAUGHT = [word for word in words() if "lesson" in game_named(word).widgets]
"""The games that have a lesson: all but one that is being written."""

every_language = pytest.mark.parametrize("lang", LANGUAGES)


@every_language
def test_the_path_has_every_lesson_with_what_is_learned_and_how_long_it_takes(lang: str) -> None:
    path = stations.filled("<!-- lessons -->", "", lang)
    links = re.findall(r'<a href="(.*?)" data-entry="(.*?)" data-steps="(.*?)">', path)
    steps = {name: str(len(lesson(name, lang).steps)) for name in LESSONS}
    assert links == [(f"{name}/", f"lesson-{name}", steps[name]) for name in LESSONS]
    assert path.endswith("</ol>")
    assert re.findall(r'<a href="([^"]*)">', path) == ["../drill/"], "the examination ends it"
    for station in stations.stations(lang):
        assert f"<p>{escape(station.says).replace('&#x27;', '&#39;')}</p>" in path
        assert 2 <= station.minutes <= 3


@every_language
def test_each_station_shows_what_is_learned_to_eyes_alone(lang: str) -> None:
    path = stations.filled("<!-- lessons -->", "", lang)
    signs = re.findall(r'<span class="rake-sign[^"]*" aria-hidden="true">(.*?)</span>\n<a', path, re.DOTALL)
    assert len(signs) == len(LESSONS) + 1
    assert len({*signs}) == len(signs), "no two are alike"
    assert re.findall(r'data-card="(\w+)"', signs[LESSONS.index("skulls")]) == ["AS"]


@every_language
@pytest.mark.parametrize("word", TAUGHT)
def test_the_path_of_another_game_goes_on_from_its_lesson_to_its_drills_and_its_table(word: str, lang: str) -> None:
    path = stations.filled("<!-- lessons -->", "../", lang, word)
    links = re.findall(r'<a href="([^"]*)"(?: data-entry="([^"]*)")?', path)
    drilled = [("drill/", "")] if "drill" in game_named(word).widgets else []
    after = [("learn/", f"lesson-{word}"), *drilled, ("play/", "")]
    assert links[-len(after) :] == after
    before = [path.stem for path in (GAMES / word).glob("*.toml") if path.stem not in ("first", "learn")]
    assert sorted(address for address, _ in links[: -len(after)]) == sorted(f"{name}/" for name in before)


@every_language
def test_the_path_of_holdem_begins_with_the_hands_of_poker(lang: str) -> None:
    path = stations.filled("<!-- lessons -->", "../", lang, "holdem")
    assert re.findall(r'<a href="([^"]*)" data-entry="([^"]*)"', path)[0] == ("hands/", "lesson-poker")


@every_language
def test_before_a_script_has_looked_nobody_is_led_back(lang: str) -> None:
    back = stations.filled("<!-- back -->", "", lang)
    assert '<p class="rake-back" hidden>' in back
    entries = re.findall(r'<a href="[^"]*" data-entry="(.*?)"[^>]* hidden>', back)
    assert entries == [
        "first",
        *(f"lesson-{name}" for name in LESSONS),
        "drill",
        "table",
        *(f"play-{word}" for word in words()),
        "day",
    ]


def test_a_page_with_the_path_of_lessons_leads_back_to_all_but_these() -> None:
    back = stations.filled("<!-- back -->", "../", "en")
    others = (f"../games/{word}/play/" for word in words())
    assert re.findall(r'<a href="([^"]*)"', back) == ["../drill/", "../table/", *others, "../day/"]
