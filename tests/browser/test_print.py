"""Every page and board on paper, as a book would have it: nothing cut, nothing pale, and nothing to press.

Most of it is measured in the page, laid out for print as wide as the paper between its margins; a background counts if
it is printed. Which letters are printed, and on which sheets, only a PDF shows.
"""

from __future__ import annotations

import re
import zlib
from collections.abc import Iterator
from itertools import chain, cycle, islice
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Page

from rake.shelf import load
from tests.chromium import SAVE_DATA
from tests.corpus.topics import FOLDER, FRAMES
from tests.examples import share
from widgets.other_games import words
from widgets.templates import LANGUAGES

from .conftest import OpenPage
from .test_boards import LOAD_FONTS
from .test_every_page import EXCHANGE, PALETTES, TEMPLATES
from .test_games import plays, replays

PAPERS: Final = {"A4": (210, 297), "Letter": (215.9, 279.4)}
"""The width and height of each paper, in millimetres."""
MM = 96 / 25.4
"""CSS pixels in a millimetre."""

# The left, right, top and bottom margin of the paper, in millimetres.
MARGINS = """
() => {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const { style } = rules.find((rule) => rule instanceof CSSPageRule);
  return ["left", "right", "top", "bottom"].map((side) => parseFloat(/^([\\d.]+)mm$/.exec(style[`margin-${side}`])[1]));
}
"""

