"""The first page: what is written on its table, whom it leads back, and what is below it."""

from __future__ import annotations

from itertools import pairwise

import pytest
from playwright.sync_api import Page, expect

from .conftest import BOOT, OpenPage, settle
from .test_boards import LOAD_FONTS

PHONE_SIZE = {"width": 360, "height": 640}
SCREENS = [PHONE_SIZE, {"width": 1280, "height": 720}, {"width": 1280, "height": 800}]

HEIGHT_OF_A_REMARK = 160
"""What is said of an answer may have three lines, and the offer of numbers one, in pixels."""

PLACE = "each => { const { x, y, width } = each.getBoundingClientRect(); return [x, y, width]; }"

# What is wrong with the words that lie on the cloth: they leave it, or lie over cards, names or one another.
ON_THE_CLOTH = """
() => {
  const edge = (each) => each.getBoundingClientRect();
  const cloth = edge(document.querySelector(".board-cloth"));
  const isWide = innerWidth >= 960;
  const names = isWide ? ["h1", ".rake-lede", ".rake-try"] : [".rake-try"];
  const found = names.map((name) => document.querySelector(`.md-content__inner > ${name}`));
  if (!isWide) found.push(...document.querySelectorAll(".board-hint"));
  const words = found.filter((each) => each.checkVisibility());
  const things = [...document.querySelectorAll(".board :is(.rake-face, .board-plate, .board-gone, .board-own)")];
  const meet = (one, other) =>
    one.left < other.right && other.left < one.right && one.top < other.bottom - 1 && other.top < one.bottom - 1;
  const linesOf = (each) => {
    const range = document.createRange();
    const walker = document.createTreeWalker(each, NodeFilter.SHOW_TEXT);
    const lines = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      range.selectNodeContents(node);
      if (!node.data.trim() || !node.parentElement.checkVisibility()) continue;
      for (const { left, right, top, bottom } of range.getClientRects()) {
        const leading = (bottom - top) / 4;
        lines.push({ left, right, top: top + leading, bottom: bottom - leading });
      }
    }
    return lines;
  };
  const faults = [];
  for (const each of words)
    for (const line of linesOf(each)) {
      const called = each.textContent.trim().slice(0, 20);
      const isOut = line.bottom > cloth.bottom - 8 || line.top < cloth.top || line.left < cloth.left;
      if (isOut) faults.push(`${called} leaves the cloth`);
      for (const other of [...things.map(edge), ...words.filter((one) => one !== each).flatMap(linesOf)])
        if (meet(line, other)) faults.push(`${called} meets something at ${other.left}, ${other.top}`);
    }
  return faults;
}
"""

AT_THE_TOP = """
([from, to]) => document.querySelector(`.board-${from}`).classList.replace(`board-${from}`, `board-${to}`)
"""
"""Lets a player of a table of four sit where one of a table of three does, and back."""


@pytest.mark.parametrize("lang", ["", "ru/"])
@pytest.mark.parametrize("size", SCREENS)
def test_what_to_try_can_be_read_and_then_how_good_the_card_was(
    new_page: OpenPage, base_url: str, lang: str, size: dict[str, int]
) -> None:
    page = new_page(viewport=size, reduced_motion="reduce")
    page.goto(base_url + lang)
    page.evaluate(LOAD_FONTS)
    expect(page.locator(".rake-try")).to_be_visible()
    assert page.evaluate(ON_THE_CLOTH) == []
    page.evaluate(AT_THE_TOP, ["left", "top-left"])
    assert page.evaluate(ON_THE_CLOTH) == []
    page.evaluate(AT_THE_TOP, ["top-left", "left"])
    page.locator("#w1 .board-take").nth(1).click()
    expect(page.locator("#w1 .board-hint")).to_be_visible(timeout=BOOT)
    expect(page.locator(".rake-try")).to_be_hidden()
    settle(page)
    assert page.evaluate(ON_THE_CLOTH) == []
    page.locator("#w1-deal").click()
    expect(page.locator("#w1-tell")).to_be_visible(timeout=BOOT)
    settle(page)
    expect(page.locator(".rake-try")).to_be_hidden()


