"""The headers of the built site: one Content-Security-Policy, and how long browsers may cache each file.

The policy is written into every page and into `_headers`, which Netlify and Cloudflare Pages read. All pages have the
same policy, because the theme replaces pages without a reload: then the policy of the first page stays in force.
"""

from __future__ import annotations

import base64
import hashlib
import re
from collections.abc import Iterable, Iterator
from html.parser import HTMLParser
from pathlib import Path

HEADERS = "_headers"
EVERYWHERE = ("X-Content-Type-Options: nosniff", "Referrer-Policy: same-origin")

_HASHED = re.compile(r"^assets/.*[.-][0-9a-f]{8,}[./]")
_FRAMED = re.compile(r"^(?:[a-z]{2}/)?embed/")
_CHARSET = re.compile(r'(<meta charset="utf-8">)(?:<meta http-equiv="Content-Security-Policy"[^>]*>)?')
_SCRIPT = re.compile(r"<script\b.*?</script\s*>", re.DOTALL | re.IGNORECASE)


class _Scripts(HTMLParser):
    """A parser that collects the inline scripts of a page, but not script elements that only hold JSON."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.scripts: list[str] = []
        self._inside = False
        self.feed("".join(_SCRIPT.findall(html)))  # nearly all of a page is something else, and the parser is slow

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        values = dict(attrs)
        if tag == "script" and "src" not in values and not (values.get("type") or "").endswith("json"):
            self._inside = True
            self.scripts.append("")

    def handle_data(self, data: str) -> None:
        if self._inside:
            self.scripts[-1] += data

    def handle_endtag(self, tag: str) -> None:
        self._inside = self._inside and tag != "script"


def hashes(html: str) -> set[str]:
    """Return the policy's source expression, `'sha256-...'`, for each inline script of a page."""
    digests = (hashlib.sha256(script.encode()).digest() for script in _Scripts(html).scripts)
    return {f"'sha256-{base64.b64encode(digest).decode()}'" for digest in digests}


def policy(scripts: Iterable[str]) -> str:
    """Return the policy of a site with these inline scripts; `frame-ancestors` is missing, as pages can't set it.

    It allows WebAssembly, which Pyodide compiles, and `data:` images, which are icons in the theme's style sheets.
    """
    return "; ".join(
        (
            "default-src 'none'",
            " ".join(("script-src 'self' 'wasm-unsafe-eval'", *sorted(scripts))),
            "style-src 'self'",
            "img-src 'self' data:",
            "font-src 'self'",
            "connect-src 'self'",
            "worker-src 'self'",
            "manifest-src 'self'",
            "base-uri 'none'",
            "form-action 'none'",
        )
    )


def protect(site: Path) -> str:
    """Write the policy into every page of a built site, and return it. A second call changes nothing."""
    pages = {path: path.read_text("utf-8") for path in site.rglob("*.html")}
    common = policy(set().union(*map(hashes, pages.values())))
    for path, html in pages.items():
        path.write_text(_with_meta(html, common), "utf-8")
    return common


def write_headers(site: Path, common: str) -> None:
    """Write `_headers` for all files of a built site."""
    (site / HEADERS).write_text(_headers(site, common), "utf-8")


def _with_meta(html: str, common: str) -> str:
    meta = f'<meta http-equiv="Content-Security-Policy" content="{common}">'
    html, count = _CHARSET.subn(rf"\1{meta}", html, count=1)
    if not count:
        raise RuntimeError("a page does not say its charset the way the theme did: the policy has no place in it")
    return html


def _headers(site: Path, common: str) -> str:
    """Return the content of `_headers`. No two rules set the same header for a file, as hosts differ about that."""
    rules = [("/*", EVERYWHERE), *_cover(site, site, common)]
    return "\n".join(f"{address}\n" + "".join(f"  {line}\n" for line in lines) for address, lines in rules)


def _cover(folder: Path, site: Path, common: str) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Yield the fewest rules, each an address and its header lines, that cover each file of a folder once."""
    lines = {_lines(path.relative_to(site), common) for path in folder.rglob("*") if path.is_file()}
    if len(lines) == 1 and folder != site:
        yield f"/{folder.relative_to(site).as_posix()}/*", lines.pop()
        return
    for path in sorted(folder.iterdir()):
        if path.is_dir():
            yield from _cover(path, site, common)
        elif path.name != HEADERS:
            address = f"/{path.relative_to(site).as_posix()}"
            for name in dict.fromkeys((address.removesuffix("index.html"), address)):
                yield name, _lines(path.relative_to(site), common)


def _lines(path: Path, common: str) -> tuple[str, ...]:
    """Return a file's header lines: only `embed/` pages may be framed, only files with a hash in their name cached."""
    framing = "*" if _FRAMED.match(path.as_posix()) else "'none'"
    keep = "public, max-age=31536000, immutable" if _HASHED.match(path.as_posix()) else "no-cache"
    return f"Content-Security-Policy: {common}; frame-ancestors {framing}", f"Cache-Control: {keep}"
