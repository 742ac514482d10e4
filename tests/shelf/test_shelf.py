"""The games besides Rake: found by their folders, each with a rule behind every refusal of its own."""

from __future__ import annotations

import re
from collections.abc import Iterator
from enum import Enum
from importlib import import_module
from pathlib import Path

import pytest

from rake import shelf
from rake.kit.errors import InvalidNotation
from tests.engine.test_refusals import raised
from tests.files import ROOT
from tests.kit.samples import SAMPLES
from widgets.host import game_named
from widgets.kit.widget import Context
from widgets.shelf.refusal_words import REFUSALS

KIT = ROOT / "rake" / "kit"

every_game = pytest.mark.parametrize("word", shelf.words())


@every_game
def test_a_game_is_loaded_by_its_word(word: str) -> None:
    assert shelf.load(word).word == word


def test_a_word_without_a_game_is_refused() -> None:
    with pytest.raises(InvalidNotation, match="expected game"):
        shelf.load("rake")


def reached(word: str) -> set[Path]:
    """Return the files of a game, of one that it is a variant of, and of the kit as far as these import it."""
    modules = {kind.__module__ for kind in type(shelf.load(word)).__mro__ if kind.__module__.startswith("rake.shelf.")}
    folders = {Path(import_module(module).__file__ or "").parent for module in modules}
    due = [path for folder in folders for path in folder.rglob("*.py")]
    found: set[Path] = set()
    while due:
        path = due.pop()
        if path not in found:
            found.add(path)
            package = "" if path.parent == KIT else r"\.+kit"
            names = re.findall(rf"^from {package}\.(\w+) import", path.read_text("utf-8"), re.MULTILINE)
            due += [KIT / f"{name}.py" for name in names]
    return found


@every_game
def test_every_refusal_of_a_game_has_a_rule(word: str) -> None:
    rules: dict[Enum, str] = import_module(f"rake.shelf.{word}.game").RULE_OF
    codes = {(type(code).__name__, code.name) for code in rules}
    found = {code for code, _ in raised(reached(word))}
    assert found
    assert found <= codes
    assert all(shelf.load(word).rule_of(code) == rule for code, rule in rules.items())


@every_game
def test_what_the_page_says_of_a_refusal_takes_the_values_that_come_with_it(word: str) -> None:
    words = REFUSALS | game_named(word).widgets["play"].init("", Context()).presentation.words.refusals
    remarks = {(type(code).__name__, code.name): remark for code, remark in words.items()}
    found = {*raised(reached(word)), *met(word)}
    wrong = [(code, count) for code, count in found if code in remarks and count != len(remarks[code].__match_args__)]
    assert len(found) > 5
    assert wrong == []


def met(word: str) -> Iterator[tuple[tuple[str, str], int]]:
    """Yield the refusals of actions in deals of a game: enumeration and name, number of values."""
    for number, state in enumerate(SAMPLES[word].states[::3]):
        for violation in filter(None, map(state.why_not, SAMPLES[word].tried(number))):
            yield (type(violation.code).__name__, violation.code.name), len(violation.values)
