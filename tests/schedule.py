"""Which tests run first and which stay together, so that all processes of a run end at about the same time."""

from __future__ import annotations

ROOMS = ("engine", "widgets", "kit", "shelf", "site", "pyodide", "engines", "browser")
"""The folders of tests in running order: what needs no site runs while it is built, the smallest pieces run last.

The browser's Python is built with the site; a test that came earlier would build it a second time beside it.
"""

ENGINES = ("firefox", "webkit")
"""The other browsers, as the ids of their tests begin; each is started once."""


def rank(nodeid: str) -> int:
    """Return when a test runs: those of a lower number run before."""
    folder = nodeid.split("/")[1]
    return ROOMS.index(folder) if folder in ROOMS else 0


def unit(nodeid: str) -> str:
    """Return what a test belongs to that one process runs in one go: a file, another browser, or itself alone."""
    path, _, name = nodeid.partition("::")
    if path.startswith("tests/engines/"):
        return next(engine for engine in ENGINES if f"[{engine}" in name)
    return nodeid if path.startswith("tests/browser/") else path
