"""Pictures (PNG) of positions, for the previews that other sites show of links to our pages."""

# mypy: disable-error-code="import-untyped, no-untyped-call"

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from functools import cache
from pathlib import Path

from fontTools.ttLib import TTFont
from resvg_py import svg_to_bytes

from widgets.site import GENERATED, ROOT
from widgets.site.look import fonts
from widgets.site.look.drawings import decks

CARDS = ROOT / ".cache" / "cards"


def spot_preview(spot: str, title: str, lang: str, foot: str = "Rake") -> bytes:
    """Return the PNG, 1200 x 630 pixels, of a spot given in notation, with this title above it.

    `foot` is the small line at the bottom, e.g. the site's name and address. Raises `InvalidNotation` and
    `IllegalPosition`.
    """
    return preview("pickup", spot, title, lang, foot)


def preview(widget: str, text: str, title: str, lang: str, foot: str, game: str = "") -> bytes:
    """Return the PNG of a widget's position, given as the widget's saved state, with this title and foot line.

    `game` is the word of a game other than Rake, which is played with the standard deck and a plain ace of spades.
    """
    # Imported here, not above: `make serve` drops the widgets' modules before each build, to reload edited ones.
    from widgets.games.rake.picture import SHEET, draw
    from widgets.host import position

    shown = replace(position(widget, text, lang, game), title=title)
    _, sheet = decks()["standard.svg" if game else "vardic.svg"]
    svg = draw(shown, foot, least=40, plain_ace=bool(game)).replace(SHEET, f"<defs>{sheet}</defs>")
    return svg_to_bytes(svg, font_files=list(_fonts()), skip_system_fonts=True)


def cached(name: str, folders: Iterable[str], arguments: Sequence[str], draw: Callable[[], bytes]) -> Path:
    """Return the file of a picture, drawn again only if its `arguments` or the code that draws it have changed.

    That code is in these folders of `widgets`. Older pictures of the same name are deleted.
    """
    CARDS.mkdir(parents=True, exist_ok=True)
    path = CARDS / f"{name}.{hashlib.sha256('\n'.join(arguments).encode() + _sources(*folders)).hexdigest()[:16]}.png"
    if not path.exists():
        for older in CARDS.glob(f"{name}.*"):
            older.unlink(missing_ok=True)
        path.write_bytes(draw())
    return path


def _sources(*folders: str) -> bytes:
    sources = [file for folder in folders for file in sorted((ROOT / "widgets" / folder).glob("*.*"))]
    return b"".join(file.read_bytes() for file in sources)


@cache
def _fonts() -> tuple[str, ...]:
    """Return the paths of the site's fonts as TTF files, because resvg can't read WOFF2."""
    paths = []
    for script in fonts.LETTERS:
        font = TTFont(fonts.source(script))
        font.flavor = None
        path = GENERATED / f"eb-garamond-{script}.ttf"
        path.parent.mkdir(parents=True, exist_ok=True)
        font.save(path)
        paths.append(str(path))
    return tuple(paths)
