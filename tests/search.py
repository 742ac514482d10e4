"""Look for examples that break a property which holds for those of every push: `python -m tests.search MINUTES`.

What is found is kept in `.cache/search` and tried first the next time, until the property holds for it.
"""

from __future__ import annotations

import subprocess
import sys
import time

COMMAND = [
    *(sys.executable, "-m", "pytest", "-q", "-m", "property", "--hypothesis-profile=search"),
    *("--numprocesses", "auto", "--maxprocesses", "4", "--no-loadscope-reorder"),
]


def main(minutes: float) -> int:
    """Run all property tests with fresh examples until the time is over; return pytest's exit code if one fails."""
    end, passes = time.monotonic() + 60 * minutes, 0
    while time.monotonic() < end:
        code = subprocess.run(COMMAND, check=False).returncode
        if code:
            return code
        passes += 1
    print(f"Nothing new after {passes} passes over every property test.")
    return 0


if __name__ == "__main__":
    sys.exit(main(float(sys.argv[1])))
