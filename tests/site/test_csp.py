"""The policy covers what the pages run, and nothing else; `_headers` gives it to hosts for every file."""

from __future__ import annotations

import base64
import hashlib
import re
from collections.abc import Callable
from html.parser import HTMLParser
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from widgets.site import rebuild
from widgets.site.pages import mkdocs_hook
from widgets.site.serve import csp

META = re.compile(r'<meta http-equiv="Content-Security-Policy" content="([^"]*)">')
SCRIPT = re.compile(r"<script([^>]*)>(.*?)</script>", re.DOTALL)


@pytest.fixture(scope="session")
def pages(site: Path) -> dict[str, str]:
    """Return every page of the site by its address."""
    return {f"/{path.relative_to(site).as_posix()}": path.read_text("utf-8") for path in site.rglob("*.html")}


@pytest.fixture(scope="session")
def rules(site: Path) -> dict[str, dict[str, str]]:
    """Return the blocks of `_headers`."""
    return read((site / "_headers").read_text("utf-8"))


def read(headers: str) -> dict[str, dict[str, str]]:
    blocks = [block.splitlines() for block in headers.split("\n\n")]
    return {address: dict(line.strip().split(": ", 1) for line in lines) for address, *lines in blocks}


def header_values(rules: dict[str, dict[str, str]], address: str, name: str) -> list[str]:
    """Return every value that the rules give to a header of an address."""
    matching = [
        headers for rule, headers in rules.items() if re.fullmatch(re.escape(rule).replace(r"\*", ".*"), address)
    ]
    return [headers[name] for headers in matching if name in headers]


def directives(policy: str) -> dict[str, list[str]]:
    return {name: sources for name, *sources in (part.split() for part in policy.split("; "))}


def digest(script: str) -> str:
    return f"'sha256-{base64.b64encode(hashlib.sha256(script.encode()).digest()).decode()}'"


def test_every_inline_script_is_covered_by_its_page_and_by_the_header(
    pages: dict[str, str], rules: dict[str, dict[str, str]]
) -> None:
    assert {"/404.html", "/index.html", "/ru/index.html", "/ru/rules/skulls/index.html"} <= set(pages)
    for address, html in pages.items():
        inline = [script for given, script in SCRIPT.findall(html) if "src=" not in given and "json" not in given]
        assert len(inline) >= (2 if "embed/" in address else 3), address
        (header,) = header_values(rules, address, "Content-Security-Policy")
        for policy in (META.findall(html)[0], header):
            assert {digest(script) for script in inline} <= set(directives(policy)["script-src"]), address


def test_no_hash_is_of_a_script_that_is_not_there(pages: dict[str, str]) -> None:
    there = {digest(script) for html in pages.values() for _, script in SCRIPT.findall(html)}
    for html in pages.values():
        sources = directives(META.findall(html)[0])["script-src"]
        assert set(sources) - there == {"'self'", "'wasm-unsafe-eval'"}


def test_the_policy_stands_once_in_a_page_before_everything_that_loads(pages: dict[str, str]) -> None:
    for html in pages.values():
        assert len(META.findall(html)) == 1
        assert re.search(r'<meta charset="utf-8"><meta http-equiv="Content-Security-Policy"', html)
        assert html.index("<meta http-equiv") < min(html.index("<script"), html.index("<link"))


def test_nothing_unsafe_is_allowed(pages: dict[str, str], rules: dict[str, dict[str, str]]) -> None:
    meta = {META.findall(html)[0] for html in pages.values()}
    assert len(meta) == 1, "one policy holds when the theme swaps pages in"
    header_values = [(rule, block.get("Content-Security-Policy", "")) for rule, block in rules.items()]
    framed = {rule for rule, policy in header_values if policy == f"{min(meta)}; frame-ancestors *"}
    assert framed == {"/embed/*", "/ru/embed/*"}
    headers = {policy for rule, policy in header_values if policy and rule not in framed}
    for policy in meta | headers:
        named = directives(policy)
        assert named.pop("default-src") == ["'none'"]
        assert named.pop("script-src")[:2] == ["'self'", "'wasm-unsafe-eval'"]
        assert named.pop("img-src") == ["'self'", "data:"]
        assert named.pop("frame-ancestors", ["'none'"]) == ["'none'"]
        assert named.pop("base-uri") == named.pop("form-action") == ["'none'"]
        assert set(map(tuple, named.values())) == {("'self'",)}
        assert "'unsafe" not in policy
    assert "frame-ancestors" not in next(iter(meta)), "a page cannot say who frames it"
    assert headers == {f"{min(meta)}; frame-ancestors 'none'"}


