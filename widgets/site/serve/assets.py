"""The files that the site serves besides its pages: style sheets, scripts, fonts, icons, decks and Python."""

from __future__ import annotations

import hashlib
import re
from pathlib import Path

from widgets.site import GENERATED, ROOT
from widgets.site.look import fonts, icons
from widgets.site.look.drawings import CSS, drawings, hashed, style_of_faces
from widgets.site.python import runtime

JS = ROOT / "widgets" / "js"
_STYLE_ASIDE = re.compile(r"/\*.*?\*/|(?m:^[ \t]+)", re.DOTALL)
_STYLE_BREAK = re.compile(r"(?<=[{};,]) *\n+")
_STYLE_SPACE = re.compile(r" +(?=\{)|;(?=\})|(?<=,) +")
_SCRIPT_ASIDE = re.compile(r"/\*\*.*?\*/ ?|(?m:^[ \t]*//[^\n]*\n)|(?m:^[ \t]+)", re.DOTALL)
"""A block for documentation or types in a script, a line that is nothing but a comment, or an indent."""
_HASH = re.compile(r"\.[0-9a-f]{8}(?=\.\w+$)")
SEARCH = "search-rake.js"


def unhashed(address: str) -> str:
    """Return the name of the file at an address, without the hash of its content."""
    return _HASH.sub("", address.rpartition("/")[2])


def _generated(name: str, content: str | bytes) -> Path:
    path = GENERATED / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content.encode() if isinstance(content, str) else content)
    return path


def _scripts(python: Path) -> dict[str, Path]:
    """Return the pages' own scripts, by address in the site. `python` is the path of the generated `python.js`.

    Their folder has a hash of their content in its name, so that a page never mixes scripts of two versions.
    """
    written = [path for path in sorted(JS.glob("*.js")) if path.name not in ("search.js", "sw.js")]
    # Comments are a third of what these scripts weigh.
    scripts = {path.name: _generated(path.name, _SCRIPT_ASIDE.sub("", path.read_text("utf-8"))) for path in written}
    # The npm package has its minified code only as a plain script, so an export is added to make it a module.
    morph = (JS / "node_modules" / "idiomorph" / "dist" / "idiomorph.min.js").read_text("utf-8")
    scripts |= {"idiomorph.js": _generated("idiomorph.js", f"{morph}\nexport {{ Idiomorph }};\n"), "python.js": python}
    content = hashlib.sha256(b"".join(path.read_bytes() for path in scripts.values())).hexdigest()[:12]
    return {f"assets/rake/js-{content}/{name}": path for name, path in scripts.items()}


def collect(search_worker: str, *, fast: bool) -> dict[str, Path]:
    """Return every file to serve, as a path on disk by address in the site.

    `search_worker` is the file name of the theme's own search worker; `fast` is passed to `runtime.build`.
    """
    # Comments, indents and line breaks are for people who change the style, not for readers.
    bare = {path.name: _STYLE_ASIDE.sub("", path.read_text("utf-8")) for path in sorted(CSS.glob("*.css"))}
    bare["play.css"] += style_of_faces()
    styles = {name: _STYLE_SPACE.sub("", _STYLE_BREAK.sub("", style)) for name, style in bare.items()}
    for drawing, (name, _) in drawings().items():
        styles = {sheet: style.replace(f'url("{drawing}")', f'url("{name}")') for sheet, style in styles.items()}
    search = (JS / "search.js").read_text("utf-8").replace("@@WORKER@@", search_worker)
    files = {
        **{f"assets/rake/{hashed(name, style)}": _generated(name, style) for name, style in styles.items()},
        f"assets/javascripts/workers/{SEARCH}": _generated(SEARCH, search),
    }
    beside = [_generated(f"eb-garamond-{script}.woff2", fonts.cut(script)) for script in fonts.LETTERS]
    beside += [_generated(icon.name, icon.content) for icon in (*icons.installed(), icons.touch())]
    files |= {f"assets/rake/{path.name}": path for path in beside}
    files |= {f"assets/rake/{name}": _generated(drawing, sheet) for drawing, (name, sheet) in drawings().items()}
    python = runtime.build(fast=fast)
    files |= {f"assets/rake/{path.relative_to(python).as_posix()}": path for path in python.glob("*/*.*")}
    return files | _scripts(python / "python.js")
