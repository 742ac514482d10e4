"""The table of a game for points with thirteen cards in hand: the toy Swap, from its first card to its end."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.corpus.page import Form
from tests.examples import share
from tests.shelf.swap_table import CHOSEN, ask, deal_of, dealt_in
from tests.shelf.test_matches import NEAR_THE_END
from tests.widgets.asking import at_rest
from widgets.host import Frame, Request
from widgets.templates import LANGUAGES

from .conftest import DESKTOP, PHONE, OpenPage, overflow
from .test_boards import LOAD_FONTS, SHOW, faults

pytestmark = pytest.mark.usefixtures("toys")

LONG = "_".join(["2.-3.4.0", "0.5.-4.2", "1.1.1.0"] * 5)
"""A sheet of fifteen deals."""


def hinted(frame: Frame, lang: str) -> Frame:
    asked = Request("play", "w1", frame.state, fields={"msg": "hint"}, lang=lang, game="swap")
    return at_rest(asked, 30, strict=True)


MATCHES = {
    "full": f"swap=1 rules=full seats=4 sheet={LONG} order=2.3.1.4",
    "pairs": "swap=1 rules=pairs seats=4 sheet=4.9.4.9_1.12.1.12 order=2.3.4.1",
    "long": "swap=1 rules=long seats=3 sheet=4.9.4 order=1.2.3",
}
"""Hands of thirteen cards, with partners, and of eighteen."""


def moments(match: str, lang: str) -> Iterator[tuple[str, Frame]]:
    """Yield what a reader sees in a deal, with a name each."""
    for number, frame in enumerate(deal_of(dealt_in(MATCHES[match], lang), lang)):
        yield f"frame {number}", frame
        if frame.tick or number % 9:
            continue
        if "hint" in Form(frame.html).messages:
            yield f"frame {number}, with a hint", hinted(frame, lang)
        if chosen := frame.html.count(CHOSEN):
            (give,) = [text for text in frame.html.split('"') if text.startswith("give")][-1:]
            kept = ask(frame, fields={"msg": give}, lang=lang, strict=False)
            yield f"frame {number}, {chosen} chosen and refused", kept


def the_end(lang: str) -> list[Frame]:
    """Return the last frame of a deal that ends its match, and the end."""
    last = [*deal_of(dealt_in(NEAR_THE_END, lang), lang)][-1]
    return [last, ask(last, fields={"msg": "next"}, lang=lang)]


def opened(warm_page: OpenPage, base_url: str, lang: str, **options: object) -> Page:
    """Return a page with the style sheets of a table."""
    return warm_page(f"{base_url}{'' if lang == 'en' else 'ru/'}games/reddog/play/", **options)


@pytest.mark.property
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("match", MATCHES)
def test_a_table_of_many_cards_fits_every_screen(warm_page: OpenPage, base_url: str, match: str, lang: str) -> None:
    frames = [(4, moment, frame.html) for moment, frame in moments(match, lang)]
    if match == "full":
        frames.append((4, "the end of the match", the_end(lang)[0].html))
    assert len(frames) > 50
    page = opened(warm_page, base_url, lang)
    wrong = list(faults(page, share(frames, lang)))
    assert not wrong, "\n".join(wrong)


SHOWN = f"([html, deck]) => {{ {SHOW} show(html, deck, '[data-room] > form'); }}"
BESIDE = """
() => {
  const at = (each) => document.querySelector(each).getBoundingClientRect();
  const [board, sheet] = [at(".board"), at(".board-sheet")];
  return [board.right <= sheet.left, sheet.right <= innerWidth, sheet.top < board.bottom];
}
"""
TOTALS = """
() => {
  const at = (each) => document.querySelector(each).getBoundingClientRect();
  const [sheet, row] = [at(".board-sheet"), at(".board-sheet tfoot td")];
  return [row.top >= sheet.top, row.bottom <= Math.min(sheet.bottom, innerHeight)];
}
"""


def show(page: Page, frame: Frame) -> None:
    page.evaluate(LOAD_FONTS)
    page.evaluate(SHOWN, [frame.html, "vardic"])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_score_comes_over_a_narrow_table_when_it_is_asked_for_and_goes_with_escape(
    warm_page: OpenPage, base_url: str, lang: str
) -> None:
    page = opened(warm_page, base_url, lang, viewport=PHONE["viewport"])
    show(page, dealt_in(f"swap=1 rules=full seats=4 sheet={LONG} order=1.2.3.4", lang))
    sheet, button = page.locator(".board-sheet"), page.locator(".board-score")
    expect(sheet).to_be_hidden()
    button.focus()
    page.keyboard.press("Enter")
    expect(sheet.locator(".board-close")).to_be_focused()
    assert page.evaluate(TOTALS) == [True, True], "the totals stay in sight"
    assert overflow(page) == 0
    page.keyboard.press("Escape")
    expect(sheet).to_be_hidden()
    expect(button).to_be_focused()
    button.click()
    assert page.evaluate("getComputedStyle(document.querySelector('.board')).pointerEvents") == "none"
    page.locator(".board-close").click()
    expect(sheet).to_be_hidden()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_score_is_beside_a_wide_table(warm_page: OpenPage, base_url: str, lang: str) -> None:
    page = opened(warm_page, base_url, lang, viewport=DESKTOP)
    show(page, dealt_in(f"swap=1 rules=full seats=4 sheet={LONG} order=1.2.3.4", lang))
    expect(page.locator(".board-sheet")).to_be_visible()
    expect(page.locator(".board-score")).to_be_hidden()
    assert page.evaluate(BESIDE) == [True, True, True]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_end_of_a_match_fits_a_phone(warm_page: OpenPage, base_url: str, lang: str) -> None:
    page = opened(warm_page, base_url, lang, viewport=PHONE["viewport"])
    show(page, the_end(lang)[1])
    assert page.locator(".rake-sheet tbody tr").count() == 2
    assert overflow(page) == 0
    for seen in (".rake-question", ".rake-sheet tfoot", "[id$=-again]", "[id$=-leave]"):
        expect(page.locator(f"#w1 {seen}")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_last_trick_is_one_press_away(warm_page: OpenPage, base_url: str, lang: str) -> None:
    page = opened(warm_page, base_url, lang, viewport=PHONE["viewport"])
    frames = [frame for _, frame in moments("pairs", lang)]
    before, after = (frames[at] for at in (5, -1))
    show(page, before)
    expect(page.locator(".board-show-last")).to_have_count(0)
    show(page, after)
    drawer = page.locator(".board-last")
    expect(drawer).to_be_hidden()
    page.locator(".board-show-last").focus()
    page.keyboard.press("Enter")
    expect(drawer.locator(".board-close")).to_be_focused()
    expect(drawer.locator(".board-card")).to_have_count(4)
    expect(drawer.locator(".is-taking")).to_have_count(1)
    assert overflow(page) == 0
    page.keyboard.press("Escape")
    expect(drawer).to_be_hidden()
