"""Texts by authors of lessons and guides, in which `{TW}` stands for a card's name and `[5.3]` for a link to a rule."""

from __future__ import annotations

import re
from functools import lru_cache

_MARK = re.compile(r"\{(\w+)\}|\[([A-Z]*\d\.\d+)\]", re.ASCII)


@lru_cache(256)
def prose(text: str) -> tuple[tuple[str, str, str], ...]:
    """Return the pieces of a text, each as words, the code of the card and the number of the rule that follow them.

    Code and number are empty if no card or no rule follows.
    """
    pieces, at = [], 0
    for mark in _MARK.finditer(text):
        pieces.append((text[at : mark.start()], mark[1] or "", mark[2] or ""))
        at = mark.end()
    return (*pieces, (text[at:], "", ""))
