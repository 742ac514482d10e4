"""The browser's own Python, under Node, comes to the same bytes as the one here."""

from __future__ import annotations

import subprocess
import sysconfig
from pathlib import Path

from tests.corpus.blocks import digest, parted
from tests.corpus.topics import FOLDER, TOPICS
from widgets.site import runtime


def test_pyodide_answers_everything_in_the_corpus_byte_for_byte() -> None:
    folders = [str(runtime.PYODIDE), sysconfig.get_path("purelib"), str(runtime.ROOT)]
    run = subprocess.run(
        ["node", Path(__file__).with_name("corpus.mjs"), *folders],
        capture_output=True,
        text=True,
        timeout=900,
        check=False,
    )
    assert run.returncode == 0, run.stdout[-4000:] + run.stderr[-2000:]
    texts = {name: (FOLDER / f"{name}.txt").read_text("utf-8") for name in TOPICS}
    stored = [f"{name} {digest(text)} {len(parted(text))}" for name, text in texts.items()]
    assert run.stdout.splitlines() == stored
