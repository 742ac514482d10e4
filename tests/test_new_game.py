"""A new game begins as a whole one, as small as can be: the command writes it, and its tests say what is missing."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.new_game import refuse
from tests.toys.site import copied
from widgets.other_games import words

WORD = "quadrille"
SHARED = ("test_tables", "test_seats", "test_lessons", "test_questions", "test_first", "test_shelf", f"test_{WORD}")
"""The tests of `tests/shelf` that are run for the new game, with those of the kit."""


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a copy of the sources in which the command has been run."""
    folder = copied(tmp_path_factory.mktemp("new") / "sources", "tests", "benchmarks")
    run(folder, "tests.new_game", WORD, "--title", "Quadrille", "--name", "Кадриль")
    return folder


def run(folder: Path, *command: str) -> str:
    """Return what a module of Python prints in a copy; it fails if the command does."""
    ran = asked(folder, *command)
    assert ran.returncode == 0, ran.stdout + ran.stderr
    return ran.stdout


def asked(folder: Path, *command: str) -> subprocess.CompletedProcess[str]:
    here = os.environ | {"PYTHONPATH": str(folder)}
    return subprocess.run(
        [sys.executable, "-m", *command], cwd=folder, env=here, capture_output=True, text=True, check=False
    )


@pytest.mark.seldom
def test_what_it_writes_is_written_as_we_write(copy: Path) -> None:
    run(copy, "ruff", "check", ".")
    run(copy, "ruff", "format", "--check", ".")
    guards = ("test_arrows", "test_voice", "test_names", "test_page_voice", "widgets/test_wording")
    run(copy, "pytest", "-q", "-p", "no:cacheprovider", *(f"tests/{name}.py" for name in guards))


def test_it_passes_what_all_games_share_and_its_own_tests_name_what_is_missing(copy: Path) -> None:
    files = [f"tests/shelf/{name}.py" for name in SHARED]
    chosen = f"{WORD} or test_every_game_has_a_lesson"
    ran = asked(copy, "pytest", "-q", "-p", "no:cacheprovider", "tests/kit", *files, "-k", chosen)
    failed = {*re.findall(r"^FAILED \S+::(\S+)", ran.stdout, re.MULTILINE)}
    homes = ("rake/shelf", "widgets/games", "docs/games", "tests/shelf")
    read = (".py", ".ftl", ".html", ".md", ".toml")
    models = [path for home in homes for path in (copy / home).rglob("*.*") if path.suffix in read]
    marked = {path.relative_to(copy).as_posix() for path in models if " MODEL: " in path.read_text("utf-8")}
    assert len(marked) > 15
    assert failed == {
        *(f"test_no_file_is_still_the_model[{path}]" for path in marked),
        *("test_it_has_a_lesson", "test_every_game_has_a_lesson"),
    }
    assert "take these lines out" in ran.stdout
    passed = re.search(r"(\d+) passed", ran.stdout)
    assert passed
    assert int(passed[1]) > 80, "the checks of the kit and the tables include it"


@pytest.mark.parametrize("word", ["", "Durak", "two words", "ab", "class", "rake", "hand", "sort", "shared", *words()])
def test_a_word_that_no_new_game_can_have_is_refused(word: str) -> None:
    assert refuse(word)


def test_a_refused_word_writes_nothing_and_says_why(copy: Path) -> None:
    ran = asked(copy, "tests.new_game", WORD)
    assert ran.returncode == 2
    assert f"{WORD!r} is here already: rake/shelf/{WORD}" in ran.stderr


def test_a_word_that_is_free_is_accepted() -> None:
    assert refuse(WORD) == ""
