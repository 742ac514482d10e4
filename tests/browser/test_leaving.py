"""On a phone and by keyboard: getting up from a table, taking back, and what has the focus after the last hint."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.bounded import within

from .conftest import BOOT, OpenPage, settle

LOW = {"width": 360, "height": 640}
BAR = re.compile(r'<div class="md-header__ellipsis">.*?</div>\s*</div>(?=\s*</div>)', re.DOTALL)
"""What the bar of a page says: the site's name and the page's."""

# Puts what the bars of other pages say into this one, and returns what is cut of it.
CUT = """
(bar, texts) => texts.flatMap((text) => {
  bar.innerHTML = text;
  return [...bar.querySelectorAll(".md-header__topic .md-ellipsis")]
    .filter((e) => e.scrollWidth > e.clientWidth || e.scrollHeight > e.parentElement.clientHeight + 1)
    .map(({ textContent }) => textContent.trim());
})
"""
HELPED = "#w1 [id^=w1-undo-]"


def seated(warm_page: OpenPage, url: str) -> Page:
    """Sit down at a table, and go on to the reader's first choice, if need be in another deal."""
    page = warm_page(url, viewport=LOW)
    page.locator("#w1-sit").click()
    hint, going_on, moves = (page.locator(f"#w1{which}") for which in ("-hint", "-next", " .board-moves button"))
    for _ in within(20, "the reader's first choice"):
        expect(hint.or_(moves).first).to_be_visible(timeout=BOOT)
        settle(page)
        if hint.count():
            break
        # Everybody has folded before them, or there's one thing that they can do.
        (going_on if going_on.count() else moves.first).click()
    return page


@pytest.mark.parametrize("folder", ["ru/", ""])
@pytest.mark.parametrize("address", ["table/", "games/durak/play/"])
def test_by_keyboard_a_reader_leaves_in_the_middle_of_a_deal_after_one_question(
    warm_page: OpenPage, base_url: str, folder: str, address: str
) -> None:
    page = seated(warm_page, f"{base_url}{folder}{address}")
    page.locator("#w1-up").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#w1-stay")).to_be_focused()
    expect(page.locator("#w1-loss")).to_be_in_viewport(ratio=1)
    page.keyboard.press("Escape")
    expect(page.locator("#w1-up")).to_be_focused()
    page.keyboard.press("Enter")
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Enter")
    expect(page.locator("#w1-sit")).to_be_focused(timeout=BOOT)
    expect(page.locator("#w1 .board-ask")).to_contain_text("Вы " if folder else "You leave")


@pytest.mark.parametrize("address", ["ru/table/", "ru/games/holdem/play/", "ru/games/durak/play/"])
def test_on_a_low_phone_taking_back_is_seen_together_with_the_question(
    warm_page: OpenPage, base_url: str, address: str
) -> None:
    page = seated(warm_page, f"{base_url}{address}")
    for _ in range(12):
        if page.locator(HELPED).count():
            break
        if page.locator("#w1-hint").count():
            page.locator("#w1-hint").click()
            settle(page)
        cards = "#w1 .board-centre .board-take, #w1 .board-hand button:not([aria-disabled])"
        page.locator(f"#w1-check, #w1-call, {cards}, #w1-next, #w1 .board-main").first.click()
        settle(page)
    expect(page.locator(HELPED)).to_be_in_viewport(ratio=1)
    expect(page.locator("#w1 .board-own")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("address", ["games/durak/play/", "games/holdem/play/", "games/rook/play/"])
def test_after_the_last_hint_no_card_has_the_focus(warm_page: OpenPage, base_url: str, address: str) -> None:
    page = seated(warm_page, f"{base_url}{address}")
    page.locator("#w1-hint").focus()
    presses = within(20, "the last hint")
    while page.locator("#w1-hint").count() and next(presses):
        page.keyboard.press("Enter")
        settle(page)
    expect(page.locator("#w1-hinted")).to_be_focused()


def test_on_a_phone_no_title_in_the_bar_is_cut(new_page: OpenPage, base_url: str, site: Path) -> None:
    page = new_page(viewport=LOW)
    page.goto(base_url)
    # Without scripts there are fewer buttons beside the title.
    expect(page.locator("[data-deck-switch]")).to_be_visible()
    bars = {found[0] for path in site.rglob("index.html") if (found := BAR.search(path.read_text("utf-8")))}
    assert len(bars) > 100
    bar = page.locator(".md-header__title")
    assert bar.evaluate(CUT, sorted(bars)) == []
    assert bar.evaluate(CUT, [min(bars).replace("Rake", 20 * "Rake ")]) != []
