"""The browser's own Python, with what pages have of it, comes under Node to the same bytes as the one here."""

from __future__ import annotations

import json
import re
import subprocess
import sysconfig
from collections.abc import Iterable, Iterator
from itertools import cycle
from pathlib import Path

import pytest

from tests.corpus.comparing import check
from tests.corpus.topics import RAKE, of_game
from tests.pyodide.functions import pyodide_with
from widgets.other_games import words
from widgets.site import ROOT
from widgets.site.python import runtime
from widgets.templates import LANGUAGES


@pytest.fixture(scope="module")
def built() -> Path:
    """Return the folder of what readers download."""
    return runtime.build(fast=True)


@pytest.fixture(scope="module")
def pyodide(built: Path) -> Iterator[Path]:
    """Yield a folder of Pyodide with the interpreter that readers download: it lacks what no page calls."""
    (core,) = built.glob(f"pyodide-*/{runtime.CORE}")
    with pyodide_with(core.read_bytes()) as folder:
        yield folder


def bundle_of(built: Path) -> Path:
    """Return the file of all compiled modules of Rake's pages."""
    (bundle,) = built.glob("python-*/bundle.wasm")
    return bundle


def zips_of(built: Path, word: str) -> list[Path]:
    """Return the files of a game and of its parts, each after those that it needs."""
    (listed,) = re.findall(r"^export const games = (.*);$", (built / "python.js").read_text("utf-8"), re.MULTILINE)
    games = json.loads(listed)
    own = [name for name in games if name.partition("-")[0] == word]
    names = dict.fromkeys(each for name in own for each in (*games[name]["needs"], name))
    return [built / "games" / games[name]["file"] for name in names]


def answered(script: str, *arguments: str | Path) -> None:
    """Let Node run a script that answers part of the corpus."""
    command = ["node", Path(__file__).with_name(script), *arguments]
    run = subprocess.run(command, capture_output=True, text=True, timeout=900, check=False)
    assert run.returncode == 0, run.stdout[-4000:] + run.stderr[-2000:]


def check_answers(folder: Path, names: Iterable[str]) -> None:
    """Fail unless a folder holds what is stored of these files of the corpus, and no other file."""
    assert {path.stem for path in folder.iterdir()} == {*names}
    for name in names:
        check(name, (folder / f"{name}.txt").read_bytes())


def test_pyodide_answers_everything_in_the_corpus_byte_for_byte(pyodide: Path, built: Path, tmp_path: Path) -> None:
    purelib = sysconfig.get_path("purelib")
    answered("corpus.mjs", pyodide, purelib, ROOT, bundle_of(built), tmp_path)
    check_answers(tmp_path, RAKE)


@pytest.mark.parametrize(("word", "lang"), [*zip(words(), cycle(LANGUAGES), strict=False)])
def test_with_what_its_readers_download_pyodide_answers_a_game_byte_for_byte(
    pyodide: Path, built: Path, tmp_path: Path, word: str, lang: str
) -> None:
    names = [name for name in of_game(word) if name.endswith((".deals", f".{lang}"))]
    answered("game_corpus.mjs", pyodide, bundle_of(built), ROOT, tmp_path, " ".join(names), *zips_of(built, word))
    check_answers(tmp_path, names)
