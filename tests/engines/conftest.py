"""The engines, each started once, and the site with some of its files taken away."""

from __future__ import annotations

from collections.abc import Iterator
from fnmatch import fnmatch
from pathlib import Path

import pytest

from tests.served import Host, serving

from .drivers import Engine, Firefox, WebKit


@pytest.fixture(scope="module", params=[Firefox, WebKit], ids=["firefox", "webkit"])
def engine(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Engine]:
    """Return a browser; a test fails where it is not installed."""
    with request.param.start(tmp_path_factory.mktemp("engine")) as started:
        yield started


class Gappy(Host):
    """A host that lacks the files of some patterns."""

    def __init__(self, folder: Path, hidden: list[str]) -> None:
        self._hidden = hidden
        super().__init__(folder)

    def file(self, address: str) -> Path | None:
        """Return a file unless it is hidden."""
        return None if any(fnmatch(address, pattern) for pattern in self._hidden) else super().file(address)


@pytest.fixture
def gappy_url(request: pytest.FixtureRequest, site: Path) -> Iterator[str]:
    """Serve the site without the files of the patterns that a test names, and return its address."""
    with serving(Gappy(site, request.param)) as host:
        yield host.url
