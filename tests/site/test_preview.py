"""The preview answers as a good host does."""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from http.client import HTTPConnection, HTTPResponse
from pathlib import Path
from socket import create_connection

import brotli
import pytest

from tests.served import serving
from widgets.site.serve.preview import Host

BROWSER = {"Accept-Encoding": "gzip, deflate, br, zstd"}


@pytest.fixture(scope="module")
def host(site: Path) -> Iterator[Host]:
    with serving(Host(site)) as running:
        yield running


@pytest.fixture(scope="module")
def project(site: Path) -> Iterator[Host]:
    """Return a host of the same site below a sub-path."""
    with serving(Host(site, prefix="/rake/")) as running:
        yield running


def get(host: Host, path: str, method: str = "GET", **headers: str) -> tuple[HTTPResponse, bytes]:
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    connection = HTTPConnection("127.0.0.1", host.server_port, timeout=30)
    connection.request(method, path, headers=BROWSER | named)
    answer = connection.getresponse()
    content = answer.read()
    connection.close()
    return answer, content


def test_it_listens_on_loopback_only(host: Host) -> None:
    assert host.server_address[0] == "127.0.0.1"


@pytest.mark.parametrize(
    ("accepted", "encoding"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("gzip", "gzip"),
        ("GZIP;q=1.0, br; q=0", "gzip"),
        ("br;q=0.1", "br"),
        ("identity", None),
        ("", None),
    ],
)
def test_pages_are_compressed_as_the_browser_wishes(host: Host, site: Path, accepted: str, encoding: str) -> None:
    answer, content = get(host, "/hand/", Accept_Encoding=accepted)
    assert answer.headers["Content-Encoding"] == encoding
    assert answer.headers["Vary"] == "Accept-Encoding"
    assert int(answer.headers["Content-Length"]) == len(content)
    plain = {"br": brotli.decompress, "gzip": gzip.decompress}.get(encoding, bytes)(content)
    assert plain == (site / "hand" / "index.html").read_bytes()


@pytest.mark.parametrize("file", ["assets/rake/eb-garamond-latin.*.woff2", "assets/screenshot.png"])
def test_what_is_compressed_already_is_sent_as_it_is(host: Host, site: Path, file: str) -> None:
    (path,) = site.glob(file)
    answer, content = get(host, f"/{path.relative_to(site).as_posix()}")
    assert answer.headers["Content-Encoding"] is None
    assert answer.headers["Vary"] is None
    assert content == path.read_bytes()


def test_a_browser_that_has_a_file_is_told_so_and_no_more(host: Host) -> None:
    first, _ = get(host, "/hand/")
    again, content = get(host, "/hand/", If_None_Match=first.headers["ETag"])
    assert (again.status, content) == (304, b"")
    for name in ("ETag", "Vary", "Cache-Control", "Content-Security-Policy"):
        assert again.headers[name] == first.headers[name] is not None
    other, _ = get(host, "/hand/", If_None_Match=first.headers["ETag"], Accept_Encoding="gzip")
    assert other.status == 200, "another encoding is another entity"


def test_a_page_that_was_built_anew_is_sent_anew(tmp_path: Path) -> None:
    (tmp_path / "_headers").write_text("/*\n  Cache-Control: no-cache\n")
    page = tmp_path / "index.html"
    with serving(Host(tmp_path)) as host:
        page.write_text("one")
        first, _ = get(host, "/")
        page.write_text("three")
        answer, content = get(host, "/", If_None_Match=first.headers["ETag"])
    assert (answer.status, brotli.decompress(content)) == (200, b"three")


@pytest.mark.parametrize(
    "path",
    [
        "/lost/",
        "/assets/rake/lost.js",
        "/_headers",
        "/../pyproject.toml",
        "/%2e%2e/pyproject.toml",
        "/hand/index.html/",
    ],
)
def test_the_lost_are_shown_their_page_and_told_that_they_are_lost(host: Host, site: Path, path: str) -> None:
    answer, content = get(host, path, Accept_Encoding="identity")
    assert answer.status == 404
    assert answer.headers["Content-Type"] == "text/html; charset=utf-8"
    assert answer.headers["Cache-Control"] == "no-cache"
    assert content == (site / "404.html").read_bytes()


