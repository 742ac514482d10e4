"""What holds for every page: the same bytes from both Pythons, no barrier, no sideways scroll."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from html import unescape
from pathlib import Path
from typing import Final, Literal
from urllib.parse import urljoin

import pytest
from playwright.sync_api import Page, expect

from tests.chromium import SAVE_DATA
from tests.examples import share
from widgets import other_games as games
from widgets.host import WIDGETS, game_named
from widgets.site.pages.fences import BLANK_LINES
from widgets.templates import LANGUAGES

from .conftest import BOOT, FITS, HOST, PHONE, OpenPage, overflow

ROOT = Path(__file__).parent.parent.parent
AXE = ROOT / "widgets" / "js" / "node_modules" / "axe-core" / "axe.min.js"
TEMPLATES = [
    "", "learn/", "learn/skulls/", "learn/tells/", "ru/learn/deck/", "ru/learn/second/", "rules/", "rules/ties/",
    "rules/round/", "rules/all/", "hand/", "versus/", "pots/", "odds/", "deck/", "editions/", "spots/", "poker/",
    "well/", "glossary/", "link/", "engine/", "about/",
    "day/", "drill/", "404.html", "ru/about/503.html", "ru/", "embed/hand/", "ru/embed/pots/",
]  # fmt: skip

# Takes the blocks out of a page that hold no kind of element which an earlier one doesn't hold.
DROP_REPEATS = """
() => {
  const seen = new Set();
  for (const block of document.querySelectorAll("article > *, .md-sidebar--secondary .md-nav__item")) {
    const kinds = [block, ...block.querySelectorAll("*")].map(({ tagName, className }) => `${tagName} ${className}`);
    if (kinds.every((kind) => seen.has(kind))) block.remove();
    for (const kind of kinds) seen.add(kind);
  }
}
"""

PALETTES: Final[dict[Literal["light", "dark"], str]] = {"dark": "slate", "light": "default"}
"""What the theme calls the colours of each scheme that a reader's device asks for."""

FRAMES = re.compile(
    r'<section class="rake-widget" data-search-exclude data-lang="(\w+)" data-root="([^"]*)"([^>]*)>\n'
    r'(<form id="(\w+)" class="[^"]*" data-widget="(\w+)".*?name="state" value="([^"]*)".*?</form>)\n</section>',
    re.DOTALL,
)
DATA = re.compile(r'data-(source|file|game)="([^"]*)"')
ASK_ALL = f"""
async (requests) => {{
  const {{ ask }} = await import(new URL("engine.js", {HOST}));
  const frames = [];
  for (const request of requests) frames.push((await ask(request)).html);
  return frames;
}}
"""


def built_frames(site: Path, base_url: str) -> Iterator[tuple[dict[str, object], str]]:
    """Yield each first frame of the built site with the request that made it."""
    for page in sorted(site.rglob("*.html")):
        for lang, root, data, html, ident, widget, state in FRAMES.findall(page.read_text("utf-8")):
            names = {"widget": widget, "ident": ident, "state": state, "lang": lang, "root": root}
            names |= {name: unescape(value) for name, value in DATA.findall(data)}
            if "file" in names:
                names["file"] = urljoin(f"{base_url}{page.relative_to(site).as_posix()}", names["file"])
            yield names | {"link": "", "fields": {}, "seed": ident}, html


def test_the_browsers_python_gives_every_first_frame_byte_for_byte_but_for_blank_lines(
    warm_page: OpenPage, base_url: str, site: Path
) -> None:
    frames = list(built_frames(site, base_url))
    every = {"": WIDGETS} | {word: game_named(word).widgets for word in games.words()}
    assert {(request.get("game", ""), request["widget"], request["lang"]) for request, _ in frames} == {
        (game, widget, lang) for game, widgets in every.items() for widget in widgets for lang in LANGUAGES
    }
    assert len(frames) == sum(page.read_text("utf-8").count("data-widget=") for page in site.rglob("*.html"))
    page = warm_page(base_url)
    page.set_default_timeout(BOOT)
    answers = page.evaluate(ASK_ALL, [request for request, _ in frames])
    for (request, built), answered in zip(frames, answers, strict=True):
        assert BLANK_LINES.sub("\n", answered) == built, request


COLOURS = ["color-contrast", "link-in-text-block"]
"""What axe looks for in colours."""


