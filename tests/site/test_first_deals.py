"""What an author of a first deal gets wrong is refused with file and line."""

from __future__ import annotations

from pathlib import Path

import pytest

from widgets.site.pages.first_deals import first_source
from widgets.site.pages.game_facts import GAMES
from widgets.site.pages.lessons import LessonError
from widgets.templates import LANGUAGES

TEXT = (GAMES / "durak" / "first.toml").read_text("utf-8")


def written(text: str, folder: Path) -> Path:
    """Return the file of a first deal of Durak with this text, elsewhere than in the checkout."""
    path = folder / "durak" / "first.toml"
    path.parent.mkdir()
    path.write_text(text, "utf-8")
    return path


def test_a_page_brings_its_own_language_alone() -> None:
    english, russian = (first_source(GAMES / "durak" / "first.toml", lang) for lang in LANGUAGES)
    assert "Ben has beaten it" in english
    assert "Ben has beaten it" not in russian


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("seat = 1", "chair = 1", r"first\.toml: a first deal has deal, seat, step"),
        ("seat = 1", "seat = 4", r"first\.toml:1: .*"),
        ("seat = 1", 'seat = "1"', r"first\.toml: the seat is a number"),
        ("1 attack 6C", "1 attack 9H", r"first\.toml:1: "),
        ("1 attack 6C", "1 attack 6Z", r"first\.toml:1: "),
        ('press = "take"', 'press = "pass"', r"first\.toml:\d+: here the record has press = 'take'"),
        ('press = "take"', 'pres = "take"', r"first\.toml:\d+: no pres is known"),
        ('[[step]]\npress = "give TD"', '[[step]]\n[[step]]\npress = "give TD"', r"first\.toml:\d+: say is to be said"),
        ("~1 give TD~1 pass", "", r"first\.toml:\d+: here the record has nothing to press"),
        ("say = { en = \"Ben joins", "say = { de = \"Ben joins", r"first\.toml:\d+: say is to be said in en, ru"),
        ("Ben joins in", "Ben joins in [DU9.9]", r"first\.toml:\d+: say no rule has the number DU9\.9"),
        ("Ben joins in", "{7Z} joins in", r"first\.toml:\d+: say has braces around '7Z'"),
        ("[[step]]", "[[step", r"first\.toml: .*line 4"),
    ],
)  # fmt: skip
def test_what_an_author_gets_wrong_is_refused_with_file_and_line(
    tmp_path: Path, old: str, new: str, message: str
) -> None:
    assert old in TEXT
    path = written(TEXT.replace(old, new, 1), tmp_path)
    with pytest.raises(LessonError, match=message):
        first_source(path, "en")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (TEXT.rpartition("[[step]]")[0], r"first\.toml:\d+: after this step the end is missing"),
        (TEXT + '\n[[step]]\nsay = { en = "On.", ru = "Да." }\n', r"first\.toml:\d+: the deal ends before this step"),
    ],
)
def test_there_is_a_step_for_each_moment_and_no_other(tmp_path: Path, text: str, message: str) -> None:
    with pytest.raises(LessonError, match=message):
        first_source(written(text, tmp_path), "en")
