"""What was answered beside what is stored, for tests: the first answer that differs, and how."""

from __future__ import annotations

import difflib
from itertools import zip_longest

import pytest

from .blocks import parted
from .topics import FOLDER

WRITE = "`python -m tests.corpus` writes it"
SHOWN, WIDE = 40, 160
"""How many lines of a difference are shown, and how many characters of each: longer ones are broken."""


def check(name: str, answered: bytes) -> None:
    """Fail unless this is what a file of the corpus holds, byte for byte."""
    file = FOLDER / f"{name}.txt"
    if not file.exists():
        pytest.fail(f"{file.name} isn't stored yet: {WRITE}", pytrace=False)
    stored = file.read_bytes()
    if stored != answered:
        changed = difference(stored.decode(), answered.decode())
        pytest.fail(f"{file.name}, {changed}\n{WRITE} anew, where the difference is meant", pytrace=False)


def difference(stored: str, now: str) -> str:
    """Return how the first block that differs has changed."""
    for number, (old, new) in enumerate(zip_longest(parted(stored), parted(now), fillvalue=""), 1):
        if old != new:
            lines = [*difflib.unified_diff(broken(old), broken(new), "stored", "now", n=2, lineterm="")]
            more = [f"… and {len(lines) - SHOWN} lines more"] if len(lines) > SHOWN else []
            return "\n".join([f"block {number}: {broken(old or new)[0]}", *lines[:SHOWN], *more])
    return "line ends, or text before the first block"


def broken(text: str) -> list[str]:
    """Return the lines of a text, long ones in pieces."""
    return [line[at : at + WIDE] for line in text.splitlines() for at in range(0, max(1, len(line)), WIDE)]
