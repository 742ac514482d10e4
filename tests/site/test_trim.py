"""Pyodide without what no page calls: the same module but for some bodies, and a list of those that are kept."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from widgets.site.python import runtime, trim

WASM = bytes.fromhex(
    "0061736d01000000010501600001 7f020d0103656e760473746570037f0003040300000006060 17f0041070b".replace(" ", "")
    + "0715030374776f000005746872656500010373756d0002"
    + "0a2203 07004128 41026a0b 07004128 41036a0b 1001017f 100010016a2100 200023006a0b".replace(" ", "")
)
"""A module with an imported global, `step`, and three functions: `two` is 42, `three` is 43, `sum` adds all three."""

RUN = """
const module = new WebAssembly.Module(Buffer.from(process.argv[1], "hex"));
const { exports } = new WebAssembly.Instance(module, { env: { step: 100 } });
const results = process.argv[2].split(",").map((name) => {
  try {
    return exports[name]();
  } catch (error) {
    return error instanceof WebAssembly.RuntimeError ? "stopped" : String(error);
  }
});
const called = Object.entries(exports).filter(([name]) => name.startsWith("called-")).map(([, value]) => value.value);
console.log(JSON.stringify([results, called]));
"""


def results(wasm: bytes, *names: str) -> tuple[list[int | str], list[int]]:
    """Return what functions of a module return, one after the other, and then its counts."""
    run = subprocess.run(
        ["node", "--eval", RUN, wasm.hex(), ",".join(names)], capture_output=True, text=True, check=True
    )
    returned, called = json.loads(run.stdout)
    return returned, called


def test_functions_that_are_left_out_stop_the_program_and_the_others_stay() -> None:
    assert results(trim.trimmed(WASM, {0, 1, 2}), "two", "three", "sum")[0] == [42, 43, 185]
    assert results(trim.trimmed(WASM, {0, 2}), "two", "three", "sum")[0] == [42, "stopped", "stopped"]
    assert trim.trimmed(WASM, {0, 1, 2}) == WASM


def test_a_module_that_counts_marks_what_is_called() -> None:
    counting = trim.counting(WASM)
    assert results(counting, "two") == ([42], [1, 0, 0])
    assert results(counting, "three", "three") == ([43, 43], [0, 1, 0])
    assert results(counting, "sum") == ([185], [1, 1, 1])


@given(st.frozensets(st.integers(0, 20_000)), st.binary(max_size=5))
def test_a_list_of_functions_reads_back(called: frozenset[int], wasm: bytes) -> None:
    text = trim.format_functions(wasm, called)
    assert trim.read_functions(wasm, text) == called
    assert trim.read_functions(wasm + b"more", text) is None, "it is of another module"


def test_the_list_is_of_our_version_of_pyodide() -> None:
    wasm = (runtime.PYODIDE / runtime.WASM).read_bytes()
    kept = trim.kept_functions(wasm)
    assert kept
    assert len(trim.trimmed(wasm, kept)) < 0.7 * len(wasm)


def test_a_version_of_pyodide_without_a_list_is_sent_whole(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    shutil.copy2(runtime.PYODIDE / runtime.WASM, tmp_path)
    assert runtime.core(tmp_path).name == runtime.CORE
    assert capsys.readouterr().err == ""
    (tmp_path / runtime.WASM).write_bytes(WASM)
    assert runtime.core(tmp_path).name == runtime.WASM
    assert "make functions" in capsys.readouterr().err
