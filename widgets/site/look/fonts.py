"""The site's fonts: EB Garamond reduced to the characters that pages use, because a page waits for its font."""

# mypy: disable-error-code="import-untyped, no-untyped-call"

from __future__ import annotations

import re
from functools import partial
from io import BytesIO
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

from widgets.site import ROOT, rebuild

_CODE = re.compile(r"widgets/site/look/fonts\.py")
FILES = ROOT / "widgets" / "js" / "node_modules" / "@fontsource-variable" / "eb-garamond" / "files"

LETTERS = {
    "latin": frozenset(map(chr, range(0x20, 0x7F))) | frozenset("\u00a0«»©·½×è–—‘’“”„•…−"),
    "cyrillic": frozenset(map(chr, range(0x410, 0x450))) | frozenset("Ёё№"),
}
"""The characters in each font file, by script; the style sheet's `unicode-range` must list the same."""


def source(script: str) -> Path:
    """Return the path of the complete font file of a script in the npm package."""
    return FILES / f"eb-garamond-{script}-wght-normal.woff2"


def cut(script: str) -> bytes:
    """Return the font of a script with only its `LETTERS`, as the content of a WOFF2 file."""
    return rebuild.kept(("font", script), None, partial(_cut, script), _CODE)


def _cut(script: str) -> bytes:
    font = TTFont(source(script), recalcTimestamp=False)
    options = Options()
    options.layout_features = ["kern", "liga", "locl"]
    options.hinting = False
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=map(ord, LETTERS[script]))
    subsetter.subset(font)
    font.flavor = "woff2"
    file = BytesIO()
    font.save(file)
    return file.getvalue()
