"""How many examples the property tests try."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import timedelta

from hypothesis import settings

from widgets.templates import LANGUAGES

WHOLE = 100
"""What a search tries of a property that asks for no number of its own."""
PUSH = 30
"""What a push tries of it: the same examples every time. `make search` looks for the others."""


def searching() -> bool:
    """Return whether this run looks for all there is, rather than proves a push."""
    return bool((settings.default or settings()).max_examples >= WHOLE)


def share[T](items: Sequence[T], lang: str) -> Sequence[T]:
    """Return what of these is looked at in a language: on a push every other one, the rest in the other language.

    A search looks at all in both. A test of this kind has the mark `property`.
    """
    return items if searching() else items[LANGUAGES.index(lang) :: len(LANGUAGES)]


def examples(count: int, deadline: timedelta | None = None) -> settings:
    """Return settings with this many examples for a search, and a share of them, but at least ten, for a push."""
    share = (settings.default or settings()).max_examples / WHOLE
    return settings(max_examples=max(min(count, 10), round(share * count)), deadline=deadline)
