"""How pages with a table are laid out: their names, one column, one kind of plate and of button."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .conftest import BOOT, OpenPage, settle
from .playing import press_until, sit
from .test_boards import LOAD_FONTS

PHONE_SIZE: Any = {"width": 360, "height": 640}
LAPTOP: Any = {"width": 1280, "height": 800}
SIZES = [pytest.param(PHONE_SIZE, id="phone"), pytest.param(LAPTOP, id="laptop")]

# Which left and right edges the boxes in some places have, in whole pixels, without what isn't seen.
EDGES = """
(places) => {
  const found = [...document.querySelectorAll(places)];
  const seen = found.filter((each) => each.checkVisibility() && each.offsetHeight > 1);
  const boxes = seen.map((each) => each.getBoundingClientRect());
  const edges = boxes.map(({ left, right }) => [left, right].map(Math.round));
  return [...new Set(edges.map(String))];
}
"""
STYLES = """
(places) => {
  const looks = [...document.querySelectorAll(places)].map((each) => getComputedStyle(each));
  const looked = looks.map((look) => [look.borderRadius, look.fontWeight, look.borderStyle, look.backgroundColor]);
  return [...new Set(looked.map(String))];
}
"""


@pytest.mark.parametrize(
    ("path", "name"),
    [
        ("table/", "Play"),
        ("ru/games/durak/play/", "Сыграть в дурака"),
        ("pickup/", "Which card do I take?"),
        ("day/", "A spot a day"),
        ("drill/", "Drills"),
        ("learn/pots/", "All-in and side pots"),
    ],
)
def test_a_page_with_a_table_says_its_name(warm_page: OpenPage, base_url: str, path: str, name: str) -> None:
    page = warm_page(f"{base_url}{path}", viewport=LAPTOP)
    expect(page.locator("h1")).to_contain_text(name)
    title = page.locator(".is-title > [aria-current], h1:not(.is-title + h1)")
    expect(title).to_contain_text(name)
    expect(title).to_be_in_viewport(ratio=1)
    assert title.evaluate(
        "({ offsetHeight: high, scrollWidth, clientWidth }) => high > 20 && scrollWidth <= clientWidth"
    )
    page.set_viewport_size(PHONE_SIZE)
    expect(page.locator(".md-header__title--active .md-header__topic").nth(1)).to_contain_text(name)


COLUMNS = {
    "pickup/": "#w1 > .rake-house, #w1-share, #use",
    "table/": ".md-content__inner > :is(.rake-pace, p, h2)",
    "games/rummy/drill/": "#w1 > :is(.rake-bar, .rake-answers, .rake-choice), #w1-share, #kinds",
    "games/rook/learn/": "#w1 > :is(.rake-bar, .rake-board, .rake-answers), .md-content__inner > p",
    "learn/pots/": "#w1 > :is(.rake-answers, .rake-now)",
    "spots/one-in-the-hand/": ".md-content__inner > :is(.rake-answer, p:not(.rake-scene))",
    "learn/": ".rake-guide, .md-content__inner > h2",
}
"""What is below one another on a page, and within one column."""


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("path", COLUMNS)
def test_what_is_beside_a_table_is_in_one_column(
    warm_page: OpenPage, base_url: str, path: str, size: dict[str, int]
) -> None:
    page = warm_page(f"{base_url}{path}", viewport=size)
    page.evaluate(LOAD_FONTS)
    edges = page.evaluate(EDGES, COLUMNS[path])
    assert len(edges) == 1, edges


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("path", ["", "games/durak/", "learn/", "ru/pickup/", "ru/learn/pots/"])
def test_plates_of_a_table_are_alike_and_the_dealers_button_lies_in_one(
    warm_page: OpenPage, base_url: str, path: str, size: dict[str, int]
) -> None:
    page = warm_page(f"{base_url}{path}", viewport=size)
    page.evaluate(LOAD_FONTS)
    plates = page.locator("#w1 .board-plate")
    widths = plates.evaluate_all("(plates) => plates.map(({ offsetWidth }) => offsetWidth)")
    assert max(widths) - min(widths) <= 1, widths
    apart = """
    (mark) => {
      const [round, name, plate] = [mark, mark.previousElementSibling, mark.closest(".board-plate")].map((each) =>
        each.getBoundingClientRect());
      return name.right <= round.left && round.right < plate.right && round.top >= plate.top;
    }
    """
    marks = plates.locator(".board-dealer")
    assert marks.count() <= 1
    for mark in marks.all():
        assert mark.evaluate(apart)


@pytest.mark.parametrize(
    ("path", "size"), [("games/holdem/hands/", LAPTOP), ("drill/", PHONE_SIZE), ("pickup/", LAPTOP)]
)
def test_what_may_be_pressed_beside_an_answer_looks_like_a_button(
    warm_page: OpenPage, base_url: str, path: str, size: dict[str, int]
) -> None:
    page = warm_page(f"{base_url}{path}", viewport=size)
    buttons = ":is(.rake-answers, .rake-controls, .board-moves) > button:not([aria-pressed], .rake-main, .board-main)"
    styles = page.evaluate(STYLES, f"#w1 {buttons}")
    assert len(styles) == 1, styles
    assert "solid" in styles[0]


def felt(page: Page) -> float:
    return float(page.locator("#w1 .board-cloth").evaluate("({ offsetHeight }) => offsetHeight"))


def test_before_the_ante_a_newcomer_sees_a_table_and_where_the_chips_go(warm_page: OpenPage, base_url: str) -> None:
    page = warm_page(f"{base_url}learn/", viewport=PHONE_SIZE)
    page.evaluate(LOAD_FONTS)
    expect(page.locator("#w1-ante")).to_be_in_viewport(ratio=1)
    assert felt(page) > 120
    ring = "(pot) => getComputedStyle(pot, '::before').borderStyle"
    assert page.locator("#w1 .board-pot").evaluate(ring) == "dashed"
    page.locator("#w1-ante").click()
    expect(page.locator("#w1-ante")).to_have_count(0, timeout=BOOT)
    settle(page)
    assert page.locator("#w1 .board-pot").evaluate(ring) == "none"


def test_a_lesson_gives_its_table_the_height_that_a_low_phone_has(warm_page: OpenPage, base_url: str) -> None:
    page = warm_page(f"{base_url}learn/pots/", viewport=PHONE_SIZE)
    assert felt(page) > 150


@pytest.mark.parametrize("lang", ["", "ru/"])
def test_on_a_phone_the_foot_names_the_pages_before_and_after(warm_page: OpenPage, base_url: str, lang: str) -> None:
    page = warm_page(f"{base_url}{lang}learn/pots/", viewport=PHONE_SIZE)
    names = page.locator(".md-footer__title .md-ellipsis")
    expect(names).to_have_count(2)
    whole = "({ clientWidth, scrollWidth }) => clientWidth > 0 && scrollWidth <= clientWidth"
    assert [each.evaluate(whole) for each in names.all()] == [True, True]


@pytest.mark.parametrize("path", ["table/", "games/holdem/play/"])
def test_a_hint_leaves_the_amount_that_was_chosen_and_the_button_says_so(
    warm_page: OpenPage, base_url: str, path: str
) -> None:
    page = warm_page(f"{base_url}{path}")
    sit(page)
    press_until(page, "#w1-chips:not([type=hidden])")
    field, button = page.locator("#w1-chips"), page.locator("#w1 .board-actions output").first
    least = field.input_value()
    page.locator("#w1-size-pot").click()
    chosen = field.input_value()
    assert chosen != least
    page.locator("#w1-hint").click()
    expect(page.locator("#w1 .board-hint")).to_be_visible(timeout=BOOT)
    settle(page)
    assert (field.input_value(), button.inner_text(), page.locator("#w1-slider").input_value()) == (chosen,) * 3
    button.click()
    settle(page)
    expect(page.locator("#w1-log")).to_contain_text(re.compile(f"You (bet|raise to) {chosen}"))
