"""A reader sits down at a table and presses on: to the end of the round, or until something is there."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.bounded import within

from .conftest import BOOT, DEALT, settle, state


def sit(page: Page) -> None:
    """Sit down and wait for the first cards."""
    page.locator("#w1-sit").click()
    expect(page.locator(DEALT)).to_be_visible(timeout=BOOT)


def press_something(page: Page) -> None:
    """Press the first of what the reader may do, and wait until it is answered."""
    before = state(page)
    page.locator("#w1-check, #w1-call, #w1 .board-take, #w1-next").first.click()
    page.wait_for_function("(before) => document.querySelector('#w1 input[name=state]').value !== before", arg=before)


def over(page: Page) -> bool:
    """Return whether the round is over."""
    settle(page)
    return page.locator("#w1-next").count() > 0


def finish(page: Page) -> None:
    """Play the round to its end."""
    presses = within(40, "the end of the round")
    while not over(page) and next(presses):
        press_something(page)


def press_until(page: Page, selector: str, count: int = 1) -> None:
    """Press on until the page has such an element, or this many of them."""
    presses = within(40, selector)
    while page.locator(selector).count() < count and next(presses):
        press_something(page)
        settle(page)
