"""A local server for a built site that behaves like a good host: headers from `_headers`, compression, entity tags."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
import sys
from contextlib import suppress
from functools import cache
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import unquote

import brotli

from widgets.site.serve import csp

TYPES = mimetypes.MimeTypes().types_map[True] | {
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
COMPRESSED = {".css", ".html", ".js", ".json", ".map", ".mjs", ".svg", ".txt", ".wasm", ".webmanifest", ".xml"}
ENCODINGS = ("br", "gzip")
"""The encodings that the server can send, the best first."""
LOST = "404.html"


class Host(ThreadingHTTPServer):
    """A server for one folder, reachable from this machine only; addresses begin with `prefix`, as on GitHub Pages."""

    quality = 9
    """The quality of Brotli compression. The best would make Python's files a tenth smaller, but take half a minute."""

    def __init__(self, folder: Path, port: int = 0, prefix: str = "/") -> None:
        self.folder = folder.resolve()
        self.prefix = prefix
        super().__init__(("127.0.0.1", port), Visit)

    @property
    def url(self) -> str:
        """The address of the site's first page on this server."""
        return f"http://127.0.0.1:{self.server_port}{self.prefix}"

    def file(self, address: str) -> Path | None:
        """Return the path of the file for an address within the site; None if there is none, or it isn't public."""
        path = (self.folder / address.lstrip("/")).resolve()
        if address.endswith("/"):
            path /= "index.html"
        seen = path.is_relative_to(self.folder) and path.name != csp.HEADERS and path.is_file()
        return path if seen else None

    def headers(self, address: str) -> dict[str, str]:
        """Return the headers that the site's file `_headers` sets for an address, by name."""
        path = self.folder / csp.HEADERS
        found_headers: dict[str, str] = {}
        for pattern, headers in _rules(path, path.stat().st_mtime_ns):
            if pattern == address or (pattern.endswith("*") and address.startswith(pattern[:-1])):
                found_headers |= headers
        return found_headers


@cache
def _rules(path: Path, changed: int) -> list[tuple[str, dict[str, str]]]:
    """Return the rules of a headers file: pairs of an address, or its beginning with `*`, and the headers by name.

    Cached for each value of `changed`, the time at which the file was last changed.
    """
    rules: list[tuple[str, dict[str, str]]] = []
    for line in filter(None, path.read_text("utf-8").splitlines()):
        if line.startswith("/"):
            rules.append((line, {}))
        else:
            name, value = line.strip().split(": ", 1)
            rules[-1][1][name] = value
    return rules


@cache
def _content(path: Path, changed: int, encoding: str, quality: int) -> tuple[bytes, str]:
    """Return the bytes sent for a file, encoded if `encoding` is not empty, and its entity tag.

    Cached for each value of `changed`, the time at which the file was last changed.
    """
    content = path.read_bytes()
    tag = f'"{hashlib.sha256(content).hexdigest()[:16]}{encoding}"'
    return (_encoded(content, encoding, quality) if encoding else content), tag


@cache
def _encoded(content: bytes, encoding: str, quality: int) -> bytes:
    """Return the content compressed. Cached by content, so that copies of a file, as in tests, are compressed once."""
    return bytes(brotli.compress(content, quality=quality)) if encoding == "br" else gzip.compress(content)


def _encoding(accepted: str, path: Path) -> str:
    """Return the best encoding that a browser accepts for a file; an empty text if the file is sent uncompressed."""
    offers = [offer.replace(" ", "").partition(";q=") for offer in accepted.lower().split(",")]
    names = {name for name, _, weight in offers if not weight or weight.strip("0.")}
    return next((name for name in ENCODINGS if name in names and path.suffix in COMPRESSED), "")


class Visit(BaseHTTPRequestHandler):
    """The handler of one connection of a browser, which is kept open for several requests."""

    protocol_version = "HTTP/1.1"
    disable_nagle_algorithm = True
    timeout = 60
    server: Host

    def do_GET(self) -> None:
        address, mark, query = self.path.partition("?")
        below = f"{address}/".startswith(self.server.prefix)
        here = unquote(address).removeprefix(self.server.prefix.rstrip("/"))
        if below and (path := self.server.file(here)):
            self._send(200, path, self.server.headers(here))
        elif below and self.server.file(f"{here}/"):
            self._send_head(301, {"Location": f"{address}/{mark}{query}", "Content-Length": "0"})
        else:
            # A missing file may exist later, so the 404 page is not cached, even where `_headers` caches the folder.
            kept = {"Cache-Control": "no-cache"}
            self._send(404, self.server.folder / LOST, self.server.headers(here) | kept)

    def do_HEAD(self) -> None:
        self.do_GET()

    def _send(self, status: int, path: Path, headers: dict[str, str]) -> None:
        encoding = _encoding(self.headers.get("Accept-Encoding", ""), path)
        content, tag = _content(path, path.stat().st_mtime_ns, encoding, self.server.quality)
        headers |= {"ETag": tag}
        if path.suffix in COMPRESSED:
            headers |= {"Vary": "Accept-Encoding"}
        if status == 200 and tag in self.headers.get("If-None-Match", ""):
            self._send_head(304, headers)
            return
        if encoding:
            headers |= {"Content-Encoding": encoding}
        kind = TYPES.get(path.suffix, "application/octet-stream")
        charset = "; charset=utf-8" if kind.startswith("text/") else ""
        self._send_head(status, headers | {"Content-Type": kind + charset, "Content-Length": str(len(content))})
        if self.command != "HEAD":
            self.wfile.write(content)

    def _send_head(self, status: int, headers: dict[str, str]) -> None:
        self.send_response(status)
        for name, value in headers.items():
            self.send_header(name, value)
        self.end_headers()

    def handle(self) -> None:
        # The browser may close the connection in the middle of an answer: ignore that error.
        with suppress(ConnectionError):
            super().handle()

    def log_message(self, *_arguments: object) -> None:
        """Do nothing: requests are not logged."""


def main(folder: str, address: str, prefix: str) -> None:
    """Serve a folder until interrupted. Only the port of `address` (`host:port`) is used."""
    with Host(Path(folder), int(address.rpartition(":")[2]), prefix) as host, suppress(KeyboardInterrupt):
        print(f"The site is served at {host.url}", flush=True)
        host.serve_forever()


if __name__ == "__main__":
    main(*sys.argv[1:])
