"""Lessons as files beside their pages, and the check of each of their steps.

Rake's are `docs/learn/NAME.toml`; that of another game is `docs/games/WORD/learn.toml`, and any before it name the one
that follows.

    title = { en = "...", ru = "..." }
    says = { en = "...", ru = "..." }         # what is learned in it
    picture = "AS KD xx"                      # cards, and the signs of `SIGNS`, that stand for it in small
    knows = [{ en = "...", ru = "..." }, ...] # in three sentences, what a reader knows after it
    following = "learn"                       # only in another game

    [[step]]
    ask = "ask=winner hands=..."              # a question of rake.questions, or of the other game
    rules = ["3.2", "4.2"]                    # the rules that the step teaches
    task = { en = "...", ru = "..." }
    idea = { en = "...", ru = "..." }         # the first hint; the others follow from the question
    why = { en = "...", ru = "..." }          # the reason, shown after a right answer
    wrong.split = { en = "...", ru = "..." }  # the reason for a tempting wrong answer; the engine explains the others

In a text `{TW}` becomes a card's name in the reader's deck, and `[5.3]` a link to that rule.

`python -m widgets.site.pages.lessons "players=2 seat=1 pick=1 hand=DF.6F.5C up=AW.8C down=2"` counts the odds of a spot
and prints, for use as `ask`, the question which card is best. It includes the odds, so that pages need not count them.
"""

from __future__ import annotations

import argparse
import json
import re
import tomllib
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

from mkdocs.utils.meta import get_data

from rake import parse_odds
from rake.analysis.odds import odds
from rake.cli.refusals import explained
from rake.questions.card import BestCard
from widgets.games.rake.questions import QUESTIONS
from widgets.kit.lesson import read_step
from widgets.kit.prose import prose
from widgets.kit.questions import Questions
from widgets.other_games import words
from widgets.site import ROOT
from widgets.site.pages.game_facts import GAMES, rules_of
from widgets.templates import LANGUAGES

FOLDER = ROOT / "docs" / "learn"
RULES = ROOT / "docs" / "includes" / "rules.txt"
LESSONS = (
    "deck", "ladder", "winners", "skulls", "round", "first", "tells", "second", "betting", "pots", "house", "whole",
)  # fmt: skip
"""The file names of the lessons, in the order of the course."""

KNOWN = 3
"""In how many sentences a lesson says at its end what the reader knows now."""

SIGNS = ("xx", "-", "o", "oo", "?", "§")
"""What a lesson's picture may show beside cards: a card's back, an empty place, a chip, a heap of them, two signs."""

TEXTS = ("task", "idea", "why")
KEYS = {"ask", "rules", *TEXTS, "wrong"}
STEP = "[[step]]"

_BRACE = re.compile(r"[{}]")


class LessonError(ValueError):
    """A fault in the file of a lesson or a guide; the message begins with the file and the line."""


@dataclass(frozen=True, slots=True)
class Subject:
    """A game that lessons are about: its questions and the numbers of its rules."""

    questions: Questions
    rules: Collection[str]

    def faults(self, text: object) -> Iterator[str]:
        """Yield each fault of a text in all languages."""
        return translation_faults(text, self.questions.parse_card, self.rules)


def rake() -> Subject:
    """Return Rake, with the numbers of all rules that pages can link to."""
    return _rake(RULES.read_text("utf-8"))


@cache
def _rake(rules: str) -> Subject:
    return Subject(QUESTIONS, frozenset(re.findall(r"^\[(\d+\.\d+)\]:", rules, re.MULTILINE)))


def subject_of(path: Path) -> Subject:
    """Return the game that a file in its folder is about: that of `docs/games/WORD`, else Rake."""
    if path.parent.parent != GAMES:
        return rake()
    word = path.parent.name
    return Subject(import_module(f"widgets.games.{word}.questions").QUESTIONS, rules_of(word).keys())


def lesson_source(path: Path, lang: str) -> str:
    """Return a lesson in one language, as JSON for its page. Raises `LessonError` for a fault in the file."""
    lesson = checked(path)
    after = _following(path, lesson)
    following = {"name": after, "title": _read(path.with_name(f"{after}.toml"))["title"][lang]} if after else None
    steps = [
        {"ask": step["ask"], "rules": step["rules"]}
        | {name: step[name][lang] for name in TEXTS}
        | {"wrong": {answer: text[lang] for answer, text in step.get("wrong", {}).items()}}
        for step in lesson["step"]
    ]
    knows = [text[lang] for text in lesson["knows"]]
    data = {"name": path.stem, "following": following, "knows": knows, "steps": steps}
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def _following(path: Path, lesson: Mapping[str, Any]) -> str:
    """Return the name of the lesson after this one, which a file of another game names itself; empty after the last."""
    if path.parent != FOLDER:
        return str(lesson.get("following", ""))
    return next(iter(LESSONS[LESSONS.index(path.stem) + 1 :]), "")


def course_source(lang: str) -> str:
    """Return what a reader may have begun, as JSON for a page.

    First all lessons, the name, title and number of steps of each; then the tables of the other games, the game's word
    and the page's title.
    """
    lessons = {name: _read(FOLDER / f"{name}.toml") for name in LESSONS}
    listed = [(name, each["title"][lang], len(each["step"])) for name, each in lessons.items()]
    tables = [(word, table_title(word, lang)) for word in words()]
    return json.dumps([listed, tables], ensure_ascii=False, separators=(",", ":"))


