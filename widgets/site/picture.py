"""Positions as PNG, for the previews that other sites show of our pages."""

# mypy: disable-error-code="import-untyped, no-untyped-call"

from __future__ import annotations

from dataclasses import replace
from functools import cache

from fontTools.ttLib import TTFont
from resvg_py import svg_to_bytes

from widgets.site import assets, fonts


def spot_card(spot: str, title: str, lang: str, foot: str = "Rake") -> bytes:
    """Return the PNG, 1200 x 630 pixels, of a pick-up spot in notation, under a title of ours.

    `foot` is the small line at the bottom: the site's name and, say, its address. Raises `InvalidNotation` and
    `IllegalPosition`.
    """
    return card("pickup", spot, title, lang, foot)


def card(widget: str, text: str, title: str, lang: str, foot: str) -> bytes:
    """Return the PNG of any widget's position, given as the widget's text."""
    # `make serve` forgets the widgets before each build, so they are imported anew here.
    from widgets.games.rake.picture import SHEET, draw
    from widgets.host import position

    shown = replace(position(widget, text, lang), title=title)
    _, sheet = assets.decks()["vardic.svg"]
    svg = draw(shown, foot, least=40).replace(SHEET, f"<defs>{sheet}</defs>")
    return svg_to_bytes(svg, font_files=list(_fonts()), skip_system_fonts=True)


@cache
def _fonts() -> tuple[str, ...]:
    """Return the site's fonts as files that resvg reads, which knows no WOFF2."""
    paths = []
    for script in fonts.LETTERS:
        font = TTFont(fonts.source(script))
        font.flavor = None
        path = assets.GENERATED / f"eb-garamond-{script}.ttf"
        path.parent.mkdir(parents=True, exist_ok=True)
        font.save(path)
        paths.append(str(path))
    return tuple(paths)
