"""A reader meets a named spot, is tempted, and learns what it costs."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from rake import odds
from rake.analysis.coach import advise
from tests.examples import share
from widgets.site.pages import spots
from widgets.templates import LANGUAGES

from .conftest import BOOT, PHONE, OpenPage, overflow
from .test_boards import FAULTS, LOAD_FONTS, SIZES
from .test_every_page import EXCHANGE, barriers

# Shows one spot's page after another in place of this one's, from its top, and returns what doesn't fit.
FAULTS_OF_PAGES = f"""
async (urls) => {{
  const found = {{}};
  for (const url of urls) {{
    await ({EXCHANGE})(url);
    scrollTo(0, 0);
    found[url] = ({FAULTS})(false, "#w1");
  }}
  return found;
}}
"""


@pytest.mark.property
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_story_of_a_spot_and_its_whole_table_fit_the_window(warm_page: OpenPage, base_url: str, lang: str) -> None:
    home = f"{base_url}{'' if lang == 'en' else 'ru/'}"
    urls = share([f"{home}spots/{named.slug}/" for named in spots.load().spots], lang)
    page = warm_page(urls[0])
    page.evaluate(LOAD_FONTS)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        wrong = {url: each[:4] for url, each in page.evaluate(FAULTS_OF_PAGES, urls).items() if each}
        assert wrong == {}, f"{width}x{height}"


def test_the_tempting_card_is_answered_with_its_cost(warm_page: OpenPage, base_url: str) -> None:
    named = next(named for named in spots.load().spots if named.slug == "the-lesser-pair")
    cost = f"{100 * advise(odds(named.spot), named.tempting).cost:.1f}"
    page = warm_page(f"{base_url}spots/")
    page.get_by_role("link", name="The lesser pair").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("The lesser pair")
    expect(page.locator(".rake-answer .rake-option-win").first).to_be_hidden()
    page.locator("#w1-take-AC").click()
    expect(page.locator("#w1 .rake-wrong").first).to_contain_text(f"{cost} percentage points", timeout=BOOT)
    page.locator(".rake-answer > summary").click()
    expect(page.locator(".rake-answer .rake-best")).to_contain_text("Duke of Skulls")
    expect(page.locator(".rake-answer")).to_contain_text(f"win {cost} percentage points less often")
    expect(page).to_have_url(f"{base_url}spots/the-lesser-pair/")


def test_the_answer_follows_the_table_and_nothing_else_asks_for_a_choice(warm_page: OpenPage, base_url: str) -> None:
    page = warm_page(f"{base_url}spots/the-lesser-pair/")
    page.locator("#w1-take-AC").click()
    expect(page.locator("#w1-numbers")).to_be_visible(timeout=BOOT)
    expect(page.locator("#w1 .rake-house > .rake-fields")).to_have_count(0)
    following = page.locator("[data-room=told] + .rake-answer + p")
    expect(following.get_by_role("link", name="Spots worth knowing")).to_be_visible()


@pytest.mark.parametrize("lang", ["", "ru/"])
def test_the_opened_answer_has_no_barriers_on_a_phone(warm_page: OpenPage, base_url: str, lang: str) -> None:
    page = warm_page(f"{base_url}{lang}spots/the-eights-will-wait/", **PHONE)
    page.locator(".rake-answer > summary").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".rake-answer .rake-option-win").first).to_be_visible()
    assert barriers(page) == []
    assert overflow(page) == 0
    height = page.locator(".rake-answer > summary").bounding_box()
    assert height
    assert height["height"] >= 44
