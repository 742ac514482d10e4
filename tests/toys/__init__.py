"""Games made up here, each for what the kit promises to games that are yet to come."""

from __future__ import annotations

import base64
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import rake.shelf
import widgets.games

HERE = Path(__file__).parent
KIT, TABLE = (Path(__file__).parents[2] / folder for folder in ("rake/kit", "widgets/shelf"))


def packed(*others: Path) -> dict[str, str]:
    """Return the files of the toys, and others, for another file system: by path, in base64.

    Sentences are there as the build compiles them. In `kit` and `table` are the modules that real games share, some of
    which no page has so far.
    """
    every = (path for room in ("shelf", "games") for path in (HERE / room).rglob("*.*"))
    files = [path for path in every if path.suffix not in (".pyc", ".ftl")]
    texts = {path.relative_to(HERE).as_posix(): path for path in files} | {
        f"{room}/{path.name}": path
        for room, paths in (
            ("others", others),
            ("kit", KIT.glob("*.py")),
            ("table", [path for path in TABLE.glob("*.*") if path.suffix in (".py", ".html")]),
        )
        for path in paths
    }
    return {name: base64.b64encode(path.read_bytes()).decode() for name, path in texts.items()}


@contextmanager
def on_the_shelf() -> Iterator[None]:
    """Lay the toys that are folders beside the real games, for a while. Their modules stay imported."""
    homes = ((rake.shelf.__path__, HERE / "shelf"), (widgets.games.__path__, HERE / "games"))
    for path, folder in homes:
        path.append(str(folder))
    try:
        yield
    finally:
        for path, folder in homes:
            path.remove(str(folder))
