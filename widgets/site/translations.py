"""Which translated pages are older than the English page that they were made from.

`python -m widgets.site.translations` lists them; `--accept docs/deck.ru.md` says that this one is up to date again.
"""

from __future__ import annotations

import argparse
import hashlib
import re
import sys
from collections.abc import Sequence
from pathlib import Path

from widgets.site.runtime import ROOT

DOCS = ROOT / "docs"

_FRONT = re.compile(r"\A---\n(.*?\n)---\n", re.DOTALL)
_SOURCE = re.compile(r"^source: *(\w*)$", re.MULTILINE)


def digest(page: Path) -> str:
    """Return what a translation names its source by: the beginning of its text's SHA-256."""
    return hashlib.sha256(page.read_text("utf-8").encode()).hexdigest()[:8]


def source(translation: Path) -> Path:
    """Return the English page of a translation: `deck.md` of `deck.ru.md`."""
    return translation.with_name(f"{translation.name.split('.')[0]}.md")


def translations(docs: Path = DOCS) -> list[Path]:
    """Return every translated page."""
    return sorted(docs.rglob("*.??.md"))


def named(translation: Path) -> str:
    """Return the digest in a page's front matter, or nothing."""
    front = _FRONT.match(translation.read_text("utf-8"))
    match = _SOURCE.search(front[1]) if front else None
    return match[1] if match else ""


def stale(docs: Path = DOCS) -> list[Path]:
    """Return the translations whose English page is another one by now, or is gone, or is not named."""
    return [page for page in translations(docs) if not source(page).exists() or named(page) != digest(source(page))]


def missing(lang: str, docs: Path = DOCS) -> list[Path]:
    """Return the English pages that a language does not have."""
    english = sorted(set(docs.rglob("*.md")) - set(translations(docs)))
    return [page for page in english if not page.with_name(f"{page.stem}.{lang}.md").exists()]


def accept(translation: Path) -> None:
    """Let a translation name its English page as that is now; raises ValueError without a front matter."""
    text = translation.read_text("utf-8")
    front = _FRONT.match(text)
    if not front:
        raise ValueError(f"{translation} has no front matter")
    kept = _SOURCE.sub("", front[1]).strip("\n")
    translation.write_text(f"---\n{kept}\nsource: {digest(source(translation))}\n---\n{text[front.end() :]}", "utf-8")


def main(arguments: Sequence[str] | None = None) -> int:
    """Accept the pages that are named, then list what is out of date; 1 if anything is."""
    parser = argparse.ArgumentParser(prog="python -m widgets.site.translations", description=__doc__)
    parser.add_argument("--accept", type=Path, nargs="+", default=[], metavar="PAGE", help="a page brought up to date")
    for page in parser.parse_args(arguments).accept:
        if page.resolve() not in translations():
            parser.error(f"{page} is no translated page")
        accept(page)
    old = stale()
    for page in old:
        print(f"{page.relative_to(ROOT)}: {source(page).name} has changed since")
    for lang in sorted({page.suffixes[-2][1:] for page in translations()}):
        for page in missing(lang):
            print(f"{page.relative_to(ROOT)}: not in {lang}")
    return 1 if old else 0


if __name__ == "__main__":
    sys.exit(main())
