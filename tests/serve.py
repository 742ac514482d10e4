"""A running `make serve`, for tests and benchmarks that edit what it serves."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from socket import socket
from typing import NamedTuple
from urllib.error import HTTPError, URLError
from urllib.request import urlopen

from tests.bounded import within

PATIENCE = 120
"""How long a build or a rebuild may take on a slow, busy machine, in seconds."""

ANEW = """
import sys
from mkdocs.commands.build import build
from mkdocs.config import load_config
config = load_config(site_dir=sys.argv[1])
config.plugins.on_startup(command="serve", dirty=False)
build(config, serve_url=config.site_url)
"""
"""Builds what `make serve` builds first."""

_RELOADING = re.compile(rb"livereload\(\d+, \d+\);")


class Edit(NamedTuple):
    """A change of a file, old text to new, and the address of a page that shows it. A file that isn't there is made."""

    file: str
    old: str
    new: str
    page: str


class Serve(NamedTuple):
    """A site that follows edits of its sources: their folder, its address, and the folder that it is built into."""

    sources: Path
    url: str
    site: Path
    log: Path

    def follow(self, *edits: Edit) -> float:
        """Edit files and wait until their pages show it; return the seconds. Raises `AssertionError` with the log."""
        before = [self.read(edit.page) for edit in edits]
        saved = time.monotonic()
        for edit in edits:
            file = self.sources / edit.file
            text = file.read_text("utf-8") if file.exists() else ""
            assert edit.old in text, edit
            file.write_text(text.replace(edit.old, edit.new, 1) if edit.old else text + edit.new, "utf-8")
        for edit, shown in zip(edits, before, strict=True):
            while self.read(edit.page) == shown:
                assert time.monotonic() - saved < PATIENCE, f"{edit}: {self.log.read_text('utf-8')}"
                time.sleep(0.05)
        return time.monotonic() - saved

    def read(self, page: str) -> bytes:
        """Return a page without the script that reloads it, empty if there is none, once the site isn't being built."""
        try:
            with urlopen(self.url + page, timeout=PATIENCE) as answer:
                return _RELOADING.sub(b"", answer.read())
        except HTTPError:
            return b""

    def build_anew(self, folder: Path) -> None:
        """Build the same sources into a folder, in a process that remembers nothing."""
        command = [sys.executable, "-c", ANEW, str(folder)]
        environment = _environment(self.url)
        run = subprocess.run(command, cwd=self.sources, env=environment, capture_output=True, text=True, check=False)
        assert run.returncode == 0, run.stdout + run.stderr


@contextmanager
def serve(sources: Path, scratch: Path) -> Iterator[Serve]:
    """Serve some sources on a free port until the block ends. What is built and said goes to `scratch`, a folder."""
    with socket() as free:
        free.bind(("127.0.0.1", 0))
        address = "{}:{}".format(*free.getsockname())
    log, url = scratch / "serve.log", f"http://{address}/"
    command = [sys.executable, "-m", "mkdocs", "serve", "--dev-addr", address]
    environment = _environment(url) | {"TMPDIR": str(scratch)}
    with (
        log.open("w") as output,
        subprocess.Popen(command, cwd=sources, env=environment, stdout=output, stderr=output) as process,
    ):
        try:
            looks = within(20 * PATIENCE, f"an answer of {url}")
            while not _answers(url) and next(looks):
                assert process.poll() is None, log.read_text("utf-8")
                time.sleep(0.05)
            yield Serve(sources, url, next(scratch.glob("mkdocs_*")), log)
        finally:
            process.terminate()


def _answers(url: str) -> bool:
    try:
        with urlopen(url, timeout=PATIENCE):
            return True
    except URLError:
        return False


def _environment(url: str) -> dict[str, str]:
    return os.environ | {"SITE_URL": url, "NO_MKDOCS_2_WARNING": "1", "PYTHONPATH": ""}