@pytest.mark.parametrize("lang", ["", "ru/"])
def test_on_a_phone_one_reads_what_the_game_is_before_its_doors_and_its_spot(
    warm_page: OpenPage, base_url: str, lang: str
) -> None:
    page = warm_page(base_url + lang, viewport=PHONE_SIZE)
    page.evaluate(LOAD_FONTS)
    shown = ("h1", ".rake-lede", ".rake-doors ul", "#w1 .board-seat")
    boxes = [box for each in shown if (box := page.locator(each).first.bounding_box())]
    ends = [(each["y"], each["y"] + each["height"]) for each in boxes]
    header = page.locator(".md-header").bounding_box()
    assert header
    assert ends[0][0] - header["y"] - header["height"] >= 8
    assert all(below >= above for (_, above), (below, _) in pairwise(ends[:3])), ends
    for each in (".rake-lede", ".rake-doors ul", "#w1-deal"):
        expect(page.locator(each)).to_be_in_viewport(ratio=1)


def keep(page: Page, url: str, kept: dict[str, str]) -> None:
    """Open a page on a device that keeps these entries."""
    page.goto(url)
    page.evaluate("(kept) => Object.entries(kept).forEach(([name, text]) => localStorage.setItem(name, text))", kept)
    page.reload()


LADDER = {"rake-lesson-ladder": "rake=1 lesson=ladder step=4 marks=01s......"}
WINNERS = {"rake-lesson-winners": "rake=1 lesson=winners step=2 marks=0........."}
FINISHED = {
    "rake-first": "rake=1 guide=first step=10",
    "rake-lesson-deck": "rake=1 lesson=deck step=2 marks=0...... done=0000000",
}


@pytest.mark.parametrize(
    ("kept", "named"),
    [
        (FINISHED, []),
        ({"rake-first": "rake=1 guide=first step=3"}, ["Your first round"]),
        (FINISHED | LADDER, ["The ladder of combinations 3/9 ★1"]),
        (FINISHED | LADDER | WINNERS | {"rake-latest": "rake-lesson-winners"}, ["Who wins 1/10 ★1"]),
        (FINISHED | LADDER | WINNERS | {"rake-latest": "rake-lesson-deck"}, ["The ladder of combinations 3/9 ★1"]),
    ],
)
def test_on_a_phone_what_was_left_last_is_named_and_moves_nothing(
    new_page: OpenPage, base_url: str, kept: dict[str, str], named: list[str]
) -> None:
    page = new_page(viewport=PHONE_SIZE)
    page.goto(base_url)
    before = page.locator("#w1-deal").evaluate(PLACE)
    keep(page, base_url, kept)
    back = page.locator(".rake-back a:visible")
    expect(back).to_have_count(len(named))
    assert [" ".join(each.split()) for each in back.all_inner_texts()] == named
    assert page.locator("#w1-deal").evaluate(PLACE) == pytest.approx(before, abs=1)
    expect(page.locator("#w1-deal")).to_be_in_viewport(ratio=1)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_what_a_reader_did_last_is_noted(new_page: OpenPage, base_url: str) -> None:
    page = new_page()
    page.goto(f"{base_url}learn/ladder/")
    page.locator("#w1-next-1").click()
    expect(page.locator("#step-2")).to_be_visible(timeout=BOOT)
    settle(page)
    assert page.evaluate("localStorage['rake-latest']") == "rake-lesson-ladder"


@pytest.mark.parametrize("lang", ["", "ru/"])
@pytest.mark.parametrize("size", SCREENS[:2])
def test_the_numbers_wait_until_they_are_asked_for_so_that_the_doors_stay_near(
    new_page: OpenPage, base_url: str, lang: str, size: dict[str, int]
) -> None:
    page = new_page(viewport=size, reduced_motion="reduce")
    page.goto(base_url + lang)
    doors = page.locator(".rake-doors ul")
    before = doors.evaluate(PLACE)[1]
    page.locator("#w1 .board-take").first.click()
    expect(page.locator("#w1-others")).to_be_attached(timeout=BOOT)
    settle(page)
    assert doors.evaluate(PLACE)[1] + page.evaluate("scrollY") <= before + HEIGHT_OF_A_REMARK
    option, *others = (page.locator(name).first for name in ("#w1 .rake-option", "#w1-others", "#w1-futures"))
    expect(option).to_be_hidden()
    page.locator("#w1-numbers > summary").click()
    left, _, width = option.evaluate(PLACE)
    assert [each.evaluate(PLACE)[::2] for each in others] == [[left, width]] * 2
