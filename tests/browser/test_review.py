"""A round reviewed in the page: asked for, counted step by step, read by keyboard and by ear, and linked."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from .conftest import BOOT, FITS, PHONE, OpenPage, state
from .playing import finish
from .test_every_page import barriers

ROWS = "#w1 .rake-review tbody tr"
DONE = """
() => {
  const said = document.querySelector("#w1 .rake-review [role=status]")?.textContent;
  return said && !said.includes("Working out");
}
"""


def whole(page: Page) -> None:
    """Wait until everything is counted."""
    page.wait_for_function(DONE, timeout=BOOT)


def test_a_round_played_is_reviewed_below_the_table(warm_page: OpenPage, base_url: str) -> None:
    page = warm_page(f"{base_url}table/", **PHONE)
    page.locator("#w1-sit").click()
    finish(page)
    page.locator("#w1-judge").press("Enter")
    title = page.locator("#w1-review")
    expect(title).to_be_focused(timeout=BOOT)
    whole(page)
    box = title.bounding_box()
    assert box
    assert box["y"] < 70, "right below the header, also once there's more of it"
    assert page.locator(ROWS).count() == state(page).partition("review=")[2].count("_") + 1
    assert page.evaluate(FITS)
    assert barriers(page, ".rake-review") == []
    page.locator(ROWS).first.get_by_role("link").click()
    page.wait_for_url("**/deal/?rake=1*")


def test_the_review_of_a_linked_round_can_be_linked(warm_page: OpenPage, base_url: str) -> None:
    page = warm_page(f"{base_url}deal/")
    page.locator("#w1-review-4").click()
    whole(page)
    said = page.locator("#w1 .rake-review").inner_text()
    expect(page.locator("#w1-review-4")).to_have_attribute("aria-pressed", "true")
    page.wait_for_url("**review=4*")
    other = warm_page(page.url)
    expect(other.locator("#w1 .rake-review")).to_be_visible(timeout=BOOT)
    whole(other)
    assert other.locator("#w1 .rake-review").inner_text() == said
