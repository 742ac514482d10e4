"""Nothing is lost: quick and early clicks, dead workers, missing files, bad links, no storage, no JavaScript."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from .conftest import BOOT, SILENT, Held, OpenPage, Watch, pythons, settle, state

PYTHON = "**/pyodide.*.wasm"

# Playwright calls what evaluates to a function, and so this is one.
SPY_ON_REPLACE = """
() => {
  window.kept = [];
  const replace = history.replaceState.bind(history);
  replace({ x: 0, y: 7 }, "", location.href);
  history.replaceState = (state, title, url) => {
    if (String(url).includes("rake=1")) kept.push(state?.y === history.state.y);
    replace(state, title, url);
  };
}
"""


def test_quick_clicks_are_all_answered_in_their_order(warm_page: OpenPage, base_url: str) -> None:
    page = warm_page(f"{base_url}hand/?rake=1&hand=9S.9W")
    page.locator("#w1-choose").click()
    expect(page.locator("#w1-cards")).to_be_visible(timeout=BOOT)
    page.evaluate("['AS', 'AS', '9F', '9C', '2S'].forEach(card => document.getElementById(`w1-${card}`).click())")
    expect(page.locator("#w1 .rake-name")).to_contain_text("Four Nines")
    settle(page)
    assert "hand=9S.9W.9F.9C.2S" in state(page)


def test_two_widgets_on_one_page_keep_apart(page: Page, base_url: str) -> None:
    page.goto(f"{base_url}rules/skulls/")
    first, second = page.locator("form[data-widget=hand]").nth(0), page.locator("form[data-widget=versus]").nth(1)
    kept = second.locator("input[name=state]").input_value()
    first.get_by_role("button", name="Try it").click()
    first.get_by_role("button", name="Deal a hand").click()
    expect(first.get_by_role("button", name="Show me")).to_be_visible(timeout=BOOT)
    assert second.locator("input[name=state]").input_value() == kept
    second.get_by_role("button", name="Try it").click()
    expect(second.get_by_role("button", name="Deal again")).to_be_visible()
    expect(first.get_by_role("button", name="Show me")).to_be_visible()
    assert pythons(page) == 1


def test_clicks_made_before_the_page_is_awake_are_kept(page: Page, base_url: str) -> None:
    held = Held(page, "**/host.js")
    page.goto(f"{base_url}hand/", wait_until="commit")
    page.locator("#w1-choose").click()
    assert page.url == f"{base_url}hand/", "the form was not sent"
    page.evaluate("document.getElementById('w1-deal').click()")
    assert page.evaluate("rakeEarly.length") == 2
    held.release()
    expect(page.locator("#w1-show")).to_be_visible(timeout=BOOT)


def test_what_is_typed_while_an_answer_arrives_stays(warm_page: OpenPage, base_url: str) -> None:
    page = warm_page(f"{base_url}hand/")
    page.locator("#w1-choose").click()
    field = page.locator("#w1-cards")
    expect(field).to_be_visible(timeout=BOOT)
    field.focus()
    page.evaluate("document.getElementById('w1-AS').click()")
    page.evaluate("document.getElementById('w1-cards').value = 'AS TW'")
    expect(page.locator("#w1-AS")).to_have_attribute("aria-pressed", "false")
    expect(field).to_have_value("AS TW")
    expect(field).to_be_focused()


def test_unreadable_text_stays_in_its_field_beside_the_reason(warm_page: OpenPage, base_url: str) -> None:
    page = warm_page(f"{base_url}hand/")
    page.locator("#w1-choose").click()
    expect(page.locator("#w1-cards")).to_be_visible(timeout=BOOT)
    page.locator("#w1-cards").fill("AS TW 1S")
    page.locator("#w1-type").click()
    expect(page.locator("#w1-refusal")).to_contain_text("“1S” (at character 7)")
    expect(page.locator("#w1-cards")).to_have_value("AS TW 1S")
    expect(page.locator("#w1-cards")).to_have_attribute("aria-invalid", "true")


def test_a_worker_killed_in_the_middle_of_a_click_is_replaced(page: Page, base_url: str, watch: Watch) -> None:
    watch.expected = (SILENT,)
    page.clock.install()
    page.goto(f"{base_url}hand/")
    page.locator("#w1-deal").click()
    expect(page.locator("#w1-show")).to_be_visible(timeout=BOOT)
    dealt = state(page)
    page.evaluate("document.getElementById('w1-show').click(); pythons[0].terminate()")
    page.clock.fast_forward(6_000)
    expect(page.locator("#w1 .rake-name")).to_be_visible(timeout=BOOT)
    assert pythons(page) == 2
    assert state(page).split(" ask=1")[0] == dealt.split(" ask=1")[0]


def test_a_worker_that_hangs_is_replaced(page: Page, base_url: str, watch: Watch) -> None:
    watch.expected = (SILENT,)
    page.clock.install()
    page.goto(f"{base_url}hand/")
    page.locator("#w1-deal").click()
    expect(page.locator("#w1-show")).to_be_visible(timeout=BOOT)
    page.evaluate("pythons[0].postMessage = () => {}")
    page.locator("#w1-show").click()
    page.clock.fast_forward(6_000)
    expect(page.locator("#w1 .rake-name")).to_be_visible(timeout=BOOT)
    assert pythons(page) == 2


@pytest.mark.parametrize("missing", ["host.js", "saved.js", "engine.js", "frame.js"])
def test_without_its_scripts_the_page_says_so_and_a_press_tries_again(
    page: Page, base_url: str, watch: Watch, missing: str
) -> None:
    watch.expected = (missing,)
    page.route(f"**/{missing}", lambda route: route.abort("failed"))
    page.goto(f"{base_url}hand/")
    expect(page.locator(".rake-boot-failed")).to_be_visible()
    watch.expected = (missing, "ERR_FAILED")
    page.unroute(f"**/{missing}")
    page.locator("#w1-deal").click()
    expect(page.locator(".rake-boot-failed")).to_be_hidden()
    page.locator("#w1-deal").click()
    expect(page.locator("#w1-show")).to_be_visible(timeout=BOOT)


def test_without_what_shows_a_frame_a_press_says_so_and_the_next_one_tries_again(
    page: Page, base_url: str, watch: Watch
) -> None:
    watch.expected = ("idiomorph.js", "ERR_FAILED")
    page.route("**/idiomorph.js", lambda route: route.abort("failed"))
    page.goto(f"{base_url}hand/")
    kept = state(page)
    page.locator("#w1-deal").click()
    expect(page.locator(".rake-boot-broken")).to_be_visible(timeout=BOOT)
    assert state(page) == kept
    page.unroute("**/idiomorph.js")
    settle(page)
    page.locator("#w1-deal").click()
    expect(page.locator("#w1-show")).to_be_visible(timeout=BOOT)
    expect(page.locator(".rake-boot-broken")).to_be_hidden()


def test_a_frame_that_cannot_be_shown_is_told_to_the_reader_and_the_console(
    page: Page, base_url: str, watch: Watch
) -> None:
    watch.expected = ("Rake: Error: torn",)
    torn = "export const Idiomorph = { morph() { if (!globalThis.mended) throw new Error('torn') } }"
    page.route("**/idiomorph.js", lambda route: route.fulfill(content_type="text/javascript", body=torn))
    page.goto(f"{base_url}hand/")
    kept = state(page)
    page.locator("#w1-deal").click()
    expect(page.locator(".rake-boot-broken")).to_be_visible(timeout=BOOT)
    assert any("torn" in trouble for trouble in watch.troubles)
    assert state(page) == kept
    settle(page)
    page.evaluate("globalThis.mended = true")
    page.locator("#w1-deal").click()
    expect(page.locator(".rake-boot-broken")).to_be_hidden()


def test_a_script_of_the_share_panel_that_is_lost_is_told(page: Page, base_url: str, watch: Watch) -> None:
    watch.expected = ("share.js", "ERR_FAILED")
    page.route("**/share.js", lambda route: route.abort("failed"))
    page.goto(f"{base_url}hand/?rake=1&hand=AS.7S.7W.7F.7C")
    page.locator(".rake-share summary").click()
    expect(page.locator(".rake-boot-broken")).to_be_visible(timeout=BOOT)


def test_without_pythons_files_the_page_says_so_and_can_be_read_and_tried_again(
    page: Page, base_url: str, watch: Watch
) -> None:
    watch.expected = ("404",)
    page.route(PYTHON, lambda route: route.fulfill(status=404))
    page.goto(f"{base_url}hand/")
    page.locator("#w1-deal").click()
    expect(page.locator(".rake-boot-failed")).to_be_visible(timeout=BOOT)
    expect(page.locator("#w1 .rake-name")).to_contain_text("Three Aces")
    expect(page.locator("#w1")).not_to_have_attribute("aria-busy", "true")
    page.unroute(PYTHON)
    page.locator("#w1-deal").click()
    expect(page.locator("#w1-show")).to_be_visible(timeout=BOOT)
    expect(page.locator(".rake-boot-failed")).to_be_hidden()


def test_while_python_loads_the_page_shows_how_far_it_is(page: Page, base_url: str, site: Path) -> None:
    (interpreter,) = site.glob("assets/rake/pyodide-*/pyodide.core.wasm")
    most = 0.9 * interpreter.stat().st_size  # the last piece may not be reported
    held = Held(page, "**/heap.*")
    with page.expect_request("**/heap.*", timeout=BOOT):
        page.goto(f"{base_url}hand/")
    page.locator("#w1-deal").click()
    shown = "document.querySelector('#rake-boot progress')"
    page.wait_for_function(f"() => {shown}.value > {most} && {shown}.value < {shown}.max")
    expect(page.locator(".rake-boot-loading")).to_be_visible()
    expect(page.locator("#w1")).to_have_attribute("aria-busy", "true")
    held.release()
    expect(page.locator("#w1-show")).to_be_visible(timeout=BOOT)
    expect(page.locator(".rake-boot-loading")).to_be_hidden()


@pytest.mark.parametrize(
    ("query", "reason"),
    [
        ("rake=1&hand=AS.AZ", "“AZ”"),
        ("rake=2&hand=AS.AW", "“2”"),
        ("rake=1&hand=AS.AW.AF.AC.2S.3S", "this one has 6"),
        ("rake=1&hand=AS.AS", "you have it here twice"),
        ("rake=1&hand=%3Cscript%3Epwned=1%3C/script%3E", "script"),
        ("rake=1&hnad=AS", "“hnad”"),
    ],
)
def test_a_bad_link_shows_a_hand_and_names_what_is_wrong(
    warm_page: OpenPage, base_url: str, query: str, reason: str
) -> None:
    page = warm_page(f"{base_url}hand/?{query}")
    expect(page.locator("#w1-refusal")).to_contain_text(reason, timeout=BOOT)
    expect(page.locator("#w1 .rake-card")).to_have_count(5)
    assert page.evaluate("typeof pwned") == "undefined"


def test_a_link_for_another_page_is_offered_there(warm_page: OpenPage, base_url: str) -> None:
    page = warm_page(f"{base_url}hand/?rake=1&hands=AS.AW.AF.9C.2S_DS.DW.DF.DC.2W")
    page.get_by_role("link", name="Open it there").click(timeout=BOOT)
    page.wait_for_url("**/versus/?rake=1&hands=*")
    expect(page.locator("#w1 .rake-result")).to_contain_text("Hand 1 wins", timeout=BOOT)
    expect(page.locator("#w1-refusal")).to_be_empty()


def test_the_address_bar_holds_the_position_and_back_and_forward_walk_through_links(page: Page, base_url: str) -> None:
    page.goto(f"{base_url}hand/")
    name = page.locator("#w1 .rake-name")
    page.locator("article a[href*='hand=AS.DS.DW.DF.4C']").click()
    expect(name).to_contain_text("Three Dukes", timeout=BOOT)
    page.locator("article a[href$='hand=AS.AW']").click()
    expect(name).to_contain_text("Pair of Aces")
    page.go_back()
    expect(name).to_contain_text("Three Dukes")
    expect(page).to_have_url(f"{base_url}hand/?rake=1&hand=AS.DS.DW.DF.4C")
    page.go_back()
    expect(name).to_contain_text("Three Aces")
    expect(page).to_have_url(f"{base_url}hand/")  # the bare address is the page as it was built
    page.go_forward()
    page.go_forward()
    expect(name).to_contain_text("Pair of Aces")
    page.evaluate(SPY_ON_REPLACE)
    page.locator("#w1-choose").click()
    page.locator("#w1-AF").click()
    expect(name).to_contain_text("Three Aces")
    expect(page).to_have_url(f"{base_url}hand/?rake=1&hand=AS.AW.AF")
    assert set(page.evaluate("kept")) == {True}, "the theme keeps its scroll position in history.state"


def test_the_standard_deck_is_shown_everywhere_and_remembered(warm_page: OpenPage, base_url: str) -> None:
    page = warm_page(f"{base_url}hand/")
    face = page.locator("#w1 .rake-face").first
    vardic, standard = re.compile(r"/vardic\.\w+\.svg"), re.compile(r"/standard\.\w+\.svg")
    expect(face).to_have_css("background-image", vardic)
    page.get_by_role("button", name="Show a standard deck").click()
    expect(face).to_have_css("background-image", standard)
    expect(page.get_by_role("listitem").filter(has_text="ace of spades")).to_have_count(1)
    page.reload()
    expect(face).to_have_css("background-image", standard)
    page.get_by_role("link", name="Rules", exact=True).first.click()
    expect(page.locator("h1")).to_contain_text("Rules at a glance")
    page.get_by_role("button", name="Show Rake's deck").click()
    expect(page.locator("html")).to_have_attribute("data-deck", "vardic")
    expect(page.get_by_role("button", name="Show a standard deck")).to_be_focused()


REFUSED = """
for (const name of ["localStorage", "sessionStorage"])
  Object.defineProperty(window, name, { configurable: true, get() { throw new DOMException("refused") } });
