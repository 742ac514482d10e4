"""Which widget of another game a link belongs to.

A page that fetches Python in parts hasn't loaded that game: there the build has written down what this module finds.
"""

from __future__ import annotations

from collections.abc import Mapping

from .other_games import load, words


def linked_pages(word: str) -> Mapping[str, str]:
    """Return the widgets of a game that links belong to, by the field that tells.

    A game that isn't here may be newer than this copy of the site: for its word they are those of all games.
    """
    asked = [word] if word in words() else words()
    return {name: widget for each in asked for name, widget in load(each).linked.items()}
