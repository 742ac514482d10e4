"""The files that the site serves besides its pages: style sheets, scripts, fonts, icons, decks and Python."""

from __future__ import annotations

import hashlib
import re
import subprocess
from collections.abc import Mapping
from pathlib import Path
from tempfile import TemporaryDirectory

from widgets.site import GENERATED, ROOT
from widgets.site.look import fonts, icons
from widgets.site.look.drawings import drawings, hashed, sheets, style_of_faces
from widgets.site.python import runtime

JS = ROOT / "widgets" / "js"
ESBUILD = JS / "node_modules" / ".bin" / "esbuild"
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


def _minified(sources: Mapping[str, str]) -> dict[str, str]:
    """Return scripts or style sheets by name, given likewise, without what is only for people who change them.

    Names stay, so that an error that a reader reports says where it happened.
    """
    with TemporaryDirectory() as scratch:
        whole, small = Path(scratch, "whole"), Path(scratch, "small")
        whole.mkdir()
        for name, source in sources.items():
            (whole / name).write_text(source, "utf-8")
        options = [
            "--minify-whitespace",
            "--minify-syntax",
            "--charset=utf8",
            "--log-level=warning",
            f"--outdir={small}",
        ]
        subprocess.run([ESBUILD, *(whole / name for name in sources), *options], check=True)
        return {name: (small / name).read_text("utf-8") for name in sources}


def _scripts(written: Mapping[str, str], python: Path) -> dict[str, Path]:
    """Return the pages' scripts, by address in the site: ours, idiomorph, and the generated `python.js` at a path.

    Their folder has a hash of their content in its name, so that a page never mixes scripts of two versions.
    """
    # The npm package has its minified code only as a plain script, so an export is added to make it a module.
    morph = (JS / "node_modules" / "idiomorph" / "dist" / "idiomorph.min.js").read_text("utf-8")
    scripts = {**written, "idiomorph.js": f"{morph}\nexport {{ Idiomorph }};\n"}
    files = {name: _generated(name, script) for name, script in scripts.items()} | {"python.js": python}
    content = hashlib.sha256(b"".join(path.read_bytes() for path in files.values())).hexdigest()[:12]
    return {f"assets/rake/js-{content}/{name}": path for name, path in files.items()}


def collect(search_worker: str, *, fast: bool) -> dict[str, Path]:
    """Return every file to serve, as a path on disk by address in the site.

    `search_worker` is the file name of the theme's own search worker; `fast` is passed to `runtime.build`.
    """
    styles = sheets()
    styles["play.css"] += style_of_faces()
    letters = {f"eb-garamond-{script}.woff2": fonts.cut(script) for script in fonts.LETTERS}
    shown: dict[str, tuple[str, str | bytes]] = {name: (hashed(name, font), font) for name, font in letters.items()}
    shown |= drawings()
    for file, (name, _) in shown.items():
        styles = {sheet: style.replace(f'url("{file}")', f'url("{name}")') for sheet, style in styles.items()}
    written = [path for path in sorted(JS.glob("*.js")) if path.name != "sw.js"]
    scripts = _minified({path.name: path.read_text("utf-8") for path in written})
    search = scripts.pop("search.js").replace("@@WORKER@@", search_worker)
    files = {
        **{f"assets/rake/{hashed(name, style)}": _generated(name, style) for name, style in _minified(styles).items()},
        f"assets/javascripts/workers/{SEARCH}": _generated(SEARCH, search),
    }
    files |= {f"assets/rake/{name}": _generated(file, content) for file, (name, content) in shown.items()}
    beside = [_generated(icon.name, icon.content) for icon in (*icons.installed(), icons.touch())]
    files |= {f"assets/rake/{path.name}": path for path in beside}
    python = runtime.build(fast=fast)
    files |= {f"assets/rake/{path.relative_to(python).as_posix()}": path for path in python.glob("*/*.*")}
    return files | _scripts(scripts, python / "python.js")
