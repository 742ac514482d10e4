"""A device's storage as one text: a JSON object with the saved state of each widget by its entry's name."""

from __future__ import annotations

import json
from collections.abc import Iterable

from rake import IllegalAction, IllegalPosition, InvalidNotation

from ..games.rake.ledger import Ledger
from ..kit.ledger import ENTRY, Deals
from .summary import Course, Summary, summarize

type Entry = tuple[str, str]
type Entries = tuple[Entry, ...]
"""Pairs of an entry's name and its text, sorted by name."""


def parse_entries(text: str) -> Entries:
    """Return the entries of a text that `format_entries` made, without checking whether their texts can be read.

    Spaces and line ends that were added or replaced on the way don't matter. Raises `InvalidNotation` that expects
    `progress`, with the offset from which the text isn't JSON, or `entry`, with its name, for one that isn't text.
    """
    try:
        read = json.loads(text, strict=False)
        json.dumps(read, ensure_ascii=False).encode()  # JSON can spell halves of characters, which no text can hold
    except (ValueError, RecursionError) as error:
        raise InvalidNotation("progress", text.strip(), getattr(error, "pos", 0)) from None
    if not isinstance(read, dict):
        raise InvalidNotation("progress", text.strip())
    for name, value in read.items():
        if not isinstance(value, str):
            raise InvalidNotation(f"entry {name}", json.dumps(value))
    return tuple(sorted((name, " ".join(value.split())) for name, value in read.items()))


def parse_export(text: str, course: Course) -> Entries:
    """Return the entries of an exported text, each of them checked.

    Raises `InvalidNotation` as `parse_entries` does, and for an entry that can't be read.
    """
    entries = parse_entries(text)
    for name, value in entries:
        try:
            read_entry(name, value, course)
        except InvalidNotation as error:
            raise InvalidNotation(f"entry {name}", error.found) from None
    return entries


def read_entry(name: str, text: str, course: Course) -> Summary:
    """Return the summary of an entry. Raises `InvalidNotation`, also for a position that the rules don't allow."""
    try:
        return summarize(name, text, course)
    except (IllegalAction, IllegalPosition):
        raise InvalidNotation("entry", text) from None


def format_entries(entries: Iterable[Entry]) -> str:
    """Return the entries as a text that `parse_entries` reads, each on a line of its own."""
    return json.dumps(dict(entries), ensure_ascii=False, indent=0)


def is_ledger(name: str) -> bool:
    """Return whether an entry holds the rounds or deals of a game."""
    return name.partition("-")[0] == ENTRY


def joined(name: str, kept: str, imported: str) -> str:
    """Return the ledger with the rounds of two, each counted once.

    It's empty for an entry of another kind, or if either can't be read.
    """
    word = name.removeprefix(f"{ENTRY}-")
    try:
        if name == ENTRY:
            return str(Ledger.parse(kept).merged(*Ledger.parse(imported).rounds))
        return str(Deals.parse(word, kept).merged(*Deals.parse(word, imported).rounds)) if is_ledger(name) else ""
    except InvalidNotation:
        return ""
