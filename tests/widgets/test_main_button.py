"""In every frame at most one button is filled: the one that readers press next, unless they have a choice to make."""

from __future__ import annotations

import re

import pytest

from tests.corpus.topics import FOLDER
from tests.widgets.asking import HAND, HANDS, Widget

MAIN = re.compile(r'<(?:button|a) (?=[^>]*class="[^"]*\b(?:board|rake)-main\b)(?![^>]*aria-disabled)[^>]*id="([\w-]+)"')
IN_A_DRAWER = re.compile(r'<p class="board-drawer-foot">\s*<button[^>]*>')
"""The way on in a drawer, which is seen only while the drawer lies over the others."""
FRAMES = sorted(path.name for path in FOLDER.glob("*frames.*"))


def filled(html: str) -> list[str]:
    """Return the ids of the filled buttons of a frame that do something, beside those in drawers."""
    return MAIN.findall(IN_A_DRAWER.sub("", html))


@pytest.mark.parametrize("name", FRAMES)
def test_no_frame_has_two_filled_buttons(name: str) -> None:
    blocks = (FOLDER / name).read_text("utf-8").split("\n=== ")
    assert [block[:200] for block in blocks if len({*filled(block)}) > 1] == []


def test_an_answered_question_leads_to_the_next_one() -> None:
    asked = Widget("hand", HAND)
    assert filled(asked.frame.html) == ["w1-deal"]
    assert filled(asked.click("deal").frame.html) == [], "the answers are alike"
    assert filled(asked.click("show").frame.html) == ["w1-deal"]
    assert filled(Widget("versus", HANDS).frame.html) == ["w1-deal"]


def test_a_deal_leads_on_step_by_step_and_at_its_end_to_another_one() -> None:
    for game, name in (("", "deal"), ("reddog", "deal"), ("rummy", "deal")):
        replay = Widget(name, game=game)
        assert filled(replay.frame.html) == ["w1-next"]
        assert filled(replay.click("end").frame.html) == ["w1-deal"]
