"""The site, built once and served on loopback for the tests that look at it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from filelock import BaseFileLock, FileLock
from hypothesis import settings

from tests import chromium
from tests.served import build, serving
from widgets.site import catalogues
from widgets.site.preview import Host

# How long an example takes says more about the machine than about us.
settings.register_profile("untimed", settings.default, deadline=None)
settings.load_profile("untimed")


@pytest.fixture(scope="session")
def alone(tmp_path_factory: pytest.TempPathFactory) -> BaseFileLock:
    """Return a lock: what is written into the checkout is written by one of the run's processes at a time."""
    return FileLock(tmp_path_factory.getbasetemp().parent / "alone.lock")


@pytest.fixture(scope="session", autouse=True)
def compiled_catalogues(alone: BaseFileLock) -> None:
    with alone:
        catalogues.compile_all()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, Path]]:
    """Serve an empty folder; `site` fills it. The address is known before the site is built, for `site_url`."""
    folder = tmp_path_factory.mktemp("site")
    with serving(Host(folder)) as host:
        yield host.url, folder


@pytest.fixture(scope="session")
def site(server: tuple[str, Path], alone: BaseFileLock) -> Path:
    """Return the folder of the built site."""
    address, folder = server
    with alone:
        build(folder, address)
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
