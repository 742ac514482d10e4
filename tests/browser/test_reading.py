"""A reader names hands and compares them: by mouse, keyboard, touch, link, in both languages."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.bounded import within
from tests.chromium import SAVE_DATA

from .conftest import BOOT, PHONE, Held, OpenPage, Watch, overflow, pythons, settle, state


def test_a_hand_is_dealt_guessed_and_told_by_mouse(warm_page: OpenPage, base_url: str) -> None:
    page = warm_page(f"{base_url}hand/")
    page.get_by_role("button", name="Deal a hand").click()
    expect(page.locator("#w1 .rake-question")).to_contain_text("What is this hand called?", timeout=BOOT)
    expect(page.locator("#w1 .rake-dim")).to_have_count(0)
    page.get_by_role("button", name="Rake", exact=True).click()
    expect(page.locator("#w1 .rake-wrong, #w1 .rake-right")).to_be_visible()
    expect(page.locator("#w1 .rake-name")).to_be_visible()


def test_cards_are_chosen_by_mouse_and_a_growing_hand_is_read(warm_page: OpenPage, base_url: str) -> None:
    page = warm_page(f"{base_url}hand/?rake=1&hand=9S.9W")
    expect(page.locator("#w1 .rake-name")).to_contain_text("Pair of Nines", timeout=BOOT)
    page.get_by_role("button", name="Choose cards").click()
    page.locator("#w1-9F").click()
    expect(page.locator("#w1 .rake-name")).to_contain_text("Three Nines")
    expect(page.locator("#w1-9F")).to_have_attribute("aria-pressed", "true")
    expect(page.locator("#w1 .rake-growing")).to_contain_text("2 cards to come")
    page.locator("#w1-9C").click()
    page.locator("#w1-2S").click()
    expect(page.locator("#w1 .rake-name")).to_contain_text("Four Nines")
    page.locator("#w1-3S").click()
    expect(page.locator("#w1-refusal")).to_contain_text("this one has 6")
    assert "hand=9S.9W.9F.9C.2S" in state(page)


def test_everything_is_done_by_keyboard_alone_and_focus_is_never_lost(warm_page: OpenPage, base_url: str) -> None:
    page = warm_page(f"{base_url}hand/")

    def focused() -> str:
        return str(page.evaluate("document.activeElement.closest('form')?.id + ' ' + document.activeElement.id"))

    for _step in range(40):
        page.keyboard.press("Tab")
        if focused() == "w1 w1-deal":
            break
    assert focused() == "w1 w1-deal"
    assert page.evaluate("document.activeElement.matches(':focus-visible')")
    page.keyboard.press("Enter")
    expect(page.locator("#w1-show")).to_be_visible(timeout=BOOT)
    assert focused() == "w1 w1-deal"
    page.locator("#w1-show").focus()
    page.keyboard.press("Space")
    expect(page.locator("#w1 .rake-name")).to_be_visible()
    assert focused() == "w1 w1-deal", "the button that vanished hands its focus on"
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.locator("#w1-cards")).to_be_visible()
    assert focused() == "w1 w1-choose"
    presses = within(60, "the field of the cards")
    while focused() != "w1 w1-cards" and next(presses):
        page.keyboard.press("Tab")
    page.keyboard.press("Control+A")
    page.keyboard.type("ds dw df dc as")
    page.keyboard.press("Enter")
    expect(page.locator("#w1 .rake-name")).to_contain_text("Four Dukes")
    expect(page.locator("#w1 .rake-skull")).to_contain_text("only a spare card")
    assert focused() == "w1 w1-cards"


def test_a_link_opens_its_hand_with_the_answer(page: Page, base_url: str) -> None:
    page.goto(f"{base_url}hand/?rake=1&hand=9S.9W.9F.9C.2S&fbclid=IwAR0")
    expect(page.locator("#w1 .rake-name")).to_contain_text("Four Nines", timeout=BOOT)
    expect(page.locator("#w1-refusal")).to_be_empty()


def test_two_hands_are_compared_guessed_and_put_under_house_rules(warm_page: OpenPage, base_url: str) -> None:
    page = warm_page(f"{base_url}versus/?rake=1&hands=4S.4W.4F.9C.2S_AW.AF.DS.DC.7W")
    result = page.locator("#w1 .rake-result")
    expect(result).to_contain_text("Hand 1 wins", timeout=BOOT)
    page.locator("#w1-house summary").click()
    page.get_by_role("button", name="Two Pair beats Three-of-a-kind").click()
    expect(result).to_contain_text("Hand 2 wins")
    expect(page.locator("#w1-house")).to_have_attribute("open", "")
    expect(page).to_have_url(re.compile("&rules=book.two_pair_beats_three-on$"))
    page.get_by_role("button", name="Deal again").click()
    page.get_by_role("button", name="They split").click()
    expect(page.locator("#w1 .rake-wrong, #w1 .rake-right")).to_be_visible()


def test_a_hand_of_several_is_changed_and_a_card_lies_in_one_hand_only(warm_page: OpenPage, base_url: str) -> None:
    page = warm_page(f"{base_url}versus/")
    page.get_by_role("button", name="Change hand 2").click()
    expect(page.locator("#w1-cards")).to_be_visible(timeout=BOOT)
    expect(page.locator("#w1-AS")).to_have_attribute("aria-disabled", "true")
    page.locator("#w1-2W").click()
    expect(page.locator("#w1-2W")).to_have_attribute("aria-pressed", "false")
    page.locator("#w1-AS").click(force=True)
    expect(page.locator("#w1-refusal")).to_contain_text("you have it here twice")
    page.locator("#w1-done").click()
    expect(page.locator("#w1-refusal")).to_contain_text("this one has 4")
    page.locator("#w1-3W").click()
    page.locator("#w1-done").click()
    expect(page.locator("#w1 .rake-result")).to_contain_text("Hand 1 wins")


@pytest.mark.parametrize("where", ["hand/", "versus/", "ru/hand/"])
def test_at_360_px_by_touch_nothing_is_too_small_or_too_wide(warm_page: OpenPage, base_url: str, where: str) -> None:
    page = warm_page(base_url + where, **PHONE)
    opener = page.locator("#w1-choose, #w1-edit-1").first
    opener.tap()
    expect(page.locator("#w1-cards")).to_be_visible(timeout=BOOT)
    page.locator("#w1-clear").tap()
    page.locator("#w1-AS").tap()
    expect(page.locator("#w1-AS")).to_have_attribute("aria-pressed", "true")
    assert overflow(page) <= 0
    boxes = page.locator("#w1 button:visible, #w1 input:visible, #w1 summary:visible")
    for box in boxes.all():
        size = box.bounding_box()
        assert size is not None
        assert size["height"] >= 44, box.get_attribute("id")
        assert size["width"] >= 44, box.get_attribute("id")


def test_russian_widgets_answer_in_russian_and_the_switch_leads_to_the_same_page(
    warm_page: OpenPage, base_url: str
) -> None:
    page = warm_page(f"{base_url}versus/")
    page.get_by_role("link", name="Русский").click()
    page.wait_for_url("**/ru/versus/")
    page.get_by_role("button", name="Сдать заново").click()
    expect(page.locator("#w1 .rake-question")).to_contain_text("Чья взяла?", timeout=BOOT)
    page.get_by_role("button", name="Показать", exact=True).click()
    expect(page.locator("#w1 .rake-result")).to_contain_text("рук")
    page.get_by_role("link", name="Назвать комбинацию").first.click()
    expect(page.locator("h1")).to_contain_text("Назвать комбинацию")
    page.get_by_role("link", name="English").click()
    page.wait_for_url("**/hand/")
    assert "/ru/" not in page.url
    expect(page.locator("h1")).to_contain_text("Name a hand")


def look_for(page: Page, words: str) -> None:
    """Put words into the search field without a key, as pasting and dictating do."""
    page.locator(".md-search__input").fill(words)


def test_russian_search_finds_inflected_words(page: Page, base_url: str) -> None:
    page.goto(f"{base_url}ru/")
    look_for(page, "рукой")
    expect(page.locator(".md-search-result__item").first).to_be_visible(timeout=BOOT)
    links = page.locator(".md-search-result__link").evaluate_all("found => found.map(link => link.pathname)")
    assert links
    assert all("/ru/" in link for link in links)


def test_search_is_fetched_when_somebody_searches_and_tries_again_after_a_failure(
    page: Page, base_url: str, watch: Watch
) -> None:
    watch.expected = ("search/en.json", "ERR_FAILED")
    asked: list[str] = []
    page.context.on("request", lambda request: asked.append(request.url))
    page.goto(base_url, wait_until="networkidle")
    parts = ("search/en.json", "/lunr/", "/workers/search.")
    assert [url for url in asked if any(part in url for part in parts)] == []
    page.context.route("**/search/en.json", lambda route: route.abort())
    look_for(page, "Duke")
    expect(page.locator(".md-search-result__meta")).to_contain_text("No matching documents", timeout=BOOT)
    page.context.unroute("**/search/en.json")
    look_for(page, "Dukes")
    expect(page.locator(".md-search-result__item").first).to_be_visible(timeout=BOOT)
    assert len([url for url in asked if url.endswith("search/en.json")]) >= 2


def test_while_a_search_is_on_its_way_it_says_so_and_what_was_found_before_is_dimmed(page: Page, base_url: str) -> None:
    index = Held(page, "**/search/ru.json")
    page.goto(f"{base_url}ru/")
    said, listed = page.locator(".md-search-result__meta"), page.locator(".md-search-result__list")
    look_for(page, "ничья")
    expect(said).to_have_text("Ищем…")
    expect(listed).to_have_css("opacity", "0.4")
    index.release()
    expect(said).to_contain_text("Найдено", timeout=BOOT)
    expect(listed).to_have_css("opacity", "1")


@pytest.mark.parametrize("address", ["learn/skulls/", "rules/rulings/"])
def test_on_a_phone_a_result_of_the_search_opens_at_its_place(new_page: OpenPage, base_url: str, address: str) -> None:
    page = new_page(viewport={"width": 360, "height": 640}, has_touch=True, is_mobile=True)
    page.goto(base_url + address)
    page.evaluate("scrollTo(0, 300)")
    page.wait_for_function("() => history.state?.y > 0")
    page.locator("label.md-header__button[for=__search]").tap()
    page.wait_for_function("() => document.body.hasAttribute('data-md-scrolllock')")
    look_for(page, "odd chip")
    page.locator(".md-search-result__link", has_text="8.4 Equal hands split").first.tap(timeout=BOOT)
    page.wait_for_url("**/rules/rulings/*#r8-4")
    expect(page.locator("h2#r8-4")).to_be_in_viewport()
    # The theme lets the page scroll again 0.1 seconds after the search is closed; until then nothing is certain.
    page.evaluate("new Promise(done => setTimeout(done, 500))")
    expect(page.locator("h2#r8-4")).to_be_in_viewport()
    assert page.evaluate("document.querySelector('#r8-4').getBoundingClientRect().top") < 100


@pytest.mark.parametrize("address", ["ru/learn/skulls/", "ru/rules/deck/", "ru/rules/round/"])
def test_on_a_phone_back_after_a_search_leads_to_where_the_reader_was(
    new_page: OpenPage, base_url: str, address: str
) -> None:
    page = new_page(viewport={"width": 360, "height": 640}, has_touch=True, is_mobile=True)
    page.goto(base_url + address)
    title = page.locator(".md-content h1").text_content()
    assert title
    page.evaluate("scrollTo(0, 60)")
    page.wait_for_function("() => history.state?.y === 60")
    page.locator("label.md-header__button[for=__search]").tap()
    page.wait_for_function("() => document.body.hasAttribute('data-md-scrolllock')")
    look_for(page, "прикуп")
    page.locator(".md-search-result__link").first.tap(timeout=BOOT)
    page.wait_for_url("**/ru/rules/round/?h=*")
    expect(page.locator(".md-content h1")).to_contain_text("Круг")  # sooner, the theme may leave the found page there
    page.go_back()
    page.wait_for_url(base_url + address)
    expect(page.locator(".md-content h1")).to_have_text(title)
    page.wait_for_function("() => scrollY === 60")
    assert not page.locator("#__search").is_checked()
    assert page.evaluate("getComputedStyle(document.body).position") == "relative"


def test_python_boots_once_across_an_instant_navigation_and_cards_still_show(page: Page, base_url: str) -> None:
    page.goto(f"{base_url}hand/")
    page.locator("#w1-deal").click()
    expect(page.locator("#w1-show")).to_be_visible(timeout=BOOT)
    page.evaluate("window.same = true")
    page.get_by_role("link", name="Who wins?", exact=True).first.click()
    expect(page.locator("h1")).to_contain_text("Who wins")
    assert page.evaluate("window.same") is True
    page.locator("#w1-deal").click()
    expect(page.locator("#w1-split")).to_be_visible()
    assert pythons(page) == 1
    shown = page.locator("#w1 .rake-face:visible")
    expect(shown).to_have_count(10)
    expect(shown.first).to_have_css("background-image", re.compile(r"/vardic\.\w+\.svg"))


def test_a_rule_is_found_by_its_number_alone(page: Page, base_url: str) -> None:
    page.goto(f"{base_url}rules/#r5-3")
    page.wait_for_url(f"{base_url}rules/skulls/#r5-3")
    expect(page.locator("#r5-3")).to_be_in_viewport()
    page.get_by_role("link", name="Rules", exact=True).first.click()
    page.wait_for_url(f"{base_url}rules/")
    page.get_by_role("link", name="8.3 Kickers").first.click()
    page.wait_for_url(f"{base_url}rules/rulings/#r8-3")
    expect(page.locator("#r8-3")).to_be_in_viewport()


@pytest.mark.parametrize(("address", "begins"), [("rules/rulings/#r8-3", "h2#r8-3"), ("rules/rulings/", "h1")])
def test_links_and_the_way_back_lead_where_they_say_while_the_page_still_scrolls(
    page: Page, base_url: str, address: str, begins: str
) -> None:
    page.goto(f"{base_url}rules/")
    held = Held(page, "**/rules/rulings/")
    link = page.locator(f"a[href$='{address.removeprefix('rules/')}']").first
    link.evaluate("link => { addEventListener('scroll', () => link.click(), { once: true }); scrollTo(0, 300); }")
    page.wait_for_function("() => history.state?.y === 300 && location.pathname.endsWith('rulings/')")
    expect(page.locator("h2#r8-3")).to_have_count(0)
    held.release()
    page.context.unroute("**/rules/rulings/")
    expect(page.locator(begins)).to_be_in_viewport()
    page.evaluate("scrollTo(0, 500)")
    page.wait_for_function("() => history.state?.y === 500")
    page.go_back()
    expect(page.locator("h1")).to_contain_text("Rules at a glance")
    page.wait_for_function("() => scrollY === 300")
    held = Held(page, "**/rules/rulings/")
    page.evaluate("addEventListener('scroll', () => history.forward(), { once: true }), scrollTo(0, 200)")
    page.wait_for_url("**/rules/rulings/*")
    page.evaluate("new Promise(done => setTimeout(done, 150))")  # the theme notes what was scrolled 0.1 s ago
    held.release()
    expect(page.locator("h2#r8-3")).to_have_count(1)
    page.wait_for_function("() => scrollY === 500")


def test_a_place_on_the_page_is_gone_to_and_the_answer_stays(warm_page: OpenPage, base_url: str) -> None:
    page = warm_page(f"{base_url}versus/")
    page.locator("#w1-deal").click()
    page.locator("#w1-split").click(timeout=BOOT)
    expect(page.locator("#w1 .rake-wrong, #w1 .rake-right")).to_be_visible()
    page.wait_for_url("**/versus/?rake=1&*")
    position, answer = page.url, page.locator("#w1").inner_html()
    for heading in ("notation", "link"):
        page.locator(f".md-sidebar--secondary a[href$='#{heading}']:visible").click()
        expect(page.locator(f"h2#{heading}")).to_be_in_viewport()
        assert page.url == f"{position}#{heading}"
    page.go_back()
    page.wait_for_url(f"{position}#notation")
    page.go_back()
    page.wait_for_url(position)
    settle(page)
    assert page.locator("#w1").inner_html() == answer


def test_an_example_stays_as_it_was_left_when_its_reader_goes_to_another_place(
    warm_page: OpenPage, base_url: str
) -> None:
    page = warm_page(f"{base_url}rules/skulls/")
    untouched = state(page)
    page.locator("#w1-try").click()
    expect(page.locator("#w1 input[name=state]")).not_to_have_value(untouched, timeout=BOOT)
    page.wait_for_function("() => history.state?.y === scrollY")
    shown, scrolled = state(page), page.evaluate("scrollY")
    for rule in ("r5-3", "r5-2", "r5-2"):
        page.locator(f".md-sidebar--secondary a[href$='#{rule}']:visible").click()
        expect(page.locator(f"#{rule}")).to_be_in_viewport()
        page.wait_for_function("() => history.state?.y === scrollY")
    page.go_back()
    expect(page.locator("#r5-3")).to_be_in_viewport()
    page.go_back()
    page.wait_for_function("(scrolled) => scrollY === scrolled && !location.hash", arg=scrolled)
    assert state(page) == shown


def test_the_drawer_closes_at_the_place_that_it_led_to_before_as_well(new_page: OpenPage, base_url: str) -> None:
    page = new_page(**PHONE)
    page.goto(f"{base_url}versus/#link")
    for _again in range(2):
        page.evaluate("scrollTo(0, 0)")
        page.locator("label.md-header__button[for=__drawer]").click()
        if not page.locator("#__toc").is_checked():
            page.locator("label[for=__toc]:visible").first.click()
        page.locator(".md-sidebar--primary a[href$='#link']:visible").click()
        expect(page.locator("#__drawer")).not_to_be_checked()
        expect(page.locator("h2#link")).to_be_in_viewport()


def test_a_link_to_a_place_on_a_page_with_a_widget_wakes_no_python_for_who_saves_data(
    page: Page, base_url: str
) -> None:
    page.add_init_script(SAVE_DATA)
    page.goto(f"{base_url}about/")
    page.evaluate("window.same = true")
    page.locator("a[href$='/versus/']").first.evaluate("link => { link.hash = 'link'; link.click() }")
    expect(page.locator("h2#link")).to_be_in_viewport()
    settle(page)
    assert page.evaluate("window.same") is True
    assert pythons(page) == 0


def test_the_language_switch_keeps_the_position_and_the_place(warm_page: OpenPage, base_url: str) -> None:
    page = warm_page(f"{base_url}hand/?rake=1&hand=AS.DS.DW.DF.4C#link")
    expect(page.locator("#w1 .rake-name")).to_contain_text("Three Dukes", timeout=BOOT)
    page.locator("#w1-choose").click()
    page.locator("#w1-4C").click()
    expect(page.locator("#w1 .rake-growing")).to_be_visible()
    page.locator(".rake-language[hreflang=ru]").click()
    page.wait_for_url(f"{base_url}ru/hand/?rake=1&hand=AS.DS.DW.DF#link")
    expect(page.locator("#w1 .rake-name")).to_contain_text("герцог", timeout=BOOT)


# A click that leads nowhere.
CLICK_ON_A_LINK = """() => {
  addEventListener("click", (event) => { event.preventDefault(); event.stopPropagation(); }, { capture: true });
  document.querySelector("a").click();
}"""


def test_an_example_among_rules_wakes_when_touched(page: Page, base_url: str) -> None:
    page.goto(f"{base_url}rules/combinations/#r3-4")
    example = page.locator("#r3-4 ~ .rake-widget form").first
    expect(example.get_by_role("button")).to_have_count(1)
    example.get_by_role("button", name="Try it").click()
    expect(example.get_by_role("button", name="Deal a hand")).to_be_visible(timeout=BOOT)
    settle(page)
    # A click on a link brings the address up to date.
    page.evaluate(CLICK_ON_A_LINK)
    assert page.url.endswith("rules/combinations/#r3-4"), "an example does not write the address"
