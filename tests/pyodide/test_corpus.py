"""The browser's own Python, with what pages have of it, comes under Node to the same bytes as the one here."""

from __future__ import annotations

import subprocess
import sysconfig
from pathlib import Path

from tests.corpus.blocks import digest, parted
from tests.corpus.topics import FOLDER, TOPICS
from tests.pyodide.functions import WASM, pyodide_with
from widgets.site import ROOT
from widgets.site.python import runtime, trim


def test_pyodide_answers_everything_in_the_corpus_byte_for_byte() -> None:
    wasm = WASM.read_bytes()
    kept = trim.kept_functions(wasm)
    assert kept, "`make functions` lists them for this version of Pyodide"
    (bundle,) = runtime.build(fast=True).glob("python-*/bundle.wasm")
    script = Path(__file__).with_name("corpus.mjs")
    with pyodide_with(trim.trimmed(wasm, kept)) as pyodide:
        run = subprocess.run(
            ["node", script, pyodide, sysconfig.get_path("purelib"), ROOT, bundle],
            capture_output=True,
            text=True,
            timeout=900,
            check=False,
        )
    assert run.returncode == 0, run.stdout[-4000:] + run.stderr[-2000:]
    texts = {name: (FOLDER / f"{name}.txt").read_text("utf-8") for name in TOPICS}
    stored = [f"{name} {digest(text)} {len(parted(text))}" for name, text in texts.items()]
    assert run.stdout.splitlines() == stored
