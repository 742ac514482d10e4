"""A reader who sees a rule's number can read the rule where they are, and goes on from there."""

from __future__ import annotations

import re

from playwright.sync_api import Page, Route, expect

from .conftest import RAN


def test_a_rule_that_a_table_names_is_read_without_leaving_it(page: Page, base_url: str) -> None:
    page.goto(f"{base_url}table/")
    page.wait_for_function(RAN, arg="keys.js")
    page.locator("#w1-choose").click()
    chip = page.locator("#w1-choices .rake-rule[href$='#r9-6']")
    chip.click()
    rulebook = page.get_by_role("dialog", name=re.compile("^9.6 "))
    expect(rulebook.locator("> div > *").last).to_be_visible()
    expect(rulebook.locator(".rake-widget, .headerlink")).to_have_count(0)
    expect(rulebook.locator("> p > a")).to_have_attribute("href", f"{base_url}rules/house-rules/#r9-6")

    another = rulebook.locator("> div a").first
    number = another.inner_text()
    another.click()
    expect(page.get_by_role("dialog", name=re.compile(f"^{re.escape(number)} "))).to_be_visible()

    page.keyboard.press("Escape")
    expect(page.locator("#rake-rulebook")).to_be_hidden()
    expect(page.locator("#w1-choices")).to_be_visible()
    expect(chip).to_be_focused()
    assert page.url == f"{base_url}table/"


def test_a_rule_opens_on_its_page_where_it_cannot_be_laid_before_the_reader(page: Page, base_url: str) -> None:
    def answer(route: Route) -> None:
        if route.request.resource_type == "fetch":
            route.fulfill(body="<h1>Not found</h1>", content_type="text/html")
        else:
            route.continue_()

    page.route("**/rules/round/", answer)
    page.goto(f"{base_url}pickup/")
    page.wait_for_function(RAN, arg="keys.js")
    page.locator("#w1 .rake-rule[href$='#r6-5']").click()
    page.wait_for_url("**/rules/round/#r6-5")
    expect(page.locator("#r6-5")).to_be_in_viewport()
