"""Where the focus may be and where it's seen: the site's own menus, and cards that are pressed as an answer."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .conftest import BOOT, OpenPage

NARROW = {"width": 360, "height": 640}
WIDE = {"width": 1280, "height": 720}

LOADED = "() => performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/header.js'))"

# What the focus is on: is it seen, and is it within the window or can it be scrolled there?
STOP = """
() => {
  const focused = document.activeElement;
  const { left, right, width, height } = focused.getBoundingClientRect();
  const isSeen = focused.checkVisibility({ visibilityProperty: true });
  const isChoice = focused.matches(".md-option, .md-search__input"); // drawn by a label; opens the search
  const { localName, className, textContent } = focused;
  return {
    called: `${localName}.${className} ${textContent.trim().slice(0, 30)}`,
    isLost: !isChoice && (!isSeen || right <= 0 || left >= innerWidth || !width || !height),
    isAtEnd: focused === document.body,
  };
}
"""


def stops(page: Page) -> list[dict[str, Any]]:
    """Return where Tab leads to from the top of a page, until it leaves it."""
    found: list[dict[str, Any]] = []
    for _ in range(200):
        page.keyboard.press("Tab")
        stop = page.evaluate(STOP)
        if stop["isAtEnd"]:
            return found
        found.append(stop)
    raise AssertionError("Tab never leaves the page")


@pytest.mark.parametrize("size", [NARROW, WIDE])
@pytest.mark.parametrize("address", ["learn/deck/", "ru/rules/rulings/"])
def test_tab_stops_only_at_what_is_seen(new_page: OpenPage, base_url: str, address: str, size: dict[str, int]) -> None:
    page = new_page(viewport=size)
    page.goto(base_url + address)
    found = stops(page)
    assert len(found) > 10
    assert [stop["called"] for stop in found if stop["isLost"]] == []


@pytest.mark.parametrize("key", ["Enter", "Space"])
def test_the_menu_beside_a_narrow_page_is_opened_and_left_by_keyboard(
    new_page: OpenPage, base_url: str, key: str
) -> None:
    page = new_page(viewport=NARROW)
    page.goto(f"{base_url}versus/")
    button = page.get_by_role("button", name="Menu")
    button.focus()
    page.wait_for_function(LOADED)
    page.keyboard.press(key)
    expect(page.locator("#__drawer")).to_be_checked()
    expect(page.locator(".md-sidebar--primary")).to_be_focused()
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.closest('.md-sidebar--primary') !== null")
    page.keyboard.press("Escape")
    expect(page.locator("#__drawer")).not_to_be_checked()
    expect(button).to_be_focused()
    expect(page.locator(".md-sidebar--primary")).to_be_hidden()


def test_after_a_link_to_another_page_tab_reaches_the_skip_link(new_page: OpenPage, base_url: str) -> None:
    page = new_page(viewport=WIDE)
    page.goto(f"{base_url}rules/")
    for tab, title in (("Analyse", "Which card do I take?"), ("Rules", "Rules at a glance")):
        page.locator(".md-tabs a", has_text=tab).focus()
        page.keyboard.press("Enter")
        expect(page.locator("h1")).to_contain_text(title)
        page.keyboard.press("Tab")
        expect(page.locator(".md-skip")).to_be_focused()


RING = """
(card) => {
  const { outlineStyle, outlineWidth, outlineColor, boxShadow } = getComputedStyle(card);
  let opacity = 1;
  for (let each = card; each; each = each.parentElement) opacity *= getComputedStyle(each).opacity;
  return { outlineStyle, outlineWidth, outlineColor, boxShadow, opacity };
}
"""
"""How the ring around the focus is drawn."""


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("lesson", ["deck/", "ladder/#step-2"])
def test_the_card_that_has_the_focus_has_the_ring_of_the_table_in_lessons_too(
    new_page: OpenPage, base_url: str, lesson: str, scheme: str
) -> None:
    page = new_page(viewport=WIDE, color_scheme=scheme, reduced_motion="reduce")
    page.goto(base_url)
    page.keyboard.press("Tab")
    page.locator(".board-take").first.focus()
    ring = page.locator(".board-take").first.evaluate(RING)
    page.goto(f"{base_url}learn/{lesson}")
    page.keyboard.press("Tab")
    cards = page.locator("#w1 .rake-take")
    expect(cards.first).to_be_visible(timeout=BOOT)
    cards.nth(0).focus()
    assert cards.nth(0).evaluate(RING) == ring
    assert cards.nth(1).evaluate(RING) != ring
    for card in cards.all():
        card.focus()
        page.keyboard.press("Enter")
        page.locator("#w1 :is(.rake-wrong, .rake-right)").first.wait_for(timeout=BOOT)
        wrong = page.locator("#w1 .rake-take.rake-was-wrong")
        if wrong.count():
            break
    wrong.first.focus()
    assert wrong.first.evaluate(RING) == ring
    assert float(wrong.first.locator(".rake-face").evaluate("face => getComputedStyle(face).opacity")) < 1
