"""Runs inside Pyodide while the site is built: writes the bundle, one zip of all compiled modules that pages need.

It runs there because an interpreter can only read bytecode of its own version. Dates in the zip are fixed, and
there are none in the bytecode: so the same sources give the same zip.
"""

from __future__ import annotations

import ast
import importlib
import re
import zipfile
from collections.abc import Callable, Iterable, Iterator
from functools import cache, partial
from pathlib import Path
from site import getsitepackages

from .bytecode import STDLIB, compiled

SITE = Path(getsitepackages()[0])
OURS = ("rake", "widgets")
PACKAGES = (*OURS, "jinja2", "markupsafe")
SHARED = ("rake.shelf.__init__", "widgets.shelf")
"""Prefixes of our modules that the other games share and no page of Rake uses. `homes` adds and takes away some."""

TABLE = ("rake.shelf", "widgets.shelf.game")
"""The modules that every other game imports."""

KITS = ("rake.kit.", "widgets.kit.", "widgets.shelf.")
"""Prefixes of the modules that any game may use; `homes` says which zip gets each."""

UNUSED = ("rake.cli", "rake.__main__", "rake.deals", "rake.match", "rake.game", "rake.shelf", "widgets.fluent")
"""The rest of our modules that no page of Rake uses: how their names begin. Those of each game are in its own zip."""

SHARED_ZIP = "shared"
"""The name of the zip of what all other games share."""

SEVERAL_ZIP = f"{SHARED_ZIP}-several"
"""The name of the zip of what several of them share, but not all."""

FOLDERS = ("rake.shelf", "widgets.games")
"""The packages in which each game has a folder."""

DATA = {".html", ".json", ".mo"}
COMMENT = re.compile(rb"^\{# [^#]*#\}\n", re.MULTILINE)
"""A comment in a template that has its lines to itself: without them the template says the same."""
# Modules of the standard library that no import statement of ours names: Python imports some only to report an error,
# and looks up encodings by name.
AS_WELL = ("traceback", "linecache", "tokenize", "warnings", "encodings.ascii", "encodings.latin_1")
# Short replacements for modules that libraries import but no page uses: a page has one thread, no event loop, sockets
# or processes, can't keep compiled templates on disk, and installs no packages. Pyodide's snapshot expects its
# own modules to import certain JavaScript objects, so these do too. A test answers the corpus with them in place.
STAND_INS = {
    "asyncio/__init__.py": "",
    "dis.py": """
COMPILER_FLAG_NAMES = {1: "OPTIMIZED", 2: "NEWLOCALS", 4: "VARARGS", 8: "VARKEYWORDS", 16: "NESTED", 32: "GENERATOR",
    64: "NOFREE", 128: "COROUTINE", 256: "ITERABLE_COROUTINE", 512: "ASYNC_GENERATOR"}
""",
    "ipaddress.py": "def ip_address(address): raise ValueError(address)",
    "jinja2/bccache.py": "BytecodeCache = FileSystemBytecodeCache = MemcachedBytecodeCache = None",
    "pprint.py": "pformat = repr",
    "pyodide/_package_loader.py": """
from site import getsitepackages
from pyodide_js import loadedPackages
class Folder:
    def __init__(self, path): self.path = path
    def __str__(self): return self.path
SITE_PACKAGES, DSO_DIR = Folder(getsitepackages()[0]), Folder("/usr/lib")
def init_loaded_packages(): pass
""",
    "pyodide/webloop.py": """
from pyodide_js._api import scheduleCallback
def _initialize_event_loop(): pass
""",
    "threading.py": "from _thread import RLock, allocate_lock as Lock, get_ident",
}
LINKED_PAGES = "widgets/linked_pages.py"
"""Our module that asks the games, which aren't in the bundle: the answers are written in its place."""

DATE = (2020, 1, 1, 0, 0, 0)


def needed() -> list[str]:
    """Return the names of all our modules that pages use, and of all modules that their import statements name."""
    left_out = not_for_rake()
    return [*AS_WELL, *_with_imports(name for name in our_modules() if not f"{name}.".startswith(left_out))]


def needed_by_games() -> list[str]:
    """Return the names of all modules in the zips of other games, and of all that their import statements name."""
    return _with_imports(name for name in our_modules() if any(is_in(each, f"{name}.") for each in zips()))


def _with_imports(modules: Iterable[str]) -> list[str]:
    return sorted({each for name in modules for each in (name, *imported(our_modules()[name]))})


@cache
def our_modules() -> dict[str, Path]:
    """Return the files of all our modules by name."""
    roots = [Path(importlib.import_module(package).__path__[0]) for package in OURS]
    return {
        ".".join(path.relative_to(root.parent).with_suffix("").parts).removesuffix(".__init__"): path
        for root in roots
        for path in root.rglob("*.py")
    }


def games() -> tuple[str, ...]:
    """Return the words of the games other than Rake."""
    words: tuple[str, ...] = importlib.import_module("widgets.other_games").words()
    return words


