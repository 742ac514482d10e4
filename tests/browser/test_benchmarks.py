"""Benchmarks run to their end every night, measuring nothing: a slip in one would show only after minutes."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.served import ROOT

BENCHMARKS = [path.stem for path in sorted((ROOT / "benchmarks").glob("*.py")) if "__main__" in path.read_text("utf-8")]
LIMIT = 300
"""How long a benchmark that measures next to nothing may take on a slow, busy machine, in seconds."""


@pytest.mark.seldom
@pytest.mark.parametrize("name", BENCHMARKS)
def test_a_benchmark_runs_to_its_end_when_it_measures_next_to_nothing(site: Path, name: str) -> None:
    command = [sys.executable, "-m", f"benchmarks.{name}", "--smoke", "--site", str(site)]
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=LIMIT, check=False)
    assert run.returncode == 0, run.stdout + run.stderr
    assert re.search(r"\d\.\d", run.stdout), "it prints what it has measured"


def test_every_benchmark_of_the_makefile_is_one_that_runs_here() -> None:
    called = re.findall(r"-m benchmarks\.(\w+)", (ROOT / "Makefile").read_text("utf-8"))
    assert sorted(called) == BENCHMARKS
