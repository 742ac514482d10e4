"""The site as readers get it: built by the command that the README names, and served on loopback."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import mkdtemp

from widgets.site.serve import preview

ROOT = Path(__file__).parent.parent
BUILD = 900
"""How long a build of the site may take on a slow, busy machine, in seconds."""


class Host(preview.Host):
    """A host that compresses quickly: what it sends goes no further than this machine."""

    quality = 3


@contextmanager
def serving[Served: preview.Host](host: Served) -> Iterator[Served]:
    """Let a host answer for a while."""
    with host:
        thread = threading.Thread(target=host.serve_forever, daemon=True)
        thread.start()
        try:
            yield host
        finally:
            host.shutdown()
            thread.join()


def build(folder: Path, address: str, sources: Path = ROOT, *, strict: bool = True) -> None:
    """Build the site of some sources into a folder, for the address of its first page; strict: no link is broken."""
    mode = "--strict" if strict else "--no-strict"
    command = [sys.executable, "-m", "mkdocs", "build", mode, "--quiet", "--site-dir", str(folder)]
    environment = os.environ | {"SITE_URL": address, "NO_MKDOCS_2_WARNING": "1"}
    run = subprocess.run(command, cwd=sources, env=environment, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stdout + run.stderr


class SharedSite:
    """The one site of a test run: its first process serves it, one process builds it, and all of them test it."""

    def __init__(self, folder: Path, address: str, *, builds: bool) -> None:
        self.folder = folder
        self.address = address
        self.builds = builds
        self._outcome = folder.with_name("outcome")
        """Holds what went wrong, or nothing, once the build has ended."""

    @classmethod
    @contextmanager
    def served(cls, *, builds: bool) -> Iterator[SharedSite]:
        """Serve an empty folder for the site. Its address is part of every page, so it comes before the build."""
        scratch = Path(mkdtemp(prefix="rake-site-"))
        try:
            folder = scratch / "site"
            folder.mkdir()
            with serving(Host(folder)) as host:
                yield cls(folder, host.url, builds=builds)
        finally:
            shutil.rmtree(scratch, ignore_errors=True)

    def start_build(self) -> None:
        """Build the site in the background, so that tests which don't need it can run meanwhile."""
        threading.Thread(target=self._build, daemon=True).start()

    def _build(self) -> None:
        failure = ""
        try:
            build(self.folder, self.address)
        except AssertionError as error:
            failure = str(error) or "the build failed"
        written = self._outcome.with_suffix(".new")
        written.write_text(failure, "utf-8")
        written.rename(self._outcome)

    def built(self) -> Path:
        """Wait for the build and return its folder. Raises `AssertionError` with the build's output if it failed."""
        end = time.monotonic() + BUILD
        while not self._outcome.exists():
            assert time.monotonic() < end, f"the site was not built in {BUILD} seconds"
            time.sleep(0.1)
        failure = self._outcome.read_text("utf-8")
        assert not failure, failure
        return self.folder
