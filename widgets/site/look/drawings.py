"""The decks and the drawings of the style sheets, as files with a hash of their content in their names."""

from __future__ import annotations

import hashlib
import re
from functools import cache

from widgets.site import ROOT
from widgets.site.look import art, fonts

CSS = ROOT / "widgets" / "site" / "look" / "css"
FACES = ROOT / "widgets" / "site" / "look" / "faces"
ICONS = ROOT / "widgets" / "js" / "node_modules" / "@iconify-json" / "game-icons" / "icons.json"


_PART = re.compile(r'@import "(.+)";\n')


def sheets() -> dict[str, str]:
    """Return each style sheet whole, by its file name. A long one lists its parts, in a folder of its name."""
    whole = {path.name: path.read_text("utf-8") for path in sorted(CSS.glob("*.css"))}
    return {name: _PART.sub(lambda part: (CSS / part[1]).read_text("utf-8"), text) for name, text in whole.items()}


@cache
def decks() -> dict[str, tuple[str, str]]:
    """Return, by `NAME.svg`, each deck's file name, which has a hash of the content in it, and its sheet as SVG."""
    sheets = art.sheets(ICONS, fonts.source("latin"))
    return {f"{name}.svg": (hashed(f"{name}.svg", sheet), sheet) for name, sheet in sheets.items()}


def faces() -> dict[str, str]:
    """Return, by a bot's name in small letters with hyphens, the file of the drawing of its face, in a folder."""
    return {path.stem: f"{FACES.name}/{path.name}" for path in sorted(FACES.glob("*.svg"))}


def style_of_faces() -> str:
    """Return the style rules that show a face to each bot that has one."""
    return "".join(f'[data-face="{bot}"]{{background-image:url("{file}")}}' for bot, file in faces().items())


def drawings() -> dict[str, tuple[str, str]]:
    """Return, as `decks` does, the decks, the back of the cards, the faces and the drawings of the style sheets."""
    drawn = {path.name: path.read_text("utf-8") for path in CSS.glob("*.svg")}
    drawn |= {file: (FACES.parent / file).read_text("utf-8") for file in faces().values()}
    drawn["back.svg"] = art.back_alone()
    return decks() | {name: (hashed(name, text), text) for name, text in drawn.items()}


def hashed(name: str, content: str | bytes) -> str:
    """Return a file's name with a hash of its content, so that browsers may keep it for ever."""
    stem, _, suffix = name.rpartition(".")
    whole = content.encode() if isinstance(content, str) else content
    return f"{stem}.{hashlib.sha256(whole).hexdigest()[:8]}.{suffix}"
