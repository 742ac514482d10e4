"""Sentences of authors, in which `{TW}` is a card in the reader's deck and `[5.3]` the link to a rule."""

from __future__ import annotations

import re
from functools import lru_cache

_MARK = re.compile(r"\{([2-9TPLDA][SWFC])\}|\[(\d\.\d+)\]", re.ASCII)


@lru_cache(256)
def prose(text: str) -> tuple[tuple[str, str, str], ...]:
    """Return the pieces of a text: each some words, then the code of a card and the number of a rule, or nothing."""
    pieces, at = [], 0
    for mark in _MARK.finditer(text):
        pieces.append((text[at : mark.start()], mark[1] or "", mark[2] or ""))
        at = mark.end()
    return (*pieces, (text[at:], "", ""))
