"""The engines, each started once, and the site with some of its files taken away."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from fnmatch import fnmatch
from functools import partial
from http import HTTPStatus
from http.server import ThreadingHTTPServer
from io import BytesIO
from pathlib import Path
from typing import Any, BinaryIO

import pytest

from tests.conftest import Site

from .drivers import Engine, Firefox, WebKit


@pytest.fixture(scope="session", params=[Firefox, WebKit], ids=["firefox", "webkit"])
def engine(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Engine]:
    """Return a browser; a test fails where it is not installed."""
    with request.param.start(tmp_path_factory.mktemp("engine")) as started:
        yield started


class Gappy(Site):
    """A static host that lacks the files of some patterns."""

    def __init__(self, *connection: Any, hidden: list[str], directory: str) -> None:
        self._hidden = hidden
        super().__init__(*connection, directory=directory)

    def send_head(self) -> BytesIO | BinaryIO | None:
        """Answer 404 for what is hidden."""
        if any(fnmatch(self.path, pattern) for pattern in self._hidden):
            self.send_error(HTTPStatus.NOT_FOUND)
            return None
        return super().send_head()


@pytest.fixture
def gappy_url(request: pytest.FixtureRequest, site: Path) -> Iterator[str]:
    """Serve the site without the files of the patterns that a test names, and return its address."""
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Gappy, hidden=request.param, directory=str(site))) as host:
        threading.Thread(target=host.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{host.server_port}/"
        host.shutdown()
