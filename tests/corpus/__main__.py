"""Write the corpus anew, or with `--digest` print what it would be: name, SHA-256 and number of blocks of each file."""

from __future__ import annotations

import sys
import time
from collections.abc import Sequence

from .blocks import digest, joined
from .topics import FOLDER, TOPICS


def main(arguments: Sequence[str]) -> None:
    """Do what is asked for; how long each file took goes to the standard error."""
    for name, make in TOPICS.items():
        began = time.process_time()
        blocks = list(make())
        text = joined(blocks)
        if "--digest" in arguments:
            print(name, digest(text), len(blocks))
        else:
            FOLDER.mkdir(exist_ok=True)
            (FOLDER / f"{name}.txt").write_bytes(text.encode())
        took = time.process_time() - began
        print(f"{name}: {len(blocks)} blocks, {len(text.encode())} bytes, {took:.2f} s of CPU", file=sys.stderr)


if __name__ == "__main__":
    # Pyodide has no babel; there the catalogues are compiled before.
    if sys.platform != "emscripten":
        from widgets.site.pages import catalogues

        catalogues.compile_all()
    main(sys.argv[1:])