def test_nothing_outside_the_folder_is_seen(tmp_path: Path) -> None:
    (tmp_path / "secret.txt").write_text("secret")
    site = tmp_path / "site"
    site.mkdir()
    for name in ("404.html", "_headers"):
        (site / name).write_text("")
    with serving(Host(site)) as host:
        for path in ("/../secret.txt", "/%2e%2e/secret.txt", "/x/../../secret.txt", f"/{tmp_path}/secret.txt"):
            assert get(host, path)[0].status == 404, path


def test_a_folder_is_reached_without_its_slash_and_the_query_stays(host: Host) -> None:
    answer, _ = get(host, "/hand?rake=1&hand=AS.AW")
    assert (answer.status, answer.headers["Location"]) == (301, "/hand/?rake=1&hand=AS.AW")


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("/", "text/html; charset=utf-8"),
        ("/sitemap.xml", "text/xml; charset=utf-8"),
        ("/assets/favicon.svg", "image/svg+xml"),
        ("/sw.js", "text/javascript; charset=utf-8"),
        ("/assets/_mkdocstrings.css", "text/css; charset=utf-8"),
        ("/search/search_index.json", "application/json"),
    ],
)
def test_every_kind_of_file_is_called_by_its_name(host: Host, path: str, kind: str) -> None:
    assert get(host, path)[0].headers["Content-Type"] == kind


@pytest.mark.parametrize(
    ("suffix", "kind"),
    [("mjs", "text/javascript; charset=utf-8"), ("wasm", "application/wasm"), ("woff2", "font/woff2")],
)
def test_a_file_named_by_its_content_is_called_by_its_kind(host: Host, site: Path, suffix: str, kind: str) -> None:
    path = next((site / "assets").rglob(f"*.{suffix}")).relative_to(site).as_posix()
    assert get(host, f"/{path}", "HEAD")[0].headers["Content-Type"] == kind


def test_headers_are_those_of_the_built_file(host: Host, site: Path) -> None:
    sheet = next((site / "assets" / "rake").glob("vardic.*.svg")).name
    sent = {path: get(host, path)[0].headers for path in ("/", f"/assets/rake/{sheet}", "/sw.js")}
    for path, headers in sent.items():
        kept = "public, max-age=31536000, immutable" if sheet in path else "no-cache"
        assert headers["Cache-Control"] == kept
        assert headers["X-Content-Type-Options"] == "nosniff"
        assert headers["Content-Security-Policy"] in (site / "_headers").read_text("utf-8")


def test_one_connection_carries_many_requests(host: Host) -> None:
    connection = HTTPConnection("127.0.0.1", host.server_port, timeout=30)
    sockets = set()
    for path in ("/", "/lost/", "/hand", "/hand/", "/sw.js"):
        connection.request("GET", path)
        connection.getresponse().read()
        sockets.add(connection.sock)
    connection.close()
    assert len(sockets) == 1
    assert None not in sockets


def test_a_head_tells_what_the_whole_would_and_sends_no_body(host: Host) -> None:
    whole, _ = get(host, "/hand/")
    with create_connection(("127.0.0.1", host.server_port), timeout=30) as connection:
        connection.sendall(b"HEAD /hand/ HTTP/1.1\r\nAccept-Encoding: br\r\nConnection: close\r\n\r\n")
        head = b"".join(iter(lambda: connection.recv(65536), b"")).decode()
    assert f"Content-Length: {whole.headers['Content-Length']}" in head
    assert head.endswith("\r\n\r\n")


def test_a_project_lives_below_its_name(project: Host, site: Path) -> None:
    answer, content = get(project, "/rake/hand/", Accept_Encoding="identity")
    assert (answer.status, content) == (200, (site / "hand" / "index.html").read_bytes())
    assert "frame-ancestors 'none'" in answer.headers["Content-Security-Policy"]
    assert get(project, "/rake")[0].headers["Location"] == "/rake/"
    assert get(project, "/rake/hand")[0].headers["Location"] == "/rake/hand/"
    assert [get(project, path)[0].status for path in ("/hand/", "/", "/rakehell/")] == [404, 404, 404]
