"""A first deal on its game's first page: seen whole at each step, and pressed by keys or with a finger."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from playwright.sync_api import expect

from tests.examples import in_pairs
from tests.shelf.test_first import EVERYWHERE, RAKE, source, story
from widgets.host import Request, run
from widgets.kit.widget import control
from widgets.templates import LANGUAGES

from .conftest import ANOTHER_PRESS, BOOT, OpenPage, pythons, settle, state
from .test_boards import LOAD_FONTS, LOW, SHOW, TALL, faults
from .test_learn import by_keyboard

# How many pixels the words above a board and the board itself are too high for the window, under the header, by step.
TOO_HIGH = f"""
(frames) => {{
  {SHOW}
  return frames.map((html) => {{
    show(html, "vardic", "#w1");
    const [words, board, header] = ["#w1 .rake-guide", "#w1 .board", ".md-header"].map((each) =>
      document.querySelector(each).getBoundingClientRect());
    return Math.max(0, board.bottom - words.top - (innerHeight - header.height));
  }});
}}
"""


def frames(word: str, lang: str) -> Iterator[tuple[int, str, str]]:
    """Yield every step of a first deal."""
    asked = Request("first", "w1", lang=lang, game=word, source=source(word, lang))
    for step in range(len(story(word, lang).played.presses)):
        yield 2, f"step {step}", run(replace(asked, state=f"guide=first step={step}"), strict=True).html


def address(base_url: str, lang: str, word: str) -> str:
    return f"{base_url}{'' if lang == 'en' else 'ru/'}{f'games/{word}' if word else 'learn'}/"


@pytest.mark.property
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("word", EVERYWHERE)
def test_a_sentence_and_its_whole_table_are_seen_at_once(
    warm_page: OpenPage, base_url: str, word: str, lang: str
) -> None:
    shown = [*frames(word, lang)]
    page = warm_page(address(base_url, lang, word))
    wrong = list(faults(page, shown, "#w1", everywhere=True))
    assert not wrong, "\n".join(wrong)
    due = [*in_pairs([(LOW, TALL)] * len(shown), lang)]
    for screen in (LOW, TALL):
        page.set_viewport_size({"width": screen.width, "height": screen.height})
        page.evaluate(LOAD_FONTS)
        too_high = page.evaluate(TOO_HIGH, [shown[number][2] for number, each in due if each is screen])
        assert too_high
        assert not any(too_high), f"{screen}: {too_high}"


def test_by_keyboard_enter_leads_from_press_to_press(warm_page: OpenPage, base_url: str) -> None:
    page = warm_page(address(base_url, "en", "durak"))
    by_keyboard(page, "w1-attack-6C")
    expect(page.locator("#w1-attack-6D")).to_be_focused(timeout=BOOT)
    page.reload()
    expect(page.locator("#w1-attack-6D")).to_be_visible(timeout=BOOT)
    page.locator("#w1-attack-6D").focus()
    for _ in story("durak", "en").moments[2:]:
        before = state(page)
        page.keyboard.press("Enter")
        expect(page.locator("#w1 input[name=state]")).not_to_have_value(before, timeout=BOOT)
        expect(page.locator("#w1 :is(.board-take, .board-main):focus")).to_have_count(1, timeout=BOOT)
        settle(page)
    expect(page.locator("#w1-learn")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page).to_have_url(f"{base_url}games/durak/learn/")


def test_with_a_finger_on_a_small_phone_everything_moves_and_stays_in_sight(new_page: OpenPage, base_url: str) -> None:
    page = new_page(viewport={"width": 360, "height": 640}, has_touch=True, reduced_motion="no-preference")
    page.goto(address(base_url, "ru", "durak"))
    page.locator("#w1 .board").scroll_into_view_if_needed()
    tops = set()
    for moment in story("durak", "ru").moments[1:]:
        before = state(page)
        page.locator("#w1 :is(.board-take, .board-main)").tap()
        expect(page.locator("#w1 input[name=state]")).not_to_have_value(before, timeout=BOOT)
        expect(page.locator(f"#w1-{control(moment.message) or 'learn'}")).to_be_in_viewport(ratio=1, timeout=BOOT)
        settle(page)
        expect(page.locator("#w1 .rake-guide")).to_be_in_viewport(ratio=1)
        tops.add(page.locator("#w1 .board").evaluate("(board) => board.getBoundingClientRect().top"))
    assert len(tops) <= 2, "nothing jumps once the first answer was brought into sight"


def test_a_newcomer_pays_takes_shows_and_goes_on_to_the_deck(new_page: OpenPage, base_url: str) -> None:
    page = new_page(viewport={"width": 360, "height": 640}, has_touch=True)
    page.goto(address(base_url, "en", RAKE))
    expect(page.locator("#w1-ante")).to_be_in_viewport(ratio=1)
    for moment in story(RAKE, "en").moments[:-1]:
        page.locator(f"#w1-{control(moment.message)}").tap(timeout=BOOT)
        settle(page)
        page.wait_for_timeout(ANOTHER_PRESS)
    page.locator("#w1-learn").tap(timeout=BOOT)
    expect(page).to_have_url(f"{base_url}learn/deck/")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    "size", [{"width": 360, "height": 640}, {"width": 1280, "height": 720}, {"width": 1280, "height": 800}]
)
def test_after_each_press_the_hand_and_the_next_button_are_whole_in_the_window(
    new_page: OpenPage, base_url: str, lang: str, size: dict[str, int]
) -> None:
    page = new_page(viewport=size, reduced_motion="reduce")
    page.goto(address(base_url, lang, RAKE))
    for moment in story(RAKE, lang).moments[:-1]:
        page.locator(f"#w1-{control(moment.message)}").click(timeout=BOOT)
        settle(page)
        page.wait_for_timeout(ANOTHER_PRESS)
        following = page.locator("#w1 :is(.board-take, .board-main)")
        expect(following).to_have_count(1)
        expect(following).to_be_in_viewport(ratio=1)
        expect(page.locator("#w1 .rake-guide")).to_be_in_viewport(ratio=1)
        for card in page.locator("#w1 .board-hand .rake-face").all():
            expect(card).to_be_in_viewport(ratio=1)


def test_python_sleeps_until_a_first_deal_is_touched(new_page: OpenPage, base_url: str) -> None:
    page = new_page(viewport={"width": 360, "height": 640}, has_touch=True)
    page.goto(address(base_url, "en", "reddog"))
    page.locator("#w1 .board").scroll_into_view_if_needed()
    page.wait_for_function("() => new Promise((done) => requestIdleCallback(() => done(true)))")
    page.wait_for_timeout(200)
    assert pythons(page) == 0
    page.locator("#w1-next").tap()
    expect(page.locator("#w1-bet-10")).to_be_visible(timeout=BOOT)
    assert pythons(page) == 1
