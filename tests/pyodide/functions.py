"""Finds out which functions of Pyodide pages call, and lists them for the build: `python -m tests.pyodide.functions`.

Run it after an update of Pyodide, and when `test_corpus.py` stops at `unreachable`. It takes less than a minute.
"""

from __future__ import annotations

import json
import subprocess
import sysconfig
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from widgets.site import catalogues, runtime, trim

WASM = runtime.PYODIDE / runtime.WASM


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
        command = ["node", script, str(folder), purelib, str(runtime.ROOT), str(bundle), *games]
        printed = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True).stdout
    called = json.loads(printed.splitlines()[-1])
    trim.FUNCTIONS.write_text(trim.format_functions(wasm, called), "utf-8")
    kept = trim.kept_functions(wasm) or ()
    print(f"{len(called)} functions; with their neighbours {len(trim.trimmed(wasm, kept)):,} of {len(wasm):,} bytes")


if __name__ == "__main__":
    main()
