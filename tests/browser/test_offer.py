"""Somebody whose browser speaks the other language is offered the page in it: once, quietly, without a redirect."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from .conftest import PHONE, OpenPage

SHIFTS = """
window.shifts = [];
new PerformanceObserver((list) => shifts.push(...list.getEntries().map(({ value }) => value)))
  .observe({ type: "layout-shift", buffered: true });
"""
OFFERS = [("ru-RU", "", "Эта страница есть по-русски"), ("en-GB", "ru/", "This page is also in English")]
PAGES = ("", "table/", "rules/deck/", "games/durak/play/", "progress/")

offer = ".rake-offer"


def opened(new_page: OpenPage, url: str, locale: str) -> Page:
    """Open a page in a phone's browser that speaks a language."""
    page = new_page(**PHONE, locale=locale)
    page.add_init_script(SHIFTS)
    page.goto(url)
    return page


@pytest.mark.parametrize("address", PAGES)
@pytest.mark.parametrize(("locale", "folder", "says"), OFFERS)
def test_each_page_is_offered_in_the_browsers_language_and_nothing_moves(
    new_page: OpenPage, base_url: str, locale: str, folder: str, says: str, address: str
) -> None:
    page = opened(new_page, f"{base_url}{folder}{address}", locale)
    link = page.locator(f"{offer} a")
    expect(link).to_be_visible()
    expect(link).to_have_text(says)
    expect(page).to_have_url(f"{base_url}{folder}{address}")  # no redirect
    page.wait_for_load_state("networkidle")
    assert page.evaluate("shifts.reduce((sum, each) => sum + each, 0)") < 0.01
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    box = link.bounding_box()
    assert box
    assert box["height"] < 44, "one line"
    link.click()
    other = "" if folder else "ru/"
    expect(page).to_have_url(f"{base_url}{other}{address}")
    expect(page.locator(offer)).to_be_hidden()


@pytest.mark.parametrize(("locale", "folder", "says"), OFFERS)
def test_who_refuses_the_offer_sees_it_no_more(
    new_page: OpenPage, base_url: str, locale: str, folder: str, says: str
) -> None:
    page = opened(new_page, f"{base_url}{folder}table/", locale)
    expect(page.locator(offer)).to_contain_text(says)
    page.locator(f"{offer} button").focus()
    page.keyboard.press("Enter")
    expect(page.locator(offer)).to_be_hidden()
    page.goto(f"{base_url}{folder}rules/deck/")
    expect(page.locator(offer)).to_be_hidden()


def test_who_switches_languages_is_offered_neither(new_page: OpenPage, base_url: str) -> None:
    page = opened(new_page, f"{base_url}ru/table/", "ru-RU")
    expect(page.locator(offer)).to_be_hidden()
    page.locator(".rake-language").click()
    expect(page).to_have_url(f"{base_url}table/")
    expect(page.locator(".rake-language")).to_be_visible()
    expect(page.locator(offer)).to_be_hidden()


def test_nothing_is_offered_in_a_third_language_or_without_a_translation(new_page: OpenPage, base_url: str) -> None:
    page = opened(new_page, f"{base_url}table/", "de-DE")
    expect(page.locator(".rake-language")).to_be_visible()
    expect(page.locator(offer)).to_be_hidden()
    page = opened(new_page, f"{base_url}contributing/", "ru-RU")
    expect(page.locator("h1")).to_have_text(re.compile("How this site"))
    expect(page.locator(offer)).to_have_count(0)


@pytest.mark.parametrize(("locale", "folder", "says"), OFFERS)
def test_the_offer_leaves_the_way_to_the_first_deal_in_sight(
    new_page: OpenPage, base_url: str, locale: str, folder: str, says: str
) -> None:
    page = opened(new_page, f"{base_url}{folder}table/", locale)
    page.set_viewport_size({"width": 360, "height": 640})
    expect(page.locator(offer)).to_contain_text(says)
    expect(page.locator("#w1-sit")).to_be_in_viewport(ratio=1)
