"""Whatever is asked and answered is seen: every step of every lesson, the drills, the guides and the spot of a day."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from datetime import UTC, datetime
from itertools import cycle, product
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.bounded import within
from tests.examples import each_in_turn
from widgets.site.pages.fences import DOCS
from widgets.templates import LANGUAGES

from . import walks
from .conftest import BOOT, PHONE, OpenPage, settle
from .looks import faults_of_frames, faults_of_place
from .walks import PLAYS, Moment, pages_with

WINDOWS: dict[int, Any] = {360: {"width": 360, "height": 740}, 1280: {"width": 1280, "height": 720}}

LOOKS = [*product(LANGUAGES, WINDOWS)]
"""The languages, each on every window."""

DRILLS = pages_with("drill")

every_language = pytest.mark.parametrize("lang", LANGUAGES)


def look(page: Page, lang: str, walk: Callable[[Moment], Iterator[Moment]], widget: str) -> None:
    """Look at all moments of a walk through the page's widget of this name. Raises `AssertionError` with what is wrong.

    On a push each moment is measured in one language and on one window: those of a step take turns, so that each step
    is seen in both languages and each lesson on both windows in both.
    """
    ident = page.locator(f"form[data-widget={widget}]").first.get_attribute("id") or ""
    moments = list(walk(Moment.first(page, ident)))
    assert len(moments) > 5
    wrong: list[str] = []
    for width, size in WINDOWS.items():
        due = [moment for moment, (spoken, at) in each_in_turn(moments, LOOKS) if (spoken, at) == (lang, width)]
        page.set_viewport_size(size)
        for moment, faults in zip(due, faults_of_frames(page, [each.frame.html for each in due], ident), strict=True):
            wrong += (f"{width} px, {moment.called}: {fault}" for fault in faults)
    assert not wrong, "\n".join(wrong)


def address(base_url: str, lang: str, path: str) -> str:
    return f"{base_url}{'' if lang == 'en' else 'ru/'}{path}/"


@pytest.mark.property
@every_language
@pytest.mark.parametrize("path", pages_with("lesson"))
def test_every_state_of_every_step_of_a_lesson_is_seen(
    warm_page: OpenPage, base_url: str, path: str, lang: str
) -> None:
    look(warm_page(address(base_url, lang, path)), lang, walks.lesson, "lesson")


@pytest.mark.property
@every_language
@pytest.mark.parametrize("path", DRILLS)
def test_a_set_of_every_kind_and_level_is_seen(warm_page: OpenPage, base_url: str, path: str, lang: str) -> None:
    look(warm_page(address(base_url, lang, path)), lang, walks.drill, "drill")


@pytest.mark.property
@every_language
@pytest.mark.parametrize("path", pages_with("table", "guides/"))
def test_every_word_of_a_guide_is_seen_with_its_table(warm_page: OpenPage, base_url: str, path: str, lang: str) -> None:
    look(warm_page(address(base_url, lang, path)), lang, walks.guide, "table")


@pytest.mark.property
@every_language
@pytest.mark.parametrize("path", pages_with("day"))
def test_the_spot_of_a_day_is_seen_before_and_after_an_answer(
    warm_page: OpenPage, base_url: str, path: str, lang: str
) -> None:
    look(warm_page(address(base_url, lang, path)), lang, walks.day, "day")


VERDICT, QUESTION = ".rake-right, .rake-wrong", ".rake-question"

CROWDED = datetime(2026, 11, 30, 12, tzinfo=UTC)
"""A day whose spot has two players, after one with six, a log and three lines to say."""

READERS = [pytest.param("ru", PHONE, id="phone"), pytest.param("en", {}, id="laptop")]


def hand_at(page: Page, ident: str) -> float | None:
    """Return how far down the page the reader's hand lies, in pixels; None if they have none."""
    hand = page.locator(f"#{ident} .board-hand")
    return hand.first.evaluate("(hand) => hand.getBoundingClientRect().top + scrollY") if hand.count() else None


def press(page: Page, ident: str, message: str, text: str, *, phone: bool) -> list[str]:
    """Press a button where the reader finds it; return what is wrong with where they are then."""
    button = page.locator(f'#{ident} button[value="{message}"]:not([hidden])').first
    button.scroll_into_view_if_needed()
    before, lay = page.evaluate("scrollY"), hand_at(page, ident)
    button.tap() if phone else button.press("Enter")
    settle(page, ident)
    page.locator(f"#{ident} button[name=msg]:visible").first.wait_for()  # bots may have the turn meanwhile
    settle(page, ident)
    wrong = faults_of_place(page, ident, text, before)
    lies = hand_at(page, ident)
    if text == VERDICT and lay and lies and abs(lay - lies) > 1:
        wrong.append(f"the hand jumps from {lay} to {lies}")
    return [f"{message}: {fault}" for fault in wrong]


