"""Writes the folders of a new game: `python -m tests.new_game durak --title Durak --name Дурак`.

What it writes is a model: a game for points, as small as one can be, that passes all checks that games share. Each file
says, after `MODEL:`, what has to be written in its place; the tests of the new game fail until nothing of that is left.
"""

from __future__ import annotations

import keyword
import re
from pathlib import Path
from string import Template

from tests.served import ROOT
from widgets.host import WIDGETS
from widgets.other_games import HOST
from widgets.shelf import replay, table
from widgets.site.python.bundle import SHARED_ZIP

MODEL = Path(__file__).parent / "points"
_MARK = re.compile(r"(?:#|<!--) MODEL: ")
HOMES = ("rake/shelf/{}", "widgets/games/{}", "docs/games/{}", "tests/shelf/{}.py", "tests/shelf/test_{}.py")
"""Where a game lies: its folders, and its tests."""


def files_of(word: str) -> list[Path]:
    """Return the files of a game in which something may be left to write, from the checkout's folder."""
    homes = [ROOT / home.format(word) for home in HOMES]
    files = [path for home in homes for path in ([home] if home.is_file() else sorted(home.rglob("*.*")))]
    return [path.relative_to(ROOT) for path in files if path.suffix in (".py", ".ftl", ".html", ".md", ".toml")]


def left_to_write(file: Path) -> list[str]:
    """Return the lines of a file that say what has to be written there."""
    return [line.strip() for line in (ROOT / file).read_text("utf-8").splitlines() if _MARK.search(line)]


def refuse(word: str) -> str:
    """Return why there can't be a new game of this word; an empty text if there can."""
    if not re.fullmatch(r"[a-z]{3,12}", word) or keyword.iskeyword(word):
        return f"{word!r} can't be the word of a game: it needs three to twelve small letters"
    fields = {*table.FIELDS, *replay.FIELDS, *(name for widget in WIDGETS.values() for name in widget.FIELDS)}
    if word in {HOST, SHARED_ZIP, *fields}:
        return f"{word!r} means something else in links"
    if there := [home.format(word) for home in HOMES if (ROOT / home.format(word)).exists()]:
        return f"{word!r} is here already: {', '.join(there)}"
    return ""


def write(word: str, title: str, name: str) -> list[Path]:
    """Write the model as a game of this word, with an English and a Russian name; return the files."""
    values = {"word": word, "title": title, "name": name, "kind": word.title()}
    values |= {"anchor": word[:2], "prefix": word[:2].upper()}
    written = []
    for model in sorted(MODEL.rglob("*.txt")):
        target = ROOT / model.relative_to(MODEL).with_suffix("").as_posix().replace("WORD", word)
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(Template(model.read_text("utf-8")).substitute(values), "utf-8")
        written.append(target)
    return written
