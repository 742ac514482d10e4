"""What `make serve` keeps from one build for the next: our modules while no code changes, and compiled templates.

After an edit of code our modules are imported anew, and what they remember goes with them: so they may remember what
follows from code alone, but nothing that they read in `docs`. Only this module and the one of kept pages stay.
"""

from __future__ import annotations

import hashlib
import importlib
import logging
import os
import re
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from types import CodeType
from typing import Any, override

from jinja2 import BytecodeCache
from jinja2.bccache import Bucket
from mkdocs.config.config_options import Hooks

ROOT = Path(__file__).resolve().parents[3]
WATCHED = ("mkdocs.yml", "docs", "rake", "widgets")
_NOT_READ = {"node_modules", "__pycache__"}
CODE = re.compile(r"mkdocs\.yml|rake/.*|widgets/(?!js/|site/look/css/|site/pages/theme/).*")
"""What our modules and their templates are made from. Scripts, style sheets and the theme are read by each build."""

_MODULES = re.compile(r"(rake|widgets)(\.|$)")
STAYING = (__name__, __name__.replace("rebuild", "kept_pages"))

serving = False
"""Whether the command is `serve`. Otherwise there is one build, for release."""


class Compiled(BytecodeCache):
    """The compiled templates of environments of one kind, by name and source."""

    def __init__(self) -> None:
        self.clear()

    @override
    def clear(self) -> None:
        self._codes: dict[tuple[str, str], CodeType] = {}

    @override
    def load_bytecode(self, bucket: Bucket) -> None:
        bucket.code = self._codes.get((bucket.key, bucket.checksum))

    @override
    def dump_bytecode(self, bucket: Bucket) -> None:
        assert bucket.code
        self._codes[bucket.key, bucket.checksum] = bucket.code


THEME, REFERENCE, WIDGETS = Compiled(), Compiled(), Compiled()
"""The templates of the theme, of the page about the engine, and ours."""


def _hashes() -> dict[str, str]:
    files = (file for name in WATCHED for file in (ROOT / name, *(ROOT / name).rglob("*")))

    # Each build makes the .mo files from the .po files, and what is said from the .ftl files.
    def is_made(file: Path) -> bool:
        return file.suffix == ".mo" or (file.suffix == ".json" and file.parent.name == "sentences")

    read = [file for file in files if not is_made(file) and not _NOT_READ & {*file.parts} and file.is_file()]
    return {file.relative_to(ROOT).as_posix(): hashlib.sha256(file.read_bytes()).hexdigest() for file in read}


sources = _hashes()
"""A hash of each file that a build reads, by path in the checkout, taken just before the build."""


def following(build: Callable[[], None]) -> Callable[[], None]:
    """Return the builds of `make serve` after the first: each builds if a source has changed since the one before."""
    done = True

    def rebuild() -> None:
        nonlocal done
        global sources
        before, sources = sources, _hashes()
        edited = {name for name, _ in before.items() ^ sources.items()}
        if done and not edited:
            return
        if any(map(CODE.fullmatch, edited)):
            _forget(edited)
        done = False
        build()
        done = True

    # Otherwise Python would take a module for what it has compiled, if edited in the same second to the same length.
    sys.dont_write_bytecode = True
    return rebuild


def _forget(edited: set[str]) -> None:
    for name in [name for name in sys.modules if _MODULES.match(name) and name not in STAYING]:
        del sys.modules[name]
    if any(name.endswith(".py") for name in edited):
        WIDGETS.clear()  # Jinja calls a filter of a constant when it compiles
    for name in edited & {f"{name.replace('.', '/')}.py" for name in STAYING}:
        logging.getLogger("mkdocs").warning(f"Start `make serve` again: it is {name} that builds anew")
    Hooks._load_hook.cache_clear()  # MkDocs keeps the module of our hook itself
    importlib.invalidate_caches()


_opened: set[str] | None = None


@contextmanager
def opened() -> Iterator[set[str]]:
    """Return a set of the `sources` that are opened inside."""
    global _opened
    _listen()
    _opened = set()
    try:
        yield _opened
    finally:
        _opened = None


@cache
def _listen() -> None:
    sys.addaudithook(_note)


def _note(event: str, given: tuple[Any, ...]) -> None:
    if event == "open" and _opened is not None and isinstance(given[0], str):
        name = os.path.relpath(os.path.realpath(given[0]), ROOT)
        if name in sources:
            _opened.add(name)
