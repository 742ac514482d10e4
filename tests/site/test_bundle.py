"""Each file of Python that a page fetches has what it needs, once, and nothing that nobody imports."""

from __future__ import annotations

import ast
import marshal
from collections.abc import Iterator, Mapping
from pathlib import Path
from types import CodeType
from typing import Any

import pytest

from tests.served import ROOT
from tests.toys import HERE as TOYS
from widgets.linked_pages import linked_pages
from widgets.other_games import load, words
from widgets.site.python import bundle, bytecode

HEADER = 16
"""The length of what comes before the code in a file of bytecode."""


@pytest.fixture(autouse=True)
def here(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> Iterator[None]:
    """Let the bundle find our modules in this checkout, with the toys if a test uses them, and forget others."""
    modules = bundle.our_modules.__wrapped__()
    if "toys" in request.fixturenames:
        for home in ("rake", "widgets"):
            room = TOYS / {"rake": "shelf", "widgets": "games"}[home]
            for path in room.rglob("*.py"):
                inside = ".".join((home, *path.relative_to(TOYS).with_suffix("").parts))
                modules[inside.removesuffix(".__init__")] = path
    monkeypatch.setattr(bundle, "SITE", ROOT)
    monkeypatch.setattr(bundle, "our_modules", lambda: modules)
    kept = (bundle.homes, bundle.not_rakes, bundle.imports_of)
    for each in kept:
        each.cache_clear()
    yield
    for each in kept:
        each.cache_clear()


def modules_in(name: str) -> set[str]:
    """Return the modules of ours in one of the zips of other games."""
    return {module for module, path in bundle.our_modules().items() if bundle.is_in(name, file_of(module, path))}


def file_of(module: str, path: Path) -> str:
    return f"{module}.__init__.py" if path.stem == "__init__" else f"{module}.py"


def rakes() -> set[str]:
    left_out = (*bundle.not_for_rake(), "widgets.site", "rake.cli", "rake.__main__")
    return {module for module in bundle.our_modules() if not f"{module}.".startswith(left_out)}


def test_whatever_a_file_imports_is_there_when_it_is() -> None:
    everywhere = rakes()
    for name in bundle.zips():
        there = everywhere.union(modules_in(name), *map(modules_in, bundle.needed_by(name)))
        missing = {(module, each) for module in modules_in(name) for each in bundle.imports_of(module) - there}
        assert not missing, name


def test_whatever_a_module_of_rakes_pages_imports_is_there() -> None:
    there = rakes()
    missing = {(module, each) for module in there for each in bundle.imports_of(module) - there}
    only_in_a_checkout = {"widgets.fluent"}
    assert {each for _, each in missing} <= {"rake.kit.game", "rake.shelf"} | only_in_a_checkout, missing


def test_no_module_is_in_two_files() -> None:
    held: dict[str, str] = {}
    for name in bundle.zips():
        for module in modules_in(name):
            assert held.setdefault(module, name) == name, module
    assert not held.keys() & rakes()


def names_in(code: CodeType) -> Iterator[str]:
    """Yield the names that compiled code looks up outside of its functions."""
    yield from code.co_names
    for each in code.co_consts:
        if isinstance(each, CodeType):
            yield from names_in(each)


def test_no_function_looks_up_a_type_variable_that_is_left_out_of_its_file() -> None:
    for module, path in bundle.our_modules().items():
        source = path.read_bytes()
        functions = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.FunctionDef)]
        params = [each for function in functions for each in function.type_params]
        variables = {each.name for each in params if isinstance(each, ast.TypeVar)}
        code = marshal.loads(bytecode.compiled(source, module)[HEADER:])
        assert variables.isdisjoint(names_in(code)), module


def lay(folder: Path, added: Mapping[str, str]) -> None:
    """Add modules with these texts to ours, by name."""
    for name, text in added.items():
        path = folder / name / ("__init__.py" if name.endswith("side") else f"{name.rpartition('.')[2]}.py")
        path.parent.mkdir()
        path.write_text(text, "utf-8")
        bundle.our_modules()[name] = path


