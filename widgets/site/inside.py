"""Runs inside Pyodide while the site is built: one zip of compiled modules that hold all the browser needs.

Only Pyodide's own interpreter makes bytecode that it can read. A module's hash stands in it unchecked and the dates are
fixed, so that the same sources give the same zip.
"""

from __future__ import annotations

import ast
import importlib
import pkgutil
import py_compile
import sys
import tempfile
import zipfile
from collections.abc import Iterator
from pathlib import Path

STDLIB = "/lib/python314.zip"
SITE = Path("/lib/python3.14/site-packages")
OURS = ("rake", "widgets")
PACKAGES = (*OURS, "jinja2", "markupsafe")
DATA = {".html", ".mo"}
# What is imported only when something goes wrong, and the encodings that Python looks up by name.
AS_WELL = ("traceback", "linecache", "tokenize", "warnings", "encodings.ascii", "encodings.latin_1", "encodings.idna")
DATE = (2020, 1, 1, 0, 0, 0)


def import_all() -> None:
    """Import every module of ours, and whatever stands in an import statement anywhere in them."""
    names = set(AS_WELL)
    for package in map(importlib.import_module, OURS):
        names |= {module.name for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}.")}
        for path in Path(package.__path__[0]).rglob("*.py"):
            if path.name != "__main__.py":
                names |= imported(path)
    for name in sorted(names):
        if not name.endswith("__main__"):
            importlib.import_module(name)


def imported(path: Path) -> set[str]:
    """Return the modules that a file's absolute imports name, wherever in the file they stand."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            names.add(node.module)
    return names


def write_bundle(target: str) -> None:
    """Write the zip: of the standard library what is imported by now, and our packages whole."""
    files = dict(_standard()) | dict(_packages())
    with zipfile.ZipFile(target, "w", zipfile.ZIP_STORED) as bundle:
        for name, content in sorted(files.items()):
            bundle.writestr(zipfile.ZipInfo(name, DATE), content)


def _standard() -> Iterator[tuple[str, bytes]]:
    loaded = [getattr(module, "__file__", None) or "" for module in list(sys.modules.values())]
    with zipfile.ZipFile(STDLIB) as library:
        for file in loaded:
            if file.startswith(f"{STDLIB}/"):
                name = file.removeprefix(f"{STDLIB}/")
                yield name + "c", compiled(library.read(name), name)


def _packages() -> Iterator[tuple[str, bytes]]:
    for package in PACKAGES:
        for path in sorted((SITE / package).rglob("*")):
            name = path.relative_to(SITE).as_posix()
            if path.suffix == ".py" and "__pycache__" not in path.parts:
                yield name + "c", compiled(path.read_bytes(), name)
            elif path.suffix in DATA:
                yield name, path.read_bytes()


def compiled(source: bytes, name: str) -> bytes:
    """Return a module's bytecode, without docstrings and assertions."""
    unchecked = py_compile.PycInvalidationMode.UNCHECKED_HASH
    with tempfile.TemporaryDirectory() as scratch:
        file, target = Path(scratch, "source.py"), Path(scratch, "code.pyc")
        file.write_bytes(source)
        place = f"{STDLIB}/{name}"
        py_compile.compile(str(file), str(target), place, doraise=True, optimize=2, invalidation_mode=unchecked)
        return target.read_bytes()
