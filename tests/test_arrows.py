"""Imports point one way, down through the layers, never in a circle: read from the files themselves."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from functools import cache
from graphlib import TopologicalSorter
from pathlib import Path, PurePosixPath

import pytest

from rake.shelf import base_of, words
from widgets.games.rake import WIDGETS

ROOT = Path(__file__).parent.parent

LAYERS = (
    "rake/kit/*",
    "rake/shelf/**",
    "rake/*",
    "rake/analysis/*",
    "rake/questions/*",
    "rake/rule_of rake/game rake/__init__",
    "rake/cli/* rake/__main__",
    "widgets/__init__ widgets/kit/*",
    "widgets/shelf/*",
    "widgets/games/rake/*",
    "widgets/games/rake/questions/**",
    " ".join(f"widgets/games/rake/{widget}/*" for widget in WIDGETS),
    "widgets/games/** widgets/games/rake/__init__",
    "widgets/progress/*",
    "widgets/*",
    "widgets/site/__init__ widgets/site/counting widgets/site/rebuild widgets/site/python/*",
    "widgets/site/look/**",
    "widgets/site/paper/*",
    "widgets/site/serve/*",
    "widgets/site/terminal/*",
    "widgets/site/pages/**",
)
"""The layers from the ground up: modules by name, else all of a folder (`*`), else all in and below one (`**`)."""


def name_of(path: Path) -> str:
    return path.relative_to(ROOT).with_suffix("").as_posix()


FILES = [path for top in ("rake", "widgets") for path in sorted((ROOT / top).rglob("*.py")) if "js" not in path.parts]
MODULES = {name_of(path): path for path in FILES}


def layers_of(module: str) -> list[int]:
    """Return the layers that say the most exactly that a module is theirs."""
    folder = PurePosixPath(module).parent
    for wanted in (module, f"{folder}/*", *(f"{parent}/**" for parent in (folder, *folder.parents))):
        if found := [number for number, layer in enumerate(LAYERS) if wanted in layer.split()]:
            return found
    return []


def imported(path: Path) -> Iterator[str]:
    """Yield the absolute name of every module that a file imports, with slashes, and of what it takes from one."""
    package = list(path.relative_to(ROOT).parent.parts)
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name.replace(".", "/") for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            module = "/".join([*base, *(node.module.split(".") if node.module else [])])
            yield module
            yield from (f"{module}/{alias.name}" for alias in node.names)


@cache
def ours(path: Path) -> frozenset[str]:
    """Return the modules of the house that a file imports."""
    names = frozenset(imported(path))
    return (names | {f"{name}/__init__" for name in names}) & MODULES.keys()


def taken(module: str) -> frozenset[str]:
    """Return the modules of the house that a module imports; of its own folder those there, not the folder's front."""
    path = MODULES[module]
    return ours(path) - {name_of(path.with_name("__init__.py"))}


every_module = pytest.mark.parametrize("module", MODULES)


@every_module
def test_a_module_belongs_to_one_layer(module: str) -> None:
    assert len(layers_of(module)) == 1


@every_module
def test_imports_point_down(module: str) -> None:
    (layer,) = layers_of(module)
    assert {name for name in taken(module) if layers_of(name)[0] > layer} == set()


def test_no_import_comes_back_to_where_it_began() -> None:
    graph = {module: taken(module) for module in MODULES}
    assert len([*TopologicalSorter(graph).static_order()]) == len(MODULES)


@pytest.mark.parametrize("module", [module for module in MODULES if module.startswith("rake/")])
def test_the_engine_imports_only_the_standard_library_and_its_own_modules(module: str) -> None:
    names = set(imported(MODULES[module]))
    assert {name.split("/")[0] for name in names} <= {"rake", *sys.stdlib_module_names}
    assert "rake" not in names, "its front is for others"


VARIANTS = {word: base for word in words() if (base := base_of(word))}
"""The games that are another game with other values, and take its code."""


@pytest.mark.parametrize("module", [module for module in MODULES if module.startswith("rake/shelf/")])
def test_a_game_of_the_shelf_knows_the_kit_and_itself_and_what_it_is_a_variant_of(module: str) -> None:
    own = "/".join(module.split("/")[:3])
    word = own.rpartition("/")[2].replace("__init__", "")
    base = VARIANTS.get(word, word)
    assert all(name.startswith(("rake/kit/", f"{own}/", f"rake/shelf/{base}/")) for name in ours(MODULES[module]))
    variants = [variant for variant, varied in VARIANTS.items() if varied == word]
    theirs = [f"{folder}/{variant}/" for variant in variants for folder in ("rake/shelf", "widgets/games")]
    games = (own, *theirs, f"widgets/games/{word}/")
    front = module == "rake/shelf/__init__"
    assert front or not any(module in ours(path) for name, path in MODULES.items() if not name.startswith(games))


@pytest.mark.parametrize("module", [module for module in MODULES if module.startswith("widgets/shelf/")])
def test_what_all_other_games_share_knows_neither_rake_nor_any_of_them(module: str) -> None:
    assert all(name.startswith(("rake/kit/", "widgets/kit/", "widgets/shelf/")) for name in ours(MODULES[module]))


@pytest.mark.parametrize("module", [module for module in MODULES if module.startswith("widgets/shelf/")])
def test_what_all_other_games_share_keeps_the_types_of_each_but_where_it_is_found_by_its_word(module: str) -> None:
    nodes = [*ast.walk(ast.parse(MODULES[module].read_text("utf-8")))]
    # A bound can't name the type variables beside it, so the kit has the views and the matches of any game for that.
    bounds = {name for node in nodes if isinstance(node, ast.TypeVar) and node.bound for name in ast.walk(node.bound)}
    taken = {alias.name for node in nodes if isinstance(node, ast.ImportFrom) for alias in node.names}
    of_any = [node for node in nodes if isinstance(node, ast.Name) and node.id in taken and node.id.startswith("Any")]
    assert len({*of_any} - bounds) == (module == "widgets/shelf/game")


@pytest.mark.parametrize("module", [module for module in MODULES if module.startswith("widgets/kit/")])
def test_the_kit_of_widgets_knows_no_game(module: str) -> None:
    assert all(name.startswith(("rake/kit/", "widgets/kit/")) for name in ours(MODULES[module]))


@pytest.mark.parametrize("widget", WIDGETS)
def test_widgets_do_not_import_each_other(widget: str) -> None:
    rake = "widgets/games/rake"
    others = tuple(f"{rake}/{other}/" for other in WIDGETS if other != widget)
    for path in (ROOT / rake / widget).rglob("*.py"):
        assert {name for name in ours(path) if name.startswith(others)} == set(), path