def barriers(page: Page, within: str = "html") -> list[str]:
    """Return what axe finds wrong in the page or an element of it, by night and by day."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text("utf-8"))
    context = {"include": [within]}
    # The schemes differ in colours alone, so one of them need only be asked about those.
    return [*_barriers(page, context, "dark", {"runOnly": COLOURS}), *_barriers(page, context, "light", {})]


# The fade of a panel that scrolls moves with the panel, not with time.
STILL = "() => document.getAnimations().every(({ timeline }) => timeline !== document.timeline)"


def _barriers(
    page: Page, context: dict[str, list[str]], scheme: Literal["light", "dark"], options: dict[str, object]
) -> Iterator[str]:
    page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
    expect(page.locator(f"body[data-md-color-scheme={PALETTES[scheme]}]")).to_be_attached(timeout=BOOT)
    page.wait_for_function(STILL)
    # Without what it would fetch: only rules about films and about turned screens look at that.
    options = options | {"resultTypes": ["violations"], "preload": False}
    found = page.evaluate("([context, options]) => axe.run(context, options)", [context, options])
    for one in found["violations"]:
        yield f"{scheme}, {one['id']}: {json.dumps([node['target'] for node in one['nodes']][:4])}"


@pytest.mark.parametrize("where", TEMPLATES)
def test_no_page_has_a_barrier_that_axe_can_see(warm_page: OpenPage, base_url: str, where: str) -> None:
    page = warm_page(base_url + where, script=SAVE_DATA)
    expect(page.locator("h1").first).to_be_visible()
    page.evaluate(DROP_REPEATS)
    assert barriers(page) == []


WHOLE = """
() => [...document.querySelectorAll(".rake-picker button, .rake-picker input")].filter((control) => {
  control.scrollIntoView({ block: "center" });
  const { left, right, top, bottom, width, height } = control.getBoundingClientRect();
  const seen = [[left + 3, top + 3], [right - 3, bottom - 3]].every(([x, y]) => {
    const there = document.elementFromPoint(x, y);
    return control === there || control.contains(there);
  });
  return !seen || width < 44 || height < 44;
}).map((control) => control.id)
"""


@pytest.mark.parametrize("where", ["hand/", "ru/versus/"])
def test_every_card_of_the_picker_can_be_touched(warm_page: OpenPage, base_url: str, where: str) -> None:
    page = warm_page(base_url + where)
    page.locator("#w1-choose, #w1-edit-1").first.click()
    expect(page.locator("#w1-cards")).to_be_visible(timeout=BOOT)
    for width in (320, 340, 360, 400, 1280):
        page.set_viewport_size({"width": width, "height": 740})
        assert page.evaluate(WHOLE) == [], width
        page.wait_for_function(FITS)


def test_forced_colours_tell_what_is_pressed(new_page: OpenPage, base_url: str) -> None:
    page = new_page(forced_colors="active")
    page.goto(f"{base_url}hand/")
    page.locator("#w1-choose").click()
    expect(page.locator("#w1-AS")).to_have_attribute("aria-pressed", "true", timeout=BOOT)
    colours = "control => getComputedStyle(control).backgroundColor"
    assert page.locator("#w1-AS").evaluate(colours) != page.locator("#w1-DS").evaluate(colours)


def test_letters_twice_as_large_still_fit_a_phone(new_page: OpenPage, base_url: str) -> None:
    page = new_page(viewport={"width": 390, "height": 740})
    for where in ("", "ru/versus/", "rules/skulls/"):
        page.goto(base_url + where)
        page.evaluate("document.documentElement.style.fontSize = '200%'")
        assert overflow(page) <= 0, where


# Puts another page, but for its header, in place of this one and returns how many pixels the whole is wider than the
# screen. What other sites embed has no container.
EXCHANGE = """
async (url) => {
  const PAGE = ".md-container, .rake-embed";
  const text = await (await fetch(url)).text();
  const page = new DOMParser().parseFromString(text, "text/html");
  const next = page.querySelector(PAGE);
  for (const image of next.querySelectorAll("[src]")) {
    image.src = new URL(image.getAttribute("src"), url);
    image.removeAttribute("loading");
  }
  const here = document.querySelector(PAGE);
  here.className = next.className;
  here.replaceChildren(...next.childNodes);
  const SHEETS = "head > link[rel=stylesheet]";
  const addressed = (link) => [new URL(link.getAttribute("href"), url).href, link.media];
  const wanted = new Map([...page.querySelectorAll(SHEETS)].map(addressed));
  for (const link of document.querySelectorAll(SHEETS)) wanted.delete(link.href) || link.remove();
  await Promise.all([...wanted].map(([href, media]) => new Promise((onload, onerror) => {
    const link = document.createElement("link");
    document.head.append(Object.assign(link, { rel: "stylesheet", media, href, onload, onerror }));
  })));
  await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
  return document.documentElement.scrollWidth - innerWidth;
}
"""


@pytest.mark.property
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_page_scrolls_sideways_at_360_px(warm_page: OpenPage, base_url: str, site: Path, lang: str) -> None:
    home = f"{base_url}{'' if lang == 'en' else 'ru/'}"
    page = warm_page(home, script=SAVE_DATA, **PHONE)
    page.wait_for_function(FITS)
    pages = [path.relative_to(site).as_posix() for path in sorted(site.rglob("*.html"))]
    ours = [path for path in pages if path.startswith("ru/") == (lang == "ru")]
    assert len(ours) > 70
    due = share(ours, lang)
    assert {path: wide for path in due if (wide := page.evaluate(EXCHANGE, base_url + path)) > 0} == {}
