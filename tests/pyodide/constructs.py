"""Runs in Pyodide and here: what Python says to each piece of `constructs.txt`."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import Any

REPEATS = 70
"""How often a piece is run: Python calls other functions of its own once it has specialized a code for its values."""


def pieces(text: str) -> Iterator[str]:
    """Yield the pieces of a text: each begins at a line that isn't indented and follows no decorator."""
    piece = ""
    for line in text.splitlines(keepends=True):
        is_decorated = piece.rpartition("\n")[0].rpartition("\n")[2].startswith("@")
        if piece and not line.startswith((" ", "\n")) and not is_decorated:
            yield piece
            piece = ""
        if not line.startswith(("#", "\n")):
            piece += line
    yield piece


def answer(piece: str, names: dict[str, Any]) -> list[str]:
    """Run a piece with these names, which it may add to, and return the values that it shows."""
    shown: list[str] = []
    code = compile(f"{piece}\n", "a piece", "single")
    ordinary, sys.displayhook = sys.displayhook, lambda value: shown.append(repr(value))
    try:
        for _ in range(REPEATS if shows(piece) else 1):
            shown.clear()
            exec(code, names)
    finally:
        sys.displayhook = ordinary
    return shown


def shows(piece: str) -> bool:
    """Return whether a piece only shows something; others define a class, a function or a name."""
    return not piece.startswith(("@", "class ", "def ", "from ", "import ", "type ", "del "))
