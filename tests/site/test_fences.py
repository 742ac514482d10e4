"""Authors learn at once, with the reason, when a fence is wrong."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import markdown
import pytest
from pymdownx.superfences import SuperFencesException

from widgets.host import WIDGETS
from widgets.other_games import load, words
from widgets.site.pages import fences


@pytest.fixture(autouse=True)
def _page() -> Iterator[None]:
    fences.begin(fences.Page("en", "../"))
    yield
    fences.begin(fences.Page())


def page_of(text: str) -> str:
    """Return the HTML of a page written in Markdown."""
    names = ("rake-hand", "rake-versus", "rake-nothing")
    custom = [{"name": name, "class": name, "format": fences.render, "validator": fences.validate} for name in names]
    options = {"pymdownx.superfences": {"custom_fences": custom}}
    return markdown.markdown(text, extensions=["pymdownx.superfences"], extension_configs=options)


def fence(name: str, body: str) -> str:
    return f"```{name}\n{body}\n```\n"


FENCES = """
from mkdocs.config import load_config
from widgets.site.pages import mkdocs_hook
config = load_config()
for _ in range(2):
    mkdocs_hook.on_pre_build(config)
print(*(each["name"] for each in config.mdx_configs["pymdownx.superfences"]["custom_fences"]))
"""


def test_every_widget_has_its_fence_once_however_often_the_site_is_built() -> None:
    printed = subprocess.check_output([sys.executable, "-c", FENCES], cwd=Path(__file__).parents[2], text=True)
    others = {f"game-{widget}" for word in words() for widget in load(word).widgets}
    assert sorted(printed.split()) == sorted({"odds", "picture", *(f"rake-{widget}" for widget in WIDGETS), *others})


def test_a_fence_becomes_the_first_frame_in_a_block() -> None:
    html = page_of(fence("rake-hand", "hand=AS.AW.AF.9C.2S"))
    assert html.startswith('<section class="rake-widget" data-search-exclude data-lang="en"')
    assert "Three Aces" in html
    assert "data-linked" not in html
    assert 'name="msg" value="deal"' not in html, "an example keeps its controls behind one button"


def test_a_linked_fence_has_its_controls_and_the_address() -> None:
    html = page_of(fence("rake-hand linked", "hand=AS.AW.AF.9C.2S"))
    assert "data-linked" in html
    assert 'name="msg" value="deal"' in html


def test_an_awake_fence_has_its_controls_and_leaves_the_address_alone() -> None:
    html = page_of(fence("rake-hand awake", "hand=AS.AW.AF.9C.2S"))
    assert "data-linked" not in html
    assert 'name="msg" value="deal"' in html


def test_widgets_of_a_page_are_numbered_from_one() -> None:
    text = fence("rake-hand", "hand=AS") + "\n" + fence("rake-versus", "hands=AS.AW.AF.9C.2S_DS.DW.DF.DC.2W")
    assert re.findall(r'<form id="(\w+)"', page_of(text)) == ["w1", "w2"]
    assert re.findall(r'<form id="(\w+)"', page_of(text)) == ["w1", "w2"]


def test_russian_pages_get_russian_frames() -> None:
    fences.begin(fences.Page("ru", "../"))
    assert "Тройка: тузы" in page_of(fence("rake-hand", "hand=AS.AW.AF.9C.2S"))


@pytest.mark.parametrize(
    ("name", "body", "reason"),
    [
        ("rake-hand", "hand=AS.AX", "expected card at character 9, found 'AX'"),
        ("rake-hand", "hand=AS.AS", r"one AS in the deck, but you have it here twice \(rule 2.1\)"),
        ("rake-hand", "card=AS", "expected field at character 1, found 'card'"),
        ("rake-versus", "hands=AS.AW.AF.9C.2S", r"2 to 8 can play, not 1 \(rule 1.2\)"),
        ("rake-nothing", "", "no widget is called 'nothing'"),
    ],
)
def test_a_wrong_fence_stops_the_build_with_its_reason(name: str, body: str, reason: str) -> None:
    with pytest.raises(SuperFencesException, match=reason):
        page_of(fence(name, body))


def test_a_widget_that_takes_no_source_refuses_one_and_names_the_line(tmp_path: Path) -> None:
    text = "\n" + fence("rake-hand", "hand=AS") + "\nText.\n\n" + fence('rake-versus source="bank.txt"', "")
    file = tmp_path / "page.md"
    file.write_text(text, "utf-8")
    fences.begin(fences.Page("en", "../", file))
    with pytest.raises(SuperFencesException, match=r"page.md:8: rake-versus: this widget takes no source="):
        page_of(text)


def test_an_unknown_option_makes_no_widget() -> None:
    assert "rake-widget" not in page_of(fence("rake-hand linkd", "hand=AS"))
