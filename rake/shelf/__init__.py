"""The other card games, a folder each. Rake imports none of them; each is imported on demand."""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules
from typing import Any

from ..kit.errors import InvalidNotation
from ..kit.game import Game

__all__ = ["base_of", "load", "words"]


def words() -> tuple[str, ...]:
    """Return the word of every game here, which is the name of its folder."""
    return tuple(sorted(module.name for module in iter_modules(__path__) if module.ispkg))


def load(word: str) -> Game[Any, Any, Any, Any]:
    """Return the game of this word. Raises `InvalidNotation` where there is none."""
    if word not in words():
        raise InvalidNotation("game", word)
    game: Game[Any, Any, Any, Any] = import_module(f"{__name__}.{word}").GAME
    return game


def base_of(word: str) -> str:
    """Return the word of the game of which another is a variant, whose code it takes; an empty text if of none.

    Raises `InvalidNotation` where there is no game of this word.
    """
    own = f"{__name__}.{word}."
    theirs = (kind.__module__ for kind in type(load(word)).__mro__)
    based = (module for module in theirs if module.startswith(f"{__name__}.") and not module.startswith(own))
    return next(based, "").removeprefix(f"{__name__}.").partition(".")[0]
