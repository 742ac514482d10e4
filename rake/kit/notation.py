"""Notation: positions as text, a game's word and version followed by fields, and as the query of a link."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import dataclass
from itertools import zip_longest
from urllib.parse import parse_qsl, urlencode

from .errors import InvalidNotation, offset_by

_NAME = re.compile(r"(?<!\S)([a-z_]+)=", re.ASCII)


class Fields:
    """The fields of a position: by name, the value and its offset in the text.

    `start` is the offset at which that text begins in a longer one; errors count from the start of the longer one.
    """

    def __init__(self, entries: Mapping[str, tuple[str, int]], start: int = 0) -> None:
        self._entries = entries
        self._start = start

    def __contains__(self, name: str) -> bool:
        return name in self._entries

    def read[T](self, name: str, parse: Callable[[str], T], default: str | None = None) -> T:
        """Return what `parse` makes of a field's value, or of `default` if the field is missing.

        Raises `InvalidNotation`, with an offset in the whole text, also if a field without a default is missing.
        """
        if name not in self and default is None:
            raise InvalidNotation(f"field {name}", "", self._start)
        value, at = self._entries.get(name, (default or "", 0))
        with offset_by(self._start + at):
            return parse(value)


@dataclass(frozen=True, slots=True)
class Notation:
    """A game's notation. Its word and version open every text: `durak=1 seats=4`, in records `durak 1 seats=4`.

    `record` is the name of the field that holds a whole record: it comes last, and all that follows belongs to it.
    """

    word: str
    version: int
    record: str = "deal"

    @property
    def field(self) -> str:
        """The field that opens a position, e.g. `durak=1`."""
        return f"{self.word}={self.version}"

    @property
    def header(self) -> str:
        """What opens a record, e.g. `durak 1`."""
        return f"{self.word} {self.version}"

    def parse_fields(self, text: str, names: Collection[str]) -> Fields:
        """Return the fields of a position, without the one with the game's word; only `names` are allowed.

        Raises `InvalidNotation` for text that isn't a field, an unknown field or version, and a field given twice.
        """
        return self._fields(text, names, 0)

    def format_fields(self, fields: Mapping[str, str]) -> str:
        """Return the text of a position with these fields; those with empty values are left out."""
        return _joined(self.field, fields)

    def parse_header(self, line: str, names: Collection[str]) -> Fields:
        """Return the fields of a record's first line, e.g. `durak 1 seats=4`; the word and version may be missing.

        A game may have a field of the same name as its word: `durak 1 seats=4 durak=4`. Raises as `parse_fields` does.
        """
        opening = re.match(rf"\s*{self.word} +(\S+) *", line)
        if opening:
            self._check_version(opening[1], opening.start(1))
        return self._fields(line, names, opening.end() if opening else 0)

    def format_header(self, fields: Mapping[str, str]) -> str:
        """Return the first line of a record that has these fields; those with empty values are left out."""
        return _joined(self.header, fields)

    def to_query(self, text: str) -> str:
        """Return a position's text as the query of a link, without the question mark.

        Raises `InvalidNotation` for text that isn't a field.
        """
        return urlencode([(name[1], value) for name, value, _ in self._split(text)], safe="=,")

    def _fields(self, text: str, names: Collection[str], start: int) -> Fields:
        """Return the fields of the text from offset `start` on."""
        fields: dict[str, tuple[str, int]] = {}
        with offset_by(start):
            for name, value, at in self._split(text[start:]):
                if name[1] not in (self.word, *names) or name[1] in fields:
                    raise InvalidNotation("field", name[1], name.start())
                fields[name[1]] = value, at
            if self.word not in names:
                self._check_version(*fields.pop(self.word, (str(self.version), 0)))
        return Fields(fields, start)

    def _check_version(self, version: str, at: int) -> None:
        if version != str(self.version):
            raise InvalidNotation(f"version {self.version}", version, at)

    def _split(self, text: str) -> Iterator[tuple[re.Match[str], str, int]]:
        """Yield each field's name, value and the value's offset. Raises `InvalidNotation` for text without fields."""
        names = list(_NAME.finditer(text))
        names = names[: next((number for number, name in enumerate(names, 1) if name[1] == self.record), None)]
        before = text[: names[0].start()] if names else text
        if before.strip():
            raise InvalidNotation("field", before.strip(), len(before) - len(before.lstrip()))
        for name, following in zip_longest(names, names[1:]):
            value = text[name.end() : following.start() if following else None]
            yield name, value.strip(), name.end() + (len(value) - len(value.lstrip()) if value.strip() else 0)


def _joined(opening: str, fields: Mapping[str, str]) -> str:
    return " ".join([opening, *(f"{name}={value}" for name, value in fields.items() if value)])


def from_query(query: str) -> str:
    """Return the text of the position, of any game, in the query of a link as `to_query` writes it."""
    return " ".join(f"{name}={value}" for name, value in parse_qsl(query.removeprefix("?"), keep_blank_values=True))
