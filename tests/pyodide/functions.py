"""Lists the functions of Pyodide that the build keeps: `python -m tests.pyodide.functions`.

They are those that pages call, those `NEAR` them, and those that ordinary Python calls (`constructs.txt`). Run it after
an update of Pyodide, and when a test here stops at `unreachable`. It takes a minute or two.
"""

from __future__ import annotations

import json
import subprocess
import sysconfig
from collections.abc import Collection, Iterator
from contextlib import contextmanager
from itertools import pairwise
from pathlib import Path
from tempfile import TemporaryDirectory

from widgets.site import ROOT
from widgets.site.pages import catalogues
from widgets.site.python import runtime, trim
from widgets.site.python.wasm import DATA, addresses, function_bodies, section, segments

WASM = runtime.PYODIDE / runtime.WASM
NEAR = 1
"""How many functions before and after one that pages call are kept too. They are mostly of the same file of C, and the
likeliest to be called by what nobody has tried: of 158 functions that the corpus calls and the start of pages doesn't,
one neighbour on either side covers 83, two cover 101 and three 110, and each step costs readers some 50 kB."""

STRETCH = 100_000
"""From how many bytes on a stretch of data is worth a look, for tables to be left out (see `trim.TABLES`)."""


@contextmanager
def pyodide_with(wasm: bytes) -> Iterator[Path]:
    """Yield a folder of Pyodide with this WebAssembly in place of its own."""
    with TemporaryDirectory() as scratch:
        folder = Path(scratch)
        for file in runtime.PYODIDE.iterdir():
            if file != WASM:
                (folder / file.name).symlink_to(file)
        (folder / WASM.name).write_bytes(wasm)
        yield folder


def stretches(wasm: bytes, kept: Collection[int]) -> Iterator[tuple[int, int]]:
    """Yield the start and end of each stretch of `STRETCH` bytes or more in which no kept function holds an address."""
    bodies = function_bodies(wasm)
    held = {address for at in kept if 0 <= at < len(bodies) for address in addresses(bodies[at])} - trim.NOT_ADDRESSES
    ends = [address + end - start for address, start, end in segments(section(wasm, DATA))]
    within = sorted(address for address in held if 0 <= address < max(ends))
    yield from ((start, stop) for start, stop in pairwise(within) if stop - start >= STRETCH)


def main() -> None:
    """Write the list."""
    catalogues.compile_all()
    wasm = WASM.read_bytes()
    built = runtime.build(fast=True)
    (bundle,) = built.glob("python-*/bundle.wasm")
    games = sorted(map(str, (built / "games").iterdir()))
    with pyodide_with(trim.counting(wasm)) as folder:
        purelib = sysconfig.get_path("purelib")
        script = str(Path(__file__).with_name("functions.mjs"))
        command = ["node", script, str(folder), purelib, str(ROOT), str(bundle), *games]
        printed = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True).stdout
    called = json.loads(printed.splitlines()[-1])
    near = {at + step for at in called["pages"] for step in range(-NEAR, NEAR + 1)}
    kept = near.intersection(range(len(function_bodies(wasm)))).union(called["ordinary"])
    trim.FUNCTIONS.write_text(trim.format_functions(wasm, kept), "utf-8")
    print(f"{len(kept)} functions: {len(trim.trimmed(wasm, kept)):,} of {len(wasm):,} bytes")
    for start, stop in stretches(wasm, kept):
        print(f"{stop - start:,} bytes from {start:,} on without an address that a kept function holds")


if __name__ == "__main__":
    main()
