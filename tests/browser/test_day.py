"""A reader comes by every day: takes a card by keyboard or touch, tells the others, comes back."""

from __future__ import annotations

import re
from datetime import timedelta
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from rake import Odds, parse_odds
from widgets.games.rake.bank import read_bank
from widgets.games.rake.diary import FIRST
from widgets.site.pages.bank import FILE

from .conftest import ANOTHER_PRESS, BOOT, PHONE, OpenPage, Watch, follow, overflow, pythons, settle, state
from .test_every_page import barriers
from .test_learn import by_keyboard
from .test_playing import REFUSE_STORAGE
from .test_share import CLIPBOARD

BANK = "**/data/spots.txt"
LOST = ("spots.txt", "ERR_FAILED", "Rake: Error: TypeError: Failed to fetch")
"""What browser and page say of a bank that is lost."""

# Notes how long each message to Python is.
NOTE_MESSAGES = """
window.sizes = [];
const post = Worker.prototype.postMessage;
Worker.prototype.postMessage = function (message, ...more) {
  sizes.push(String(message).length);
  return post.call(this, message, ...more);
};
"""

SMALL = """
() => [...document.querySelectorAll("#w1 :is(button, textarea, a.rake-button, summary)")]
  .filter((control) => control.checkVisibility() && control.getBoundingClientRect().height < 44)
  .map((control) => control.id)
"""


TODAY = FIRST + timedelta(days=40)
"""The day on which readers of these tests come by, whatever the calendar says."""

AT_NOON = f"""
const shift = Date.parse("{TODAY}T12:00Z") - Date.now();
window.Date = class extends Date {{
  constructor(...given) {{
    super(...(given.length ? given : [Date.now()]));
  }}
  static now() {{
    return super.now() + shift;
  }}
}};
"""
"""Sets a page's clock to noon of that day, if it runs before the page's own scripts."""


@pytest.fixture
def warm_page(warm_page: OpenPage) -> OpenPage:
    return lambda url, script="", **options: warm_page(url, script=AT_NOON + script, **options)


@pytest.fixture
def page(page: Page) -> Page:
    page.add_init_script(AT_NOON)
    return page


def todays() -> Odds:
    """Return the spot of that day."""
    lines = read_bank(FILE.read_text("utf-8"))
    return parse_odds(lines[(TODAY - FIRST).days % len(lines)])


def best() -> str:
    """Return the end of the id of the button that takes today's best card."""
    return max(todays().options, key=lambda chance: chance.win).action.taken


def right_line(base_url: str) -> str:
    """Return the line about today's spot that a reader who took the best card passes on."""
    return f"Rake, the spot of {TODAY:%-d %B %Y}: right. {base_url}day/"


def open_today(page: Page) -> None:
    page.locator("#w1-today").click()
    expect(page.locator("#w1 .board-take").first).to_be_visible(timeout=BOOT)


@pytest.mark.parametrize("options", [PHONE, {}], ids=["phone", "laptop"])
def test_a_press_on_the_cards_turns_them_over_as_the_button_below_them_does(
    warm_page: OpenPage, base_url: str, options: dict[str, Any]
) -> None:
    page = warm_page(f"{base_url}day/", **options)
    button = page.locator("#w1-today")
    expect(button).to_have_text("Turn the cards over")
    middles = [each.bounding_box() for each in (button, page.locator("#w1 .board-row"))]
    left, right = (each["x"] + each["width"] / 2 for each in middles if each)
    assert abs(left - right) < 8, "the button is below the cards"
    card = page.locator("#w1 .board-row .rake-face").nth(2).bounding_box()
    assert card
    page.mouse.click(card["x"] + card["width"] / 2, card["y"] + card["height"] / 2)
    expect(page.locator("#w1 .board-take").first).to_be_visible(timeout=BOOT)


def test_todays_card_is_taken_and_told_by_keyboard_alone(warm_page: OpenPage, base_url: str) -> None:
    page = warm_page(f"{base_url}day/", **CLIPBOARD)
    by_keyboard(page, "w1-today")
    first = todays().spot.options[0].taken
    expect(page.locator(f"#w1-take-{first}")).to_be_focused(timeout=BOOT)
    by_keyboard(page, f"w1-take-{best()}")
    expect(page.locator("#w1 .rake-right").first).to_be_visible()
    expect(page.locator("#w1-before")).to_be_focused()
    by_keyboard(page, "w1-copy-line")
    expect(page.locator("#w1 .rake-share [role=status]")).to_have_text("Copied.")
    assert page.evaluate("navigator.clipboard.readText()") == right_line(base_url)


def see_it_kept(page: Page, kept: str) -> None:
    expect(page.locator("#w1 .rake-right").first).to_be_visible(timeout=BOOT)
    assert state(page) == kept
    expect(page.locator("#w1 .board-take")).to_have_count(0)


