"""What is on the papers that the site offers, read from their PDFs."""

from __future__ import annotations

import re
from collections.abc import Iterator
from ctypes import c_double, c_uint
from html import unescape
from pathlib import Path
from typing import Any, NamedTuple

import pypdfium2
import pytest

from widgets.templates import LANGUAGES

MM = 72 / 25.4
A4 = (210, 297)


every_language = pytest.mark.parametrize("lang", LANGUAGES)


def folder(site: Path, lang: str) -> Path:
    return site if lang == "en" else site / lang


def opened(path: Path) -> Any:
    return pypdfium2.PdfDocument(path)


def text(page: Any, left: float = 0, right: float = 1000, bottom: float = 0, top: float = 1000) -> str:
    """Return what a part of a page says; the sides are in millimetres from the left and from the bottom."""
    inside = {"left": left * MM, "right": right * MM, "bottom": bottom * MM, "top": top * MM}
    return str(page.get_textpage().get_text_bounded(**inside))


def bare(words: str) -> str:
    """Return words without the spaces, line breaks, hyphens and apostrophes that setting them may change."""
    return re.sub(r"[\s\-'\u2019\u00ad\u2010\ufffe\u0002]", "", words)


def running(pdf: Any) -> str:
    """Return what a paper says in lines of any length, without the hyphens at their ends."""
    return re.sub(r"\s+", " ", re.sub(r"[\-\u00ad\u2010\ufffe\u0002]\s+|[\ufffe\u0002]", "", "\n".join(map(text, pdf))))


def unnumbered(words: str) -> str:
    """Return bare words without the numbers of rules in brackets."""
    numbers = r"(?:[A-Z]{0,2}\d\.\d+|[,;–]|and|to|и|до)+"
    return re.sub(rf"\({numbers}\)|[,;]{numbers}(?=\))", "", words)


def size(page: Any) -> tuple[int, int]:
    width, height = page.get_size()
    return round(width / MM), round(height / MM)


def shown(html: str) -> str:
    """Return the HTML of what a page says, without widgets, pictures, and what is for screens alone."""
    article = html.partition("<article")[2].partition("</article>")[0].partition(">")[2]
    widgets, boot = r"<(section|figure|nav|noscript)\b.*?</\1>", r'<div class="rake-boot".*?</div>'
    article = re.sub(rf'{widgets}|{boot}|<p class="rake-(?:screen|update)".*?</p>', "", article, flags=re.DOTALL)
    aside = r'<span class="rake-(screen|standard)">.*?</span>|<a class="headerlink".*?</a>'
    return re.sub(aside, "", article, flags=re.DOTALL)


def paragraphs(html: str) -> Iterator[str]:
    """Yield the words of each paragraph, title and item of a list in what a page says."""
    for _, paragraph in re.findall(r"<(p|h\d|li)\b[^>]*>((?:(?!<(?:p|ul|ol|div)\b).)*?)</\1>", html, re.DOTALL):
        if words := bare(unescape(re.sub(r"<[^>]+>", "", paragraph))):
            yield words


class Written(NamedTuple):
    """A letter on a page: its size in points, how bright it is, and where it is, in millimetres from the lower left."""

    letter: str
    points: float
    bright: int
    left: float
    bottom: float


def written(page: Any) -> Iterator[Written]:
    """Yield what is written on a page, without spaces."""
    letters, (red, green, blue, alpha), (x, y) = (
        page.get_textpage(),
        (c_uint() for _ in range(4)),
        (c_double(), c_double()),
    )
    for at in range(letters.count_chars()):
        if letter := letters.get_text_range(at, 1).strip():
            pypdfium2.raw.FPDFText_GetFillColor(letters.raw, at, red, green, blue, alpha)
            pypdfium2.raw.FPDFText_GetCharOrigin(letters.raw, at, x, y)
            points = pypdfium2.raw.FPDFText_GetFontSize(letters.raw, at)
            yield Written(letter, points, max(red.value, green.value, blue.value), x.value / MM, y.value / MM)
