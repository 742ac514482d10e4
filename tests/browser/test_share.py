"""What a reader passes on: copied by keyboard, drawn in the browser, played with in a frame of somebody's page."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.served import Host, serving

from .conftest import BOOT, PHONE, OpenPage, Watch, overflow, settle
from .test_every_page import barriers

SPOT = "?rake=1&players=2&seat=1&pick=2&hand=AW.AF.3C.2W&up=9C&down=1&took=1-x2W.2-9S"
CLIPBOARD = {"permissions": ["clipboard-read", "clipboard-write"]}
COPIED = "(text) => navigator.clipboard.readText().then((copied) => copied === text)"
REFUSE = "() => void (navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError')))"
# How many of a picture's pixels are the paper of cards, in thousandths, and its size.
LOOK = """
(image) => {
  const { naturalWidth: width, naturalHeight: height } = image;
  const pen = Object.assign(document.createElement("canvas"), { width, height }).getContext("2d");
  pen.drawImage(image, 0, 0);
  const { data } = pen.getImageData(0, 0, width, height);
  let paper = 0;
  for (let at = 0; at < data.length; at += 4) paper += `${data.slice(at, at + 3)}` === "251,246,233";
  return [width, height, Math.round((1000 * paper) / (width * height))];
}
"""
SMALL = """
() => [...document.querySelectorAll(".rake-share :is(summary, button, textarea, a)")]
  .filter((control) => control.checkVisibility() && control.getBoundingClientRect().height < 44)
  .map((control) => control.id || control.tagName)
