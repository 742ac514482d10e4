"""The tables that are left out of the browser's Python are read by nothing that was left in."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from tests.examples import searching
from tests.pyodide.functions import WASM, pyodide_with
from widgets.site.python import runtime, trim
from widgets.site.python.wasm import function_bodies

STEP = 17
"""On a push one character in this many is read, and as small a share of the floats."""


def reading(wasm: bytes) -> str:
    """Return what this Python says of the characters and of many floats, as a checksum."""
    script = Path(__file__).with_name("reading.mjs")
    (bundle,) = runtime.build(fast=True).glob("python-*/bundle.wasm")
    step = "1" if searching() else str(STEP)
    with pyodide_with(wasm) as pyodide:
        run = subprocess.run(
            ["node", script, pyodide, bundle, step],
            capture_output=True,
            text=True,
            timeout=300,
            check=False,
        )
    assert run.returncode == 0, run.stdout[-2000:] + run.stderr[-2000:]
    return run.stdout


@pytest.mark.property
def test_without_the_tables_every_character_and_float_is_read_as_with_them() -> None:
    wasm = WASM.read_bytes()
    tables = trim.TABLES[trim.digest(wasm)]
    assert reading(trim.without_tables(wasm, tables)) == reading(wasm)


def test_tables_that_a_kept_function_reads_stay() -> None:
    wasm = WASM.read_bytes()
    functions = range(len(function_bodies(wasm)))
    assert trim.trimmed(wasm, functions) == wasm
