"""The site, built once and served on loopback for the tests that look at it."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests import chromium
from widgets.site import catalogues
from widgets.site.preview import Host

ROOT = Path(__file__).parent.parent


@contextmanager
def serving(host: Host) -> Iterator[Host]:
    """Let a host answer while the test runs."""
    with host:
        thread = threading.Thread(target=host.serve_forever, daemon=True)
        thread.start()
        yield host
        host.shutdown()
        thread.join()


@pytest.fixture(scope="session", autouse=True)
def compiled_catalogues() -> None:
    catalogues.compile_all()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, Path]]:
    """Serve an empty folder; `site` fills it. The address is known before the site is built, for `site_url`."""
    folder = tmp_path_factory.mktemp("site")
    with serving(Host(folder)) as host:
        yield host.url, folder


@pytest.fixture(scope="session")
def site(server: tuple[str, Path]) -> Path:
    """Return the folder of the site, built by the command that the README names, in strict mode."""
    address, folder = server
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet", "--site-dir", str(folder)]
    environment = os.environ | {"SITE_URL": address, "NO_MKDOCS_2_WARNING": "1"}
    build = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert build.returncode == 0, build.stdout + build.stderr
    return folder


@pytest.fixture(scope="session")
def base_url(server: tuple[str, Path], site: Path) -> str:
    """Return the address of the built site's first page."""
    return server[0]


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, object]:
    path = chromium.find()
    assert path, chromium.MISSING
    return {"executable_path": path, "args": ["--headless=new", *chromium.ARGUMENTS]}
