"""A reader takes a card and watches the chances sharpen; whatever they press next cuts in."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from .conftest import ANOTHER_PRESS, BOOT, PHONE, OpenPage, overflow, state
from .test_every_page import barriers

SPOT = "?rake=1&players=6&seat=2&pick=1&hand=AW.9F.8F&up=9C.7W.LF.2S.3S.4C&down=5&took=1-xx"
LAST = "?rake=1&players=2&seat=1&pick=2&hand=AW.AF.3C.2W&up=9C&down=1&took=1-x2W.2-9S"
VERDICT = "#w1 :is(.rake-right, .rake-wrong)"


def test_a_card_taken_by_keyboard_is_judged_once_the_chances_are_sharp(warm_page: OpenPage, base_url: str) -> None:
    page = warm_page(f"{base_url}pickup/")
    expect(page.locator("#w1 .rake-option")).to_have_count(0)
    page.locator("#w1-take-9C").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#w1 .rake-option-win").first).to_be_visible(timeout=BOOT)
    entries = page.evaluate("history.length")
    expect(page.locator(VERDICT)).to_be_visible(timeout=BOOT)
    errors = page.locator("#w1 .rake-option-win .rake-note").all_inner_texts()
    assert len(errors) == 4
    assert all(float(error.removeprefix("± ")) <= 0.5 for error in errors)
    expect(page.locator("#w1-deal")).to_be_focused()
    assert page.evaluate("history.length") == entries, "counting leaves nothing to go back through"
    expect(page).to_have_url(re.compile(r"\?rake=1&players=3&seat=2&pick=1&hand=AW\.9F\.8F.*took=1-xx$"))


def test_a_new_spot_is_shown_in_the_fields_too(warm_page: OpenPage, base_url: str) -> None:
    page = warm_page(f"{base_url}pickup/{LAST}")
    expect(page.locator("#w1 .board-take")).to_have_count(2, timeout=BOOT)
    page.locator("#w1-write > summary").click()
    page.locator("#w1-players").select_option("8")
    page.locator("#w1-tell").click()
    expect(page.locator("#w1 .rake-option-win").first).to_be_visible(timeout=BOOT)
    expect(page.locator("#w1-players")).to_have_value("2")


def test_a_press_while_the_deals_are_counted_cuts_in(warm_page: OpenPage, base_url: str) -> None:
    page = warm_page(f"{base_url}pickup/{SPOT}")
    expect(page.locator("#w1-take-4C")).to_be_visible(timeout=BOOT)
    page.locator("#w1-tell").click()
    expect(page.locator("#w1 .rake-option-win").first).to_be_visible(timeout=BOOT)
    expect(page.locator(VERDICT)).to_have_count(0)
    page.wait_for_timeout(ANOTHER_PRESS)
    page.locator("#w1-again").click()
    expect(page.locator("#w1-tell")).to_be_visible()
    expect(page.locator("#w1 .rake-option")).to_have_count(0)
    page.locator("#w1-take-4C").click()
    expect(page.locator("#w1 .rake-option-win").first).to_be_visible()


def test_the_answer_has_no_barriers_on_a_phone(warm_page: OpenPage, base_url: str) -> None:
    page = warm_page(f"{base_url}ru/pickup/{LAST}", **PHONE)
    expect(page.locator("#w1 [data-card='2W']")).to_be_visible(timeout=BOOT)
    page.locator("#w1-take-x1").tap()
    expect(page.locator(VERDICT)).to_be_visible(timeout=BOOT)
    page.locator("#w1-futures summary").tap()
    page.locator("#w1-which summary").tap()
    page.locator("#w1-write summary").tap()
    assert barriers(page) == []
    assert overflow(page) == 0


# Puts an example of another page beside the page's own widget.
BORROW = """async (address) => {
  const text = await (await fetch(address)).text();
  const found = new DOMParser().parseFromString(text, "text/html").querySelector("#w2").parentElement;
  document.querySelector("article").append(document.adoptNode(found));
}"""


def test_a_press_in_another_widget_does_not_stop_the_counting(warm_page: OpenPage, base_url: str) -> None:
    page = warm_page(f"{base_url}pickup/{SPOT}")
    page.evaluate(BORROW, f"{base_url}rules/skulls/")
    expect(page.locator("#w1-take-4C")).to_be_visible(timeout=BOOT)
    page.locator("#w1-take-4C").click()
    expect(page.locator("#w1 .rake-option-win").first).to_be_visible(timeout=BOOT)
    expect(page.locator(VERDICT)).to_have_count(0)
    page.locator("#w2-try").click()
    expect(page.locator("#w2-try")).to_have_count(0)
    expect(page.locator(VERDICT)).to_be_visible(timeout=BOOT)


def test_a_spot_is_laid_out_by_keyboard_and_linked(warm_page: OpenPage, base_url: str) -> None:
    page = warm_page(f"{base_url}pickup/")
    page.locator("#w1-write summary").focus()
    page.keyboard.press("Enter")
    page.locator("#w1-hand").fill("AS AW")
    page.locator("#w1-up").fill("AF")
    page.locator("#w1-set").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Take: Ace of Fangs")).to_be_visible(timeout=BOOT)
    expect(page).to_have_url(
        re.compile(r"players=3&seat=2&pick=1&hand=AS\.AW\.\w\w&up=AF\.\w\w\.\w\w&down=2&took=1-xx$")
    )
    page.locator("#w1-up").fill("AS")
    page.keyboard.press("Tab")
    page.locator("#w1-set").click()
    expect(page.locator("#w1-refusal")).to_contain_text("you have it here twice")
    expect(page.locator("#w1-up")).to_have_value("AS")


def test_what_is_written_while_the_deals_are_counted_stays(warm_page: OpenPage, base_url: str) -> None:
    page = warm_page(f"{base_url}pickup/{SPOT}")
    expect(page.locator("#w1-take-4C")).to_be_visible(timeout=BOOT)
    page.locator("#w1-write summary").click()
    page.locator("#w1-take-4C").click()
    expect(page.locator("#w1 .rake-option-win").first).to_be_visible(timeout=BOOT)
    expect(page.locator(VERDICT)).to_have_count(0)
    page.locator("#w1-hand").fill("AS AW")
    page.locator("#w1-rules").select_option("russian")
    page.locator("#w1-up").focus()
    expect(page.locator(VERDICT)).to_be_visible(timeout=BOOT)
    expect(page.locator("#w1-hand")).to_have_value("AS AW")
    expect(page.locator("#w1-rules")).to_have_value("russian")
    page.locator("#w1-hand").press("Enter")
    expect(page.locator("#w1-tell")).to_be_visible()
    assert re.search(r"hand=AS\.AW\.\w\w .*rules=russian", state(page))
