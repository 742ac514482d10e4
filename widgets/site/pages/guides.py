"""Guides for a table as files, `docs/learn/guides/NAME.toml`: a first round with a comment at every decision.

    table = "chairs=..."            # the saved state of the widget `table`: players, chips, house rules
    seed = "..."                    # decides the cards
    [say]
    start = { en = "...", ru = "..." }
    "first-betting owes" = { en = "...", ru = "..." }

`widgets.games.rake.table.guide.moments` lists the names of moments. In a text `{TW}` becomes a card's name in the
reader's deck, and `[5.3]` a link to that rule.
"""

from __future__ import annotations

import json
from pathlib import Path

from widgets.games.rake.table.guide import START
from widgets.site.pages.lessons import FOLDER, LessonError, line_of, rake, read_toml

GUIDES = FOLDER / "guides"
KEYS = {"table", "seed", "say"}


def guide_source(path: Path, lang: str) -> str:
    """Return a guide in one language, as JSON for its page. Raises `LessonError` for a fault in the file."""
    guide = read_toml(path)
    if {*guide} != KEYS or START not in guide["say"]:
        raise LessonError(f"{path.name}: a guide has {', '.join(sorted(KEYS))}, and something to say at the {START}")
    for moment, text in guide["say"].items():
        for fault in rake().faults(text):
            raise LessonError(f"{path.name}:{line_of(path, moment)}: {moment} {fault}")
    say = {moment: text[lang] for moment, text in guide["say"].items()}
    data = {"name": path.stem, "table": guide["table"], "seed": guide["seed"], "say": say}
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))
