"""Ordinary Python that no page uses yet doesn't stop the trimmed interpreter, and says there what it says here."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Any

import pytest

from tests.pyodide.constructs import answer, pieces
from tests.pyodide.functions import pyodide_with
from widgets.site.python import runtime

TEXT = Path(__file__).with_name("constructs.txt")


@pytest.mark.filterwarnings("ignore:.*perhaps you missed a comma:SyntaxWarning")
def test_ordinary_python_is_answered_by_the_trimmed_interpreter_as_it_is_here() -> None:
    built = runtime.build(fast=True)
    (bundle,), (core,) = built.glob("python-*/bundle.wasm"), built.glob(f"pyodide-*/{runtime.CORE}")
    script = Path(__file__).with_name("constructs.mjs")
    with pyodide_with(core.read_bytes()) as pyodide:
        run = subprocess.run(
            ["node", script, pyodide, bundle], capture_output=True, text=True, timeout=300, check=False
        )
    assert run.returncode == 0, "`make functions`, if it stops as unreachable: " + run.stderr[-4000:]
    names: dict[str, Any] = {}
    here = [[piece, answer(piece, names)] for piece in pieces(TEXT.read_text("utf-8"))]
    assert json.loads(run.stdout) == here


def test_a_piece_begins_where_a_line_is_not_indented() -> None:
    assert list(pieces("# a comment\n1, 2\n\n@cache\ndef f():\n    return 3\nf()\n")) == [
        "1, 2\n",
        "@cache\ndef f():\n    return 3\n",
        "f()\n",
    ]
