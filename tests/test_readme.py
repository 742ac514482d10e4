"""What the README, the pages for contributors and the engine's page promise."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

import rake
from rake.cli.commands import main
from widgets.other_games import words

ROOT = Path(__file__).parent.parent
CONTRIBUTING = ("index", "adding", "releasing", "traps")
README = (ROOT / "README.md").read_text("utf-8")
ADDING = (ROOT / "docs" / "contributing" / "adding.md").read_text("utf-8")
ENGINE = (ROOT / "docs" / "engine.md").read_text("utf-8")


def test_the_examples_of_the_engine_say_what_the_engine_says() -> None:
    result = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert result.attempted >= 6
    assert result.failed == 0


@pytest.mark.parametrize("page", ["README.md", *(f"docs/contributing/{name}.md" for name in CONTRIBUTING)])
def test_every_command_and_file_that_it_names_exists(page: str) -> None:
    text = (ROOT / page).read_text("utf-8")
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))
    assert set(re.findall(r"make ([a-z-]+)(?=`|\s+#)", text)) <= targets
    named = re.findall(r"(?<![\w/])(?:docs|widgets|tests|rake|\.github)/[\w./-]*\w(?![\w<])", text)
    assert [path for path in named if not (ROOT / path).exists() and "page." not in path] == []


def test_the_readme_names_all_other_games_or_none() -> None:
    pages = [(ROOT / "docs" / "games" / word / "index.md").read_text("utf-8") for word in words()]
    titles = [title for page in pages for title in re.findall(r"^title: (.+)$", page, re.MULTILINE)]
    assert len(titles) == len(words())
    assert [title for title in titles if title in README] in ([], titles)


def test_the_recipe_for_a_game_names_all_that_the_smallest_game_consists_of() -> None:
    recipe = "".join(re.findall(r"^## A game(?:'s table)? {#\w+}$(.*?)(?=^## )", ADDING, re.MULTILINE | re.DOTALL))
    folders = ("rake/shelf/reddog", "widgets/games/reddog", "docs/games/reddog")
    files = {path.name for folder in folders for path in (ROOT / folder).iterdir() if path.is_file()}
    needed = {name for name in files if ".ru." not in name and name != "__init__.py"}
    needed |= {"make messages", "make functions"}
    assert {each for each in needed if f"{each}`" not in recipe} == set()
    assert "`cards` of its `Seat`" in recipe, "where a hand goes"


def test_the_engine_page_documents_every_public_name() -> None:
    assert sorted(re.findall(r"^::: rake\.(\w+)$", ENGINE, re.MULTILINE)) == sorted(rake.__all__)


def test_the_commands_of_the_engine_page_print_what_is_below_them(capsys: pytest.CaptureFixture[str]) -> None:
    commands, *printed = re.findall(r"```(?:sh|text)\n(.*?)```", ENGINE.partition("{#terminal}")[2], re.DOTALL)
    assert len(printed) == 2
    for command, expected in zip(commands.splitlines(), printed, strict=False):
        assert main(command.split()[1:]) == 0
        assert capsys.readouterr().out == expected


@pytest.mark.parametrize("number", range(4))
def test_an_example_of_the_engine_page_prints_what_stands_below_it(
    number: int, capsys: pytest.CaptureFixture[str]
) -> None:
    example, printed = re.findall(r"```python\n(.*?)```\n\n```text\n(.*?)```", ENGINE, re.DOTALL)[number]
    exec(example, {})
    assert capsys.readouterr().out == printed
