"""Lessons as files beside their pages, `docs/learn/NAME.toml`, and the proof of each of their steps.

    title = { en = "...", ru = "..." }

    [[step]]
    ask = "ask=winner hands=..."              # a question of rake.questions
    rules = ["3.2", "4.2"]                    # what it teaches
    task = { en = "...", ru = "..." }
    idea = { en = "...", ru = "..." }         # the first hint; the others follow from the question
    why = { en = "...", ru = "..." }          # said once it is answered
    wrong.split = { en = "...", ru = "..." }  # the reason for a tempting wrong answer; the engine explains the others

In a text `{TW}` is a card, in the deck that the reader has chosen, and `[5.3]` the link to a rule.

`python -m widgets.site.lessons "players=2 seat=1 pick=1 hand=DF.6F.5C up=AW.8C down=2"` counts the odds of a spot and
prints the question which card is best, for `ask`, with them in it: a page need not count then.
"""

from __future__ import annotations

import argparse
import json
import re
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from rake import parse_odds
from rake.questions.card import BestCard
from rake.rule_of import explained
from widgets.kit.prose import prose
from widgets.lesson.lesson import read_step
from widgets.site.runtime import ROOT
from widgets.site.spots import count
from widgets.templates import LANGUAGES

FOLDER = ROOT / "docs" / "learn"
RULES = ROOT / "docs" / "includes" / "rules.txt"
LESSONS = (
    "deck", "ladder", "winners", "skulls", "round", "first", "tells", "second", "betting", "pots", "house", "whole",
)  # fmt: skip
"""The lessons in their order."""

TEXTS = ("task", "idea", "why")
KEYS = {"ask", "rules", *TEXTS, "wrong"}
STEP = "[[step]]"

_BRACE = re.compile(r"[{}]")


class LessonError(ValueError):
    """What is wrong with a lesson, with its file and line."""


def lesson_source(path: Path, lang: str) -> str:
    """Return what the page of a lesson brings in one language, as JSON. Raises `LessonError`."""
    lesson = checked(path)
    after = next(iter(LESSONS[LESSONS.index(path.stem) + 1 :]), "")
    following = {"name": after, "title": _read(FOLDER / f"{after}.toml")["title"][lang]} if after else None
    steps = [
        {"ask": step["ask"], "rules": step["rules"]}
        | {name: step[name][lang] for name in TEXTS}
        | {"wrong": {answer: text[lang] for answer, text in step.get("wrong", {}).items()}}
        for step in lesson["step"]
    ]
    data = {"name": path.stem, "following": following, "steps": steps}
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def course_source(lang: str) -> str:
    """Return what a page about all lessons brings, as JSON: the name, title and number of steps of each."""
    lessons = {name: _read(FOLDER / f"{name}.toml") for name in LESSONS}
    listed = [(name, each["title"][lang], len(each["step"])) for name, each in lessons.items()]
    return json.dumps(listed, ensure_ascii=False, separators=(",", ":"))


def checked(path: Path) -> Mapping[str, Any]:
    """Return a lesson, every step of which is proved: its question can be read and answered, its wrong answers are.

    Raises `LessonError`.
    """
    lesson = _read(path)
    starts = [number for number, line in enumerate(path.read_text("utf-8").splitlines(), 1) if line.strip() == STEP]
    for start, step in zip(starts, lesson["step"], strict=True):
        for key, text in _faults(step):
            raise LessonError(f"{path.name}:{line_of(path, key, start)}: {text}")
    return lesson


def read_toml(path: Path) -> dict[str, Any]:
    """Return what a file holds. Raises `LessonError`."""
    try:
        return tomllib.loads(path.read_text("utf-8"))
    except (OSError, tomllib.TOMLDecodeError) as error:
        raise LessonError(f"{path.name}: {explained(error)}") from error


def _read(path: Path) -> dict[str, Any]:
    lesson = read_toml(path)
    for text in translation_faults(lesson.get("title")):
        raise LessonError(f"{path.name}:1: title {text}")
    if path.stem not in LESSONS or not lesson.get("step"):
        raise LessonError(f"{path.name}: a lesson has a place in LESSONS, and steps")
    return lesson


def line_of(path: Path, key: str, start: int = 0) -> int:
    """Return the line of a key, of the step that begins at the line `start` if any; else that line."""
    lines = path.read_text("utf-8").splitlines()[start:]
    for number, line in enumerate(lines, start + 1):
        if line.strip() == STEP:
            break
        if line.split("=")[0].strip().strip('"') == key:
            return number
    return start


def _faults(step: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    """Yield each key of a step that is wrong, and why."""
    for key in sorted(KEYS - {"wrong"} - {*step}):
        yield "", f"{key} is missing"
        return
    for key in sorted({*step} - KEYS):
        yield key, f"no {key} is known"
    texts = {key: step[key] for key in TEXTS} | {f"wrong.{key}": text for key, text in step.get("wrong", {}).items()}
    for key, text in texts.items():
        yield from ((key, fault) for fault in translation_faults(text))
    for rule in step["rules"] or ["none"]:
        yield from (("rules", fault) for fault in _rule_faults(rule))
    try:
        question = read_step({**step, "wrong": {}}).question
    except ValueError as error:
        yield "ask", explained(error)
        return
    for answer in step.get("wrong", {}):
        if answer not in question.answers:
            yield f"wrong.{answer}", f"{answer} is not offered; {', '.join(question.answers)} are"
        elif answer in question.right:
            yield f"wrong.{answer}", f"{answer} is right"


def translation_faults(text: object) -> Iterator[str]:
    """Yield what is wrong with a text: a language that lacks, a brace around no card, an unknown rule."""
    if not isinstance(text, dict) or {*text} != {*LANGUAGES} or not all(text.values()):
        yield f"is to be said in {', '.join(LANGUAGES)}"
        return
    for said in text.values():
        for words, _, rule in prose(said):
            if _BRACE.search(words):
                yield f"holds a brace that is no card: {words!r}"
            if rule:
                yield from _rule_faults(rule)


def _rule_faults(rule: str) -> Iterator[str]:
    if rule not in _rules():
        yield f"no rule has the number {rule}"


@cache
def _rules() -> frozenset[str]:
    """Return the numbers that pages can link to."""
    return frozenset(re.findall(r"^\[(\d+\.\d+)\]:", RULES.read_text("utf-8"), re.MULTILINE))


def main(arguments: Sequence[str] | None = None) -> None:
    """Print the question which card of a spot is best, with its odds."""
    parser = argparse.ArgumentParser(prog="python -m widgets.site.lessons", description="Ask for the best card.")
    parser.add_argument("spot", help="a spot, as the pick-up page writes it")
    try:
        given = parse_odds(parser.parse_args(arguments).spot)
    except ValueError as error:
        parser.error(explained(error))
    print(BestCard(count(given.spot, given.policy)))


if __name__ == "__main__":
    main()
