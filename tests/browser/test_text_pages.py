"""How pages of text are set: one column, one indent of lists, tables and code on a phone, doors that can be seen."""

from __future__ import annotations

import pytest

from widgets.templates import LANGUAGES

from .conftest import PHONE, OpenPage
from .test_boards import CONTRAST

TEXTS = ["learn/", "rules/game/", "rules/all/", "contributing/", "progress/", "table/", "404.html"]
BOX = "(element) => { const { left, right } = element.getBoundingClientRect(); return [left, right].map(Math.round) }"


def test_text_has_the_same_column_on_every_page(warm_page: OpenPage, base_url: str) -> None:
    columns = set()
    for address in TEXTS:
        page = warm_page(f"{base_url}{address}", viewport={"width": 1280, "height": 800})
        columns.add(tuple(page.locator("article > p:not([class]):visible").first.evaluate(BOX)))
    assert len(columns) == 1, columns


def test_lists_have_the_same_indent_on_every_page(warm_page: OpenPage, base_url: str) -> None:
    starts = set()
    for address in ("table/", "odds/", "glossary/", "games/durak/", "rules/", "drill/"):
        page = warm_page(f"{base_url}{address}", **PHONE)
        entries = page.locator("article > :is(ul, ol):not([class]) > li, .rake-glance > div > ol > li")
        starts |= {each.evaluate(f"(entry) => ({BOX})(entry)[0]") for each in entries.all()}
    assert len(starts) == 1, starts


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_column_of_a_table_is_too_narrow_for_a_sentence(warm_page: OpenPage, base_url: str, lang: str) -> None:
    page = warm_page(f"{base_url}{'' if lang == 'en' else 'ru/'}poker/", **PHONE)
    for cell in page.locator("article table").first.locator("tbody td").all():
        left, right = cell.evaluate(BOX)
        assert right - left > 90, cell.inner_text()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", [360, 1280])
def test_every_rung_of_the_ladder_has_its_cards_in_one_column(
    warm_page: OpenPage, base_url: str, width: int, lang: str
) -> None:
    page = warm_page(f"{base_url}{'' if lang == 'en' else 'ru/'}rules/", viewport={"width": width, "height": 800})
    fans = [fan.evaluate(BOX) for fan in page.locator(".rake-ladder .rake-fan").all()]
    assert len(fans) == 9
    assert len({left for left, _ in fans}) == 1


def test_a_line_of_code_stays_one_line_and_notation_breaks(warm_page: OpenPage, base_url: str) -> None:
    page = warm_page(f"{base_url}engine/", **PHONE)
    code = page.locator(".language-python pre > code").first
    assert code.evaluate("(code) => getComputedStyle(code).whiteSpace") == "pre"
    page = warm_page(f"{base_url}pickup/", **PHONE)
    notation = page.locator(".language-text pre > code").first
    assert notation.evaluate("(code) => code.scrollWidth <= code.clientWidth")


@pytest.mark.parametrize("width", [360, 1280])
def test_doors_of_every_game_are_whole_words(warm_page: OpenPage, base_url: str, width: int) -> None:
    page = warm_page(f"{base_url}ru/games/", viewport={"width": width, "height": 800})
    for door in page.locator(".rake-doors strong").all():
        assert door.evaluate("(name) => name.getClientRects().length") == 1, door.inner_text()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_doors_have_a_frame_that_is_seen_and_the_first_is_filled(
    warm_page: OpenPage, base_url: str, scheme: str
) -> None:
    page = warm_page(f"{base_url}games/durak/", color_scheme=scheme)
    doors = page.locator(".rake-doors li")
    frame = "(door) => { door.style.color = getComputedStyle(door).borderTopColor; }"
    ground = "(door) => { door.style.backgroundColor = getComputedStyle(document.body).backgroundColor; }"
    assert doors.first.evaluate(CONTRAST) >= 4.5
    for door in doors.all():
        door.evaluate(frame)
        door.evaluate(ground)
        assert door.evaluate(CONTRAST) >= 3
