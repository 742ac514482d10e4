"""The site as readers get it: built by the command that the README names, and served on loopback."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from widgets.site.preview import Host

ROOT = Path(__file__).parent.parent


@contextmanager
def serving[Served: Host](host: Served) -> Iterator[Served]:
    """Let a host answer for a while."""
    with host:
        thread = threading.Thread(target=host.serve_forever, daemon=True)
        thread.start()
        try:
            yield host
        finally:
            host.shutdown()
            thread.join()


def build(folder: Path, address: str) -> None:
    """Build the site into a folder, in strict mode, for the address of its first page."""
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet", "--site-dir", str(folder)]
    environment = os.environ | {"SITE_URL": address, "NO_MKDOCS_2_WARNING": "1"}
    run = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stdout + run.stderr
