"""The widgets' translation catalogues: texts are collected from templates and tables of words, and compiled.

There is one for Rake and all that games share, one for what the other games share, and one for each of them. A text is
in the first of these that has it. Sentences, which are written in each language, are compiled too.
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterator
from functools import cache, partial
from io import BytesIO
from pathlib import Path

from babel.messages.catalog import Catalog
from babel.messages.extract import DEFAULT_KEYWORDS, extract_from_dir
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po

from widgets import fluent, games
from widgets.site import ROOT, rebuild

WIDGETS = ROOT / "widgets"
OTHERS = WIDGETS / "shelf"

_METHODS = [("**/words.py", "python"), ("**/*_words.py", "python"), ("**.html", "jinja2")]
_READERS = re.compile(r"(widgets/fluent|rake/kit/saying)\.py")
"""The code that compiles sentences."""

_OPTIONS = {"**.html": {"newstyle_gettext": "true", "silent": "false"}}


def packages() -> Iterator[Path]:
    """Yield the folder of each package that has translations of its own: Rake's, the other games', then each game's."""
    yield WIDGETS
    yield OTHERS
    yield from sorted(folder.parent for home in games.__path__ for folder in Path(home).glob("*/locale"))


@cache
def collected(package: Path = WIDGETS) -> Catalog:
    """Return a catalogue of a package's texts, from `words.py`, `…_words.py` and the templates; don't change it."""
    catalogue = Catalog(project="Rake")
    before = [] if package == WIDGETS else [WIDGETS] if package == OTHERS else [WIDGETS, OTHERS]
    had = {message.id for other in before for message in collected(other)}
    apart = {folder for folder in packages() if folder != package}

    def is_own(folder: str | os.PathLike[str]) -> bool:
        return Path(folder) not in apart and Path(folder).name not in ("node_modules", "__pycache__")

    for file, _line, message, comments, context in extract_from_dir(
        package, _METHODS, _OPTIONS, keywords=DEFAULT_KEYWORDS | {"N_": None}, directory_filter=is_own
    ):
        if message not in had:
            catalogue.add(message, None, [(file, 0)], auto_comments=comments, context=context)
    return catalogue


def update() -> None:
    """Update every .po file: new texts are added without a translation, texts no longer used are removed."""
    for package in packages():
        texts = collected(package)
        for path in sorted((package / "locale").glob("*.po")):
            with path.open("rb") as file:
                translated = read_po(file, locale=path.stem)
            created = translated.creation_date
            translated.update(texts, no_fuzzy_matching=True)
            translated.creation_date = created
            translated.obsolete.clear()
            with path.open("wb") as file:
                write_po(file, translated, width=110, no_location=True, omit_header=False, sort_output=True)


def sentence_files() -> list[Path]:
    """Return the files with the sentences of all packages, in every language."""
    folders = [WIDGETS / "kit", OTHERS, *(folder for home in games.__path__ for folder in sorted(Path(home).iterdir()))]
    return [path for folder in folders for path in sorted(folder.glob("sentences/*.ftl"))]


def compile_all() -> None:
    """Write the .mo file beside every .po file, and the .json file beside every .ftl file, unless it is up to date.

    Raises `FluentFileError`.
    """
    for path in sorted(path for package in packages() for path in (package / "locale").glob("*.po")):
        _write(path.with_suffix(".mo"), rebuild.kept(path, None, partial(_translations, path), code=None))
    for path in sentence_files():
        _write(path.with_suffix(".json"), rebuild.kept(path, None, partial(_sentences, path), _READERS))


def _translations(path: Path) -> bytes:
    compiled = BytesIO()
    with path.open("rb") as file:
        write_mo(compiled, read_po(file, locale=path.stem))
    return compiled.getvalue()


def _sentences(path: Path) -> bytes:
    messages = fluent.compiled(path.read_text("utf-8"), path)
    return json.dumps(messages, ensure_ascii=False, separators=(",", ":")).encode()


def _write(target: Path, content: bytes) -> None:
    if not target.exists() or target.read_bytes() != content:
        target.write_bytes(content)


if __name__ == "__main__":
    update()
