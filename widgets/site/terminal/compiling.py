"""Writes what the terminal says of each game into the package: run it after a change of a sentence or a name.

A file holds, for what all games share and for each game by its word, Rake among them: `messages` as `widgets.fluent`
compiles them, without HTML; for each code of a refusal, the name of its message, then the fields that the refusal's
values fill, in their order; and of a game, its `title`, the `bots` that sit down, and what each bot is called.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from enum import Enum
from importlib import import_module
from pathlib import Path
from typing import Any

from babel.messages.pofile import read_po

from rake.kit.saying import Messages, message_name
from rake.middle import PickRefusal
from rake.shelf import base_of
from widgets import fluent
from widgets.games.rake.refusal_remarks import IN_PLAY, CardGone
from widgets.games.rake.refusal_remarks import REFUSALS as RAKE_REFUSALS
from widgets.games.rake.words import SHORT_BETTOR
from widgets.kit.saying import Remark
from widgets.other_games import HOST, words
from widgets.shelf.refusal_words import REFUSALS
from widgets.templates import LANGUAGES

ROOT = Path(__file__).parents[3]
OWN = Path(__file__).parent
FOLDER = ROOT / "rake" / "cli" / "sentences"
"""Where the files lie in the package, named after their languages."""

SHARED = "shared"
"""The key of what all games share."""

TITLES = {"en": "Rake", "ru": "Рейк"}
"""What Rake is called."""


_HTML = re.compile(r'<span class="rake-standard">.*?</span>|</?\w[^<>]*>')
"""The names of the deck that a terminal doesn't show, and all tags."""


def text_of(lang: str) -> str:
    """Return the text of the file of a language, a line for each message."""
    return "{\n" + ",\n".join(_entries(lang)) + "\n}\n"


def _entries(lang: str) -> Iterator[str]:
    folders = (ROOT / "widgets" / "kit" / "sentences", ROOT / "widgets" / "shelf" / "sentences", OWN)
    shared = {name: pattern for folder in folders for name, pattern in _messages(folder, lang).items()}
    yield _entry(SHARED, {"messages": shared, "refusals": _refusals(REFUSALS)})
    yield _entry(HOST, _rake(lang))
    for word in words():
        yield _entry(word, _game(word, lang))


def _game(word: str, lang: str) -> Mapping[str, Any]:
    """Return what is said of a game."""
    packages = [f"widgets.games.{each}" for each in (base_of(word), word) if each]
    presentation = _presentation(word)
    messages: dict[str, Any] = {}
    names: dict[str, str] = {}
    for package in packages:
        folder = ROOT / package.replace(".", "/")
        messages |= _messages(folder / "sentences", lang)
        names |= _translations(folder / "locale" / f"{lang}.po")
    characters = presentation.words.characters
    return {
        "title": _title(word, lang),
        "bots": presentation.sitting,
        "names": {bot: names.get(each.short, each.short) for bot, each in characters.items()},
        "messages": messages,
        "refusals": _refusals(presentation.words.refusals),
    }


def _rake(lang: str) -> Mapping[str, Any]:
    """Return what is said of Rake."""
    folder = ROOT / "widgets" / "games" / HOST
    names = _translations(ROOT / "widgets" / "locale" / f"{lang}.po")
    classes = {code: each for code, each in {**RAKE_REFUSALS, **IN_PLAY}.items() if isinstance(each, type)}
    classes |= {PickRefusal.NOT_FACE_UP: CardGone, PickRefusal.NOT_FACE_DOWN: CardGone}
    return {
        "title": TITLES[lang],
        "bots": list(SHORT_BETTOR),
        "names": {bot: names.get(name, name) for bot, name in SHORT_BETTOR.items()},
        "messages": _messages(folder / "sentences", lang),
        "refusals": _refusals(classes),
    }


def _presentation(word: str) -> Any:
    module = import_module(f"widgets.games.{word}.presentation")
    return getattr(module, "TABLE", None) or next(
        each() for each in vars(module).values() if hasattr(each, "sitting") and each.__module__ == module.__name__
    )


def _title(word: str, lang: str) -> str:
    page = ROOT / "docs" / "games" / word / ("index.md" if lang == LANGUAGES[0] else f"index.{lang}.md")
    title = next(line for line in page.read_text("utf-8").splitlines() if line.startswith("title: "))
    return title.removeprefix("title: ").strip('"')


def _messages(folder: Path, lang: str) -> Messages:
    path = folder / f"{lang}.ftl"
    return fluent.compiled(_HTML.sub("", path.read_text("utf-8")), path) if path.exists() else {}


def _translations(path: Path) -> Mapping[str, str]:
    if not path.exists():
        return {}
    with path.open("rb") as stream:
        return {str(each.id): str(each.string) for each in read_po(stream) if each.id and each.string}


def _refusals(refusals: Mapping[Enum, type[Remark]]) -> Mapping[str, list[str]]:
    return {
        f"{type(code).__module__}.{code}": [message_name(remark.__name__), *remark.__annotations__]
        for code, remark in refusals.items()
    }


def _entry(key: str, value: Mapping[str, Any]) -> str:
    """Return a part of the file as JSON, each of its messages on a line of its own."""
    lines = []
    for name, held in value.items():
        if name == "messages":
            held_lines = ",\n".join(f"  {_json(each)}: {_json(pattern)}" for each, pattern in held.items())
            lines.append(f" {_json(name)}: {{\n{held_lines}\n }}")
        else:
            lines.append(f" {_json(name)}: {_json(held)}")
    return f"{_json(key)}: {{\n" + ",\n".join(lines) + "\n}"


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for language in LANGUAGES:
        (FOLDER / f"{language}.json").write_text(text_of(language), "utf-8")
