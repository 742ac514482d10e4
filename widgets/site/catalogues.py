"""The widgets' translation catalogues: texts are collected from templates and tables of words, and compiled."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path

from babel.messages.catalog import Catalog
from babel.messages.extract import DEFAULT_KEYWORDS, extract_from_dir
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po

WIDGETS = Path(__file__).parent.parent
LOCALE = WIDGETS / "locale"

_METHODS = [("**/words.py", "python"), ("**/*_words.py", "python"), ("**.html", "jinja2")]
_OPTIONS = {"**.html": {"newstyle_gettext": "true", "silent": "false"}}


def collected() -> Catalog:
    """Return a catalogue of all texts to translate, from `words.py`, `…_words.py` and the templates."""
    catalogue = Catalog(project="Rake")
    for file, _line, message, comments, context in extract_from_dir(
        WIDGETS, _METHODS, _OPTIONS, keywords=DEFAULT_KEYWORDS | {"N_": None}
    ):
        catalogue.add(message, None, [(file, 0)], auto_comments=comments, context=context)
    return catalogue


def update() -> None:
    """Update every .po file: new texts are added without a translation, texts no longer used are removed."""
    for path in sorted(LOCALE.glob("*.po")):
        with path.open("rb") as file:
            translated = read_po(file, locale=path.stem)
        created = translated.creation_date
        translated.update(collected(), no_fuzzy_matching=True)
        translated.creation_date = created
        translated.obsolete.clear()
        with path.open("wb") as file:
            write_po(file, translated, width=110, no_location=True, omit_header=False, sort_output=True)


def compile_all() -> None:
    """Write the .mo file beside every .po file, unless it is up to date."""
    for path in sorted(LOCALE.glob("*.po")):
        compiled = BytesIO()
        with path.open("rb") as file:
            write_mo(compiled, read_po(file, locale=path.stem))
        target = path.with_suffix(".mo")
        if not target.exists() or target.read_bytes() != compiled.getvalue():
            target.write_bytes(compiled.getvalue())


if __name__ == "__main__":
    update()