def table_title(word: str, lang: str) -> str:
    """Return the title of the page with a game's table."""
    page = GAMES / word / ("play.md" if lang == "en" else f"play.{lang}.md")
    return str(get_data(page.read_text("utf-8"))[1]["title"])


def checked(path: Path) -> Mapping[str, Any]:
    """Return the content of a lesson's file after checking every step.

    A step's question must be readable and have right and wrong answers, and each answer under `wrong` must be a wrong
    one. Raises `LessonError` at the first fault.
    """
    lesson, subject = _read(path), subject_of(path)
    starts = [number for number, line in enumerate(path.read_text("utf-8").splitlines(), 1) if line.strip() == STEP]
    for start, step in zip(starts, lesson["step"], strict=True):
        for key, text in _faults(step, subject):
            raise LessonError(f"{path.name}:{line_of(path, key, start)}: {text}")
    return lesson


def read_toml(path: Path) -> dict[str, Any]:
    """Return the content of a TOML file. Raises `LessonError` if it can't be read."""
    try:
        return tomllib.loads(path.read_text("utf-8"))
    except (OSError, tomllib.TOMLDecodeError) as error:
        raise LessonError(f"{path.name}: {explained(error)}") from error


def _read(path: Path) -> dict[str, Any]:
    lesson, subject = read_toml(path), subject_of(path)
    for key, fault in _head_faults(lesson, subject):
        raise LessonError(f"{path.name}:{line_of(path, key) or 1}: {key} {fault}")
    if (subject is rake() and path.stem not in LESSONS) or not lesson.get("step"):
        raise LessonError(f"{path.name}: a lesson has a place in LESSONS, and steps")
    return lesson


def _head_faults(lesson: Mapping[str, Any], subject: Subject) -> Iterator[tuple[str, str]]:
    """Yield each fault of what a lesson says before its first step: the key that is wrong, and why."""
    for key in ("title", "says"):
        yield from ((key, fault) for fault in subject.faults(lesson.get(key)))
    picture, knows = lesson.get("picture", "").split(), lesson.get("knows", [])
    for part in picture or ["nothing"]:
        if part not in SIGNS and not _is_card(part, subject.questions.parse_card):
            yield "picture", f"shows {part!r}, which is neither a card nor one of {' '.join(SIGNS)}"
    if len(knows) != KNOWN:
        yield "knows", f"has {len(knows)} sentences, not {KNOWN}"
    yield from (("knows", fault) for text in knows for fault in subject.faults(text))


def line_of(path: Path, key: str, start: int = 0) -> int:
    """Return the number of the line with a key, in the step that begins at line `start`; without the key, `start`.

    With `start` 0 it is looked for before the first step.
    """
    lines = path.read_text("utf-8").splitlines()[start:]
    for number, line in enumerate(lines, start + 1):
        if line.strip() == STEP:
            break
        if line.partition("=")[0].replace('"', "").strip() == key:
            return number
    return start


def _faults(step: Mapping[str, Any], subject: Subject) -> Iterator[tuple[str, str]]:
    """Yield each fault of a step: the key that is wrong, and why."""
    for key in sorted(KEYS - {"wrong"} - {*step}):
        yield "", f"{key} is missing"
        return
    for key in sorted({*step} - KEYS):
        yield key, f"no {key} is known"
    texts = {key: step[key] for key in TEXTS} | {f"wrong.{key}": text for key, text in step.get("wrong", {}).items()}
    for key, text in texts.items():
        yield from ((key, fault) for fault in subject.faults(text))
    for rule in step["rules"] or ["none"]:
        yield from (("rules", fault) for fault in _rule_faults(rule, subject.rules))
    try:
        question = read_step({**step, "wrong": {}}, subject.questions).question
    except ValueError as error:
        yield "ask", explained(error)
        return
    for answer in step.get("wrong", {}):
        if answer not in question.answers:
            yield f"wrong.{answer}", f"{answer} is not offered; {', '.join(question.answers)} are"
        elif answer in question.right:
            yield f"wrong.{answer}", f"{answer} is right"


def translation_faults(text: object, parse_card: Callable[[str], object], rules: Collection[str]) -> Iterator[str]:
    """Yield each fault of a text in all languages: a missing language, braces without a card, an unknown rule."""
    if not isinstance(text, dict) or {*text} != {*LANGUAGES} or not all(text.values()):
        yield f"is to be said in {', '.join(LANGUAGES)}"
        return
    for said in text.values():
        for plain, card, rule in prose(said):
            if _BRACE.search(plain) or (card and not _is_card(card, parse_card)):
                yield f"has braces around {(card or plain)!r}, which isn't a card"
            if rule:
                yield from _rule_faults(rule, rules)


def _is_card(text: str, parse_card: Callable[[str], object]) -> bool:
    try:
        parse_card(text)
    except ValueError:
        return False
    return True


def _rule_faults(rule: str, rules: Collection[str]) -> Iterator[str]:
    if rule not in rules:
        yield f"no rule has the number {rule}"


def main(arguments: Sequence[str] | None = None) -> None:
    """Count the odds of a spot and print the question which of its cards is best, with these odds."""
    parser = argparse.ArgumentParser(prog="python -m widgets.site.pages.lessons", description="Ask for the best card.")
    parser.add_argument("spot", help="a spot, as the pick-up page writes it")
    try:
        given = parse_odds(parser.parse_args(arguments).spot)
    except ValueError as error:
        parser.error(explained(error))
    print(BestCard(odds(given.spot, given.policy).settled()))


if __name__ == "__main__":
    main()
