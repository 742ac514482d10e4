"""Blocks of text, of which the corpus consists: a header of one line, then what came of it."""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Iterable, Sequence
from typing import NamedTuple

MARK = "=== "
"""A line that begins so is the header of a block."""


class Block(NamedTuple):
    """What was asked, in one line, and what was answered."""

    header: str
    body: str

    def __str__(self) -> str:
        return f"{MARK}{self.header}\n{self.body}\n"


def joined(blocks: Iterable[Block]) -> str:
    """Return the text of a file."""
    return "\n".join(map(str, blocks))


def parted(text: str) -> list[str]:
    """Return the blocks of a file as text, each with its header."""
    return re.split(rf"^(?={MARK})", text, flags=re.MULTILINE)[1:]


def digest(text: str) -> str:
    """Return the SHA-256 of a file."""
    return hashlib.sha256(text.encode()).hexdigest()


def canonical(value: object) -> str:
    """Return a value as JSON in one line; letters that cannot be seen are escaped."""
    text = json.dumps(value, ensure_ascii=False, sort_keys=True)
    return "".join(letter if letter.isprintable() else json.dumps(letter)[1:-1] for letter in text)


def drawn[T](chance: float, options: Sequence[T]) -> T:
    """Return the option that a number from 0 up to 1 draws, all equally likely."""
    return options[int(chance * len(options))]
