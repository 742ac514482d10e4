"""What the device keeps of a reader: shown on one page, taken to another device, forgotten, the same in two tabs."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, Route, expect

from .conftest import BOOT, DEALT, PHONE, OpenPage, Watch, follow, overflow, settle, state
from .test_every_page import barriers
from .test_playing import REFUSE_STORAGE
from .test_share import CLIPBOARD, SMALL

JUDGED_ROUNDS = "rake=1 20785.3f9a2b1c4d5e.1.-4.b34cd"
"""A ledger with one round, of which three decisions were judged."""

KEPT = "Object.fromEntries(Object.entries(localStorage).filter(([key]) => /^rake-(lesson|drill|day|table)/.test(key)))"


def go(page: Page, url: str) -> None:
    """Open a page of the site: by a link, unless it is the first one."""
    if page.url == "about:blank":
        page.goto(url)
    else:
        follow(page, url)


def begin_lesson(page: Page, base_url: str, steps: int = 1) -> None:
    """Skip the first steps of the lesson about the deck."""
    go(page, f"{base_url}learn/deck/")
    for step in range(1, steps + 1):
        page.locator(f"#w1-next-{step}").click()
        expect(page.locator("#w1 .rake-step")).to_contain_text(f"Step {step + 1} of", timeout=BOOT)
    settle(page)


def begin_drills(page: Page, base_url: str) -> None:
    """Skip a question of the drills."""
    go(page, f"{base_url}drill/")
    page.locator("#w1-next-1").click()
    expect(page.locator("#w1-next-2")).to_be_visible(timeout=BOOT)
    settle(page)


def look(page: Page, base_url: str, lang: str = "") -> None:
    """Open the page of progress where something is kept."""
    go(page, f"{base_url}{lang}progress/")
    expect(page.locator("#w1-leaving")).to_be_visible(timeout=BOOT)


def test_progress_is_taken_along_and_brought_in_on_another_device(new_page: OpenPage, base_url: str) -> None:
    here = new_page(**CLIPBOARD)
    begin_lesson(here, base_url, 2)
    begin_drills(here, base_url)
    look(here, base_url)
    expect(here.locator("#w1")).to_contain_text("2 of 7 steps done")
    expect(here.locator("#w1")).to_contain_text("1 of 10 questions done")
    here.locator("#w1-copy-leaving").click()
    expect(here.locator("#w1 .rake-share [role=status]")).to_have_text("Copied.")
    text = here.evaluate("navigator.clipboard.readText()")
    there = new_page()
    there.goto(f"{base_url}ru/progress/")
    there.locator("#w1-text").fill(text)
    there.locator("#w1-import").click()
    expect(there.locator("#w1")).to_contain_text("пройдено шагов: 2 из 7", timeout=BOOT)
    settle(there)
    assert there.evaluate(KEPT) == here.evaluate(KEPT)
    there.get_by_role("link", name="Колода", exact=True).first.click()
    expect(there.locator("#w1 .rake-step")).to_contain_text("Шаг 3", timeout=BOOT)


def bring(page: Page, base_url: str, text: str) -> object:
    """Bring a text in where a lesson was begun; return what was kept before."""
    begin_lesson(page, base_url)
    look(page, base_url)
    before: object = page.evaluate(KEPT)
    page.locator("#w1-text").fill(text)
    page.locator("#w1-import").click()
    return before


def test_what_would_be_overwritten_is_asked_about_and_can_be_kept(warm_page: OpenPage, base_url: str) -> None:
    page = warm_page(base_url)
    before = bring(page, base_url, '{"lesson-deck": "rake=1 lesson=deck step=3 marks=00....."}')
    expect(page.locator("#w1 .rake-hint")).to_contain_text("the lesson “The deck”")
    page.locator("#w1-keep").click()
    expect(page.locator("#w1 .rake-hint")).to_have_count(0)
    assert page.evaluate(KEPT) == before
    page.locator("#w1-import").click()
    page.locator("#w1-sure").click()
    expect(page.locator("#w1")).to_contain_text("2 of 7 steps done, 2 right first time")
    settle(page)
    assert page.evaluate("localStorage['rake-lesson-deck']") == "rake=1 lesson=deck step=3 marks=00....."


def test_what_cannot_be_read_changes_nothing_and_stays_in_its_field(warm_page: OpenPage, base_url: str) -> None:
    page = warm_page(base_url)
    before = bring(page, base_url, '{"lesson-deck": "rake=1 lesson=duck"}')
    expect(page.locator("#w1-refusal")).to_contain_text("duck")
    expect(page.locator("#w1-text")).to_have_value('{"lesson-deck": "rake=1 lesson=duck"}')
    assert page.evaluate(KEPT) == before


def test_all_is_forgotten_by_keyboard_and_the_choices_of_deck_and_pace_stay(warm_page: OpenPage, base_url: str) -> None:
    page = warm_page(base_url)
    begin_lesson(page, base_url)
    page.locator("[data-deck-switch]").first.click()
    page.evaluate("localStorage.setItem('rake-pace', 'quick')")
    look(page, base_url)
    page.locator("#w1-reset").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#w1-keep")).to_be_focused()
    page.keyboard.press("Tab")
    expect(page.locator("#w1-sure")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("#w1 .rake-right").first).to_contain_text("forgotten")
    settle(page)
    kept = page.evaluate("Object.keys(localStorage).filter((key) => key.startsWith('rake-'))")
    assert {*kept} == {"rake-deck", "rake-pace"}
    assert page.evaluate("document.activeElement.closest('form')?.id") == "w1", "the focus is never lost"


def test_two_quick_presses_forget_nothing(warm_page: OpenPage, base_url: str) -> None:
    page = warm_page(base_url)
    begin_lesson(page, base_url)
    look(page, base_url)
    before = page.evaluate(KEPT)
    page.locator("#w1-reset").dblclick()
    settle(page)
    assert page.evaluate(KEPT) == before


def beside(page: Page, watch: Watch) -> Page:
    """Return a second tab of the same reader."""
    second = page.context.new_page()
    watch.follow(second)
    return second


def test_two_tabs_of_a_lesson_agree(page: Page, watch: Watch, base_url: str) -> None:
    second = beside(page, watch)
    begin_lesson(page, base_url)
    begin_lesson(second, base_url, 0)
    expect(second.locator("#w1 .rake-step")).to_contain_text("Step 2 of", timeout=BOOT)
    page.locator("#w1-next-2").click()
    expect(second.locator("#w1 .rake-step")).to_contain_text("Step 3 of")
    second.locator("#w1-next-3").click()
    expect(page.locator("#w1 .rake-step")).to_contain_text("Step 4 of")
    settle(page)
    assert state(page) == state(second)


def test_the_page_of_progress_follows_the_other_tab_and_forgets_for_it(page: Page, watch: Watch, base_url: str) -> None:
    second = beside(page, watch)
    begin_lesson(page, base_url)
    look(second, base_url)
    page.locator("#w1-next-2").click()
    expect(second.locator("#w1")).to_contain_text("2 of 7 steps done")
    second.locator("#w1-reset").click()
    second.locator("#w1-sure").click()
    expect(page.locator("#w1 .rake-step")).to_contain_text("Step 1 of")


def test_who_is_typing_is_not_disturbed_by_the_other_tab(page: Page, watch: Watch, base_url: str) -> None:
    second = beside(page, watch)
    for tab in (page, second):
        tab.goto(f"{base_url}table/")
    page.locator("#w1-choose").click()
    page.locator("#w1-buy").fill("77")
    page.evaluate("void (window.heard = new Promise((resolve) => addEventListener('storage', resolve)))")
    second.locator("#w1-sit").click()
    expect(second.locator(DEALT)).to_be_visible(timeout=BOOT)
    page.evaluate("heard.then(() => 'and answered')")
    settle(page)
    expect(page.locator("#w1-buy")).to_have_value("77")
    expect(page.locator("#w1-buy")).to_be_focused()
    assert "seed=" not in state(page)


def test_a_press_before_the_pages_script_has_come_is_answered_with_what_is_stored(
    warm_page: OpenPage, base_url: str
) -> None:
    page = warm_page(base_url)
    begin_lesson(page, base_url)
    held: list[Route] = []
    page.route("**/progress.js", lambda route: held.append(route))
    with page.expect_request("**/progress.js"):
        page.goto(f"{base_url}progress/")
    page.locator("#w1-text").fill('{"lesson-deck": "rake=1 lesson=deck step=3 marks=00....."}')
    page.locator("#w1-import").click()
    held.pop().continue_()
    page.unroute("**/progress.js")
    expect(page.locator("#w1 .rake-hint")).to_contain_text("the lesson “The deck”", timeout=BOOT)


def test_a_saved_state_that_cannot_be_read_is_kept_beside_the_new_one(warm_page: OpenPage, base_url: str) -> None:
    page = warm_page(base_url)
    damaged = "rake=1 day=2026-13-40 took=0-0123"
    page.evaluate("(text) => localStorage.setItem('rake-day', text)", damaged)
    go(page, f"{base_url}day/")
    expect(page.locator("#w1 .rake-refusal")).to_contain_text("2026-13-40", timeout=BOOT)
    expect(page.locator("#w1 .rake-refusal")).to_contain_text("You start anew, but what was saved isn't deleted.")
    page.locator("#w1-today").click()
    expect(page.locator("#w1 .board-row").first).to_be_visible()
    settle(page)
    assert page.evaluate("localStorage['rake-day-unread']") == damaged
    look(page, base_url)
    expect(page.locator("#w1")).to_contain_text("this version can't read it: “day-unread”")


def test_without_storage_the_page_says_so_and_offers_no_more(warm_page: OpenPage, base_url: str) -> None:
    page = warm_page(f"{base_url}progress/", script=REFUSE_STORAGE)
    expect(page.locator("#w1 .rake-wrong").first).to_contain_text("doesn't let the page keep anything", timeout=BOOT)
    expect(page.locator("#w1-import, #w1-reset, #w1-leaving")).to_have_count(0)
    page.get_by_role("link", name="The ladder of combinations").first.click()
    page.wait_for_url(f"{base_url}learn/ladder/")


def test_on_a_phone_nothing_is_too_small_or_too_wide(warm_page: OpenPage, base_url: str) -> None:
    page = warm_page(base_url, **PHONE)
    begin_lesson(page, base_url)
    begin_drills(page, base_url)
    look(page, base_url, "ru/")
    page.locator("#w1-reset").click()
    expect(page.locator("#w1-sure")).to_be_visible()
    settle(page)
    assert overflow(page) <= 0
    assert barriers(page) == []
    assert page.evaluate(SMALL.replace(".rake-share", "#w1")) == []


@pytest.mark.parametrize("lang", ["", "ru/"])
def test_the_page_begins_at_its_top_whatever_is_kept(new_page: OpenPage, base_url: str, lang: str) -> None:
    page = new_page(**PHONE)
    page.goto(f"{base_url}{lang}about/")
    page.evaluate("(rounds) => localStorage.setItem('rake-rounds', rounds)", JUDGED_ROUNDS)
    follow(page, f"{base_url}{lang}progress/")
    for _ in range(2):
        expect(page.locator("#w1-leaving")).to_be_visible(timeout=BOOT)
        expect(page.locator("#w1-rounds [role=status]").first).not_to_be_empty()
        settle(page)
        assert page.evaluate("scrollY") == 0
        page.reload()
