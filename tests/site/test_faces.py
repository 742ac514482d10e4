"""Each bot has a face, which is found by its name alone; one that nobody has drawn yet is a stranger's."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from widgets.games.rake import words as rake
from widgets.kit.widget import Context, control
from widgets.other_games import load, words
from widgets.site.look.drawings import FACES, faces
from widgets.site.serve.assets import unhashed

STRANGER = "stranger"
MOST_BYTES = 2000


def bots() -> set[str]:
    """Return what the faces of all bots of all games are called."""
    names = {*rake.BETTOR.values()}
    for word in words():
        presentation = load(word).widgets["play"].init("", Context()).presentation
        names |= {character.name for character in presentation.words.characters.values()}
    return {control(name).lower() for name in names}


def test_every_drawing_is_the_face_of_a_bot() -> None:
    assert {*faces()} - {STRANGER} <= bots()


def test_the_bots_of_rake_have_faces() -> None:
    assert {control(name).lower() for name in rake.BETTOR.values()} <= {*faces()}


@pytest.mark.parametrize("face", faces())
def test_a_face_is_a_small_square_drawing_that_asks_for_nothing(face: str) -> None:
    drawing = (FACES / f"{face}.svg").read_text("utf-8")
    assert len(drawing) <= MOST_BYTES
    assert 'viewBox="0 0 48 48"' in drawing
    assert not re.search(r"<(?:style|script|image|text)|href|style=", drawing)


def test_the_style_sheet_shows_each_face_and_a_stranger_for_all_others(site: Path) -> None:
    (style,) = (path.read_text("utf-8") for path in site.glob("assets/rake/play.*.css"))
    shown = dict(re.findall(r'\[data-face="?([\w-]+)"?\]\{background-image:url\(([^)]+)\)\}', style))
    assert {face: f"{FACES.name}/{unhashed(file)}" for face, file in shown.items()} == faces()
    assert all((site / "assets" / "rake" / file).is_file() for file in shown.values())
    (stranger,) = re.findall(r"\.board-face\{[^}]*url\(([^)]+)\)", style)
    assert unhashed(stranger) == f"{STRANGER}.svg"
    assert style.index(stranger) < style.index("[data-face="), "so that a face takes its place"