def zips() -> list[str]:
    """Return the names of all zips of other games: what they share, what their parts do, each game, and its parts."""
    return [SHARED_ZIP, *_other_shared(), *_own_zips()]


def _own_zips() -> list[str]:
    """Return the names of the zips of each game, and of its parts."""
    return [*games(), *(f"{word}-{part}" for word in games() for part in parts_of(word))]


def _other_shared() -> list[str]:
    """Return the names of the other zips of what is shared: by several games, then by parts of several.

    Parts, such as questions, may need what games share.
    """
    names = {home for home in homes().values() if home.startswith(f"{SHARED_ZIP}-")}
    return sorted(names, key=lambda name: (name != SEVERAL_ZIP, name))


def parts_of(word: str) -> list[str]:
    """Return the parts of a game that have zips of their own: the folders in its own that the rest doesn't import.

    A page fetches a part for the widget of its name; lessons and drills need the questions.
    """
    home = f"widgets.games.{word}."
    own = [name for name in our_modules() if name.startswith(home)]
    folders = (name for name in own if our_modules()[name].stem == "__init__" and "." not in name.removeprefix(home))
    return sorted(
        folder.removeprefix(home)
        for folder in folders
        if not any(folder in imports_of(name) for name in own if not f"{name}.".startswith(f"{folder}."))
    )


def needed_by(name: str) -> list[str]:
    """Return the names of the zips that must be there before one of them, in their order.

    A game needs what games share and what it is a variant of; a part needs its game, what such parts share, and the
    same part of what its game varies.
    """
    word, _, part = name.partition("-")
    if word == SHARED_ZIP:
        inside = (module for module in not_rakes() if homes().get(f"{module}.") == name)
        return [each for each in _shared_by(inside) if each != name]
    base = importlib.import_module("rake.shelf").base_of(word)
    if not part:
        return [*_shared_by(_roots(word)), *([base] if base else [])]
    before = [*needed_by(word), word]
    shared = [each for each in _shared_by(_roots(name)) if each not in before]
    return [*before, *shared, *([f"{base}-{part}"] if base and part in parts_of(base) else [])]


def _shared_by(modules: Iterable[str]) -> list[str]:
    """Return the names of the zips of what is shared, as far as these modules reach them; that of all games always."""
    reached = {homes().get(f"{module}.") for module in _reached(modules)}
    return [SHARED_ZIP, *(name for name in _other_shared() if name in reached)]


@cache
def homes() -> dict[str, str]:
    """Return the zip of what is ours by the beginning of its name, of which the longest counts; empty for none of them.

    What lies in a game's folders goes with the game, or with the one part that imports it. A module of the kits that
    Rake doesn't import goes with the one game that imports it, counting its variants in, or with the one part that
    does, otherwise into what all games share, or several, or their parts of one name. What no game imports is left out.
    """
    home = dict.fromkeys(SHARED, SHARED_ZIP)
    home |= {f"{folder}.{word}.": word for folder in FOLDERS for word in games()}
    reached = {name: _reached(_roots(name)) for name in _own_zips()}
    for each in _own():
        users = [name for name, modules in reached.items() if any(f"{own}.".startswith(each) for own in modules)]
        home[each] = _home(each.split(".")[2], users)
    common, every = _reached(TABLE), {_family(name) for name in reached}
    for module in not_rakes():
        users = [name for name, modules in reached.items() if module in modules]
        families = {_family(name) for name in users}
        if module in common:
            home[f"{module}."] = SHARED_ZIP
        elif len(families) == 1:
            home[f"{module}."] = _home("".join(families), users)
        else:
            shared = _home(SHARED_ZIP, users)
            home[f"{module}."] = SEVERAL_ZIP if shared == SHARED_ZIP and families != every else shared
    return home


def _roots(name: str) -> Iterator[str]:
    """Yield the modules by which a game is entered, or all those in the folder of a part."""
    word, _, part = name.partition("-")
    if part:
        return (module for module in our_modules() if f"{module}.".startswith(f"widgets.games.{word}.{part}."))
    return (f"{folder}.{word}" for folder in FOLDERS)


def _own() -> set[str]:
    """Return how the names of the modules and folders begin that lie directly in the folders of games."""
    homes = tuple(f"{folder}.{word}." for folder in FOLDERS for word in games())
    return {".".join(name.split(".")[:4]) + "." for name in our_modules() if name.startswith(homes)}


def _home(word: str, users: Iterable[str]) -> str:
    """Return the zip of what these import, of a game and its variants or of several games; empty if there are none."""
    by_parts = {name.partition("-")[2] for name in users}
    part = "".join(by_parts) if len(by_parts) == 1 else ""
    is_part = part and (word == SHARED_ZIP or part in parts_of(word))
    return f"{word}-{part}" if is_part else word if by_parts else ""


def _family(name: str) -> str:
    """Return the word of the game that a zip belongs to; of a variant that of the game which it varies."""
    word = name.partition("-")[0]
    return importlib.import_module("rake.shelf").base_of(word) or word


