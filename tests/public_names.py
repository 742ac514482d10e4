"""Lists the names that the package promises, each with its signature: `python -m tests.public_names` writes them anew.

A name is promised if one of the modules below offers it: if it's in the module's `__all__` or, where there is none, if
the module defines it without an underscore. So are the public methods, properties and fields of its classes. All other
names are private, and may change in any release.
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable, Iterator, Mapping
from enum import Enum
from functools import cached_property
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from types import ModuleType
from typing import Any, ForwardRef, TypeAliasType

import rake

LIST = Path(__file__).parent / "data" / "api.txt"

HEADER = """\
# The public names of the package, one a line: what is here stays as it is until version 2.0.
# `python -m tests.public_names` writes it anew. Lines may come at any time; one that goes or changes breaks a promise.
"""

KIT = ("actions", "bots", "chance", "errors", "game", "match", "pots", "ranking", "search")
"""The modules of the kit that people need who play the games from Python, or write a bot: the rest is for our games."""

GAMES = ("holdem.equity", "reddog.odds")
"""The modules of other games that count something, beside each game's `GAME`."""


def promised_modules() -> tuple[str, ...]:
    """Return the names of the modules whose names are promised."""
    analysis = [each.name for each in iter_modules(import_module("rake.analysis").__path__)]
    games = [each.name for each in iter_modules(import_module("rake.shelf").__path__) if each.ispkg]
    return (
        "rake",
        *(name for each in analysis if hasattr(import_module(name := f"rake.analysis.{each}"), "__all__")),
        *(f"rake.kit.{each}" for each in KIT),
        "rake.questions",
        "rake.shelf",
        *(f"rake.shelf.{each}" for each in sorted([*games, *GAMES])),
    )


def offered(module: ModuleType) -> tuple[str, ...]:
    """Return the public names that a module offers, sorted."""
    if hasattr(module, "__all__"):
        return tuple(sorted(module.__all__))
    return tuple(
        sorted(
            name
            for name, value in vars(module).items()
            if not name.startswith("_")
            and not inspect.ismodule(value)
            and getattr(value, "__module__", None) == module.__name__
        )
    )


def public_names() -> list[str]:
    """Return the lines of the list: a name each, with its signature, its type or its value."""
    lines: list[str] = []
    listed: dict[type, str] = {}
    for module in map(import_module, promised_modules()):
        for name in offered(module):
            full, value = f"{module.__name__}.{name}", getattr(module, name)
            if inspect.isclass(value) and value in listed:
                lines.append(f"{full} = {listed[value]}")
                continue
            if inspect.isclass(value):
                listed[value] = full
            lines += lines_of(full, value)
    return lines


def lines_of(name: str, value: Any) -> Iterator[str]:
    """Yield the line of a name and, if it's a class, those of what it has."""
    if isinstance(value, TypeAliasType):
        yield f"{name} = {_shown(value.__value__)}"
    elif not inspect.isclass(value):
        is_function = inspect.isroutine(getattr(value, "__wrapped__", value))
        yield f"{name}{_signature(value)}" if is_function else f"{name}: {_kind(value)}"
    else:
        bases = [base.__name__ for base in value.__bases__ if _is_promised(base)]
        yield f"{name}: class({', '.join(bases)})" if bases else f"{name}: class"
        if not issubclass(value, Enum) and not getattr(value, "_is_protocol", False):
            yield f"{name}{_signature(value)}"
        yield from _members(name, value)


def _is_promised(base: type) -> bool:
    """Return whether code may rely on a class being derived from this one: not if it's a private one of ours."""
    return base is not object and (not base.__module__.startswith("rake") or hasattr(rake, base.__name__))


def _members(name: str, kind: type) -> Iterator[str]:
    """Yield the lines of a class's public members in alphabetical order, also of those that it inherits from ours."""
    ours = [each for each in kind.__mro__ if each.__module__.partition(".")[0] == "rake"]
    fields: dict[str, Any] = {
        field: note for each in reversed(ours) for field, note in inspect.get_annotations(each).items()
    }
    members: dict[str, Any] = {name: member for each in reversed(ours) for name, member in vars(each).items()}
    for member in sorted({*fields, *members}):
        if member.startswith("_"):
            continue
        value = members.get(member)
        if isinstance(value, Enum):
            yield f"{name}.{member} = {value.value!r}"
        elif isinstance(value, property | cached_property):
            getter: Any = value.fget if isinstance(value, property) else value.func
            yield f"{name}.{member}: {_shown(getter.__annotations__['return'])}"
        elif isinstance(value, staticmethod | classmethod):
            yield f"{name}.{member}{_signature(getattr(kind, member))}"
        elif inspect.isroutine(value):
            yield f"{name}.{member}{_signature(value)}"
        else:
            yield f"{name}.{member}: {_shown(fields.get(member, type(value)))}"


def _signature(function: Callable[..., Any]) -> str:
    """Return the parameters of a function, a method or a class, and what comes back, as text."""
    signature = inspect.signature(function)
    shown: list[str] = []
    kinds = [parameter.kind for parameter in signature.parameters.values()]
    for number, (name, each) in enumerate(signature.parameters.items()):
        if each.kind is each.KEYWORD_ONLY and not {each.KEYWORD_ONLY, each.VAR_POSITIONAL} & {*kinds[:number]}:
            shown.append("*")
        stars = "*" if each.kind is each.VAR_POSITIONAL else "**" if each.kind is each.VAR_KEYWORD else ""
        note = "" if each.annotation is each.empty else f": {_shown(each.annotation)}"
        default = "" if each.default is each.empty else f" = {_default(each.default)}"
        shown.append(f"{stars}{name}{note}{default}")
        if each.kind is each.POSITIONAL_ONLY and kinds[number + 1 : number + 2] != [each.POSITIONAL_ONLY]:
            shown.append("/")
    returned = signature.return_annotation
    end = "" if inspect.isclass(function) or returned is signature.empty else f" -> {_shown(returned)}"
    return f"({', '.join(shown)}){end}"


def _default(value: object) -> str:
    """Return a default as text: of what has no value that can be written, only that there is one."""
    text = str(value) if isinstance(value, Enum) else repr(value)
    return "..." if text.startswith("<") else text


def _kind(value: object) -> str:
    """Return the type of a constant, and of a collection what it holds."""
    items = list(value.values()) if isinstance(value, Mapping) else value
    if isinstance(items, list | tuple | frozenset):
        held = " | ".join(sorted({type(item).__name__ for item in items}))
        return f"{type(value).__name__} of {held}"
    return type(value).__name__


def _shown(note: object) -> str:
    """Return an annotation as text, without the modules of its names."""
    note = note.__forward_arg__ if isinstance(note, ForwardRef) else note
    text = note if isinstance(note, str) else inspect.formatannotation(note)
    return re.sub(r"\b(?:\w+\.)+(?=\w)", "", text)


def differences(was: list[str], now: list[str]) -> tuple[list[str], list[str]]:
    """Return the lines that are promised and no longer true, and those that are new."""
    return [line for line in was if line not in now], [line for line in now if line not in was]


def promised() -> list[str]:
    """Return the lines of the list as it was written last."""
    return [line for line in LIST.read_text("utf-8").splitlines() if not line.startswith("#")]


if __name__ == "__main__":
    LIST.write_text(HEADER + "".join(f"{line}\n" for line in public_names()), "utf-8")
