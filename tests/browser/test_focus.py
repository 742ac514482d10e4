"""Where the focus may be and where it's seen: the site's own menus, and cards that are pressed as an answer."""

from __future__ import annotations

import re
from typing import Any, Final, Literal

import pytest
from playwright.sync_api import Page, Route, expect

from tests.bounded import within

from .conftest import BOOT, DEALT, RAN, OpenPage, follow, settle
from .test_every_page import PALETTES

type Scheme = Literal["light", "dark"]

NARROW = {"width": 360, "height": 640}
WIDE = {"width": 1280, "height": 720}

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
    enter_menu(page, f"{base_url}versus/", key)
    expect(page.locator("#__drawer")).to_be_checked()
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.closest('.md-sidebar--primary') !== null")
    page.keyboard.press("Escape")
    expect(page.locator("#__drawer")).not_to_be_checked()
    expect(page.get_by_role("button", name="Menu")).to_be_focused()
    expect(page.locator(MENU)).to_be_hidden()


ZOOMED = {"width": 640, "height": 360}
"""A screen of 1280 x 720 at 200 %."""

# Whether what has the focus is painted, and within the window.
PAINTED = """
(within) => {
  const focused = document.activeElement;
  const { left, top, width, height } = focused.getBoundingClientRect();
  const there = document.elementFromPoint(left + width / 2, top + height / 2);
  return focused.closest(within) !== null && focused.contains(there);
}
"""
MENU = ".md-sidebar--primary"


# A moment after it has started, the theme closes the menu, as it does after each page that it shows. And it looks where
# the focus is only a moment after it has moved: what comes back to the search before then doesn't open it.
A_MOMENT = "() => new Promise((resolve) => setTimeout(resolve, 200))"


def enter_menu(page: Page, url: str, key: str = "Enter") -> None:
    """Open the menu beside a narrow page by keyboard."""
    page.goto(url)
    page.get_by_role("button", name="Menu").focus()
    page.wait_for_function(RAN, arg="header.js")
    page.evaluate(A_MOMENT)
    page.keyboard.press(key)
    expect(page.locator(MENU)).to_be_focused()


@pytest.mark.parametrize("address", ["", "learn/", "games/trex/"])
def test_in_the_menu_tab_stops_only_at_what_is_painted(new_page: OpenPage, base_url: str, address: str) -> None:
    page = new_page(viewport=ZOOMED)
    enter_menu(page, base_url + address)
    for _ in range(8):
        page.keyboard.press("Tab")
        page.wait_for_function(PAINTED, arg=MENU)


def test_a_submenu_is_entered_and_left_by_keyboard(new_page: OpenPage, base_url: str) -> None:
    page = new_page(viewport=ZOOMED)
    enter_menu(page, f"{base_url}learn/")
    label, back = (page.locator(f"{MENU} .md-nav__{part}[for=__nav_2]") for part in ("link", "title"))
    page.keyboard.press("Tab")
    expect(back).to_be_focused()
    for key, wanted in (("Space", label), ("Enter", back), ("Enter", label)):
        page.keyboard.press(key)
        expect(wanted).to_be_focused()
        page.wait_for_function(PAINTED, arg=MENU)
    page.locator(f"{MENU} .md-nav__link[for=__nav_8]").focus()
    page.keyboard.press("Tab")
    expect(page.locator("#__drawer")).not_to_be_checked()


OTHER: Final[dict[Scheme, Scheme]] = {"light": "dark", "dark": "light"}


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_each_press_of_the_colour_switch_changes_the_look_and_a_second_one_follows_the_device_again(
    new_page: OpenPage, base_url: str, scheme: Scheme
) -> None:
    page = new_page(viewport=WIDE, color_scheme=scheme)
    page.goto(f"{base_url}about/")
    label = page.locator("[data-md-component=palette] label:not([hidden])")
    switch = label.get_by_role("button")
    body = page.locator("body")
    for key, look in (("Enter", OTHER[scheme]), ("Space", scheme)):
        for _ in range(3):
            page.keyboard.press("Tab")
        expect(switch).to_be_focused()
        expect(switch).to_have_css("outline-style", "solid")
        page.keyboard.press(key)
        expect(switch).to_be_focused()
        expect(body).to_have_attribute("data-md-color-scheme", PALETTES[look])
        page.reload()
    page.emulate_media(color_scheme=OTHER[scheme])
    expect(body).to_have_attribute("data-md-color-scheme", PALETTES[OTHER[scheme]])


