"""Pictures (PNG) of positions, for the previews that other sites show of links to our pages."""

# mypy: disable-error-code="import-untyped, no-untyped-call"

from __future__ import annotations

import base64
import hashlib
import re
from functools import cache
from pathlib import Path

from fontTools.ttLib import TTFont
from resvg_py import svg_to_bytes

from widgets.games.rake.picture import HEIGHT, SHEET, WIDTH, draw, is_numbered
from widgets.kit.position import SharedPosition
from widgets.site import GENERATED, ROOT
from widgets.site.look import fonts
from widgets.site.look.drawings import decks

CARDS = ROOT / ".cache" / "cards"


def preview(shown: SharedPosition, foot: str, game: str, least: int) -> str:
    """Return the SVG of a position, with `foot` as the small line at the bottom, e.g. the site's name and address.

    Cards are at least `least` pixels wide. A suit's sign after its name is left out, because our letters lack it.
    `game` is the word of a game other than Rake, which is played with the standard deck and a plain ace of spades.
    """
    deck = "rook" if any(map(is_numbered, shown.cards)) else "standard" if game else "vardic"
    _, sheet = decks()[f"{deck}.svg"]
    svg = draw(shown, foot, least, plain_ace=bool(game))
    return re.sub(" [♠♥♦♣●■★◆]\ufe0e?", "", svg).replace(SHEET, f"<defs>{sheet}</defs>")


def has_size(svg: str) -> bool:
    """Return whether a picture has the size that previews of links want; one with too many cards is higher."""
    return f'width="{WIDTH}" height="{HEIGHT}"' in svg


def png(svg: str) -> bytes:
    """Return the PNG of a preview: 1200 x 630 pixels, higher if it has many cards."""
    return svg_to_bytes(svg, font_files=list(_fonts()), skip_system_fonts=True)


def cached(name: str, svg: str) -> Path:
    """Return the file of a preview as PNG, drawn only if there is none of this SVG; older ones of the name go."""
    CARDS.mkdir(parents=True, exist_ok=True)
    path = CARDS / f"{name}.{hashlib.sha256(svg.encode()).hexdigest()[:16]}.png"
    if not path.exists():
        for older in CARDS.glob(f"{name}.*"):
            older.unlink(missing_ok=True)
        path.write_bytes(png(svg))
    return path


def smaller(path: Path, width: int) -> Path:
    """Return the file of a preview drawn again with another width in pixels, as PNG, for a page that shows it."""
    content = base64.b64encode(path.read_bytes()).decode()
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{width * HEIGHT // WIDTH}" '
        f'viewBox="0 0 {WIDTH} {HEIGHT}"><image width="{WIDTH}" height="{HEIGHT}" '
        f'href="data:image/png;base64,{content}"/></svg>'
    )
    return cached(f"{width}-{path.name.partition('.')[0]}-{path.name.split('.')[1]}", svg)


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
