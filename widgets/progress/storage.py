"""The entries of a device's storage as one text: on each line `shelf=NAME` and the saved state of that widget.

An exported text ends in `end=` and the number of its entries, so that a text that was cut short can be detected.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from itertools import zip_longest

from rake import IllegalAction, IllegalPosition, InvalidNotation
from rake.kit.errors import offset_by

from .summary import Course, Summary, summarize

type Entry = tuple[str, str]
type Entries = tuple[Entry, ...]
"""Pairs of an entry's name and its text, sorted by name."""

_ENTRY = re.compile(r"(?<!\S)shelf=(\S*)")
_END = re.compile(r"(?<!\S)end=(\S*)\s*\Z")


def parse_stored(text: str) -> Entries:
    """Return the entries of a device's storage, without checking whether their texts can be read."""
    return tuple(sorted({name: value for name, value, _ in _split(text)}.items()))


def parse_export(text: str, course: Course) -> Entries:
    """Return the entries of an exported text, each of them checked.

    Raises `InvalidNotation`, with an offset in the text, that expects `shelves`, or `shelves end` if a part is missing.
    """
    try:
        return _parse_export(text, course)
    except InvalidNotation as error:
        raise InvalidNotation("shelves end" if error.expected == "end" else "shelves", error.found, error.at) from None


def _parse_export(text: str, course: Course) -> Entries:
    end = _END.search(text)
    body = text[: end.start()] if end else text
    first = _ENTRY.search(body)
    before = body[: first.start()] if first else body
    if before.strip() or not first:
        raise InvalidNotation("shelf", before.strip(), len(before) - len(before.lstrip()))
    entries: dict[str, str] = {}
    for name, value, at in _split(body):
        if name in entries:
            raise InvalidNotation("shelf", name, at)
        with offset_by(at):
            read_entry(name, value, course)
        entries[name] = value
    if not end or end[1] != str(len(entries)):
        raise InvalidNotation("end", end[0].strip() if end else "…", end.start() if end else len(text.rstrip()))
    return tuple(sorted(entries.items()))


def read_entry(name: str, text: str, course: Course) -> Summary:
    """Return the summary of an entry. Raises `InvalidNotation`, also for a position that the rules don't allow."""
    try:
        return summarize(name, text, course)
    except (IllegalAction, IllegalPosition):
        raise InvalidNotation("shelf", text) from None


def format_entries(entries: Iterable[Entry]) -> str:
    """Return the entries as a text that `parse_stored` reads."""
    return "\n".join(f"shelf={name} {text}" for name, text in entries)


def format_export(entries: Entries) -> str:
    """Return the entries as a text that `parse_export` reads; an empty text if there are none."""
    return f"{format_entries(entries)}\nend={len(entries)}" if entries else ""


def _split(text: str) -> Iterator[tuple[str, str, int]]:
    """Yield each entry's name, its text with single spaces, and the offset of that text."""
    names = list(_ENTRY.finditer(text))
    for name, following in zip_longest(names, names[1:]):
        value = text[name.end() : following.start() if following else None]
        yield name[1], " ".join(value.split()), name.end() + len(value) - len(value.lstrip())
