"""A reader names a hand in the browser."""

from __future__ import annotations

from playwright.sync_api import Page, expect


def test_a_hand_is_dealt_and_named_by_mouse(page: Page, base_url: str) -> None:
    page.goto(f"{base_url}hand/")
    page.get_by_role("button", name="Deal a hand").click()
    expect(page.get_by_text("What is this hand called?").first).to_be_visible(timeout=60_000)
    page.get_by_role("button", name="Show me").click()
    expect(page.locator(".rake-name")).to_be_visible()
