"""What those who come back find: the path of lessons, and the way to what they left off."""

from __future__ import annotations

import re
from html import escape

import pytest

from tests.lessons import lesson
from widgets.site.pages import stations
from widgets.site.pages.lessons import LESSONS
from widgets.templates import LANGUAGES

every_language = pytest.mark.parametrize("lang", LANGUAGES)


@every_language
def test_the_path_has_every_lesson_with_what_is_learned_and_how_long_it_takes(lang: str) -> None:
    path = stations.filled("<!-- lessons -->", stations.LEARN, lang)
    links = re.findall(r'<a href="(.*?)" data-entry="(.*?)" data-steps="(.*?)">', path)
    steps = {name: str(len(lesson(name, lang).steps)) for name in LESSONS}
    assert links == [(f"{name}/", f"lesson-{name}", steps[name]) for name in LESSONS]
    for station in stations.stations(lang):
        assert f"<p>{escape(station.says).replace('&#x27;', '&#39;')}</p>" in path
        assert 2 <= station.minutes <= 3


@every_language
def test_before_a_script_has_looked_nobody_is_led_back(lang: str) -> None:
    back = stations.filled("<!-- back -->", stations.HOME, lang)
    assert '<p class="rake-back" hidden>' in back
    entries = re.findall(r'<a href="[^"]*" data-entry="(.*?)"(?: data-steps="\d+")? hidden>', back)
    assert entries == ["first", *(f"lesson-{name}" for name in LESSONS), "drill", "table"]
