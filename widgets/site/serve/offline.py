"""Makes the built site work offline and installable: writes its web app's manifest and its service worker."""

from __future__ import annotations

import hashlib
import json
import re
from pathlib import Path

from rake.shelf import base_of
from widgets.other_games import words
from widgets.site import ROOT
from widgets.site.look import icons

SOURCE = ROOT / "widgets" / "js" / "sw.js"
WORKER = "sw.js"
MANIFEST = "manifest.webmanifest"

_PYTHON = re.compile(r"assets/rake/(pyodide|python|wheels)-[0-9a-f]+/")
# Pages and files of other games are kept once one of a game's pages is read.
_GAME = re.compile(r"(\w\w/)?(embed/)?games/\w+/|assets/rake/games/")
# The memory image is not in the service worker's list: boot.js caches it itself, unpacked, once its hash was checked.
_UNPACKED = re.compile(r"/heap\.\w+$")
# Files that the service worker need not cache, because no page fetches them: source maps, stemmers of other languages,
# files for hosts, icons for home screens, pictures and descriptions
# for other sites, data, and papers to print.
_UNASKED = re.compile(
    r"\.(map|gz|inv|pdf)$|^_headers$|^sw\.js$|/lunr/(?!min/lunr\.(ru|multi|stemmer\.support)\.)|/icon-\d+\."
    r"|^assets/(previews/|screenshot\.)|/oembed\.json$|^(learn(/guides)?|games/\w+)/\w+\.toml$"
)

_INSTALLED = {
    "name": "Rake, the five-card game of Vardia",
    "short_name": "Rake",
    "start_url": "./",
    "scope": "./",
    "display": "standalone",
    "background_color": "#f7f0e1",
    "theme_color": "#3b1a17",
}


def _icons() -> list[dict[str, str]]:
    drawn = [
        {
            "src": f"assets/rake/{icon.name}",
            "sizes": f"{icon.side}x{icon.side}",
            "type": "image/png",
            "purpose": icon.purpose,
        }
        for icon in icons.installed()
    ]
    return [{"src": "assets/favicon.svg", "sizes": "any", "type": "image/svg+xml"}, *drawn]


def write(site: Path) -> None:
    """Write the web app's manifest and the service worker, which lists all files with their hashes, into a built site.

    Call it when the other files are final: a file that changes later would not match its hash.
    """
    (site / MANIFEST).write_text(json.dumps(_INSTALLED | {"icons": _icons()}, indent=2) + "\n", "utf-8")
    files = sorted(path.relative_to(site).as_posix() for path in site.rglob("*") if path.is_file())
    shell = {
        name: hashlib.sha256((site / name).read_bytes()).hexdigest()[:16]
        for name in files
        if not _PYTHON.match(name) and not _UNASKED.search(name)
    }
    games = {name: digest for name, digest in shell.items() if _GAME.match(name)}
    for name in games:
        del shell[name]
    python = [name for name in files if _PYTHON.match(name) and not _UNPACKED.search(name)]
    bases = {word: base for word in words() if (base := base_of(word))}
    listed = {"shell": shell, "games": games, "bases": bases, "python": python}
    version = hashlib.sha256(json.dumps(listed).encode()).hexdigest()[:12]
    manifest = json.dumps({"version": version} | listed)
    (site / WORKER).write_text(SOURCE.read_text("utf-8").replace("@@MANIFEST@@", manifest), "utf-8")
