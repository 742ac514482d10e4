"""The fonts: small, and whole for what the pages write."""

from __future__ import annotations

import re
from io import BytesIO
from pathlib import Path

import pytest
from fontTools.ttLib import TTFont

from widgets.site.look import drawings, fonts

STYLE = (drawings.CSS / "fonts.css").read_text("utf-8")


@pytest.mark.parametrize("script", fonts.LETTERS)
def test_a_font_writes_its_letters_at_every_weight(script: str) -> None:
    font = TTFont(BytesIO(fonts.cut(script)))
    assert {chr(code) for code in font.getBestCmap()} == fonts.LETTERS[script]
    assert (font["fvar"].axes[0].minValue, font["fvar"].axes[0].maxValue) == (400, 800)


def test_the_style_sheet_knows_which_font_writes_what() -> None:
    by_script = re.findall(r"eb-garamond-(\w+)\.woff2.*?unicode-range: ([^;]+);", STYLE, re.DOTALL)
    assert {
        script: frozenset(
            chr(code)
            for first, last in re.findall(r"U\+(\w+)(?:-(\w+))?", ranges)
            for code in range(int(first, 16), int(last or first, 16) + 1)
        )
        for script, ranges in by_script
    } == fonts.LETTERS


def test_the_fonts_write_every_letter_of_the_pages(site: Path) -> None:
    letters = frozenset().union(*fonts.LETTERS.values())
    missing = {}
    for page in site.rglob("*.html"):
        text = re.sub(r"<(script|style)\b.*?</\1>|<[^>]+>", "", page.read_text("utf-8"), flags=re.DOTALL)
        letters_there = {character for character in text if character.isalpha() or character in "«»“”„‘’–—…"}
        if letters_there - letters:
            missing[page.name] = letters_there - letters
    assert missing == {}


def test_both_fonts_together_stay_light() -> None:
    assert sum(len(fonts.cut(script)) for script in fonts.LETTERS) <= 55_000
