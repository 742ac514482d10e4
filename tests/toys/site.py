"""A copy of the site's sources with the toys beside the real games, each laid in as folders.

`python -m tests.toys.site FOLDER` makes one in a new folder; built there, the site shows how they look.
"""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

from tests.served import ROOT
from widgets.site.pages import catalogues

from . import HERE

COPIED = ("rake", "widgets", "docs")
BUILT = (".cache/assets", ".cache/cards", ".cache/runtime")
"""What earlier builds have left that can be used again: each file there is named by what it was made from."""
HOMES = {"shelf": "rake/shelf", "games": "widgets/games", "docs": "docs"}
"""Where each room of the toys lies in a checkout."""


def lay(folder: Path) -> Path:
    """Copy what a build of the site reads into a new folder, with the toys beside the real games; return the folder."""
    leave = shutil.ignore_patterns("node_modules", "__pycache__")
    for name in COPIED:
        shutil.copytree(ROOT / name, folder / name, ignore=leave)
    for name in ("mkdocs.yml", "pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, folder)
    (folder / "widgets" / "js" / "node_modules").symlink_to(ROOT / "widgets" / "js" / "node_modules")
    for name in BUILT:
        if (ROOT / name).exists():
            shutil.copytree(ROOT / name, folder / name)
    for room, home in HOMES.items():
        for toy in (each for each in (HERE / room).iterdir() if each.is_dir() and each.name != "__pycache__"):
            shutil.copytree(toy, folder / home / toy.name, ignore=leave, dirs_exist_ok=True)
    return folder


if __name__ == "__main__":
    catalogues.compile_all()
    print(lay(Path(sys.argv[1])))
