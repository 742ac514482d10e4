"""One press does one thing: the second half of a double press doesn't do what has come to lie under the finger."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from .conftest import BOOT, OpenPage, follow, state
from .test_boards import LOAD_FONTS, SHOW
from .test_games import plays

DECISION = ":is(#w1 .board-take, #w1 .board-moves button):not([aria-disabled])"

# Time stands still but for what the test adds to it, so that nothing depends on how quick the machine is.
STILL = "window.later = 0; const began = performance.now(); performance.now = () => began + window.later"

# What a hand that closes up or a row of other buttons does: a decision lies where the reader has just pressed.
LAY = """
([decision, { x, y, width, height }]) => {
  document.querySelector(decision).style.cssText =
    `position: fixed; z-index: 9; left: ${x}px; top: ${y}px; width: ${width}px; height: ${height}px`;
}
"""

# How low on the table help comes in any of these frames, and how high an action.
HELP_AND_ACTIONS = f"""
(frames) => {{
  {SHOW}
  const help = ".board-news > button, .board-log > summary", actions = ".board-moves > button";
  const edges = frames.map((html) => {{
    show(html, "standard", "[data-room] > form");
    const boxes = (those) => [...document.querySelectorAll(those)].map((each) => each.getBoundingClientRect());
    return [boxes(help).map((box) => box.bottom), boxes(actions).map((box) => box.top)];
  }});
  return [Math.max(...edges.flatMap(([bottoms]) => bottoms)), Math.min(...edges.flatMap(([, tops]) => tops))];
}}
"""

CHANGED = """
(before) => document.querySelector("#w1 input[name=state]").value.replace(/ sort=\\S*/, "") !== before
"""


def by_program(button: Locator) -> None:
    """Press a button as a program does, for which there's no finger and no key."""
    button.evaluate("(button) => button.click()")


def seated(open_page: OpenPage, url: str) -> Page:
    """Return a page on which the reader's first decision waits, after which time stands still."""
    page = open_page(reduced_motion="reduce")
    page.goto(url)
    page.locator("#w1-sit").click()
    expect(page.locator(DECISION).first).to_be_visible(timeout=BOOT)
    expect(page.locator("#w1")).not_to_have_attribute("aria-busy", "true", timeout=BOOT)
    page.evaluate(STILL)
    return page


def done(page: Page) -> str:
    """Return the state of the table but for the order of the hand."""
    return re.sub(r" sort=\S*", "", state(page))


def sort(page: Page, press: Callable[[Locator], None]) -> None:
    """Press the button that sorts the hand, and wait for the answer: what was pressed before has been answered then."""
    button = page.locator("#w1-sort")
    value = button.get_attribute("value") or ""
    press(button)
    expect(button).not_to_have_attribute("value", value, timeout=BOOT)


@pytest.mark.parametrize("game", ["solo", "rook", "durak"])
def test_a_double_press_never_meets_another_action_that_came_under_the_finger(
    new_page: OpenPage, base_url: str, game: str
) -> None:
    page = seated(new_page, f"{base_url}games/{game}/play/")
    before, box = done(page), page.locator("#w1-sort").bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    sort(page, Locator.click)
    page.evaluate(LAY, [DECISION, box])
    for _ in range(2):
        page.mouse.click(x + 3, y)
    sort(page, by_program)
    assert done(page) == before
    page.evaluate(LAY, [DECISION, box])
    page.evaluate("window.later = 1000")
    page.mouse.click(x, y)
    page.wait_for_function(CHANGED, arg=before)


def test_no_action_comes_where_a_help_button_was(warm_page: OpenPage, base_url: str) -> None:
    page = warm_page(f"{base_url}games/durak/play/", viewport={"width": 360, "height": 740})
    page.evaluate(LOAD_FONTS)
    for word in ("durak", "rummy"):
        frames = [html for moment, html in plays(word, 3, "en") if moment != "the table left"]
        lowest, highest = page.evaluate(HELP_AND_ACTIONS, frames)
        assert lowest < highest, word


def test_a_quick_press_elsewhere_and_the_same_action_again_are_answered(new_page: OpenPage, base_url: str) -> None:
    page = seated(new_page, f"{base_url}games/solo/play/")
    before = done(page)
    for _ in range(3):
        sort(page, Locator.click)
    page.locator(DECISION).first.click()
    page.wait_for_function(CHANGED, arg=before)


def test_a_press_on_the_next_page_is_meant_wherever_it_falls(new_page: OpenPage, base_url: str) -> None:
    page = seated(new_page, f"{base_url}games/solo/play/")
    box = page.locator("#w1-sort").bounding_box()
    assert box
    sort(page, Locator.click)
    follow(page, f"{base_url}games/durak/play/")
    page.evaluate(LAY, ["#w1-sit", box])
    page.locator("#w1-sit").click()
    expect(page.locator("#w1-sort")).to_be_visible(timeout=BOOT)


def test_a_key_that_is_held_down_presses_once(new_page: OpenPage, base_url: str) -> None:
    page = seated(new_page, f"{base_url}games/solo/play/")
    page.locator("#w1-sort").focus()
    sort(page, lambda _: page.keyboard.down("Enter"))
    value = page.locator("#w1-sort").get_attribute("value") or ""
    page.keyboard.down("Enter")
    page.keyboard.up("Enter")
    sort(page, by_program)
    expect(page.locator("#w1-sort")).not_to_have_attribute("value", value, timeout=BOOT)


def test_quick_presses_of_one_key_are_answered(new_page: OpenPage, base_url: str) -> None:
    page = seated(new_page, f"{base_url}games/solo/play/")
    before = done(page)
    page.locator("#w1-sort").focus()
    sort(page, lambda _: page.keyboard.press("Enter"))
    page.locator(DECISION).first.focus()
    page.keyboard.press("Enter")
    page.wait_for_function(CHANGED, arg=before)