"""
FULL = """
Storage.prototype.setItem = () => { throw new DOMException("full", "QuotaExceededError") };
Cache.prototype.put = async () => { throw new DOMException("full", "QuotaExceededError") };
"""


@pytest.mark.parametrize("storage", [REFUSED, FULL], ids=["refused", "full"])
def test_without_storage_everything_still_works(page: Page, base_url: str, watch: Watch, storage: str) -> None:
    # The theme itself wants to remember the light, and says so when there is no room.
    watch.expected = ("full",)
    page.add_init_script(storage)
    page.goto(f"{base_url}hand/")
    page.get_by_role("button", name="Show a standard deck").click()
    expect(page.get_by_role("button", name="Show Rake's deck")).to_be_visible()
    page.locator("#w1-deal").click()
    expect(page.locator("#w1-show")).to_be_visible(timeout=BOOT)


def test_without_javascript_examples_are_whole_and_dead_buttons_are_hidden(warm_page: OpenPage, base_url: str) -> None:
    page = warm_page(f"{base_url}rules/all/", java_script_enabled=False)
    assert page.locator(".rake-name:visible").count() > 20
    assert page.locator(".rake-widget button:visible").count() == 0
    expect(page.locator("noscript p")).to_be_visible()


def test_a_tab_with_a_focused_field_goes_on_from_what_another_tab_has_played(page: Page, base_url: str) -> None:
    page.goto(f"{base_url}games/reddog/play/")
    page.locator("#w1-sit").click()
    field = page.locator("#w1-chips")
    expect(field).to_be_visible(timeout=BOOT)
    settle(page)
    other = page.context.new_page()
    other.goto(page.url)
    expect(other.locator("#w1-chips")).to_be_visible(timeout=BOOT)
    settle(other)
    before = state(other)
    other.locator("#w1-chips").focus()
    page.locator("#w1-pass").click()
    page.wait_for_function("(before) => localStorage.getItem('rake-play-reddog') !== before", arg=before)
    settle(page)
    kept = state(page)
    other.keyboard.press("Enter")
    expect(other.locator("#w1 input[name=state]")).not_to_have_value(before)
    settle(other)
    assert (state(other), other.evaluate("localStorage.getItem('rake-play-reddog')")) == (kept, kept)
