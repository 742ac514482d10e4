"""What other sites can put into their pages: each linked widget by itself, at its page's address below `embed/`."""

from __future__ import annotations

import html
import re
from pathlib import Path

import pytest

from widgets.site.pages.fences import DOCS
from widgets.templates import LANGUAGES

LINKED = re.compile(r"^```\S+(?= ).* linked\b.*\n((?:.*\n)*?)```$", re.MULTILINE)


def state_in(page: Path) -> str:
    """Return the state of the first widget of a built page."""
    (form,) = re.findall(r'<form id="w1".*?>\n<input .*?>', page.read_text("utf-8"))
    return html.unescape(form.rpartition('value="')[2].removesuffix('">'))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_page_with_a_linked_widget_has_one_for_frames_and_no_other_page_has(site: Path, lang: str) -> None:
    home = site if lang == "en" else site / lang
    english = (path for path in DOCS.rglob("*.md") if path.suffixes == [".md"])
    linked = {path.relative_to(DOCS).with_suffix("") for path in english if LINKED.search(path.read_text("utf-8"))}
    assert linked == {page.parent.relative_to(home / "embed") for page in (home / "embed").rglob("index.html")}
    for name in linked:
        frame, page = (folder / name / "index.html" for folder in (home / "embed", home))
        text = frame.read_text("utf-8")
        assert text.count('<section class="rake-widget"') == 1
        assert f'<html lang="{lang}">' in text
        assert f'href="{"../" * (len(name.parts) + 1)}{name.as_posix()}/"' in text, "the way to the whole page"
        assert "data-room" not in text
        assert "data-kept" not in text
        assert (state_in(frame) == state_in(page)) == (name.name != "drill")


def test_a_frame_can_begin_with_something_else_than_its_page(site: Path) -> None:
    for folder in ("embed/drill", "ru/embed/drill"):
        assert state_in(site / folder / "index.html").endswith(" ask=name hand=AS.AW.AF.9C.2S")
