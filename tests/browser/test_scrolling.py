"""What scrolls on a table fades where there's more of it."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from .conftest import BOOT, OpenPage

SCROLLS = "(panel) => panel.scrollHeight > panel.clientHeight + 1"
FADES = """
([selector, ...wanted]) => {
  const panel = document.querySelector(selector);
  const style = getComputedStyle(panel, panel.matches(".board-drawer") ? "::after" : null);
  const lengths = ["--more-above", "--more-below"].map((name) => parseFloat(style.getPropertyValue(name)));
  return lengths.every((length, at) => length > 0 === wanted[at]);
}
"""
# After the first bids a log is short.
LENGTHEN = "(panel) => panel.append(...Array.from({ length: 40 }, () => panel.lastElementChild.cloneNode(true)))"
PANELS = {
    "log": ".board-log > ol",
    "choices": ".board-drawer:not(.board-sheet)",
}


@pytest.mark.parametrize("panel", PANELS)
def test_a_panel_that_scrolls_says_so(new_page: OpenPage, base_url: str, panel: str) -> None:
    page = new_page(viewport={"width": 360, "height": 640}, has_touch=True, reduced_motion="reduce")
    page.goto(f"{base_url}games/solo/play/")
    if panel == "choices":
        page.locator("#w1-choose").click()
    else:
        page.locator("#w1-sit").click()
        expect(page.locator("#w1-hint")).to_be_visible(timeout=BOOT)
    if panel == "log":
        page.locator("#w1-log > summary").click()
        page.locator(f"#w1 {PANELS[panel]}").evaluate(LENGTHEN)
    found = page.locator(f"#w1 {PANELS[panel]}").first
    page.wait_for_function(f"(selector) => ({SCROLLS})(document.querySelector(selector))", arg=f"#w1 {PANELS[panel]}")
    for top, above, below in ((0, False, True), (4, True, True), (99_999, True, False)):
        found.evaluate("(panel, top) => { panel.scrollTop = top; }", top)
        page.wait_for_function(FADES, arg=[f"#w1 {PANELS[panel]}", above, below])


def test_a_panel_that_scrolls_is_reached_by_tab_and_shows_the_focus(new_page: OpenPage, base_url: str) -> None:
    page = new_page(viewport={"width": 1280, "height": 720}, reduced_motion="reduce")
    page.goto(f"{base_url}games/solo/play/")
    page.locator("#w1-sit").click()
    hint = page.locator("#w1-hint")
    expect(hint).to_be_visible(timeout=BOOT)
    hint.click()
    expect(page.locator("#w1-hinted")).to_be_visible(timeout=BOOT)
    page.locator("#w1-sheet").evaluate("(sheet) => { sheet.style.paddingBottom = '40rem'; }")
    page.keyboard.press("Tab")  # from here on the focus is shown
    page.locator("#w1-sort").focus()
    for panel in ("hinted", "sheet"):
        found = page.locator(f"#w1-{panel}")
        for _ in range(60):
            page.keyboard.press("Tab")
            if found.evaluate("(panel) => panel === document.activeElement"):
                break
        expect(found).to_be_focused()
        width, offset = found.evaluate(
            "(e) => [getComputedStyle(e).outlineWidth, getComputedStyle(e).outlineOffset].map(parseFloat)"
        )
        assert width + offset <= 0
    assert page.locator("#w1-sheet").evaluate(SCROLLS)
    before_scroll = page.locator("#w1-sheet").evaluate("(e) => e.scrollTop")
    page.keyboard.press("ArrowDown")
    page.wait_for_function("(before) => document.querySelector('#w1-sheet').scrollTop > before", arg=before_scroll)