# What is wrong on the paper with an element and with what is in it. `height` is the paper's, between its margins.
MEASURE = r"""
(root, height) => {
  const SMALLEST = 9; // pixels on paper: nearly 7 points
  const width = document.documentElement.clientWidth;
  const CONTROLS =
    "button, input, select, textarea, summary:not(.rake-answer > *), .rake-bar:not(.rake-option > *, .rake-seat > *)," +
    ".rake-share, .rake-boot, .rake-update, .rake-step-link, .rake-button, p.rake-whole, .headerlink, .md-clipboard," +
    "nav, header, footer, .md-sidebar, .md-top, .md-skip";
  for (const each of root.querySelectorAll("details")) each.open = true; // the theme does so before it prints
  const faults = new Set();
  const about = (element, why) => {
    const name = (each) => `${each.tagName.toLowerCase()}.${each.getAttribute("class") ?? ""}`;
    const text = element.textContent.trim().replace(/\s+/g, " ").slice(0, 40);
    faults.add(`${why}: ${name(element.parentElement)} > ${name(element)} "${text}"`);
  };

  const context = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  const colours = new Map();
  const rgba = (colour) => {
    if (!colours.has(colour)) {
      context.clearRect(0, 0, 1, 1);
      context.fillStyle = colour;
      context.fillRect(0, 0, 1, 1);
      const [red, green, blue, alpha] = context.getImageData(0, 0, 1, 1).data;
      colours.set(colour, [red, green, blue, alpha / 255]);
    }
    return colours.get(colour);
  };
  const over = ([red, green, blue], alpha, below) =>
    [red, green, blue].map((each, at) => each * alpha + below[at] * (1 - alpha));
  const light = (colour) => {
    const [red, green, blue] = colour.map((each) => {
      const share = each / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const contrast = (one, other) => {
    const [dark, bright] = [light(one), light(other)].sort((a, b) => a - b);
    return (bright + 0.05) / (dark + 0.05);
  };
  // A word in a drawing is read on the last shape that was drawn below it.
  const behindWord = (text, { left, right, top, bottom }, paper) => {
    let colour = paper;
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    for (const shape of text.ownerSVGElement.querySelectorAll("rect, circle, ellipse, path, polygon")) {
      const box = shape.getBoundingClientRect();
      if (box.left > x || box.right < x || box.top > y || box.bottom < y || shape.closest("defs, symbol")) continue;
      if (!(shape.compareDocumentPosition(text) & Node.DOCUMENT_POSITION_FOLLOWING)) continue;
      const { fill, fillOpacity, opacity } = getComputedStyle(shape);
      if (fill !== "none") colour = over(rgba(fill), rgba(fill)[3] * fillOpacity * opacity, colour);
    }
    return colour;
  };

  const edges = new Map(); // of every element on the paper: what those around it leave to be seen
  const isCut = ({ left, right, top, bottom }, edge) =>
    left < edge.left - 1 || right > edge.right + 1 || (top + bottom) / 2 < edge.top || (top + bottom) / 2 > edge.bottom;
  const range = document.createRange();
  const read = (text, element, style, { edge, opacity, paper }) => {
    if (parseFloat(style.fontSize) < SMALLEST) about(element, `letters of ${style.fontSize}`);
    range.selectNodeContents(text);
    const boxes = [...range.getClientRects()].filter((box) => box.width);
    if (!boxes.length) return;
    if (boxes.some((box) => isCut(box, edge))) about(element, "cut");
    const isDrawn = element.ownerSVGElement;
    const ink = rgba(isDrawn ? style.fill : style.color);
    const below = isDrawn ? behindWord(element, boxes[0], paper) : paper;
    const ratio = contrast(over(ink, ink[3] * opacity, below), below);
    if (ratio < 4.5) about(element, `contrast ${ratio.toFixed(2)}`);
  };
  const walk = (element, { edge, opacity, paper }) => {
    const style = getComputedStyle(element);
    if (style.display === "none" || style.clipPath === "inset(50%)" || style.opacity === "0") return;
    opacity *= style.opacity;
    const background = rgba(style.backgroundColor);
    if (style.printColorAdjust === "exact") paper = over(background, background[3], paper);
    if (element !== document.body && (style.overflowX !== "visible" || style.overflowY !== "visible")) {
      const box = element.getBoundingClientRect();
      const [across, down] = [style.overflowX !== "visible", style.overflowY !== "visible"];
      edge = {
        left: across ? Math.max(edge.left, box.left) : edge.left,
        right: across ? Math.min(edge.right, box.right) : edge.right,
        top: down ? Math.max(edge.top, box.top) : edge.top,
        bottom: down ? Math.min(edge.bottom, box.bottom) : edge.bottom,
      };
    }
    if (style.visibility === "visible") edges.set(element, edge);
    for (const each of element.childNodes) {
      if (each instanceof Element) walk(each, { edge, opacity, paper });
      if (each instanceof Text && each.data.trim() && style.visibility === "visible") {
        read(each, element, style, { edge, opacity, paper });
      }
    }
  };
  const sheet = { left: 0, right: width, top: -Infinity, bottom: Infinity };
  walk(root, { edge: sheet, opacity: 1, paper: [255, 255, 255] });
  const printed = (selector) => [...document.querySelectorAll(selector)].filter((each) => edges.has(each));

  for (const drawing of printed(".rake-face, svg, img, table")) {
    const { left, right, top } = drawing.getBoundingClientRect();
    const whole = drawing.closest("form > *, .rake-picture, .rake-figure, article > *") ?? drawing;
    const around = whole.getBoundingClientRect();
    const isOutside = left < around.left - 1 || right > around.right + 1;
    if (isOutside || isCut({ left, right, top, bottom: top }, edges.get(drawing))) about(drawing, "cut");
  }
  for (const control of printed(CONTROLS)) {
    const { width, height } = control.getBoundingClientRect();
    const isCard = control.querySelector(".rake-face");
    if (width && height && !isCard) about(control, "control");
  }
  for (const link of printed("a[href*='#']")) {
    const [, prefix, number] = /#([a-z]+)(\d+(?:-\d+)?)$/.exec(link.href) ?? [];
    if (!number) continue;
    const shown = link.textContent + getComputedStyle(link, "::after").content;
    if (!shown.includes((prefix === "r" ? "" : prefix.toUpperCase()) + number.replace("-", "."))) about(link, "rule");
  }
  for (const whole of printed(".rake-fan, .board, .board-row, tr, figure, .rake-option, .rake-seat")) {
    let kept = whole;
    while (kept && getComputedStyle(kept).breakInside !== "avoid") kept = kept.parentElement;
    if (!kept) about(whole, "may be broken");
    else if (kept.getBoundingClientRect().height > height) about(kept, "longer than the paper");
  }
  return [...faults];
}
"""
EACH_PAGE = f"""
async ([url, scheme, height]) => {{
  document.body.dataset.mdColorScheme = scheme;
  await ({EXCHANGE})(url);
  return ({MEASURE})(document.body, height);
}}
"""
EACH_BOARD = f"""
([boards, height]) => boards.map((board, number) => {{
  document.body.dataset.mdColorScheme = number % 2 ? "slate" : "default";
  document.querySelector("form.rake").outerHTML = board;
  return ({MEASURE})(document.querySelector("form.rake"), height);
}})
"""


def put_on_paper(page: Page) -> float:
    """Lay a page out for print, and return how much of the paper's height is printed on, in pixels.

    It is as wide as the narrowest paper and as high as the lowest: what fits there fits every paper.
    """
    left, right, top, bottom = page.evaluate(MARGINS)
    width = min(width for width, _ in PAPERS.values()) - left - right
    height = min(height for _, height in PAPERS.values()) - top - bottom
    page.set_viewport_size({"width": int(width * MM), "height": int(height * MM)})
    page.emulate_media(media="print")
    page.evaluate(LOAD_FONTS)
    return float(height * MM)


@pytest.fixture
def paper_page(warm_page: OpenPage) -> Iterator[OpenPage]:
    """Return what `warm_page` does; after the test the page follows its own medium again."""
    opened: list[Page] = []

    def open_page(url: str) -> Page:
        opened.append(warm_page(url, script=SAVE_DATA))
        return opened[-1]

    yield open_page
    for page in opened:
        page.emulate_media(media="null")  # else a PDF would be of the screen


