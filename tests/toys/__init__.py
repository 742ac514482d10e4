"""Games made up here, each for what the kit promises to games that are yet to come."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import rake.shelf
import widgets.games

HERE = Path(__file__).parent


@contextmanager
def on_the_shelf() -> Iterator[None]:
    """Lay the toys that are folders beside the real games, for a while."""
    homes = {"rake.shelf": (rake.shelf, HERE / "shelf"), "widgets.games": (widgets.games, HERE / "games")}
    for package, folder in homes.values():
        package.__path__.append(str(folder))
    try:
        yield
    finally:
        for name, (package, folder) in homes.items():
            package.__path__.remove(str(folder))
            toys = {f"{name}.{toy.name}" for toy in folder.iterdir()}
            for module in [each for each in sys.modules if any(f"{each}.".startswith(f"{toy}.") for toy in toys)]:
                del sys.modules[module]