@pytest.mark.usefixtures("toys")
def test_what_one_game_alone_imports_is_in_its_file_and_what_none_imports_in_no_file(tmp_path: Path) -> None:
    own = ("rake.kit.alone", "widgets.shelf.alone")
    unused = ("rake.kit.unused", "widgets.kit.unused")
    game = "".join(f"from {name} import ONE\n" for name in own)
    lay(tmp_path, dict.fromkeys((*own, *unused), "ONE = 1\n") | {"rake.shelf.swap": game})
    assert {*own} <= modules_in("swap")
    assert "rake.kit.ranking" in modules_in("holdem")
    assert "rake.kit.records" in modules_in("shared")
    for each in (rakes(), *map(modules_in, bundle.zips())):
        assert not each & {*unused}


def test_a_folder_that_the_rest_of_a_game_does_not_import_has_a_file_with_all_that_it_alone_imports(
    tmp_path: Path,
) -> None:
    added = {
        "widgets.games.reddog.side": "from rake.shelf.reddog import counts\nfrom ..suits import ONE\n",
        "widgets.games.reddog.side.words": "from ..presentation import RedDogTable\n",
        "widgets.games.reddog.suits": "ONE = 1\n",
        "widgets.games.reddog.unused": "from .suits import ONE\n",
        "rake.shelf.reddog.counts": "from .odds import gains\n",
    }
    lay(tmp_path, added)
    assert bundle.parts_of("reddog") == ["first", "questions", "side"]
    assert bundle.needed_by("reddog-side") == ["shared", "reddog"]
    assert modules_in("reddog-side") == added.keys() - {"widgets.games.reddog.unused"}
    assert not added.keys() & modules_in("reddog")


def test_what_several_games_import_but_not_all_has_a_file_that_only_those_need(tmp_path: Path) -> None:
    uses = "from rake.kit.often import ONE\nfrom rake.shelf.{word}.game import GAME\n"
    games = {f"rake.shelf.{word}": uses.format(word=word) for word in ("reddog", "durak")}
    lay(tmp_path, games | {"rake.kit.often": "ONE = 1\n"})
    assert "rake.kit.often" in modules_in("shared-several")
    assert bundle.needed_by("reddog") == ["shared", "shared-several"]
    assert bundle.needed_by("reddog-questions") == ["shared", "shared-several", "reddog"]


def test_what_only_the_parts_of_several_games_import_has_a_file_that_only_those_parts_need(tmp_path: Path) -> None:
    uses = "from widgets.shelf.asking import ONE\n"
    added = {f"widgets.games.{word}.side": uses for word in ("reddog", "durak")}
    lay(tmp_path, added | {"widgets.shelf.asking": "ONE = 1\n"})
    assert modules_in("shared-side") == {"widgets.shelf.asking"}
    assert bundle.needed_by("shared-side") == ["shared"]
    assert bundle.needed_by("reddog-side") == ["shared", "reddog", "shared-side"]
    assert "shared-side" not in bundle.needed_by("reddog-questions")


def test_rakes_file_knows_the_pages_of_other_games_that_links_belong_to() -> None:
    written: dict[str, Any] = {}
    exec(bundle.linked_pages(), written)
    for word in words():
        linked = {widget.LINKED_BY: name for name, widget in load(word).widgets.items() if widget.LINKED_BY}
        assert written["linked_pages"](word) == linked_pages(word) == linked
    assert (
        written["linked_pages"]("newer") == linked_pages("newer") == {"ask": "drill", "deal": "deal", "hands": "versus"}
    )


def test_what_only_the_build_needs_of_a_game_is_in_no_file() -> None:
    facts = [module for module in bundle.our_modules() if module.endswith(".facts")]
    assert len(facts) >= 2
    assert not any(module in modules_in(name) for module in facts for name in bundle.zips())
