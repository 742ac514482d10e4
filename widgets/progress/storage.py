"""What a device keeps, as one text: a line for each entry, `shelf=NAME` and the text of the widget that it belongs to.

A text that leaves the device ends in `end=` and the number of its entries, so that one cut short is found out.
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
"""Names and texts, by name."""

_ENTRY = re.compile(r"(?<!\S)shelf=(\S*)")
_END = re.compile(r"(?<!\S)end=(\S*)\s*\Z")


def parse_stored(text: str) -> Entries:
    """Return the entries of a device as they are, whether they can be read or not."""
    return tuple(sorted({name: value for name, value, _ in _split(text)}.items()))


def parse_export(text: str, course: Course) -> Entries:
    """Return the entries that somebody brings, each of which can be read.

    Raises `InvalidNotation` named `entries`, or `shelves end` where a part is missing, pointing into the text.
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
    """Return what an entry tells. Raises `InvalidNotation`, also for what the rules refuse."""
    try:
        return summarize(name, text, course)
    except (IllegalAction, IllegalPosition):
        raise InvalidNotation("shelf", text) from None


def format_entries(entries: Iterable[Entry]) -> str:
    """Return the text that `parse_stored` reads back."""
    return "\n".join(f"shelf={name} {text}" for name, text in entries)


def format_export(entries: Entries) -> str:
    """Return the text that `parse_export` reads back; nothing without entries."""
    return f"{format_entries(entries)}\nend={len(entries)}" if entries else ""


def _split(text: str) -> Iterator[tuple[str, str, int]]:
    """Yield the name of each entry, its text with single spaces, and the place of that text."""
    names = list(_ENTRY.finditer(text))
    for name, following in zip_longest(names, names[1:]):
        value = text[name.end() : following.start() if following else None]
        yield name[1], " ".join(value.split()), name.end() + len(value) - len(value.lstrip())