"""


def share(page: Page) -> None:
    """Open the share panel and wait until it is filled."""
    page.locator(".rake-share summary").click()
    expect(page.locator("#w1-link")).to_be_visible(timeout=BOOT)


def draw(page: Page) -> str:
    """Make the picture and return its address."""
    page.locator("#w1-draw").click()
    expect(page.locator(".rake-picture img")).to_have_attribute("src", re.compile("^data:image/png;base64,"))
    return page.locator(".rake-picture img").get_attribute("src") or ""


def test_a_link_is_copied_by_keyboard_and_opens_the_same(warm_page: OpenPage, base_url: str) -> None:
    page = warm_page(f"{base_url}hand/?rake=1&hand=DS.DW.DF.4C.AS", **CLIPBOARD)
    expect(page.locator("#w1 .rake-name")).to_contain_text("Three Dukes", timeout=BOOT)
    expect(page.locator(".rake-share summary")).to_be_visible()  # what is hidden takes no focus
    page.locator(".rake-share summary").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#w1-link")).to_be_visible(timeout=BOOT)
    page.keyboard.press("Tab")
    expect(page.locator("#w1-copy-link")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".rake-share [role=status]")).to_have_text("Copied.")
    copied = page.evaluate("navigator.clipboard.readText()")
    assert copied == f"{base_url}hand/?rake=1&hand=AS.DS.DW.DF.4C"
    page.goto(copied)
    expect(page.locator("#w1 .rake-name")).to_contain_text("Three Dukes", timeout=BOOT)


def test_every_text_is_copied_as_it_stands(warm_page: OpenPage, base_url: str) -> None:
    page = warm_page(f"{base_url}ru/pots/", **CLIPBOARD)
    share(page)
    for name in ("link", "diagram", "markdown", "bbcode", "iframe", "alt"):
        page.locator(f"#w1-copy-{name}").click()
        page.wait_for_function(COPIED, arg=page.locator(f"#w1-{name}").input_value())
        expect(page.locator(".rake-share [role=status]")).to_have_text("Скопировано.")


@pytest.mark.parametrize("size", [{"width": 360, "height": 640}, {"width": 1280, "height": 720}])
def test_the_buttons_of_the_pace_are_clear_of_the_panel_below_them(
    new_page: OpenPage, base_url: str, size: dict[str, int]
) -> None:
    page = new_page(viewport=size)
    page.goto(f"{base_url}deal/")
    gap = "() => document.querySelector('.rake-share').getBoundingClientRect().top - " + (
        "document.querySelector('.rake-pace').getBoundingClientRect().bottom"
    )
    expect(page.locator(".rake-pace")).to_be_visible()
    assert page.evaluate(gap) >= 4
    share(page)
    assert page.evaluate(gap) >= 4


@pytest.mark.parametrize(
    ("path", "touch", "what"),
    [("", False, "press Ctrl+C"), ("", True, "press and hold"), ("ru/", False, "Ctrl+C"), ("ru/", True, "удерживайте")],
)
def test_where_the_clipboard_is_refused_the_text_is_selected_and_what_to_do_is_said(
    new_page: OpenPage, base_url: str, path: str, touch: bool, what: str
) -> None:
    page = new_page(**(PHONE | {"is_mobile": True}) if touch else {})
    page.goto(f"{base_url}{path}hand/")
    share(page)
    page.evaluate(REFUSE)
    page.locator("#w1-copy-diagram").click()
    expect(page.locator(".rake-share [role=status]")).to_contain_text(what)
    expect(page.locator(".rake-share [role=status]")).to_be_in_viewport(ratio=1)
    expect(page.locator("#w1-diagram")).to_be_focused()
    assert page.evaluate("getSelection().toString()") == page.locator("#w1-diagram").input_value()


def test_an_open_panel_follows_what_is_pressed_and_a_closed_one_costs_nothing(
    warm_page: OpenPage, base_url: str
) -> None:
    page = warm_page(f"{base_url}versus/")
    expect(page.locator(".rake-pack > *")).to_have_count(0)
    share(page)
    page.locator("#w1-deal").click()
    settle(page)
    expect(page.locator("#w1-diagram")).not_to_have_value(re.compile("AS AW AF 9C 2S"), timeout=BOOT)
    expect(page).to_have_url(re.compile("rake=1"))
    expect(page.locator("#w1-link")).to_have_value(page.url)
    page.locator("#w1-show").click()
    expect(page.locator("#w1-diagram")).to_have_value(re.compile(r"Hands? \d.* (wins|split)"), timeout=BOOT)
    page.locator("#w1-edit-1").click()
    page.locator("#w1-clear").click()
    expect(page.locator(".rake-share")).to_be_hidden()


def test_the_picture_shows_the_cards_of_the_readers_deck(warm_page: OpenPage, base_url: str) -> None:
    page = warm_page(f"{base_url}pickup/{SPOT}")
    expect(page.locator("#w1 [data-card='2W']")).to_be_visible(timeout=BOOT)
    share(page)
    vardic = draw(page)
    image = page.locator(".rake-picture img")
    width, height, paper = image.evaluate(LOOK)
    assert (width, height) == (1200, 630)
    assert 40 < paper < 500, "cards lie on the table"
    assert image.get_attribute("alt") == page.locator("#w1-alt").input_value()
    with page.expect_download() as saving:
        page.locator(".rake-save").click()
    assert saving.value.suggested_filename == "rake.png"
    assert Path(saving.value.path()).read_bytes().startswith(b"\x89PNG")
    page.locator("[data-deck-switch]").click()
    expect(page.locator("#w1-alt")).to_have_value(re.compile("hearts"))
    page.locator("#w1-draw").click()
    expect(image).not_to_have_attribute("src", vardic)


def test_the_picture_can_be_copied(warm_page: OpenPage, base_url: str) -> None:
    page = warm_page(f"{base_url}pots/", **CLIPBOARD)
    share(page)
    draw(page)
    page.locator("#w1-copy-picture").click()
    expect(page.locator(".rake-share [role=status]")).to_have_text("Copied.")
    assert page.evaluate("navigator.clipboard.read().then(([item]) => item.types)") == ["image/png"]


@pytest.mark.parametrize("where", ["ru/versus/", "deal/"])
def test_the_panel_has_no_barriers_on_a_phone(warm_page: OpenPage, base_url: str, where: str) -> None:
    page = warm_page(base_url + where, **PHONE)
    share(page)
    draw(page)
    assert barriers(page) == []
    assert page.evaluate(SMALL) == []
    assert overflow(page) <= 0


@pytest.fixture
def framing(tmp_path: Path, watch: Watch) -> Iterator[Callable[[str, int], str]]:
    """Return a function that puts one of our pages into a frame of somebody's page, and returns that page's address."""
    (tmp_path / "_headers").write_text("")
    with serving(Host(tmp_path)) as host:
        watch.expected = (f"left: {host.url}",)

        def frame(address: str, width: int) -> str:
            html = f'<link rel="icon" href="data:,"><iframe src="{address}" width="{width}" height="680"></iframe>'
            (tmp_path / "index.html").write_text(f'<!doctype html><meta charset="utf-8">{html}')
            return host.url

        yield frame


@pytest.mark.parametrize(("width", "scheme"), [(320, "light"), (700, "dark")])
def test_an_embedded_widget_opens_its_link_and_answers(
    new_page: OpenPage, base_url: str, framing: Callable[[str, int], str], width: int, scheme: str
) -> None:
    page = new_page(color_scheme=scheme)
    page.goto(framing(f"{base_url}ru/embed/pickup/{SPOT}", width))
    frame = page.frame_locator("iframe")
    expect(frame.locator("#w1 [data-card='2W']")).to_be_visible(timeout=BOOT)
    frame.locator("#w1-take-x1").click()
    expect(frame.locator("#w1 .rake-option-win").first).to_be_visible(timeout=BOOT)
    inside = page.frames[1]
    assert inside.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    assert inside.evaluate("document.body.dataset.mdColorScheme") == {"light": "default", "dark": "slate"}[scheme]
    with page.context.expect_page() as opening:
        frame.locator("[data-whole]").click()
    opening.value.wait_for_load_state()
    assert opening.value.url == f"{base_url}ru/pickup/{SPOT}"


@pytest.mark.parametrize("widget", ["hand", "versus", "deal", "pots", "pickup", "drill"])
def test_each_widget_that_has_links_can_be_embedded(
    page: Page, base_url: str, framing: Callable[[str, int], str], widget: str
) -> None:
    page.goto(framing(f"{base_url}embed/{widget}/", 640))
    frame = page.frame_locator("iframe")
    expect(frame.locator(f"form[data-widget={widget}]")).to_be_visible()
    expect(frame.locator("[data-whole]")).to_have_attribute("href", f"../../{widget}/")


def test_no_other_page_lets_itself_be_framed(
    page: Page, base_url: str, framing: Callable[[str, int], str], watch: Watch
) -> None:
    address = framing(f"{base_url}hand/", 640)
    watch.expected += ("frame-ancestors", "ERR_BLOCKED_BY_RESPONSE", "Framing")
    with page.expect_console_message(lambda message: "frame-ancestors 'none'" in message.text):
        page.goto(address)
    expect(page.frame_locator("iframe").locator("form")).to_have_count(0)
