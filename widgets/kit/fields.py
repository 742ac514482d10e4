"""Numbers and words in the fields of a form or of a saved state."""

from __future__ import annotations

from collections.abc import Collection

from rake.kit.errors import InvalidNotation


def number_in(least: int, most: int, text: str) -> int:
    """Return the number that a text gives, `least` to `most`. Raises `InvalidNotation` for any other text."""
    if text not in map(str, range(least, most + 1)):
        raise InvalidNotation(f"number from {least} to {most}", text)
    return int(text)


def one_of(words: Collection[str], word: str) -> str:
    """Return the word if it is one of `words`. Raises `InvalidNotation` if it isn't."""
    if word not in words:
        raise InvalidNotation("|".join(words), word)
    return word
