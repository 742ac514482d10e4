"""Look for examples that break a property which holds for those of every push: `python -m tests.search MINUTES`.

First it runs once what a push leaves out, the tests marked `seldom`.

What is found is kept in `.cache/search` and tried first the next time, until the property holds for it. With
`SCHEDULER` as in `widgets.site.counting`, as many workers of a Dask cluster look as `WORKERS` says. Each tries other
examples, keeps what it finds in its own checkout, and what pytest said of it is printed here.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Sequence
from concurrent.futures import as_completed

from widgets.site import ROOT
from widgets.site.counting import workers

ONCE = ("-m", "pytest", "-q", "-m", "seldom", "--numprocesses", "auto", "--maxprocesses", "4")
COMMAND = (
    *("-m", "pytest", "-q", "-m", "property", "--hypothesis-profile=search"),
    *("--numprocesses", "auto", "--maxprocesses", "4", "--no-loadscope-reorder"),
)


def look(command: Sequence[str], minutes: float, *, prints: bool) -> tuple[int, str]:
    """Run a command of Python again and again until the time is over, or until it fails.

    Returns its exit code and what it printed: all of it if it failed, else how often it ran. `prints` if it prints that
    itself.
    """
    end, passes = time.monotonic() + 60 * minutes, 0
    while time.monotonic() < end:
        run = subprocess.run(
            [sys.executable, *command],
            cwd=ROOT,
            stdout=None if prints else subprocess.PIPE,
            stderr=None if prints else subprocess.STDOUT,
            text=True,
            check=False,
        )
        if run.returncode:
            return run.returncode, run.stdout or ""
        passes += 1
    return 0, f"Nothing new after {passes} passes over every property test."


def main(minutes: float, command: Sequence[str] = COMMAND) -> int:
    """Run all property tests with fresh examples until the time is over; return pytest's exit code if one fails."""
    if not os.environ.get("SCHEDULER"):
        code, said = look(command, minutes, prints=True)
        print(said)
        return code
    codes = []
    with workers() as executor:
        looking = [
            executor.submit(look, command, minutes, prints=False) for _ in range(int(os.environ.get("WORKERS", "1")))
        ]
        for each in as_completed(looking):
            code, said = each.result()
            print(said, flush=True)
            codes.append(code)
    return max(codes)


if __name__ == "__main__":
    left_out = subprocess.run([sys.executable, *ONCE], cwd=ROOT, check=False)
    sys.exit(left_out.returncode or main(float(sys.argv[1])))
