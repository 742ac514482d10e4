"""The games besides Rake: found by their folders, each with a rule behind every refusal of its own."""

from __future__ import annotations

from enum import Enum
from importlib import import_module
from pathlib import Path

import pytest

from rake import shelf
from rake.kit.errors import InvalidNotation
from tests.engine.test_refusals import raised

every_game = pytest.mark.parametrize("word", shelf.words())


@every_game
def test_a_game_is_loaded_by_its_word(word: str) -> None:
    assert shelf.load(word).word == word


def test_a_word_without_a_game_is_refused() -> None:
    with pytest.raises(InvalidNotation, match="expected game"):
        shelf.load("rake")


@every_game
def test_every_refusal_of_a_game_has_a_rule(word: str) -> None:
    rules: dict[Enum, str] = import_module(f"rake.shelf.{word}.game").RULE_OF
    codes = {(type(code).__name__, code.name) for code in rules}
    # A variant takes the code of another game.
    modules = {kind.__module__ for kind in type(shelf.load(word)).__mro__ if kind.__module__.startswith("rake.shelf.")}
    folders = {Path(import_module(module).__file__ or "").parent for module in modules}
    found = {code for folder in folders for code, _ in raised(folder.glob("*.py"))}
    assert found
    assert found <= codes
    assert all(shelf.load(word).rule_of(code) == rule for code, rule in rules.items())
