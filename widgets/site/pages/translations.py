"""Finds translated pages that are out of date: their English page has changed since they were translated.

`python -m widgets.site.pages.translations` lists them; `--accept docs/deck.ru.md` marks that page as up to date again.
"""

from __future__ import annotations

import argparse
import hashlib
import re
import sys
from collections.abc import Sequence
from pathlib import Path

from widgets.site import ROOT

DOCS = ROOT / "docs"

_FRONT = re.compile(r"\A---\n(.*?\n)---\n", re.DOTALL)
_SOURCE = re.compile(r"^source: *(\w*)$", re.MULTILINE)
_ONLY = re.compile(r"^only: *(\w+)$", re.MULTILINE)


def digest(page: Path) -> str:
    """Return the digest of an English page that its translations note: the first 8 digits of its text's SHA-256."""
    return hashlib.sha256(page.read_text("utf-8").encode()).hexdigest()[:8]


def source(translation: Path) -> Path:
    """Return the path of a translation's English page: `deck.md` for `deck.ru.md`."""
    return translation.with_name(f"{translation.name.split('.')[0]}.md")


def translations(docs: Path = DOCS) -> list[Path]:
    """Return the paths of all translated pages."""
    return sorted(docs.rglob("*.??.md"))


def named(translation: Path) -> str:
    """Return the digest of the English page noted in a translation's front matter; an empty text if there is none."""
    front = _FRONT.match(translation.read_text("utf-8"))
    match = _SOURCE.search(front[1]) if front else None
    return match[1] if match else ""


def stale(docs: Path = DOCS) -> list[Path]:
    """Return the translations that are out of date: the English page has changed or is gone, or no digest is noted."""
    return [page for page in translations(docs) if not source(page).exists() or named(page) != digest(source(page))]


def only(page: Path) -> str:
    """Return the one language that a page is published in, from `only: en` in its front matter; empty if in all."""
    front = _FRONT.match(page.read_text("utf-8"))
    match = _ONLY.search(front[1]) if front else None
    return match[1] if match else ""


def missing(lang: str, docs: Path = DOCS) -> list[Path]:
    """Return the English pages that lack a translation into a language."""
    english = sorted(set(docs.rglob("*.md")) - set(translations(docs)))
    return [page for page in english if not (only(page) or page.with_name(f"{page.stem}.{lang}.md").exists())]


def accept(translation: Path) -> None:
    """Note the current digest of the English page in a translation's front matter.

    Raises `ValueError` for a page without a front matter.
    """
    text = translation.read_text("utf-8")
    front = _FRONT.match(text)
    if not front:
        raise ValueError(f"{translation} has no front matter")
    kept = _SOURCE.sub("", front[1]).strip("\n")
    translation.write_text(f"---\n{kept}\nsource: {digest(source(translation))}\n---\n{text[front.end() :]}", "utf-8")


def main(arguments: Sequence[str] | None = None) -> int:
    """Mark the pages given as up to date, then print all that are out of date; return the exit status, 1 if any is."""
    parser = argparse.ArgumentParser(prog="python -m widgets.site.pages.translations", description=__doc__)
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