def answer_all(page: Page, ident: str, moment: Moment, *, phone: bool) -> Iterator[str]:
    """Answer a question wrong and right, with a hint if there is one, and go on; yield what is wrong."""
    stays, ends = walks.outcomes(moment)
    presses = [(each.called.rpartition(", ")[2], VERDICT) for each in (*stays[:1], *ends[:1])]
    if "hint" in moment.messages:
        presses.insert(1, ("hint", ".rake-hint p"))
    for message, text in [*presses, ("next", QUESTION)]:
        yield from press(page, ident, message, text, phone=phone)


def steps_of_every_kind() -> dict[str, list[int]]:
    """Return, by the page of a lesson, the numbers of the steps that ask what no step of that game asks before."""
    found, asked = dict[str, list[int]](), set[tuple[str, str]]()
    for path in pages_with("lesson"):
        for number, kind in enumerate(re.findall(r"ask=(\w+)", (DOCS / f"{path}.toml").read_text("utf-8")), 1):
            of = (path.rpartition("/")[0], kind)
            if of not in asked:
                found.setdefault(path, []).append(number)
            asked.add(of)
    return found


STEPS = steps_of_every_kind()


def readers_in_turn(paths: Iterable[str]) -> list[Any]:
    """Return these pages, each with one of the readers in turn."""
    return [
        pytest.param(path, *reader.values, id=f"{path}-{reader.id}")
        for path, reader in zip(paths, cycle(READERS), strict=False)
    ]


@pytest.mark.parametrize(("path", "lang", "options"), readers_in_turn(STEPS))
def test_what_is_said_of_an_answer_in_a_lesson_comes_into_sight(
    warm_page: OpenPage, base_url: str, path: str, lang: str, options: dict[str, Any]
) -> None:
    page = warm_page(address(base_url, lang, path), **options)
    moment, wrong = Moment.first(page, "w1"), list[str]()
    for number in range(1, 1 + max(STEPS[path])):
        if number in STEPS[path]:
            page.evaluate("(step) => location.hash = `step-${step}`", number)
            page.locator(f"#w1 #step-{number}").wait_for(timeout=BOOT)
            settle(page)
            wrong += [f"step {number}, {fault}" for fault in answer_all(page, "w1", moment, phone=bool(options))]
        moment = moment.press("next")
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize(("path", "lang", "options"), readers_in_turn(DRILLS))
def test_what_is_said_of_an_answer_in_a_drill_comes_into_sight(
    warm_page: OpenPage, base_url: str, path: str, lang: str, options: dict[str, Any]
) -> None:
    page = warm_page(address(base_url, lang, path), **options)
    wrong = list(answer_all(page, "w1", Moment.first(page, "w1"), phone=bool(options)))
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize(("lang", "options"), READERS)
@pytest.mark.parametrize("path", pages_with("day"))
def test_what_is_said_of_a_days_card_comes_into_sight(
    new_page: OpenPage, base_url: str, path: str, lang: str, options: dict[str, Any]
) -> None:
    page = new_page(reduced_motion="reduce", **options)
    page.clock.set_fixed_time(CROWDED)
    page.goto(address(base_url, lang, path))
    settle(page, "w1")
    wrong = press(page, "w1", "today", QUESTION, phone=bool(options))
    for _ in range(2):
        take = page.locator("#w1 .board-take").first.get_attribute("value") or ""
        wrong += press(page, "w1", take, VERDICT, phone=bool(options))
        before = page.locator("#w1-before").get_attribute("value") or ""
        wrong += press(page, "w1", before, QUESTION, phone=bool(options))
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize(("lang", "options"), READERS)
@pytest.mark.parametrize("path", pages_with("table", "guides/"))
def test_what_a_guide_says_of_a_press_comes_into_sight(
    warm_page: OpenPage, base_url: str, path: str, lang: str, options: dict[str, Any]
) -> None:
    page = warm_page(address(base_url, lang, path), **options)
    ident = page.locator("form[data-widget=table]").get_attribute("id") or ""
    moment, wrong = Moment.first(page, ident), list[str]()
    presses = within(40, "the end of the guide")
    while (messages := [message for message in moment.messages if message.split()[0] in PLAYS]) and next(presses):
        message = next((each for each in messages if each in ("sit", "check", "call")), messages[0])
        wrong += press(page, ident, message, ".rake-guide p", phone=bool(options))
        moment = moment.press(message)
    assert not wrong, "\n".join(wrong)
