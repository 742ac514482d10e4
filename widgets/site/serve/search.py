"""The search index: by language, so that a page fetches only its own language's part, once a reader searches.

What readers ask in words that the page doesn't use, or uses everywhere, is in `docs/data/asked.toml`. It's indexed as a
field of its own, which counts for more than titles do.
"""

from __future__ import annotations

import json
import tomllib
from pathlib import Path

from widgets.site import ROOT
from widgets.templates import LANGUAGES

ASKED = ROOT / "docs" / "data" / "asked.toml"
WEIGHT = 3000
"""How much a word of a question counts; in a title it counts 1000, in a text 1."""

OTHER_GAMES = 0.5
"""How much a page of another game than Rake counts: most questions don't name a game, and then they are about Rake."""


def split(site: Path) -> None:
    """Move the entries of a built site's search index to `search/en.json`, `search/ru.json` and so on, by language.

    A second call changes nothing. Raises `ValueError` if a question is about an address that isn't in the index.
    """
    index = site / "search" / "search_index.json"
    data = json.loads(index.read_text("utf-8"))
    if not data["docs"]:
        return
    by_language: dict[str, dict[str, dict[str, object]]] = {lang: {} for lang in LANGUAGES}
    for entry in data["docs"]:
        lang, slash, address = entry["location"].partition("/")
        if not slash or lang not in by_language:
            lang, address = LANGUAGES[0], entry["location"]
        by_language[lang][address] = entry
        if address.startswith("games/"):
            entry["boost"] = OTHER_GAMES
    for address, questions in asked().items():
        for lang, entries in by_language.items():
            if address not in entries:
                raise ValueError(f"{ASKED.name}: no page has the address {address!r}")
            entries[address]["asked"] = ". ".join(questions[lang])
    for lang, entries in by_language.items():
        index.with_name(f"{lang}.json").write_text(json.dumps([*entries.values()], ensure_ascii=False), "utf-8")
    data["config"]["fields"]["asked"] = {"boost": WEIGHT}
    index.write_text(json.dumps(data | {"docs": []}), "utf-8")


def asked() -> dict[str, dict[str, list[str]]]:
    """Return what readers ask, by the address that answers it and by language."""
    return tomllib.loads(ASKED.read_text("utf-8"))
