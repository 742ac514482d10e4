"""The typeface on paper: EB Garamond as TTF files of one weight each, because Typst reads neither WOFF2 nor axes."""

# mypy: disable-error-code="import-untyped, no-untyped-call"

from __future__ import annotations

from functools import cache
from hashlib import sha256
from pathlib import Path

from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

from widgets.site import ROOT
from widgets.site.look import fonts

FOLDER = ROOT / ".cache" / "paper" / "fonts"
_CUTS = (("normal", 400, "Regular"), ("normal", 700, "Bold"), ("italic", 400, "Italic"))
_FAMILY, _STYLE, _WHOLE, _POSTSCRIPT = 1, 2, 4, 6
"""Numbers of names in a font's table of names."""
_OTHER_NAMES = (3, 16, 17, 21, 22, 25)


def families() -> list[str]:
    """Return the names of the families, one for each script; the first has all signs but letters."""
    return [f"Paper {script}" for script in fonts.LETTERS]


@cache
def folder() -> Path:
    """Return the folder with the fonts; what isn't there yet is made."""
    sources = {
        (script, style): fonts.FILES / f"eb-garamond-{script}-wght-{style}.woff2"
        for script in fonts.LETTERS
        for style in ("normal", "italic")
    }
    digest = sha256(b"".join(path.read_bytes() for path in sources.values())).hexdigest()[:12]
    made = FOLDER / digest
    for script, family in zip(fonts.LETTERS, families(), strict=True):
        for style, weight, name in _CUTS:
            path = made / f"{script}-{name}.ttf"
            if not path.exists():
                path.parent.mkdir(parents=True, exist_ok=True)
                _cut(sources[script, style], weight, family, name, path)
    return made


@cache
def characters() -> frozenset[str]:
    """Return the characters that the fonts have."""
    return frozenset(
        chr(code) for script in fonts.LETTERS for code in TTFont(fonts.source(script))["cmap"].getBestCmap()
    )


def _cut(source: Path, weight: int, family: str, style: str, path: Path) -> None:
    font = instantiateVariableFont(TTFont(source, recalcTimestamp=False), {"wght": weight})
    font.flavor = None
    names = font["name"]
    names.names = [name for name in names.names if name.nameID not in _OTHER_NAMES]
    for number, text in (
        (_FAMILY, family),
        (_STYLE, style),
        (_WHOLE, f"{family} {style}"),
        (_POSTSCRIPT, f"{family}-{style}".replace(" ", "")),
    ):
        names.setName(text, number, 3, 1, 0x409)
    partial = path.with_suffix(".part")
    font.save(partial)
    partial.replace(path)
