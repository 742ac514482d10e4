"""Pictures (PNG) of positions, for the previews that other sites show of links to our pages."""

# mypy: disable-error-code="import-untyped, no-untyped-call"

from __future__ import annotations

from dataclasses import replace
from functools import cache

from fontTools.ttLib import TTFont
from resvg_py import svg_to_bytes

from widgets.site import assets, fonts


def spot_card(spot: str, title: str, lang: str, foot: str = "Rake") -> bytes:
    """Return the PNG, 1200 x 630 pixels, of a spot given in notation, with this title above it.

    `foot` is the small line at the bottom, e.g. the site's name and address. Raises `InvalidNotation` and
    `IllegalPosition`.
    """
    return card("pickup", spot, title, lang, foot)


def card(widget: str, text: str, title: str, lang: str, foot: str) -> bytes:
    """Return the PNG of a widget's position, given as the widget's saved state, with this title and foot line."""
    # Imported here, not above: `make serve` drops the widgets' modules before each build, to reload edited ones.
    from widgets.games.rake.picture import SHEET, draw
    from widgets.host import position

    shown = replace(position(widget, text, lang), title=title)
    _, sheet = assets.decks()["vardic.svg"]
    svg = draw(shown, foot, least=40).replace(SHEET, f"<defs>{sheet}</defs>")
    return svg_to_bytes(svg, font_files=list(_fonts()), skip_system_fonts=True)


@cache
def _fonts() -> tuple[str, ...]:
    """Return the paths of the site's fonts as TTF files, because resvg can't read WOFF2."""
    paths = []
    for script in fonts.LETTERS:
        font = TTFont(fonts.source(script))
        font.flavor = None
        path = assets.GENERATED / f"eb-garamond-{script}.ttf"
        path.parent.mkdir(parents=True, exist_ok=True)
        font.save(path)
        paths.append(str(path))
    return tuple(paths)
