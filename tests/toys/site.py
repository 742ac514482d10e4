"""A copy of the site's sources with the toys beside the real games, each laid in as folders.

`python -m tests.toys.site FOLDER` makes one in a new folder; built there, the site shows how they look.
"""

from __future__ import annotations

import shutil
import sys
from collections.abc import Sequence
from pathlib import Path

from tests.served import ROOT
from widgets.site.pages import catalogues

from . import HERE

LEFT = shutil.ignore_patterns("node_modules", "__pycache__")
COPIED = ("rake", "widgets", "docs")
BUILT = (".cache/assets", ".cache/cards", ".cache/pyodide", ".cache/runtime")
"""What earlier builds have left that can be used again: each file there is named by what it was made from."""
ROOMS = {"shelf": "rake/shelf", "games": "widgets/games", "docs": "docs"}
"""Where each room of the toys lies in a checkout."""
HOMES = ("rake/shelf", "widgets/games", "docs/games")
"""Where each game has a folder."""


def copied(folder: Path, *others: str) -> Path:
    """Copy what a build of the site reads, and these other folders, into a new folder; return it."""
    for name in (*COPIED, *others):
        shutil.copytree(ROOT / name, folder / name, ignore=LEFT)
    for name in ("mkdocs.yml", "pyproject.toml", "README.md", "LICENSE", "CHANGELOG.md"):
        shutil.copy(ROOT / name, folder)
    (folder / "widgets" / "js" / "node_modules").symlink_to(ROOT / "widgets" / "js" / "node_modules")
    for name in BUILT:
        if (ROOT / name).exists():
            shutil.copytree(ROOT / name, folder / name)
    return folder


def keep(folder: Path, pages: Sequence[str]) -> None:
    """Delete all pages of a copy but these, so that it is built quickly; each is a pattern, for both languages.

    A game goes whole if none of its pages is kept. What readers ask the search goes too: it may be about any page.
    The page of the engine, which takes longest, keeps its beginning.
    """
    docs = folder / "docs"
    (docs / "data" / "asked.toml").write_text("", "utf-8")
    kept = {file for page in pages for lang in ("", ".ru") for file in docs.glob(f"{page}{lang}.md")}
    for page in {*docs.rglob("*.md")} - kept:
        page.unlink()
    for game in (each for each in (docs / "games").iterdir() if each.is_dir() and not any(each.glob("*.md"))):
        for home in HOMES:
            shutil.rmtree(folder / home / game.name)
    for engine in docs.glob("engine.*md"):
        engine.write_text(engine.read_text("utf-8").partition("::: rake.Rank")[0], "utf-8")


def lay(folder: Path, pages: Sequence[str] = ("**/*",)) -> Path:
    """Copy what a build of the site reads into a new folder, with the toys beside the real games; return the folder.

    Of the site's own pages it keeps these.
    """
    copied(folder)
    keep(folder, pages)
    for room, home in ROOMS.items():
        for toy in (each for each in (HERE / room).iterdir() if each.is_dir() and each.name != "__pycache__"):
            shutil.copytree(toy, folder / home / toy.name, ignore=LEFT, dirs_exist_ok=True)
    return folder


if __name__ == "__main__":
    catalogues.compile_all()
    print(lay(Path(sys.argv[1])))
