"""What pages bring with their widgets, built from the same files as the site builds it from."""

from __future__ import annotations

import json
import tomllib
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).parents[2]
LEARN = ROOT / "docs" / "learn"

COURSE = (
    "deck", "ladder", "winners", "skulls", "round", "first", "tells", "second", "betting", "pots", "house", "whole",
)  # fmt: skip
"""The lessons in their order."""


class Source(NamedTuple):
    """What a page brings: the text, and the name by which the corpus calls it."""

    name: str
    text: str


NOTHING = Source("", "")

FIRST = "first"
"""The name of the file with a game's first deal, which lies beside its lessons."""


@cache
def bank() -> Source:
    """Return the bank of spots."""
    name = "docs/data/spots.txt"
    return Source(name, (ROOT / name).read_text("utf-8"))


def bank_lines() -> list[str]:
    """Return the spots of the bank, each with its odds."""
    return bank().text.splitlines()


@cache
def toml(name: str, folder: Path = LEARN) -> dict[str, Any]:
    """Return what a file of the course, or of lessons in another folder, holds, e.g. `deck` or `guides/whole`."""
    return tomllib.loads((folder / f"{name}.toml").read_text("utf-8"))


@cache
def lesson(name: str, lang: str) -> Source:
    """Return a lesson in one language."""
    return _lesson(LEARN, name, next(iter(COURSE[COURSE.index(name) + 1 :]), ""), lang)


def lessons_of(word: str, lang: str) -> list[Source]:
    """Return the lessons of another game in one language; none if its pages are elsewhere."""
    folder = ROOT / "docs" / "games" / word
    names = sorted(path.stem for path in folder.glob("*.toml") if path.stem != FIRST)
    return [_lesson(folder, name, toml(name, folder).get("following", ""), lang) for name in names]


def first_of(word: str, lang: str) -> Source:
    """Return the first deal of a game in one language, Rake's for an empty word; nothing if its pages are elsewhere."""
    folder = ROOT / "docs" / "games" / word if word else LEARN / "rounds"
    if not (path := folder / f"{FIRST}.toml").exists():
        return NOTHING
    file = toml(FIRST, folder)
    about = {"name": FIRST, "deal": file["deal"], "seat": file["seat"]}
    return _source(path.relative_to(ROOT).as_posix(), about | {"say": [step["say"][lang] for step in file["step"]]})


def _lesson(folder: Path, name: str, after: str, lang: str) -> Source:
    file = toml(name, folder)
    knows = [text[lang] for text in file["knows"]]
    steps = [
        {"ask": step["ask"], "rules": step["rules"]}
        | {text: step[text][lang] for text in ("task", "idea", "why")}
        | {"wrong": {answer: text[lang] for answer, text in step.get("wrong", {}).items()}}
        for step in file["step"]
    ]
    following = {"name": after, "title": toml(after, folder)["title"][lang]} if after else None
    path = (folder / f"{name}.toml").relative_to(ROOT).as_posix()
    return _source(path, {"name": name, "following": following, "knows": knows, "steps": steps})


@cache
def course(lang: str) -> Source:
    """Return the names, titles and lengths of all lessons, and the titles of the other games' tables."""
    lessons = [(name, toml(name)["title"][lang], len(toml(name)["step"])) for name in COURSE]
    ending = "" if lang == "en" else f".{lang}"
    pages = sorted((ROOT / "docs" / "games").glob(f"*/play{ending}.md"))
    tables = [
        (page.parent.name, page.read_text("utf-8").partition("\ntitle: ")[2].partition("\n")[0]) for page in pages
    ]
    return _source("docs/learn/*.toml", [lessons, tables])


@cache
def guide(lang: str) -> Source:
    """Return the guide to a first round."""
    guide = toml("guides/whole")
    say = {moment: text[lang] for moment, text in guide["say"].items()}
    found = {"name": "whole", "table": guide["table"], "seed": guide["seed"], "say": say}
    return _source("docs/learn/guides/whole.toml", found)


def _source(name: str, content: object) -> Source:
    return Source(name, json.dumps(content, ensure_ascii=False, separators=(",", ":")))
