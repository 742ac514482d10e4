"""Somebody learns: the course by keyboard and by touch, and what the device remembers of it."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from rake.questions.card import BestCard
from tests.lessons import lesson
from widgets.kit.lesson import Lesson
from widgets.site.pages.lessons import FOLDER, LESSONS

from .conftest import ANOTHER_PRESS, BOOT, PHONE, OpenPage, follow, overflow, settle, state
from .test_every_page import barriers
from .test_playing import REFUSE_STORAGE


def buttons(page: Page, message: str) -> str:
    """Return the id of the button that sends a message."""
    return page.locator(f'#w1 button[value="{message}"]:not([hidden])').first.get_attribute("id") or ""


def message_for(lesson: Lesson, step: int, right: bool = True) -> str:
    """Return what the button of a right answer sends, or that of a wrong one."""
    question = lesson.steps[step].question
    answer = next(answer for answer in question.answers if (answer in question.right) == right)
    if question.ask != BestCard.ask:
        return f"answer {answer}"
    return "take x1" if answer == "xx" else f"take {answer}"


def by_keyboard(page: Page, ident: str) -> None:
    """Go to a control by Tab alone, and press it."""
    for _ in range(60):
        if page.evaluate("document.activeElement?.id") == ident:
            page.keyboard.press("Enter")
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"{ident} is out of reach")


def lessons_with_every_kind() -> list[str]:
    """Return the names of some lessons that ask every kind of question between them."""
    kinds = {name: set(re.findall(r"ask=(\w+)", (FOLDER / f"{name}.toml").read_text("utf-8"))) for name in LESSONS}
    missing, chosen = set[str]().union(*kinds.values()), list[str]()
    while missing:
        chosen.append(max(kinds, key=lambda name: len(kinds[name] & missing)))
        missing -= kinds[chosen[-1]]
    return chosen


@pytest.mark.parametrize("name", lessons_with_every_kind())
def test_a_lesson_is_taken_by_keyboard_alone(warm_page: OpenPage, base_url: str, name: str) -> None:
    page = warm_page(f"{base_url}learn/{name}/")
    take_by_keyboard(page, lesson(name))


def take_by_keyboard(page: Page, taken: Lesson) -> None:
    """Answer every step rightly, by Tab and Enter."""
    for step in range(len(taken.steps)):
        by_keyboard(page, buttons(page, message_for(taken, step)))
        expect(page.locator(f"#w1-next-{step + 1}")).to_be_focused(timeout=BOOT)
        expect(page.locator("#w1 .rake-right").first).to_be_visible()
        page.keyboard.press("Enter")
        if step + 1 < len(taken.steps):
            expect(page.locator("#w1 .rake-step")).to_contain_text(f"Step {step + 2} of")
            settle(page)  # where a question and its answers don't both fit, the question has the focus
            assert page.evaluate("document.activeElement.closest('form')?.id") == "w1", "the focus is never lost"
    expect(page.locator("#w1 .rake-result")).to_contain_text(f"{len(taken.steps)} of {len(taken.steps)}")
    expect(page.locator("#w1-following")).to_be_focused()


@pytest.mark.parametrize("lang", ["", "ru/"])
def test_a_wrong_card_is_played_out_on_a_phone(warm_page: OpenPage, base_url: str, lang: str) -> None:
    page = warm_page(f"{base_url}{lang}learn/first/", **PHONE)
    played, hands = page.locator("#w1 .rake-played"), page.locator("#w1 .rake-played + .rake-board .rake-place")
    expect(played).to_have_count(0)
    page.locator("#w1 button[value='take AC']").tap()
    expect(page.locator("#w1 .rake-result")).to_contain_text(
        re.compile("any Pair beats it|его бьёт любая пара"), timeout=BOOT
    )
    expect(played).to_be_hidden()
    page.locator("#w1-numbers > summary").tap()
    expect(played).to_contain_text("3.2")
    expect(hands).to_have_count(2)
    for hand in hands.all():
        expect(hand.locator(".rake-face")).to_have_count(5)
    page.locator("#w1-played summary").tap()
    expect(page.locator("#w1-played ol li").last).to_be_visible()
    assert overflow(page) <= 0
    assert barriers(page) == []
    page.locator("#w1 button[value='take 9S']").tap()
    expect(page.locator("#w1 .rake-result .rake-right")).to_be_visible()
    expect(hands).to_have_count(0)


@pytest.mark.parametrize("name", lessons_with_every_kind()[:2])
def test_a_lesson_is_taken_by_touch_on_a_phone_with_every_error(warm_page: OpenPage, base_url: str, name: str) -> None:
    page = warm_page(f"{base_url}ru/learn/{name}/", **PHONE)
    taken = lesson(name, "ru")
    for step in range(len(taken.steps)):
        page.locator(f"#{buttons(page, message_for(taken, step, right=False))}").tap()
        expect(page.locator("#w1 .rake-wrong").first).to_be_visible(timeout=BOOT)
        assert overflow(page) <= 0
        page.wait_for_timeout(ANOTHER_PRESS)  # the hint may now be where the last tap was
        page.locator("#w1-hint").tap()
        expect(page.locator("#w1 .rake-hint")).to_be_visible()
        page.locator(f"#{buttons(page, message_for(taken, step))}").tap()
        page.locator(f"#w1-next-{step + 1}.rake-main").tap()
        settle(page)
    assert barriers(page, "#w1") == []
    assert overflow(page) <= 0


def test_a_lesson_is_kept_on_the_device_over_a_reload_and_in_the_other_language(
    warm_page: OpenPage, base_url: str
) -> None:
    page = warm_page(f"{base_url}learn/deck/")
    page.locator(f"#{buttons(page, 'answer DW')}").click()
    page.locator(f"#{buttons(page, 'answer LW')}").click()
    page.locator("#w1-next-1.rake-main").click(timeout=BOOT)
    expect(page.locator("#w1 .rake-step")).to_contain_text("Step 2 of")
    settle(page)
    kept = state(page)
    assert kept.endswith(f"marks=1{'.' * (len(lesson('deck').steps) - 1)}")
    page.reload()
    expect(page.locator("#w1 input[name=state]")).to_have_value(kept, timeout=BOOT)
    follow(page, f"{base_url}ru/learn/deck/")
    expect(page.locator("#w1 input[name=state]")).to_have_value(kept)
    expect(page.locator("#w1 .rake-question")).to_contain_text("Какая из этих карт")


def stands_at(page: Page, step: int) -> None:
    expect(page.locator(f"#step-{step}")).to_contain_text(f"Step {step} of", timeout=BOOT)


def test_a_link_opens_a_lesson_at_its_step_and_loses_no_mark(warm_page: OpenPage, base_url: str) -> None:
    page = warm_page(f"{base_url}learn/deck/")
    page.locator(f"#{buttons(page, 'answer LW')}").click()
    page.locator("#w1-next-1.rake-main").click(timeout=BOOT)
    stands_at(page, 2)
    settle(page)
    follow(page, f"{base_url}learn/")
    follow(page, f"{base_url}learn/deck/#step-5")
    stands_at(page, 5)
    assert state(page).endswith("marks=0s.....")
    page.get_by_role("link", name="Link to this step").press("Enter")
    assert page.url == f"{base_url}learn/deck/#step-5"
    wrong = message_for(lesson("deck"), 4, right=False)
    page.locator(f"#{buttons(page, wrong)}").click()
    expect(page.locator("#w1 .rake-wrong").first).to_be_visible()
    assert page.url == f"{base_url}learn/deck/", "the reader has gone on from where the link led"
    page.goto(f"{base_url}learn/deck/#step-5")
    expect(page.locator("#w1 .rake-wrong").first).to_be_visible(timeout=BOOT)
    assert "tried=" in state(page), "a link to where the reader is takes nothing back"


def test_links_to_steps_are_followed_from_page_to_page_and_on_the_page(warm_page: OpenPage, base_url: str) -> None:
    page = warm_page(f"{base_url}learn/deck/")
    page.evaluate("window.stayed = true")
    page.evaluate("""() => {
        const link = Object.assign(document.createElement("a"), { href: "../round/#step-3", id: "go" });
        link.textContent = "go";
        document.querySelector("h1").after(link);
    }""")
    page.locator("#go").click()
    stands_at(page, 3)
    expect(page.locator("#w1 .rake-question")).to_contain_text("The first betting round")
    assert page.evaluate("window.stayed"), "the theme swapped the page in"
    page.evaluate("location.hash = 'step-6'")
    stands_at(page, 6)


@pytest.mark.parametrize("wanted", ["#step-0", "#step-11", "#step-999999999999", "#step-x", "#step-"])
def test_a_link_to_no_step_changes_nothing(warm_page: OpenPage, base_url: str, wanted: str) -> None:
    page = warm_page(f"{base_url}learn/round/#step-4")
    stands_at(page, 4)
    kept = state(page)
    page.evaluate("(hash) => location.hash = hash", wanted)
    page.locator("#w1-hint").click()
    expect(page.locator("#w1 .rake-hint")).to_contain_text("Each of you")
    assert state(page) == kept + " hint=1" or state(page) == kept.replace(" marks", " hint=1 marks")
    assert page.locator("#w1-refusal").inner_text() == ""


def test_each_lesson_is_kept_by_itself(warm_page: OpenPage, base_url: str) -> None:
    page = warm_page(f"{base_url}learn/deck/")
    page.locator("#w1-next-1").click()
    expect(page.locator("#w1 .rake-step")).to_contain_text("Step 2 of", timeout=BOOT)
    follow(page, f"{base_url}learn/skulls/")
    expect(page.locator("#w1 .rake-step")).to_contain_text("Step 1 of")
    page.locator("#w1-next-1").click()
    expect(page.locator("#w1 .rake-step")).to_contain_text("Step 2 of", timeout=BOOT)
    assert {"rake-lesson-deck", "rake-lesson-skulls"} <= {*page.evaluate("Object.keys(localStorage)")}


def test_without_storage_one_still_learns(warm_page: OpenPage, base_url: str) -> None:
    page = warm_page(f"{base_url}learn/deck/", script=REFUSE_STORAGE)
    page.locator(f"#{buttons(page, 'answer LW')}").click()
    expect(page.locator("#w1 .rake-right").first).to_be_visible(timeout=BOOT)


def test_the_end_of_a_lesson_leads_to_the_next(warm_page: OpenPage, base_url: str) -> None:
    page = warm_page(f"{base_url}learn/deck/")
    take_by_keyboard(page, lesson("deck"))
    page.locator("#w1-following").click(timeout=BOOT)
    page.wait_for_url(f"{base_url}learn/ladder/")
    expect(page.locator("#w1 .rake-question")).to_contain_text("What's this hand called?")
    page.locator("#w1-hint").click()
    expect(page.locator("#w1 .rake-hint")).to_contain_text("the plainest word", timeout=BOOT)


def test_a_finished_lesson_stays_finished_while_it_is_taken_again(warm_page: OpenPage, base_url: str) -> None:
    page = warm_page(f"{base_url}learn/deck/")
    take_by_keyboard(page, lesson("deck"))
    page.locator("#w1-again").click()
    stands_at(page, 1)
    page.locator("#w1-next-1").click()
    stands_at(page, 2)
    settle(page)
    follow(page, f"{base_url}learn/")
    station = page.locator(".rake-path > li", has_text="The deck").first
    expect(station).to_have_attribute("data-state", "done")
    expect(station).to_contain_text("7/7 ★7")
    follow(page, f"{base_url}progress/")
    expect(page.locator("#w1 .rake-way", has_text="The deck").first).to_contain_text("done: 7 of 7", timeout=BOOT)
    follow(page, f"{base_url}learn/deck/")
    stands_at(page, 2)


BEGINS = """
(each) => {
  const range = document.createRange();
  range.selectNodeContents(each);
  return range.getBoundingClientRect().x;
}
"""


def test_a_note_below_a_lesson_begins_where_its_question_does(warm_page: OpenPage, base_url: str) -> None:
    page = warm_page(f"{base_url}games/durak/learn/")
    note = page.locator(".md-content__inner > p", has_text="Some steps ask")
    for width in (360, 900, 1280):
        page.set_viewport_size({"width": width, "height": 720})
        assert note.evaluate(BEGINS) == pytest.approx(page.locator("#w1 .rake-question").evaluate(BEGINS), abs=1)


def test_after_the_guided_round_one_plays_at_the_table_below_it_by_keyboard(warm_page: OpenPage, base_url: str) -> None:
    page = warm_page(f"{base_url}learn/whole/")
    take_by_keyboard(page, lesson("whole"))
    expect(page.locator("#w1-following")).to_have_attribute("href", re.compile(r"/table/$"))
    by_keyboard(page, "w2-sit")
    said = page.locator("#w2 .rake-guide")
    expect(page.locator("#w2")).to_contain_text("Tamsin II", timeout=BOOT)
    settle(page, "w2")
    for press, word in (
        ("check", "Now you owe 2"),
        ("call", "You pick up first"),
        ("take-3S", "the third Eight is still there"),
        ("check", "the Ace of Skulls"),
        ("take-8C", "Three-of-a-kind after all"),
        ("check", "the pot is yours"),
        ("same", "you speak first"),
    ):
        by_keyboard(page, f"w2-{press}")
        expect(said).to_contain_text(word, timeout=BOOT)
        settle(page, "w2")
    assert page.evaluate("document.activeElement.closest('form')?.id") == "w2"


def test_a_lesson_and_the_table_below_it_are_both_kept_apart_from_the_other_table(
    warm_page: OpenPage, base_url: str
) -> None:
    page = warm_page(f"{base_url}learn/whole/")
    page.locator("#w1-next-1").click()
    page.locator("#w2-sit").click()
    expect(page.locator("#w2-sit")).to_have_count(0, timeout=BOOT)
    settle(page, "w2")
    kept = state(page), state(page, "w2")
    page.reload()
    for ident, text in zip(("w1", "w2"), kept, strict=True):
        expect(page.locator(f"#{ident} input[name=state]")).to_have_value(text, timeout=BOOT)
    tables = {key for key in page.evaluate("Object.keys(localStorage)") if key.startswith("rake-table")}
    assert tables == {"rake-table-whole"}
