"""A reader plays: whole rounds at the table, and a round stepped through, by mouse, keyboard and link."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.bounded import within

from .conftest import ANOTHER_PRESS, BOOT, DEALT, RAN, Held, OpenPage, settle, state
from .playing import finish, over, press_something, press_until, sit

REFUSE_STORAGE = "Object.defineProperty(window, 'localStorage', { get() { throw new Error('refused') } })"


def test_a_whole_round_is_played_and_the_next_one_begun(warm_page: OpenPage, base_url: str) -> None:
    page = warm_page(f"{base_url}table/")
    sit(page)
    finish(page)
    expect(page.locator("#w1 .board-told")).to_contain_text("pot")
    expect(page.get_by_role("link", name="as you saw it").first).to_be_visible()
    press_something(page)
    expect(page.get_by_role("link", name="as you saw it")).to_have_count(0)


def test_a_round_that_is_over_is_stepped_through_from_its_link(warm_page: OpenPage, base_url: str) -> None:
    page = warm_page(f"{base_url}table/")
    sit(page)
    finish(page)
    page.get_by_role("link", name="with all cards").first.click()
    expect(page.locator("#w1 .rake-step")).to_contain_text("steps to go", timeout=BOOT)
    page.locator("#w1-end").click()
    expect(page.locator("#w1 .board-told")).to_contain_text("pot")
    page.locator("#w1-view-1").click()
    expect(page.locator("#w1-view-1")).to_have_attribute("aria-pressed", "true")
    expect(page).to_have_url(re.compile("seen=1"))


UNCOVERED = """
(element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 3));
}
"""


def test_a_round_that_is_over_is_shared_from_the_table(warm_page: OpenPage, base_url: str) -> None:
    page = warm_page(f"{base_url}table/", viewport={"width": 360, "height": 640})
    sit(page)
    finish(page)
    link = page.get_by_role("link", name="Share")
    shared = str(link.evaluate("(link) => link.href")).removesuffix("#w1-share")
    link.click()
    expect(page.locator("#w1-link")).to_have_value(re.sub(r"(who=[^&]*)\byou\b", r"\1-", shared), timeout=BOOT)
    for each in ("#w1-link", "#w1-share > summary"):
        expect(page.locator(each)).to_be_in_viewport(ratio=1)
    assert page.locator("#w1-share > summary").evaluate(UNCOVERED), "it lies under the header"
    page.locator("#w1-end").click()
    expect(page.locator("#w1 .rake-step")).not_to_contain_text("to go")
    expect(page.locator("#w1-diagram")).not_to_have_value(re.compile("Cards dealt"))
    expect(page.locator("#w1-link")).to_have_value(re.compile(r"/deal/\?rake=1&step=\d+&"))


def test_the_table_is_kept_on_the_device_over_a_reload(warm_page: OpenPage, base_url: str) -> None:
    page = warm_page(f"{base_url}table/")
    sit(page)
    press_something(page)
    settle(page)
    kept = state(page)
    page.reload()
    page.wait_for_function(
        "(kept) => document.querySelector('#w1 input[name=state]').value === kept", arg=kept, timeout=BOOT
    )
    press_something(page)


def test_who_sits_down_sees_the_whole_table(warm_page: OpenPage, base_url: str) -> None:
    page = warm_page(f"{base_url}table/", viewport={"width": 360, "height": 640})
    page.locator("#w1-sit").scroll_into_view_if_needed()
    page.evaluate("scrollBy(0, 200)")
    sit(page)
    expect(page.locator(".board-seats .board-seat").first).to_be_in_viewport(ratio=0.9)
    settle(page)
    expect(page.locator("#w1 .board-moves")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("width", [360, 1280])
def test_the_log_lies_open_beside_a_wide_table_and_behind_a_button_on_a_phone(
    warm_page: OpenPage, base_url: str, width: int
) -> None:
    page = warm_page(f"{base_url}table/", viewport={"width": width, "height": 740})
    sit(page)
    first, button = page.locator("#w1-log li").first, page.locator("#w1-log > summary")
    if width < 1000:
        expect(first).to_be_hidden()
        button.click()
    else:
        expect(button).to_be_hidden()
    expect(first).to_be_in_viewport(ratio=1)
    expect(page.locator("#w1-log li").last).to_be_in_viewport(ratio=1)
    if width > 1000:  # there what the words mean comes too, and nothing lies over the hand
        page.locator("#w1-show-words").click(timeout=BOOT)
        table, words = (page.locator(f"#w1 {each}").bounding_box() for each in (".board", "#w1-words"))
        assert table
        assert words
        assert words["x"] >= table["x"] + table["width"]


def test_a_log_that_is_opened_shows_its_newest_line(warm_page: OpenPage, base_url: str) -> None:
    page = warm_page(f"{base_url}table/", viewport={"width": 360, "height": 640})
    sit(page)
    finish(page)
    lines = page.locator("#w1-log > ol")
    page.locator("#w1-log > summary").click()
    expect(lines.locator("li").last).to_be_in_viewport(ratio=1)
    page.locator("#w1-log > summary").click()
    lines.evaluate("(lines) => lines.style.maxHeight = '100px'")
    page.locator("#w1-log > summary").click()
    expect(lines.locator("li").last).to_be_in_viewport(ratio=1)
    assert lines.evaluate("(lines) => lines.scrollTop > 0")
    page.keyboard.press("Escape")
    expect(lines).to_be_hidden()
    expect(page.locator("#w1-log > summary")).to_be_focused()


# The choices of a drawer whose longest word has no room in them.
CUT = """
() => [...document.querySelectorAll("#w1-choices select")].filter((select) => {
  const { font, paddingLeft, paddingRight } = getComputedStyle(select);
  const pen = Object.assign(document.createElement("canvas").getContext("2d"), { font });
  const room = select.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight) - 16;
  return select.checkVisibility() && pen.measureText(select.selectedOptions[0].text).width > room;
}).map((select) => select.id)
"""


@pytest.mark.parametrize("lang", ["", "ru/"])
@pytest.mark.parametrize("size", [(360, 640), (1280, 720)])
def test_what_may_be_chosen_is_read_whole_and_closed_by_keyboard(
    warm_page: OpenPage, base_url: str, lang: str, size: tuple[int, int]
) -> None:
    page = warm_page(f"{base_url}{lang}table/", viewport={"width": size[0], "height": size[1]})
    button, drawer, close = page.locator("#w1-choose"), page.locator("#w1-choices"), page.locator("#w1-chosen")
    button.press("Enter")
    expect(close).to_be_focused()
    expect(drawer.get_by_text(button.inner_text())).to_be_in_viewport(ratio=1)
    assert page.evaluate(CUT) == []
    drawer.evaluate("(drawer) => drawer.scrollTo(0, drawer.scrollHeight)")
    expect(close).to_be_in_viewport(ratio=1)
    page.mouse.move(size[0] / 2, size[1] - 100)
    before = page.evaluate("scrollY")
    page.mouse.wheel(0, 600)
    page.wait_for_function("() => new Promise(requestAnimationFrame)")
    assert page.evaluate("scrollY") == before
    page.keyboard.press("Escape")
    expect(drawer).to_be_hidden()
    expect(button).to_be_focused()
    button.press("Enter")
    page.locator("#w1-chosen-sit").focus()
    page.keyboard.press("Tab")
    expect(drawer).to_be_hidden()


def test_on_a_phone_on_its_side_a_whole_decision_is_seen_at_once(warm_page: OpenPage, base_url: str) -> None:
    page = warm_page(f"{base_url}table/", viewport={"width": 640, "height": 400})
    sit(page)
    settle(page)
    presses = within(40, "a card to take")
    while not page.locator("#w1 .board-take").count() and next(presses):
        whole = page.locator("#w1 :is(.board-seat, .board-own, .board-moves)")
        for part in whole.all():
            expect(part).to_be_in_viewport(ratio=0.9)
        press_something(page)
        settle(page)
    for part in page.locator("#w1 :is(.board-seat, .board-take, .board-own, .board-moves)").all():
        expect(part).to_be_in_viewport(ratio=0.9)


def test_who_sits_out_watches_a_round_from_its_top_and_comes_back(warm_page: OpenPage, base_url: str) -> None:
    page = warm_page(f"{base_url}table/", viewport={"width": 360, "height": 640})
    sit(page)
    presses = within(200, "the end of a round that leaves chips")  # who has lost all their chips buys in first
    while not (over(page) and page.locator("#w1-between").count()) and next(presses):
        press_something(page)
    page.locator("#w1-between > summary").click()
    page.locator("#w1-more").fill("5")
    page.locator("#w1-out").scroll_into_view_if_needed()
    page.locator("#w1-out").click()
    expect(page.locator("#w1 .board-own")).to_have_count(0)
    expect(page.locator(".board-seats .board-seat").first).to_be_in_viewport(ratio=0.9)
    settle(page)
    page.locator("#w1-back").click()
    expect(page.locator("#w1 .board-own")).to_have_count(1)


def test_9_5_the_time_is_seen_running_stands_still_on_a_hidden_page_and_then_the_table_goes_on(
    warm_page: OpenPage, base_url: str
) -> None:
    page = warm_page(f"{base_url}table/")
    page.locator("#w1-choose").click()
    page.locator("#w1-switches > summary").click()
    page.locator("#w1-clock").fill("3")
    sit(page)
    settle(page)
    expect(page.locator("#w1 [data-clock]")).to_have_text("3")
    page.evaluate("Object.defineProperty(document, 'hidden', { value: true, configurable: true })")
    before = state(page)
    left = page.locator("#w1 [data-clock]").inner_text()
    page.wait_for_timeout(4000)
    assert (state(page), page.locator("#w1 [data-clock]").inner_text()) == (before, left)
    page.evaluate("delete document.hidden")
    page.wait_for_function(
        "(before) => document.querySelector('#w1 input[name=state]').value !== before", arg=before, timeout=BOOT
    )


def test_a_pressed_button_says_what_it_does_next(warm_page: OpenPage, base_url: str) -> None:
    page = warm_page(f"{base_url}table/")
    sit(page)
    press_until(page, "#w1 .board-take")
    hint = page.locator("#w1-hint")
    said = page.locator("#w1 .board-hint")
    seen, labels, presses = {""}, list[str](), within(20, "the last hint")
    while hint.count() and next(presses):
        labels.append(hint.inner_text())
        hint.press("Enter")
        settle(page)
        expect(page.locator("#w1-hint[aria-disabled]")).to_have_count(0, timeout=BOOT)  # it counts
        settle(page)
        assert said.inner_text() not in seen, "no press is for nothing"
        seen.add(said.inner_text())
    assert labels == ["Hint", *["Another hint"] * (len(labels) - 2), "Tell me"]
    expect(said).to_be_focused()
    before = state(page)
    page.keyboard.press("Enter")
    settle(page)
    assert state(page) == before, "the second Enter takes no card"


@pytest.mark.parametrize("kind", [".board-take", "#w1-check, #w1-call"], ids=["pick-up", "bet"])
def test_what_is_taken_back_is_chosen_again_where_the_focus_is(warm_page: OpenPage, base_url: str, kind: str) -> None:
    page = warm_page(f"{base_url}table/", viewport={"width": 360, "height": 640})
    sit(page)
    undo = page.locator("#w1 [value=undo]")
    presses = within(40, "what can be taken back")
    while not (undo.count() and page.locator(kind).count()) and next(presses):
        assert not over(page)
        press_something(page)
        settle(page)
    if kind == ".board-take":
        expect(undo).to_be_in_viewport(ratio=1)
    undo.press("Enter")
    settle(page)
    focused = page.locator("#w1 :is(.board-take, .board-moves button):focus")
    expect(focused).to_be_in_viewport(ratio=1)
    expect(focused).not_to_have_attribute("value", "undo")


SCROLLED_DOWN = "document.querySelector('.rake-pace, .rake-review').scrollIntoView({ block: 'end' }), scrollBy(0, 300)"


def test_each_move_and_the_next_round_are_seen_on_the_whole_table(warm_page: OpenPage, base_url: str) -> None:
    page = warm_page(f"{base_url}table/", viewport={"width": 1280, "height": 720})
    sit(page)
    top = page.locator("#w1 .board-seat").first
    presses = within(40, "the end of the round")
    while not over(page) and next(presses):
        page.evaluate(SCROLLED_DOWN)
        press_something(page)
        settle(page)
        expect(top).to_be_in_viewport(ratio=0.9)
    there = page.evaluate("scrollY")
    page.evaluate(SCROLLED_DOWN)
    assert page.evaluate("scrollY") > there
    page.locator("#w1-next").evaluate("(button) => button.click()")
    settle(page)
    expect(top).to_be_in_viewport(ratio=0.9)


def test_while_a_saved_table_is_on_its_way_no_other_is_offered(page: Page, base_url: str) -> None:
    page.goto(f"{base_url}table/")
    sit(page)
    settle(page)
    kept = state(page)
    worker = Held(page, "**/worker.js")
    page.reload()
    expect(page.locator("#w1[data-awaits]")).to_have_count(1)
    expect(page.locator("#w1-sit")).to_be_hidden()
    worker.release()
    expect(page.locator(DEALT)).to_be_visible(timeout=BOOT)
    assert state(page) == kept


def test_without_storage_it_still_plays(warm_page: OpenPage, base_url: str) -> None:
    page = warm_page(f"{base_url}table/", script=REFUSE_STORAGE)
    sit(page)
    press_something(page)
    page.reload()
    expect(page.locator("#w1-sit")).to_be_visible()


def test_a_bet_is_set_by_slider_typed_and_refused_in_words(warm_page: OpenPage, base_url: str) -> None:
    page = warm_page(f"{base_url}table/")
    sit(page)
    press_until(page, "#w1-slider")
    page.locator("#w1-slider").focus()
    page.keyboard.press("End")
    most = page.locator("#w1-slider").get_attribute("max") or ""
    expect(page.locator("#w1-chips")).to_have_value(most)
    page.locator("#w1-chips").fill("1000000")
    page.keyboard.press("Enter")
    expect(page.locator("#w1-refusal")).to_contain_text(f"is {most}, so")
    page.locator("#w1-chips").fill(most)
    expect(page.locator("#w1-slider")).to_have_value(most)
    before = state(page)
    page.wait_for_timeout(ANOTHER_PRESS)
    page.locator("#w1-bet").click()
    page.wait_for_function("(before) => document.querySelector('#w1 input[name=state]').value !== before", arg=before)


def test_a_round_is_played_by_keyboard_alone(warm_page: OpenPage, base_url: str) -> None:
    page = warm_page(f"{base_url}table/")
    page.locator("#w1-sit").focus()
    page.keyboard.press("Enter")
    expect(page.locator(DEALT)).to_be_visible(timeout=BOOT)
    for _ in range(40):
        if over(page):
            break
        assert page.evaluate("document.activeElement.closest('form')?.id") == "w1", "the focus is never lost"
        before = state(page)
        page.keyboard.press("Space")
        page.wait_for_function(
            "(before) => document.querySelector('#w1 input[name=state]').value !== before", arg=before
        )
    assert over(page)


def test_number_keys_press_cards_and_actions_in_order(warm_page: OpenPage, base_url: str) -> None:
    page = warm_page(f"{base_url}table/")
    sit(page)
    settle(page)
    moves = page.locator("#w1 .board-moves button")
    chosen = moves.evaluate_all("all => all.map(each => each.value)").index("call" if moves.count() > 2 else "check")
    moves.first.focus()
    page.keyboard.press(str(chosen + 1))
    settle(page)
    press_until(page, "#w1 .board-take")
    card = page.locator("#w1 .board-take").nth(1)
    taken = (card.get_attribute("value") or "").replace(" ", "_")
    card.focus()
    page.keyboard.press("2")
    page.wait_for_function(
        "(taken) => document.querySelector('#w1 input[name=state]').value.includes(taken)", arg=f".{taken}"
    )


def test_a_number_in_a_field_or_outside_the_table_is_only_a_number(warm_page: OpenPage, base_url: str) -> None:
    page = warm_page(f"{base_url}table/")
    sit(page)
    press_until(page, "#w1-chips:not([type=hidden])")
    before = state(page)
    page.locator("#w1-chips").fill("")
    page.keyboard.type("12")
    expect(page.locator("#w1-chips")).to_have_value("12")
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("1")
    assert state(page) == before


def test_on_coming_back_a_number_key_leads_to_what_it_presses(warm_page: OpenPage, base_url: str) -> None:
    page = warm_page(f"{base_url}table/")
    sit(page)
    press_until(page, "#w1 .board-moves button", 2)
    page.reload()
    expect(page.locator(DEALT)).to_be_visible(timeout=BOOT)
    page.wait_for_function(RAN, arg="keys.js")
    settle(page)
    before = state(page)
    page.keyboard.press("2")
    button = page.locator("#w1 :is(.board-take, .board-moves button)").nth(1)
    expect(button).to_be_focused()
    assert state(page) == before
    page.keyboard.press("2")
    page.wait_for_function("(before) => document.querySelector('#w1 input[name=state]').value !== before", arg=before)


def test_a_hint_is_brought_into_sight_where_it_lies(warm_page: OpenPage, base_url: str) -> None:
    page = warm_page(f"{base_url}table/")
    sit(page)
    press_until(page, "#w1-hint")
    page.locator("#w1-hint").focus()
    page.evaluate("scrollTo(0, scrollY + document.activeElement.getBoundingClientRect().top - 200)")
    page.keyboard.press("Enter")
    expect(page.locator("#w1-hinted")).to_be_visible(timeout=BOOT)
    settle(page)
    for each in ("#w1-hinted", "#w1-hint"):
        expect(page.locator(each)).to_be_in_viewport(ratio=1)


def test_a_step_of_a_round_is_seen_on_the_whole_table(warm_page: OpenPage, base_url: str) -> None:
    page = warm_page(f"{base_url}deal/")
    page.locator("#w1-next").focus()
    page.evaluate("scrollTo(0, scrollY + document.activeElement.getBoundingClientRect().top - 200)")
    page.keyboard.press("Enter")
    expect(page.locator("#w1 .rake-step")).to_contain_text("Step 1 of", timeout=BOOT)
    page.wait_for_function(
        "() => document.querySelector('#w1 .board').getBoundingClientRect().top >= 0 && scrollY < innerHeight"
    )
    expect(page.locator("#w1 .board")).to_be_in_viewport(ratio=0.99)


@pytest.mark.parametrize("width", [320, 360, 1280])
def test_every_card_to_take_can_be_touched(warm_page: OpenPage, base_url: str, width: int) -> None:
    page = warm_page(f"{base_url}table/", viewport={"width": width, "height": 740})
    sit(page)
    press_until(page, "#w1 .board-take")
    sizes = page.locator("#w1 .board-take").evaluate_all("all => all.map(e => [e.offsetWidth, e.offsetHeight])")
    assert all(width >= 44 and height >= 44 for width, height in sizes), sizes
