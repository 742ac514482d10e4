"""The Chromium that the browser tests drive. As a command: install one if there is none."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "microsoft-edge", "chrome")
SHELLS = ("chromium-headless-shell", "chrome-headless-shell")
"""Chromium without a window of its own: a page costs half the processor time, and tests open hundreds of them."""
PLACES = (
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
)
ARGUMENTS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
COMPILED_ONCE = "--js-flags=--liftoff-only"
"""Leaves out V8's second translation of WebAssembly, which takes longer than most tests and is then thrown away.

Both translations do the same; the benchmarks and the other browsers keep theirs.
"""
STARTED_ONCE = "--process-per-site"
"""Lets the pages of all tests share a process, which starts once and keeps the scripts that it has compiled."""
SAVE_DATA = "Object.defineProperty(navigator, 'connection', { value: { saveData: true } })"
"""Makes a page believe that its reader saves data, if it runs before the page's own scripts."""

MISSING = (
    "The browser tests need Chromium, and none was found. Install Chromium, Chrome or Edge "
    "(Debian: `apt-get install chromium`; Fedora: `dnf install chromium`; macOS: `brew install --cask chromium`) "
    "or set CHROMIUM to the path of one."
)


def find() -> str | None:
    """Return the path of `$CHROMIUM`, else of a Chromium, Chrome or Edge of the system, else of Playwright's own."""
    named = os.environ.get("CHROMIUM")
    if named:
        return named
    found = next(filter(None, map(shutil.which, NAMES)), None) or next(filter(os.path.exists, PLACES), None)
    return found or _playwrights()


def find_shell() -> str | None:
    """Return the path of `$CHROMIUM`, else of a Chromium without a window, else what `find` returns."""
    return os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, SHELLS)), None) or find()


def _playwrights() -> str | None:
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
    return path if Path(path).exists() else None


def main() -> int:
    """Install Chromium where there is none and root may use apt-get; return 1 and say what to do if none can be had."""
    if not find() and shutil.which("apt-get") and os.geteuid() == 0:
        environment = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
        for command in (["update", "-qq"], ["install", "-y", "-qq", "chromium"]):
            subprocess.run(["apt-get", *command], env=environment, stdout=subprocess.DEVNULL, check=False)
    if not find():
        print(MISSING, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
