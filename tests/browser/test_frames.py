"""Every frame of the corpus as a phone shows it: nothing too wide, nothing too small to press, no barrier.

Both Pythons come to these frames (tests/pyodide), so that they need not be made in the browser to be looked at.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache
from html.parser import HTMLParser
from itertools import chain
from typing import override

import pytest
from playwright.sync_api import Page

from tests.corpus.blocks import parted
from tests.corpus.topics import FOLDER, FRAMES
from tests.examples import share
from tests.lessons import lesson
from tests.widgets.test_transcripts import frame, tries
from widgets.site.pages.lessons import LESSONS
from widgets.templates import LANGUAGES

from .conftest import PHONE, OpenPage, overflow
from .test_every_page import barriers

IDENT = re.compile(r'(?<=[" ])w1(?=[-"])')

# Lays frames out one below the other, with all that can be opened open, but for logs, which lie over their table.
LAY_OUT = """
(frames) => {
  const article = document.querySelector("article");
  article.innerHTML = frames.map((frame) => `<section class="rake-widget">${frame}</section>`).join("");
  for (const details of article.querySelectorAll("details:not(.board-log)")) details.open = true;
}
"""
# What cannot be pressed with a finger: too small, or something lies over it.
UNTOUCHABLE = """
() => [...document.querySelectorAll("article :is(button, input, select, textarea, summary)")].filter((control) => {
  if (!control.checkVisibility() || control.type === "hidden") return false;
  const MARGIN = 100; // where something of the site may lie over the page
  const at = control.getBoundingClientRect();
  const isSeen = at.top > MARGIN && at.bottom < innerHeight - MARGIN && at.left >= 0 && at.right <= innerWidth;
  if (!isSeen) control.scrollIntoView({ block: "center", behavior: "instant" });
  const { left, right, top, bottom, width, height } = control.getBoundingClientRect();
  const CORNER = 4; // within the roundest corner
  const seen = [[left + CORNER, top + CORNER], [right - CORNER, bottom - CORNER]].every(([x, y]) => {
    const there = document.elementFromPoint(x, y);
    return control === there || control.contains(there);
  });
  return !seen || width < 44 || height < 44;
}).map(({ id, className, innerText }) => `${id} ${className} ${innerText}`)
"""
TOO_WIDE = """
() => [...document.querySelectorAll("article *")]
  .filter((element) => element.checkVisibility() && element.getBoundingClientRect().right > innerWidth)
  .map(({ tagName, id, className }) => `${tagName} ${id} ${className}`)
"""


def stored(widget: str, lang: str) -> Iterator[str]:
    """Yield the frames of a widget that the corpus holds."""
    for block in parted((FOLDER / f"frames.{widget}.{lang}.txt").read_text("utf-8")):
        _, start, html = block.partition("<form ")
        if start:
            yield start + html


def wrong_answers(name: str, lang: str) -> Iterator[str]:
    """Yield each step of a lesson after a wrong answer, with a hint."""
    for number, step in enumerate(lesson(name, lang).steps, 1):
        yield frame(name, lang, f"lesson={name} step={number} tried={tries(step)[0]} hint=1").html


@cache
def every_frame(lang: str) -> dict[str, list[str]]:
    """Return frames by the widget, or the lesson, that they are of."""
    return {widget: [*stored(widget, lang)] for widget in FRAMES} | {
        f"lesson {name}": [*wrong_answers(name, lang)] for name in LESSONS
    }


def lay_out(page: Page, frames: Iterable[str]) -> None:
    """Show frames in place of the page's text, each with ids of its own."""
    page.evaluate(LAY_OUT, [IDENT.sub(f"w{number}", html) for number, html in enumerate(frames, 1)])


TELLING = ("class", "role", "aria-pressed")
"""The attributes whose values make another kind of element."""


class Elements(HTMLParser):
    """The kinds of elements in a frame: each with its name, its classes and the names of its other attributes."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.kinds: set[tuple[str, ...]] = set()
        self.feed(html)

    @override
    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.kinds.add((tag, *sorted(f"{name}={value}" if name in TELLING else name for name, value in attrs)))


def enough(frames: Iterable[str]) -> list[str]:
    """Return frames that hold every kind of element between them."""
    missing = {html: Elements(html).kinds for html in frames}
    chosen = list[str]()
    while any(missing.values()):
        richest = max(missing, key=lambda html: len(missing[html]))
        kinds = missing[richest]
        chosen.append(richest)
        missing = {html: left - kinds for html, left in missing.items()}
    return chosen


@pytest.mark.property
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_frame_fits_a_phone_and_can_be_touched(warm_page: OpenPage, base_url: str, lang: str) -> None:
    page = warm_page(f"{base_url}progress/", **PHONE)  # it has all sheets of styles
    for name, frames in every_frame(lang).items():
        lay_out(page, share(frames, lang))
        assert overflow(page) <= 0, (name, page.evaluate(TOO_WIDE))
        assert page.evaluate(UNTOUCHABLE) == [], name


def test_no_frame_has_a_barrier_that_axe_can_see(warm_page: OpenPage, base_url: str) -> None:
    page = warm_page(f"{base_url}progress/", **PHONE)
    frames = chain.from_iterable(chain.from_iterable(every_frame(lang).values()) for lang in LANGUAGES)
    lay_out(page, enough(frames))
    assert barriers(page, "article") == []
