"""Somebody practises: drills by keyboard and by touch, what the device remembers, and links to a question."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from rake.questions.card import BestCard
from widgets.host import game_named
from widgets.kit.drill_widget import Model
from widgets.kit.session import EXAM_LENGTH, LENGTH
from widgets.kit.widget import Context
from widgets.site.pages.bank import FILE

from .conftest import ANOTHER_PRESS, BOOT, PHONE, OpenPage, overflow, settle, state
from .test_every_page import barriers
from .test_learn import by_keyboard
from .test_playing import REFUSE_STORAGE


def model(page: Page, word: str = "") -> Model:
    widget = game_named(word).widgets["drill"]
    read = widget.parse(state(page), Context("" if word else FILE.read_text("utf-8")))
    assert isinstance(read, Model)
    return read


def answer(page: Page, right: bool = True, word: str = "") -> str:
    """Return the id of the button of an answer that is right, or of one that is not."""
    question = model(page, word).question
    assert question
    number, code = next(each for each in enumerate(question.answers, 1) if (each[1] in question.right) == right)
    return f"w1-take-{code.replace('xx', 'x1')}" if question.ask == BestCard.ask else f"w1-answer-{number}"


def asked(page: Page, number: int) -> None:
    """Wait for a question."""
    expect(page.locator("#w1 .rake-step")).to_contain_text(re.compile(rf"\D{number}\D"), timeout=BOOT)


def test_a_run_is_taken_by_keyboard_alone(warm_page: OpenPage, base_url: str) -> None:
    page = warm_page(f"{base_url}drill/")
    for number in range(1, LENGTH + 1):
        asked(page, number)
        by_keyboard(page, answer(page))
        expect(page.locator(f"#w1-next-{number}")).to_be_focused(timeout=BOOT)
        expect(page.locator("#w1 .rake-right").first).to_be_visible()
        page.keyboard.press("Enter")
    expect(page.locator("#w1 .rake-result")).to_contain_text(f"{LENGTH} of {LENGTH}")
    expect(page.locator("#w1-again")).to_be_focused()
    assert page.evaluate("location.search") == "", "a run is kept on the device, not in the address"


def test_whoever_chooses_a_kind_is_led_to_its_question(warm_page: OpenPage, base_url: str) -> None:
    page = warm_page(f"{base_url}drill/")
    page.locator("#w1-drill-pot").press("Enter")
    expect(page.locator("#w1-answer-1")).to_be_focused(timeout=BOOT)
    expect(page.locator("#w1-answer-1")).to_be_in_viewport()


def test_a_run_goes_on_after_a_reload_in_either_language(warm_page: OpenPage, base_url: str) -> None:
    page = warm_page(f"{base_url}drill/")
    page.locator("#w1-drill-holds").click()
    expect(page.locator("#w1-drill-holds")).to_have_count(0, timeout=BOOT)
    page.locator(f"#{answer(page, right=False)}").click()
    expect(page.locator("#w1 .rake-wrong").first).to_be_visible()
    kept = state(page)
    page.goto(f"{base_url}ru/drill/")
    expect(page.locator("#w1 .rake-wrong").first).to_be_visible(timeout=BOOT)
    assert state(page) == kept


def test_a_linked_question_leaves_the_readers_own_run_alone(warm_page: OpenPage, base_url: str) -> None:
    page = warm_page(f"{base_url}drill/")
    page.locator("#w1-drill-pot").click()
    expect(page.locator("#w1-drill-pot")).to_have_count(0, timeout=BOOT)
    own = state(page)
    page.goto(f"{base_url}drill/?rake=1&ask=winner&hands=AS.AW.AF.9C.2S_DS.DW.DF.DC.2W")
    expect(page.locator("#w1 .rake-step")).to_have_text("A question from a link", timeout=BOOT)
    page.locator("#w1-answer-1").click()
    expect(page.locator("#w1 .rake-right").first).to_be_visible()
    page.locator("#w1 .rake-main").click()
    asked(page, 1)
    assert state(page) == own
    expect(page).not_to_have_url(re.compile("ask="))  # the address follows a moment later
    page.reload()
    asked(page, 1)
    expect(page.locator("#w1-drill-pot")).to_have_count(0, timeout=BOOT)


def test_what_was_missed_comes_back_by_keyboard_after_a_reload_in_either_language(
    warm_page: OpenPage, base_url: str
) -> None:
    page = warm_page(f"{base_url}drill/")
    by_keyboard(page, "w1-keep")
    expect(page.locator("#w1-keep")).to_have_attribute("aria-pressed", "true", timeout=BOOT)
    expect(page.locator("#w1-keep")).to_be_focused()
    for number in (1, 2):
        by_keyboard(page, f"w1-next-{number}")
        asked(page, number + 1)
    expect(page.locator("#w1-queue")).to_have_text("My mistakes (2)")
    missed = [model(page).question_of(each) for each in model(page).session.queue]
    page.locator("#w1-drill-pot").click()
    expect(page.locator("#w1-drill-pot")).to_have_count(0)
    settle(page)
    page.goto(f"{base_url}ru/drill/")
    expect(page.locator("#w1-queue")).to_have_text("Мои ошибки (2)", timeout=BOOT)
    by_keyboard(page, "w1-queue")
    expect(page.locator("#w1-answer-1")).to_be_focused()
    assert model(page).question == missed[0]
    by_keyboard(page, answer(page))
    expect(page.locator("#w1-next-1")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("#w1 .rake-choice [aria-current]")).to_have_text("Мои ошибки (1)")
    assert model(page).question == missed[1]
    by_keyboard(page, "w1-keep")
    expect(page.locator("#w1-keep")).to_have_attribute("aria-pressed", "false")
    expect(page.locator("#w1")).not_to_contain_text("Мои ошибки (")


def test_a_frame_in_another_page_which_keeps_nothing_offers_to_keep_nothing(warm_page: OpenPage, base_url: str) -> None:
    page = warm_page(f"{base_url}embed/drill/")
    expect(page.locator("#w1-drill-pot")).to_be_visible()
    expect(page.locator("#w1-keep")).to_be_hidden()


def test_an_examination_is_taken_by_touch_on_a_phone_and_its_result_passed_on(
    warm_page: OpenPage, base_url: str
) -> None:
    page = warm_page(f"{base_url}ru/drill/", **PHONE)
    page.locator("#w1-keep").tap()
    page.locator("#w1-drill-exam").tap()
    expect(page.locator("#w1-drill-exam")).to_have_count(0, timeout=BOOT)
    for number in range(1, EXAM_LENGTH + 1):
        asked(page, number)
        chosen = page.locator(f"#{answer(page, right=number % 2 == 0)}")
        chosen.tap()
        settle(page)
        # A tap where *Go on* was just pressed counts as the second half of a double tap and is ignored.
        if not page.locator("#w1 .rake-main").count():
            page.wait_for_timeout(ANOTHER_PRESS)
            chosen.tap()
        expect(page.locator("#w1 .rake-main")).to_be_visible()
        assert not overflow(page)
        page.locator("#w1 .rake-main").tap()
    expect(page.locator("#w1 .rake-result")).to_contain_text(f"{EXAM_LENGTH // 2} из {EXAM_LENGTH}")
    expect(page.locator("#w1-queue")).to_have_text(f"Мои ошибки ({EXAM_LENGTH // 2})")
    assert not overflow(page)
    assert not barriers(page)
    seed = model(page).session.seed
    page.locator(".rake-share summary").tap()
    expect(page.locator("#w1-link")).to_have_value(f"{base_url}ru/drill/?rake=1&drill=exam&seed={seed}", timeout=BOOT)
    expect(page.locator("#w1-diagram")).to_have_value(re.compile("10 из 20"))


def test_without_storage_a_run_lasts_as_long_as_the_page(warm_page: OpenPage, base_url: str) -> None:
    page = warm_page(f"{base_url}drill/", script=REFUSE_STORAGE)
    page.locator("#w1-next-1").click()
    asked(page, 2)
    page.locator("#w1-next-2").click()
    asked(page, 3)


def test_the_drills_of_another_game_are_taken_on_a_phone_linked_to_and_kept_apart(
    warm_page: OpenPage, base_url: str
) -> None:
    page = warm_page(f"{base_url}games/omaha/drill/", **PHONE)
    page.locator("#w1-drill-mixed").tap()
    expect(page.locator("#w1-drill-mixed")).to_have_count(0, timeout=BOOT)
    kinds = model(page, "omaha").session.kinds
    asked_about = set()
    for number in range(1, len(kinds) + 1):
        asked(page, number)
        question = model(page, "omaha").question
        assert question
        asked_about.add(question.ask)
        page.locator(f"#{answer(page, word='omaha')}").tap()
        expect(page.locator("#w1 .rake-right").first).to_be_visible()
        assert not overflow(page)
        page.locator("#w1 .rake-main").tap()
    assert not barriers(page, "#w1")
    assert asked_about == {*kinds}
    settle(page)
    own = state(page)
    page.goto(f"{base_url}ru/games/omaha/drill/?omaha=1&ask=price&pot=90&call=30&wins=1&of=5")
    expect(page.locator("#w1 .rake-step")).to_have_text("Вопрос по ссылке", timeout=BOOT)
    page.locator("#w1-answer-2").tap()
    expect(page.locator("#w1 .rake-right").first).to_have_text("Верно.")
    page.locator("#w1 .rake-main").tap()
    asked(page, len(kinds) + 1)
    assert state(page) == own
    page.goto(f"{base_url}drill/")
    asked(page, 1)
    expect(page.locator("#w1-drill-mixed")).to_be_visible()


@pytest.mark.parametrize("options", [PHONE, {}], ids=["phone", "laptop"])
def test_selections_of_cards_are_shown_once_as_the_buttons_that_choose_them(
    warm_page: OpenPage, base_url: str, options: dict[str, Any]
) -> None:
    page = warm_page(f"{base_url}games/rummy/drill/", **options)
    question = model(page, "rummy").question
    assert question
    assert question.ask == "meld"
    buttons = page.locator("#w1 .rake-answers > button")
    expect(buttons).to_have_count(len(question.answers))
    expect(page.locator("#w1 .rake-board")).to_have_count(0)
    for each in buttons.all():
        faces = each.locator(".rake-face")
        assert faces.count() >= 3
        assert faces.first.evaluate("({ offsetWidth }) => offsetWidth") >= 36
        assert re.fullmatch(r"(the )?[\w ]+(, [\w ]+){2,}", each.inner_text().strip(), re.IGNORECASE)
    assert not barriers(page, "#w1")
    by_keyboard(page, answer(page, right=False, word="rummy"))
    expect(page.locator("#w1 .rake-wrong").first).to_be_visible(timeout=BOOT)
    by_keyboard(page, answer(page, word="rummy"))
    expect(page.locator("#w1 .rake-right").first).to_be_visible()
    expect(page.locator("#w1 .rake-was-right .rake-face").first).to_be_visible()
    assert not barriers(page, "#w1")
    assert not overflow(page)
