"""The browser's own Python, under Node, comes to the same bytes as the one here, with the functions that it keeps."""

from __future__ import annotations

import subprocess
import sysconfig
from pathlib import Path

from tests.corpus.blocks import digest, parted
from tests.corpus.topics import FOLDER, TOPICS
from tests.pyodide.functions import WASM, pyodide_with
from widgets.site import runtime, trim


def test_pyodide_answers_everything_in_the_corpus_byte_for_byte() -> None:
    wasm = WASM.read_bytes()
    kept = trim.kept_functions(wasm)
    assert kept, "`make functions` lists them for this version of Pyodide"
    with pyodide_with(trim.trimmed(wasm, kept)) as pyodide:
        run = subprocess.run(
            ["node", Path(__file__).with_name("corpus.mjs"), pyodide, sysconfig.get_path("purelib"), runtime.ROOT],
            capture_output=True,
            text=True,
            timeout=900,
            check=False,
        )
    assert run.returncode == 0, run.stdout[-4000:] + run.stderr[-2000:]
    texts = {name: (FOLDER / f"{name}.txt").read_text("utf-8") for name in TOPICS}
    stored = [f"{name} {digest(text)} {len(parted(text))}" for name, text in texts.items()]
    assert run.stdout.splitlines() == stored
