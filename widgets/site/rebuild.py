"""What `make serve` keeps from one build for the next: our modules while no code changes, compiled templates, answers.

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
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from types import CodeType
from typing import Any, NamedTuple, override

from jinja2 import BytecodeCache
from jinja2.bccache import Bucket
from mkdocs.config.config_options import Hooks

ROOT = Path(__file__).resolve().parents[2]
WATCHED = ("mkdocs.yml", "docs", "rake", "widgets")
_NOT_READ = {"node_modules", "__pycache__"}
CODE = re.compile(r"mkdocs\.yml|rake/.*|widgets/(?!js/|site/look/css/|site/pages/theme/).*")
"""What our modules and their templates are made from. Scripts, style sheets and the theme are read by each build."""

_MODULES = re.compile(r"(rake|widgets)(\.|$)")
STAYING = (__name__, "widgets.site.pages.kept_pages")

serving = False
"""Whether the command is `serve`. Otherwise there is one build, for release."""


class Compiled(BytecodeCache):
    """The compiled templates of environments of one kind, by name and source."""

    def __init__(self) -> None:
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
    for name in edited & {f"{name.replace('.', '/')}.py" for name in STAYING}:
        logging.getLogger("mkdocs").warning(f"Start `make serve` again: it is {name} that builds anew")
    Hooks._load_hook.cache_clear()  # MkDocs keeps the module of our hook itself
    importlib.invalidate_caches()


class _Answer(NamedTuple):
    """What was made: what for, the hash of each file that it was made from, and what it is."""

    given: object
    files: dict[str, str]
    answer: Any

    def still_holds(self, given: object) -> bool:
        return self.given == given and hold(self.files)


_answers: dict[Hashable, _Answer] = {}


def kept[Made](name: Hashable, given: object, make: Callable[[], Made], code: re.Pattern[str] | None = CODE) -> Made:
    """Return what `make` returns, from the build before if that would be the same again: values of no class of ours.

    It must follow from what is `given`, the files that are opened meanwhile, and the code, of which a pattern can name
    a part.
    """
    if not serving:
        return make()
    before = _answers.get(name)
    if not before or not before.still_holds(given):
        with opened() as files:
            answer = make()
        before = _answers[name] = _Answer(given, hashes(files, code), answer)
    elif _opened is not None:
        _opened.update(before.files)
    made: Made = before.answer
    return made


def hashes(files: Iterable[str], code: re.Pattern[str] | None) -> dict[str, str]:
    """Return the hash of each of some files, and of those of the code that a pattern names."""
    named = {file for file in sources if code and code.fullmatch(file)}
    return {file: sources[file] for file in named.union(files)}


def hold(files: Mapping[str, str]) -> bool:
    """Return whether files have the hashes that they had."""
    return all(sources.get(name) == content for name, content in files.items())


_opened: set[str] | None = None


@contextmanager
def opened(*, aside: bool = False) -> Iterator[set[str]]:
    """Return a set of the `sources` that are opened inside; `aside` keeps them out of the set of an outer block."""
    global _opened
    _listen()
    outer, _opened = _opened, set()
    try:
        yield _opened
    finally:
        if outer is not None and not aside:
            outer.update(_opened)
        _opened = outer


@cache
def _listen() -> None:
    sys.addaudithook(_note)


def _note(event: str, given: tuple[Any, ...]) -> None:
    if event == "open" and _opened is not None and isinstance(given[0], str):
        name = os.path.relpath(os.path.realpath(given[0]), ROOT)
        if name in sources:
            _opened.add(name)
