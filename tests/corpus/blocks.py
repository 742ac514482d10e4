"""Blocks of text, of which the corpus consists: a header of one line, then what came of it."""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Iterable, Iterator, Sequence
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


PIECE = re.compile(r"(?<=>)(?=<)|\n+")
"""Between two pieces of HTML: each tag with the text after it is one."""

REPEATED = ("state", "seen")
"""What a request repeats of the frame before it."""


def thinned(frames: Iterable[Block]) -> Iterator[Block]:
    """Yield frames of which each piece of HTML is there once, in the first that has it; a digest stands for the whole.

    Their states are there once too, in the answers.
    """
    seen: set[str] = set()
    for header, body in frames:
        request = {name: value for name, value in json.loads(header).items() if name not in REPEATED}
        about, start, html = body.partition("\n<")
        pieces = dict.fromkeys(PIECE.split(start.lstrip() + html))
        new = [piece for piece in pieces if piece and piece not in seen and 'name="state"' not in piece]
        seen |= pieces.keys()
        yield Block(canonical(request), "\n".join([about, f"html {len(html)} characters, {digest(html)[:16]}", *new]))


def canonical(value: object) -> str:
    """Return a value as JSON in one line; letters that cannot be seen are escaped."""
    text = json.dumps(value, ensure_ascii=False, sort_keys=True)
    return "".join(letter if letter.isprintable() else json.dumps(letter)[1:-1] for letter in text)


def drawn[T](chance: float, options: Sequence[T]) -> T:
    """Return the option that a number from 0 up to 1 draws, all equally likely."""
    return options[int(chance * len(options))]