class Forbidden(HTMLParser):
    """What the policy would refuse in a page."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.found: list[str] = []
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found += [f"{tag} {name}" for name, _ in attrs if name == "style" or name.startswith("on")]
        self.found += [f"{tag} {value}" for _, value in attrs if (value or "").startswith("javascript:")]
        if tag in ("style", "base"):
            self.found.append(tag)


def test_pages_hold_no_inline_style_and_no_inline_handler(pages: dict[str, str]) -> None:
    refused = {address: Forbidden(html).found for address, html in pages.items()}
    assert {address: found for address, found in refused.items() if found} == {}


def test_every_file_has_its_policy_and_its_time_from_one_rule_each(
    site: Path, rules: dict[str, dict[str, str]]
) -> None:
    files = [f"/{path.relative_to(site).as_posix()}" for path in site.rglob("*") if path.is_file()]
    for address in [*files, "/", "/hand/", "/ru/"]:
        names = ("Content-Security-Policy", "Cache-Control", "X-Content-Type-Options", "Referrer-Policy")
        counted = {name: len(header_values(rules, address, name)) for name in names}
        wanted = 0 if address == "/_headers" else 1
        assert counted == dict.fromkeys(names[:2], wanted) | dict.fromkeys(names[2:], 1), address


@pytest.mark.parametrize(
    ("address", "kept"),
    [
        ("/assets/javascripts/bundle.0123abcd.min.js", True),
        ("/assets/rake/vardic.0123abcd.svg", True),
        ("/assets/rake/pyodide-0123456789abcdef/pyodide.mjs", True),
        ("/assets/rake/python-0123456789abcdef/image.bin", True),
        ("/assets/rake/js-0123456789ab/host.js", True),
        ("/sw.js", False),
        ("/assets/rake/letters.woff2", False),
        ("/index.html", False),
        ("/sitemap.xml", False),
        ("/rules/bundle.0123abcd.html", False),
    ],
)
def test_only_files_named_by_their_content_are_kept(small: Callable[..., Path], address: str, kept: bool) -> None:
    rules = read((small("/index.html", "/assets/plain.txt", address) / "_headers").read_text("utf-8"))
    (value,) = header_values(rules, address, "Cache-Control")
    assert value == ("public, max-age=31536000, immutable" if kept else "no-cache")


@pytest.mark.parametrize(
    ("address", "framed"),
    [
        ("/embed/hand/index.html", True),
        ("/ru/embed/hand/index.html", True),
        ("/hand/index.html", False),
        ("/ru/hand/index.html", False),
        ("/rules/embed/index.html", False),
        ("/index.html", False),
    ],
)
def test_only_pages_to_be_embedded_may_be_framed(small: Callable[..., Path], address: str, framed: bool) -> None:
    site = small("/index.html", "/embed/hand/index.html", "/ru/embed/hand/index.html", "/ru/index.html", address)
    (policy,) = header_values(read((site / "_headers").read_text("utf-8")), address, "Content-Security-Policy")
    assert directives(policy)["frame-ancestors"] == (["*"] if framed else ["'none'"])


def test_cloudflare_can_read_the_headers(site: Path, rules: dict[str, dict[str, str]]) -> None:
    lines = (site / "_headers").read_text("utf-8").splitlines()
    assert max(map(len, lines)) <= 2000
    assert len(rules) <= 100
    assert all(rule.count("*") <= 1 and ":" not in rule for rule in rules)


@pytest.fixture
def small(tmp_path: Path) -> Callable[..., Path]:
    """Return a function that makes a protected site of a few addresses."""

    def make(*addresses: str) -> Path:
        for address in addresses:
            path = tmp_path / address[1:]
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text('<head><meta charset="utf-8"><script>one()</script>' if path.suffix == ".html" else "")
        csp.write_headers(tmp_path, csp.protect(tmp_path))
        return tmp_path

    return make


def test_protecting_a_site_again_changes_nothing_and_a_new_script_is_told(small: Callable[..., Path]) -> None:
    site = small("/index.html", "/a/index.html")
    before = {path: path.read_text() for path in site.rglob("*") if path.is_file()}
    csp.write_headers(site, csp.protect(site))
    assert {path: path.read_text() for path in site.rglob("*") if path.is_file()} == before
    page = site / "a" / "index.html"
    page.write_text(page.read_text().replace("one()", "two()"))
    csp.write_headers(site, csp.protect(site))
    for text in (page.read_text(), (site / "index.html").read_text(), (site / "_headers").read_text()):
        assert digest("one()") in text
        assert digest("two()") in text


def test_data_and_loaded_scripts_need_no_hash() -> None:
    html = (
        '<script src="a.js"></script><script type="application/json">{}</script><script type="application/ld+json">{}'
        '</script><script type="module">1</script><p>text</p><SCRIPT async>\nif (a < b && "<p>") {}\n</SCRIPT>'
    )
    assert csp.hashes(html) == {digest("1"), digest('\nif (a < b && "<p>") {}\n')}


def test_a_page_without_a_place_for_the_policy_stops_the_build(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("<head><script>one()</script>")
    with pytest.raises(RuntimeError, match="charset"):
        csp.write_headers(tmp_path, csp.protect(tmp_path))


def test_make_serve_gets_no_policy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rebuild, "serving", False)
    page = tmp_path / "index.html"
    page.write_text('<meta charset="utf-8">')
    languages = SimpleNamespace(building=False)
    config = cast("Any", SimpleNamespace(site_dir=str(tmp_path), plugins={"i18n": languages}))
    (tmp_path / "search").mkdir()
    (tmp_path / "search" / "search_index.json").write_text('{"docs": []}')
    mkdocs_hook.on_startup("serve", dirty=False)
    mkdocs_hook.on_post_build(config)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["index.html", "search"]
    assert page.read_text() == '<meta charset="utf-8">'
    mkdocs_hook.on_startup("build", dirty=False)
    languages.building = True
    mkdocs_hook.on_post_build(config)
    assert page.read_text() == '<meta charset="utf-8">', "a language of several is not the whole site"
    languages.building = False
    mkdocs_hook.on_post_build(config)
    assert META.search(page.read_text())