def test_what_was_taken_is_kept_over_a_reload_and_in_the_other_language(warm_page: OpenPage, base_url: str) -> None:
    page = warm_page(f"{base_url}day/")
    open_today(page)
    page.locator(f"#w1-take-{best()}").click()
    expect(page.locator("#w1 .rake-right").first).to_be_visible()
    settle(page)
    kept = state(page)
    page.reload()
    see_it_kept(page, kept)
    follow(page, f"{base_url}ru/day/")
    see_it_kept(page, kept)
    russian = re.compile(rf"^Рейк, задача за \d+ [а-я]+ \d+ года: верно\. {base_url}ru/day/$")
    expect(page.locator("#w1-line")).to_have_value(russian)


def test_the_line_follows_the_day_that_is_shown(warm_page: OpenPage, base_url: str) -> None:
    page = warm_page(f"{base_url}day/")
    open_today(page)
    page.locator(f"#w1-take-{best()}").click()
    expect(page.locator("#w1-line")).to_have_value(right_line(base_url))
    page.locator("#w1-before").click()
    page.locator("#w1 .board-take").first.click()
    before = f"{TODAY - timedelta(1):%-d %B %Y}"
    expect(page.locator("#w1-line")).to_have_value(re.compile(f"^Rake, the spot of {before}: "))


def test_without_storage_one_still_takes_a_card(warm_page: OpenPage, base_url: str) -> None:
    page = warm_page(f"{base_url}day/", script=REFUSE_STORAGE)
    open_today(page)
    page.locator("#w1 .board-take").first.click()
    expect(page.locator("#w1 .rake-options")).to_be_visible()


def test_a_phone_shows_it_all_without_a_barrier(warm_page: OpenPage, base_url: str) -> None:
    page = warm_page(f"{base_url}ru/day/", **PHONE)
    open_today(page)
    page.locator("#w1 .board-take").first.tap()
    page.locator("#w1-days summary").tap()
    expect(page.locator("#w1 .rake-answers button").first).to_be_visible()
    assert barriers(page) == []
    assert page.evaluate(SMALL) == []
    assert overflow(page) <= 0


def test_the_spot_is_thought_over_on_the_page_that_changes_spots(warm_page: OpenPage, base_url: str) -> None:
    page = warm_page(f"{base_url}day/")
    open_today(page)
    page.locator("#w1 .board-take").first.click()
    page.locator("#w1-think").click()
    page.wait_for_url(f"{base_url}pickup/?rake=1&*")
    settle(page)
    expect(page.locator("#w1-text")).to_have_value(str(todays().spot).removeprefix("rake=1 "), timeout=BOOT)


def test_the_bank_is_fetched_once_and_no_press_sends_it_along(page: Page, base_url: str) -> None:
    asked: list[str] = []
    page.context.on("request", lambda request: asked.append(request.url))
    page.add_init_script(NOTE_MESSAGES)
    page.goto(f"{base_url}day/")
    open_today(page)
    page.locator("#w1-before").click()
    settle(page)
    page.wait_for_timeout(ANOTHER_PRESS)
    page.locator("#w1-after").click()
    settle(page)
    assert len([url for url in asked if url.endswith("/data/spots.txt")]) == 1
    sizes = page.evaluate("sizes")
    assert len(sizes) >= 3
    assert max(sizes) < 2_000


def test_a_bank_that_is_lost_is_told_and_a_press_tries_again(page: Page, base_url: str, watch: Watch) -> None:
    watch.expected = LOST
    page.context.route(BANK, lambda route: route.abort("failed"))
    page.goto(f"{base_url}day/")
    page.locator("#w1-today").click()
    expect(page.locator(".rake-boot-lost")).to_contain_text("If you're offline, connect", timeout=BOOT)
    expect(page.locator(".rake-boot-lost")).to_be_visible()
    settle(page)
    page.context.unroute(BANK)
    open_today(page)
    expect(page.locator(".rake-boot-lost")).to_be_hidden()
    assert pythons(page) == 1


def test_what_was_taken_outlasts_a_visit_that_could_not_fetch_the_bank(page: Page, base_url: str, watch: Watch) -> None:
    watch.expected = LOST
    page.goto(f"{base_url}day/")
    open_today(page)
    page.locator(f"#w1-take-{best()}").click()
    expect(page.locator("#w1 .rake-right").first).to_be_visible()
    settle(page)
    kept = state(page)
    page.context.route(BANK, lambda route: route.abort("failed"))
    page.context.new_cdp_session(page).send("Network.clearBrowserCache")
    page.reload()
    expect(page.locator(".rake-boot-lost")).to_be_visible(timeout=BOOT)
    page.context.unroute(BANK)
    page.locator("#w1-today").click()
    see_it_kept(page, kept)
