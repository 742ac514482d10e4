"""The games other than Rake, each imported when it is first asked for."""

from __future__ import annotations

import sys
from functools import cache
from importlib import import_module
from pkgutil import iter_modules

from . import games
from .kit.hosted_game import HostedGame
from .templates import add_texts

HOST = "rake"
"""Rake: its folder lies beside those of the other games, but it isn't one of them."""


def words() -> tuple[str, ...]:
    """Return the words of the games that have pages, which are the names of their folders here."""
    return tuple(sorted(module.name for module in iter_modules(games.__path__) if module.name != HOST))


@cache
def load(word: str) -> HostedGame:
    """Return the game of a word, with its translations. Raises `ValueError` where there is none.

    An error in importing it isn't caught: by its name the page knows that the image lacks a module (`js/worker.js`).
    """
    if word not in words():
        raise ValueError(f"no game {word!r}")
    asked: HostedGame = import_module(f"widgets.games.{word}").GAME
    _add_shared_texts()
    # Not an import statement: the bundle of Rake would bring along what it names.
    base: str = import_module("rake.shelf").base_of(word)
    for each in filter(None, (word, base)):
        add_texts(f"widgets.games.{each}")
    return asked


SHARED = "shared"
"""The name of the zip of what games share; that of what only their parts share begins with it."""

PACKAGES = ("rake", "rake.kit", "rake.shelf", "widgets", "widgets.games", "widgets.kit", "widgets.shelf")
"""The packages of which a zip of another game may hold modules."""


def add_zip(path: str) -> None:
    """Let Python find the modules in a zip that a page has fetched: those of a game, a part of it, or what games share.

    The file must be there already: Python remembers that one is missing. A part's comes after its game's.
    """
    sys.path.append(path)
    word, _, part = path.rpartition("/")[2].removesuffix(".zip").partition("-")
    own = (f"rake.shelf.{word}", f"widgets.games.{word}") if part and word != SHARED else ()
    for name in (*PACKAGES, *own):
        inside = f"{path}/{name.replace('.', '/')}"
        package = import_module(name)
        if inside not in package.__path__:
            package.__path__.append(inside)


@cache
def _add_shared_texts() -> None:
    add_texts("widgets.shelf")