@cache
def not_rakes() -> tuple[str, ...]:
    """Return our modules of the kits that Rake doesn't import."""
    others = (*SHARED, *UNUSED, *(f"widgets.games.{word}." for word in games()), "widgets.site", "widgets.js")
    reached = _reached(name for name in our_modules() if not f"{name}.".startswith((*KITS, *others)))
    return tuple(name for name in our_modules() if name.startswith(KITS) and name not in reached)


def _reached(start: Iterable[str]) -> set[str]:
    """Return these modules of ours and all that they import, directly or through others."""
    reached = set(start)
    waiting = list(reached)
    while waiting:
        further = imports_of(waiting.pop()) - reached
        reached |= further
        waiting += further
    return reached


@cache
def imports_of(name: str) -> set[str]:
    """Return the names of our modules that one of them imports; of a name that it takes from a package, both."""
    path = our_modules()[name]
    package = name if path.name == "__init__.py" else name.rpartition(".")[0]
    names: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            above = package.split(".")[: 1 - node.level or None] if node.level else []
            source = ".".join([*above, *([node.module] if node.module else [])])
            names |= {source, *(f"{source}.{alias.name}" for alias in node.names)}
    return names & our_modules().keys()


def not_for_rake() -> tuple[str, ...]:
    """Return the beginnings of the names of all our modules that no page of Rake uses."""
    return (*SHARED, *(f"{each}." for each in not_rakes()), *UNUSED, *(f"widgets.games.{word}." for word in games()))


def imported(path: Path) -> set[str]:
    """Return the names of the modules in a file's absolute imports, also of those inside functions."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            names.add(node.module)
    return names


def write_bundle(target: str, modules: Iterable[str]) -> None:
    """Write the zip of Rake: the given modules as far as they are of the standard library, and all of `PACKAGES`."""
    sources = STAND_INS | {LINKED_PAGES: linked_pages()}
    stand_ins = {f"{name}c": compiled(source.encode(), name) for name, source in sources.items()}
    left_out = not_for_rake()
    own = dict(_packages(PACKAGES, lambda name: not name.startswith(left_out)))
    _write(target, dict(_standard(modules)) | own | stand_ins)


def linked_pages() -> str:
    """Return the source of the module that knows the pages of other games that links belong to, without a game."""
    asked = importlib.import_module(LINKED_PAGES.removesuffix(".py").replace("/", ".")).linked_pages
    pages = {word: asked(word) for word in games()}
    return f"def linked_pages(word): return {pages}.get(word, {asked('')})"


def write_game_zip(target: str, name: str, modules: Iterable[str] = ()) -> None:
    """Write one of the `zips`, with these modules of the standard library."""
    _write(target, dict(_packages(OURS, partial(is_in, name))) | dict(_standard(modules)))


def is_in(name: str, file: str) -> bool:
    """Return whether one of the `zips` holds a file of ours, named by its path with dots for slashes."""
    parts = file.split(".")
    beginnings = (".".join(parts[:count]) for count in range(len(parts), 0, -1))
    own = (end for each in beginnings for end in (f"{each}.", each) if end in homes())
    return homes().get(next(own, "")) == name


def _write(target: str, files: dict[str, bytes]) -> None:
    with zipfile.ZipFile(target, "w", zipfile.ZIP_STORED) as bundle:
        # Modules beside modules and words beside words: packed, they take some 3 % less.
        for name, content in sorted(files.items(), key=lambda file: (Path(file[0]).suffix, file[0])):
            bundle.writestr(zipfile.ZipInfo(name, DATE), content)


def _standard(modules: Iterable[str]) -> Iterator[tuple[str, bytes]]:
    with zipfile.ZipFile(STDLIB) as library:
        for module in modules:
            file = getattr(importlib.import_module(module), "__file__", None) or ""
            if file.startswith(f"{STDLIB}/"):
                name = file.removeprefix(f"{STDLIB}/")
                yield name + "c", compiled(library.read(name), name)


def _packages(packages: Iterable[str], is_wanted: Callable[[str], bool]) -> Iterator[tuple[str, bytes]]:
    """Yield the compiled modules and the data of those files whose dotted names are wanted."""
    for package in packages:
        for path, name in _files(SITE, package):
            if not is_wanted(name.replace("/", ".")):
                continue
            if path.suffix == ".py" and "__pycache__" not in path.parts:
                yield name + "c", compiled(path.read_bytes(), name)
            elif path.suffix == ".html":
                yield name, COMMENT.sub(b"", path.read_bytes())
            elif path.suffix in DATA:
                yield name, path.read_bytes()


@cache
def _files(site: Path, package: str) -> tuple[tuple[Path, str], ...]:
    """Return the files of a package, each with its path from the folder of packages. Each zip looks at all of them."""
    return tuple((path, path.relative_to(site).as_posix()) for path in sorted((site / package).rglob("*")))
