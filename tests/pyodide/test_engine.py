"""The engine under the browser's own Python: its tests run inside Pyodide, under Node."""

from __future__ import annotations

import re
import subprocess
import sysconfig
from pathlib import Path

from widgets.site import runtime

ROOT = Path(__file__).parent.parent.parent
# What needs a compiled peer or another process, what reads the tests themselves, and what proves by mass what the
# other tests prove by example.
SAID_ONCE = (
    *("peers", "round_peers", "round_properties", "round_views", "table_properties", "sequences"),
    *("rule_list", "bots", "policy", "outs", "play", "odds_truth"),
)


def test_the_engines_tests_pass_inside_pyodide() -> None:
    ignored = [f"--ignore=tests/engine/test_{name}.py" for name in SAID_ONCE]
    options = ["tests/engine", *ignored, "-q", "-p", "no:cacheprovider", "--noconftest"]
    places = [str(runtime.PYODIDE), sysconfig.get_path("purelib"), str(ROOT)]
    run = subprocess.run(
        ["node", Path(__file__).with_name("run.mjs"), *places, *options],
        capture_output=True,
        text=True,
        timeout=900,
        check=False,
    )
    assert run.returncode == 0, run.stdout[-4000:] + run.stderr[-2000:]
    summary = run.stdout.strip().splitlines()[-1]
    passed = re.search(r"(\d+) passed", summary)
    assert passed is not None, summary
    assert int(passed[1]) > 900, summary
    assert not re.search("failed|error|skipped", summary), summary
