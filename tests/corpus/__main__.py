"""Write the corpus anew, or of it the files that are named without their ending."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterable
from pathlib import Path

from .blocks import joined
from .topics import FOLDER, topics


def write(names: Iterable[str] = (), folder: Path = FOLDER) -> None:
    """Write these files, or all, into a folder; how long each took goes to the standard error."""
    all_of_them = topics()
    for name in names or all_of_them:
        began = time.process_time()
        blocks = list(all_of_them[name]())
        text = joined(blocks).encode()
        (folder / f"{name}.txt").write_bytes(text)
        took = time.process_time() - began
        print(f"{name}: {len(blocks)} blocks, {len(text)} bytes, {took:.2f} s of CPU", file=sys.stderr)


if __name__ == "__main__":
    from widgets.site.pages import catalogues

    catalogues.compile_all()
    write(sys.argv[1:])
