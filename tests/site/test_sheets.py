"""What a page shows is drawn by a style sheet that it loads: some sheets come only with the pages that need them."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from tests.corpus.blocks import parted
from tests.corpus.topics import FOLDER
from widgets.host import WIDGETS
from widgets.site.look.drawings import CSS, sheets
from widgets.site.pages.mkdocs_hook import PLAYED
from widgets.templates import LANGUAGES

EVERYWHERE = ("site", "widgets", "board")
SOMEWHERE = ("play", "zones", "home", "forum")


@cache
def rules(sheet: str) -> str:
    """Return a style sheet without comments and texts."""
    return re.sub(r'/\*.*?\*/|"[^"]*"', "", sheets()[f"{sheet}.css"], flags=re.DOTALL)


@cache
def named(sheet: str) -> set[str]:
    """Return the classes that a style sheet names anywhere."""
    return set(re.findall(r"\.([a-z][\w-]*)", "".join(re.findall(r"[^{};]+\{", rules(sheet)))))


@cache
def drawn(sheet: str) -> set[str]:
    """Return the classes of what a style sheet draws: those at the end of a selector, outside of brackets."""
    selectors = re.findall(r"([^{};]+)\{", rules(sheet))
    while (bare := [re.sub(r"\([^()]*\)", "", each) for each in selectors]) != selectors:
        selectors = bare
    ends = [re.split(r"[\s>+~]+", each.strip())[-1] for listed in selectors for each in listed.split(",")]
    return {name for end in ends for name in re.findall(r"\.([a-z][\w-]*)", end)}


def undrawn(html: str, loaded: set[str]) -> set[str]:
    """Return the classes in some HTML that are drawn only by sheets which aren't loaded."""
    shown = {name for classes in re.findall(r'\sclass="([^"]*)"', html) for name in classes.split()}
    return (shown & set().union(*map(drawn, SOMEWHERE))) - set().union(*map(named, loaded))


def loaded(html: str) -> set[str]:
    """Return the names of the style sheets of ours that a page loads."""
    return {*re.findall(r"assets/rake/(\w+)\.\w+\.css", html)}


def frames(widget: str, lang: str, *, linked: bool) -> str:
    """Return all that a widget shows in the corpus, of what comes from a link or of the rest."""
    blocks = parted((FOLDER / f"frames.{widget}.{lang}.txt").read_text("utf-8"))
    return "".join(block for block in blocks if ('"link"' in block.partition("\n")[0]) == linked)


def test_every_page_loads_the_style_sheets_that_draw_it(site: Path) -> None:
    pages = {path.relative_to(site).as_posix(): path.read_text("utf-8") for path in site.rglob("*.html")}
    assert {*SOMEWHERE} <= set().union(*map(loaded, pages.values()))
    missing = {page: undrawn(html, loaded(html)) for page, html in pages.items() if loaded(html)}
    assert {page: names for page, names in missing.items() if names} == {}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("widget", [name for name in WIDGETS if f'data-widget="{name}"' not in PLAYED])
def test_a_widget_of_any_page_shows_nothing_after_a_press_that_no_sheet_of_every_page_draws(
    widget: str, lang: str
) -> None:
    shown = frames(widget, lang, linked=False)
    assert shown
    assert undrawn(shown, {*EVERYWHERE}) == set()


@pytest.mark.parametrize("page", ["deal", "embed/deal"])
def test_the_faces_in_a_linked_round_are_drawn_wherever_it_opens(site: Path, page: str) -> None:
    assert undrawn(frames("deal", "en", linked=True), loaded((site / page / "index.html").read_text("utf-8"))) == set()


def test_no_style_depends_on_whether_a_widget_is_at_work() -> None:
    # The browser would paint a frame for it at each press, and the answer, which comes just then, would wait.
    assert [name for name, style in sheets().items() if "aria-busy" in style] == []


def test_a_sheet_lists_each_part_once_and_a_part_is_no_longer_than_a_module_may_be() -> None:
    lists = "".join(path.read_text("utf-8") for path in CSS.glob("*.css"))
    listed = re.findall(r'^@import "(.+)";$', lists, re.MULTILINE)
    assert sorted(listed) == sorted(path.relative_to(CSS).as_posix() for path in CSS.glob("*/*.css"))
    assert "@import" not in "".join(sheets().values())
    assert {path.name for path in CSS.rglob("*.css") if len(path.read_text("utf-8").splitlines()) > 400} == set()
