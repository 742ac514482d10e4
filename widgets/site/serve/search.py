"""Splits the search index by language, so that a page fetches only its own language's part, once a reader searches."""

from __future__ import annotations

import json
from pathlib import Path

from widgets.templates import LANGUAGES


def split(site: Path) -> None:
    """Move the entries of a built site's search index to `search/en.json`, `search/ru.json` and so on, by language.

    A second call changes nothing.
    """
    index = site / "search" / "search_index.json"
    data = json.loads(index.read_text("utf-8"))
    if not data["docs"]:
        return
    parts: dict[str, list[object]] = {lang: [] for lang in LANGUAGES}
    for entry in data["docs"]:
        lang, slash, _ = entry["location"].partition("/")
        parts[lang if slash and lang in parts else LANGUAGES[0]].append(entry)
    for lang, entries in parts.items():
        index.with_name(f"{lang}.json").write_text(json.dumps(entries, ensure_ascii=False), "utf-8")
    index.write_text(json.dumps(data | {"docs": []}), "utf-8")
