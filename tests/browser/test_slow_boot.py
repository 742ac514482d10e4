"""A Python that never wakes up is given up after a while, and another one is asked the same."""

from __future__ import annotations

from playwright.sync_api import Page, Route, expect

from .conftest import BOOT, SILENT, Watch, pythons


def test_a_worker_that_never_wakes_is_replaced_and_asked_again(page: Page, base_url: str, watch: Watch) -> None:
    watch.expected = (SILENT,)
    first: list[Route] = []

    def silent_once(route: Route) -> None:
        if first:
            route.continue_()
        else:
            first.append(route)
            route.fulfill(status=200, content_type="text/javascript", body="self.onmessage = () => {};")

    page.clock.install()
    page.route("**/worker.js", silent_once)
    page.goto(f"{base_url}hand/")
    page.locator("#w1-deal").click()
    expect(page.locator("#w1")).to_have_attribute("aria-busy", "true")
    expect(page.locator(".rake-boot-loading")).to_be_visible()
    page.clock.fast_forward(60_000)
    expect(page.locator("#w1-show")).to_be_visible(timeout=BOOT)
    assert pythons(page) == 2
    expect(page.locator(".rake-boot-loading, .rake-boot-failed")).to_have_count(2)
    expect(page.locator(".rake-boot-failed")).to_be_hidden()
