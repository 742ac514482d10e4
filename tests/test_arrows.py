"""The house's arrows point one way: read from the imports themselves."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from widgets.host import WIDGETS

ROOT = Path(__file__).parent.parent
# What a module of the engine may import of the engine, in the order of the house.
FLOORS = [
    *("kit", "cards", "category", "rules", "lookup", "hands", "notation"),
    *("action", "stakes", "middle", "phase", "record", "reveal", "play", "round", "events", "table", "spot"),
    *("outs", "growth", "tastes", "course", "strong", "policy", "bots", "exact", "odds", "playout", "coach"),
    *("questions", "rule_of", "drills"),
    *("__init__", "terminal", "__main__"),
]


def imported(path: Path) -> Iterator[str]:
    """Yield the absolute name of every module that a file imports."""
    package = list(path.relative_to(ROOT).parent.parts)
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            module = ".".join([*base, *([node.module] if node.module else [])])
            yield module
            yield from (f"{module}.{alias.name}" for alias in node.names)


ENGINE = sorted((ROOT / "rake").rglob("*.py"))
PAGES = sorted(path for path in (ROOT / "widgets").rglob("*.py") if "node_modules" not in path.parts)


def floor(path: Path) -> int:
    """Return on which floor a module stands; those of a package stand together."""
    return FLOORS.index(path.relative_to(ROOT / "rake").parts[0].removesuffix(".py"))


@pytest.mark.parametrize("path", ENGINE, ids=lambda path: path.relative_to(ROOT / "rake").as_posix())
def test_the_engine_imports_only_the_standard_library_and_what_lies_below(path: Path) -> None:
    below = {f"rake.{name}" for name in FLOORS[: floor(path) + (path.parent.name != "rake")]}
    for name in imported(path):
        if name.split(".")[0] == "rake":
            module = ".".join(name.split(".")[:2])
            place = ROOT / module.replace(".", "/")
            is_module = module != "rake" and (place.is_dir() or place.with_suffix(".py").exists())
            assert module in below or not is_module, f"{path.name} imports {name}"
        else:
            assert name.split(".")[0] in sys.stdlib_module_names, f"{path.name} imports {name}"


@pytest.mark.parametrize("path", PAGES, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_widgets_import_neither_each_other_nor_the_site(path: Path) -> None:
    room = path.relative_to(ROOT / "widgets").parts[0].removesuffix(".py")
    names = {name for name in imported(path) if name.split(".")[0] == "widgets"}
    forbidden: set[str] = set()
    if room in WIDGETS:
        forbidden = {"widgets.host", "widgets.site", *(f"widgets.{other}" for other in WIDGETS if other != room)}
    elif room in ("parts", "questions", "templates", "sharing", "widget"):
        forbidden = {"widgets.host", "widgets.site", *(f"widgets.{name}" for name in WIDGETS)}
    elif room == "host":
        forbidden = {"widgets.site"}
    for name in names:
        assert ".".join(name.split(".")[:2]) not in forbidden, f"{path.name} imports {name}"