def test_a_press_of_the_colour_switch_before_its_script_has_come_keeps_the_focus(
    new_page: OpenPage, base_url: str
) -> None:
    page = new_page(viewport=WIDE, color_scheme="light")
    waiting: list[Route] = []
    page.route(re.compile(r"/header\b[^/]*\.js"), lambda route: waiting.append(route))
    page.goto(f"{base_url}about/")
    switch = page.locator("[data-md-component=palette] label:not([hidden])").get_by_role("button")
    switch.focus()
    page.keyboard.press("Enter")
    expect(page.locator("body")).to_have_attribute("data-md-color-scheme", PALETTES["dark"])
    page.wait_for_function("() => document.activeElement.matches('.md-option')")
    assert len(waiting) == 1
    waiting[0].continue_()
    expect(switch).to_be_focused()


def test_tab_leads_from_the_search_through_its_results(new_page: OpenPage, base_url: str) -> None:
    page = new_page(viewport=WIDE)
    page.goto(f"{base_url}about/")
    # One letter alone is asked for: each answer puts other results in the place of those before.
    page.locator(".md-search__input").fill("ant")
    page.keyboard.type("e")
    results = page.locator(".md-search-result__link:visible")
    expect(results.nth(1)).to_be_visible(timeout=BOOT)
    for key, at in (("Tab", 0), ("Tab", 1), ("Shift+Tab", 0)):
        page.keyboard.press(key)
        expect(results.nth(at)).to_be_focused()
        expect(results.nth(at)).to_have_css("outline-style", "solid")
    page.keyboard.press("Shift+Tab")
    expect(page.locator(".md-search__input")).to_be_focused()
    page.keyboard.press("Shift+Tab")
    expect(page.locator("#__search")).not_to_be_checked()
    # What was found is kept, but Tab passes it by if nothing is pressed in the search.
    for key in ("Tab", "Tab"):
        page.keyboard.press(key)
    expect(page.locator("#__search")).not_to_be_checked()
    expect(page.locator(".md-search-result :focus")).to_have_count(0)
    page.evaluate(A_MOMENT)
    page.locator("body").press("/")
    expect(page.locator("#__search")).to_be_checked()
    page.keyboard.press("Tab")
    expect(results.first).to_be_focused()


def test_back_at_a_table_that_was_left_the_first_tab_is_the_skip_link(new_page: OpenPage, base_url: str) -> None:
    page = new_page(viewport=WIDE)
    page.goto(f"{base_url}table/")
    page.locator("#w1-sit").press("Enter")
    expect(page.locator(DEALT)).to_be_visible(timeout=BOOT)
    for url in ("about/", "table/"):
        follow(page, base_url + url)
    expect(page.locator(DEALT)).to_be_visible(timeout=BOOT)
    settle(page)
    page.keyboard.press("Tab")
    expect(page.locator(".md-skip")).to_be_focused()


def test_going_up_the_page_the_focus_is_never_under_the_header(new_page: OpenPage, base_url: str) -> None:
    page = new_page(viewport=WIDE)
    page.goto(f"{base_url}rules/")
    page.locator(".rake-contents a").last.focus()
    presses = within(200, "what lies before the contents")
    while page.evaluate("document.activeElement.closest('.rake-contents') !== null") and next(presses):
        page.wait_for_function(PAINTED, arg=".rake-contents")
        page.keyboard.press("Shift+Tab")


@pytest.mark.parametrize("size", [WIDE, ZOOMED])
def test_a_key_answers_no_question_whose_buttons_are_not_seen(
    new_page: OpenPage, base_url: str, size: dict[str, int]
) -> None:
    page = new_page(viewport=size, reduced_motion="reduce")
    page.goto(f"{base_url}learn/skulls/#step-7")
    expect(page.locator("#step-7")).to_be_visible(timeout=BOOT)
    page.get_by_role("button", name="Skip this step").focus()
    page.keyboard.press("Enter")
    question = page.locator("#w1 [role=status]:has(> #step-8)")
    expect(question).to_be_focused()
    expect(question).to_be_in_viewport(ratio=1)
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="Hand 1 wins")).to_be_focused()
    page.wait_for_function(PAINTED, arg="#w1")
    expect(page.locator("#w1 :is(.rake-wrong, .rake-right)")).to_have_count(0)


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
