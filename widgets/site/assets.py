"""The files that the site serves beside its pages: address in the site, file on disk."""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path

from widgets.site import art, runtime

ROOT = runtime.ROOT
JS = ROOT / "widgets" / "js"
FONT = JS / "node_modules" / "@fontsource-variable" / "eb-garamond" / "files"
ICONS = JS / "node_modules" / "@iconify-json" / "game-icons" / "icons.json"
GENERATED = ROOT / ".cache" / "assets"
SEARCH = "search-rake.js"


@cache
def _deck() -> tuple[str, str]:
    sprite = art.sprite(ICONS, FONT / "eb-garamond-latin-wght-normal.woff2")
    return f"assets/rake/deck.{hashlib.sha256(sprite.encode()).hexdigest()[:8]}.svg", sprite


def deck_uri() -> str:
    """Return the address of the cards: its name changes with its content."""
    return _deck()[0]


def _generated(name: str, content: str) -> Path:
    GENERATED.mkdir(parents=True, exist_ok=True)
    path = GENERATED / name
    path.write_text(content, encoding="utf-8")
    return path


def collect(search_worker: str) -> dict[str, Path]:
    """Return every file to serve; `search_worker` is the name of the theme's own search worker."""
    uri, sprite = _deck()
    search = (JS / "search.js").read_text("utf-8").replace("@@WORKER@@", search_worker)
    files = {
        uri: _generated("deck.svg", sprite),
        f"assets/javascripts/workers/{SEARCH}": _generated(SEARCH, search),
        "assets/rake/idiomorph.js": JS / "node_modules" / "idiomorph" / "dist" / "idiomorph.esm.js",
    }
    beside = [JS / name for name in ("host.js", "engine.js", "worker.js", "language.js")]
    beside += (ROOT / "widgets" / "site" / "css").glob("*.css")
    beside += [FONT / f"eb-garamond-{script}-wght-normal.woff2" for script in ("latin", "cyrillic")]
    files |= {f"assets/rake/{path.name}": path for path in beside}
    return files | {f"assets/rake/pyodide/{path.name}": path for path in runtime.build().iterdir()}