@pytest.mark.property
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_page_is_printed_as_a_book(paper_page: OpenPage, base_url: str, site: Path, lang: str) -> None:
    page = paper_page(f"{base_url}{'' if lang == 'en' else 'ru/'}")
    height = put_on_paper(page)
    pages = [path.relative_to(site).as_posix() for path in sorted(site.rglob("*.html"))]
    english = [path for path in pages if not path.startswith("ru/")]
    own = {path if lang == "en" else f"ru/{path}" for path in english}
    assert own >= {path for path in pages if path.startswith("ru/") == (lang == "ru")}
    # If both are printed, a page and its translation use different colour schemes.
    schemes = cycle(sorted(PALETTES.values(), reverse=lang == "ru"))
    due = zip(share(sorted(own & {*pages}), lang), schemes, strict=False)
    found = {path: page.evaluate(EACH_PAGE, [base_url + path, scheme, height]) for path, scheme in due}
    assert {path: faults for path, faults in found.items() if faults} == {}


FORMS = re.compile(r"^<form .*?</form>$", re.DOTALL | re.MULTILINE)


@pytest.mark.property
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("widget", FRAMES)
def test_every_board_is_printed_as_it_is(paper_page: OpenPage, base_url: str, widget: str, lang: str) -> None:
    boards = FORMS.findall((FOLDER / f"frames.{widget}.{lang}.txt").read_text("utf-8"))
    assert len(boards) >= 4
    where = {"lesson": "learn/skulls", "first": "learn"}.get(widget, widget)
    page = paper_page(f"{base_url}{'' if lang == 'en' else 'ru/'}{where}/")
    height = put_on_paper(page)
    found = page.evaluate(EACH_BOARD, [share(boards, lang), height])
    assert {number: faults for number, faults in enumerate(found) if faults} == {}


PRINTED = 30
"""How many moments of a deal are printed: from then on the same parts of a board come again."""


@pytest.mark.property
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("word", words())
def test_every_board_of_a_game_is_printed_as_it_is(paper_page: OpenPage, base_url: str, word: str, lang: str) -> None:
    seats = load(word).seats
    tables = share((max(3, seats[0]), seats[-1]), lang)
    shown = (chain(plays(word, players, lang), replays(word, players, lang)) for players in tables)
    boards = [html for each in shown for _, html in islice(each, PRINTED)]
    assert len(boards) >= 5
    page = paper_page(f"{base_url}{'' if lang == 'en' else 'ru/'}games/{word}/play/")
    height = put_on_paper(page)
    found = page.evaluate(EACH_BOARD, [boards, height])
    assert {number: faults for number, faults in enumerate(found) if faults} == {}


SHEET = re.compile(rb"\d+ 0 obj\n<</Type /Page\n.*?/Contents (\d+) 0 R", re.DOTALL)
"""A page of a PDF as Chromium writes it, with the number of the stream that draws it."""
STREAM = re.compile(rb"\d+ 0 obj\n<<(.*?)/Length (\d+).*?>> stream\n", re.DOTALL)
OURS = re.compile(rb"/FontName /\w+\+EBGaramond")
FOLIO = 3
"""How many letters there are on a blank sheet at most: those of its number."""


LONG = ("rules/all/", "engine/")
"""Pages of forty sheets or more, as long as all the rest; shorter pages have the same templates."""


def sheets(pdf: bytes) -> list[bytes]:
    """Return how each page of a PDF is drawn."""
    table = int(pdf[pdf.rindex(b"startxref") :].split()[1])
    offsets = [int(offset) for offset in re.findall(rb"^(\d{10}) \d{5} ", pdf[table:], re.MULTILINE)]
    drawn = []
    for sheet in filter(None, (SHEET.match(pdf, offset) for offset in offsets)):
        stream = STREAM.match(pdf, offsets[int(sheet[1])])
        assert stream, sheet[1]
        drawn.append(_unpacked(stream[1], pdf[stream.end() : stream.end() + int(stream[2])]))
    return drawn


def _unpacked(how: bytes, stream: bytes) -> bytes:
    return zlib.decompress(stream) if b"FlateDecode" in how else stream


# A busy machine would print before the letters of the page have come.
FONTS_HERE = "async () => { document.body.getBoundingClientRect(); await document.fonts.ready; }"


def test_the_site_is_printed_in_its_own_letters_and_no_sheet_is_left_blank(paper_page: OpenPage, base_url: str) -> None:
    combinations = cycle((paper, scheme) for paper in PAPERS for scheme in PALETTES)
    for path, (paper, scheme) in zip(TEMPLATES, combinations, strict=False):
        if path in LONG:
            continue
        page = paper_page(base_url + path)
        page.emulate_media(color_scheme=scheme)
        page.evaluate(FONTS_HERE)
        pdf = page.pdf(format=paper)
        assert OURS.search(pdf), path
        letters = [each.count(b" Tj\n") for each in sheets(pdf)]
        assert letters, path
        assert min(letters) > FOLIO, (path, letters)
