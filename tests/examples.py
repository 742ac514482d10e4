"""How many examples the property tests try."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
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


def each_in_turn[T, U](items: Sequence[T], others: Sequence[U]) -> Iterator[tuple[T, U]]:
    """Yield each of the items with one of the others in turn; a search has each with all of them.

    It begins elsewhere after each turn: at a table of four, the same one of four bots would always have the same seat.
    """
    for number, item in enumerate(items):
        start = number + number // len(others)
        yield from ((item, other) for other in (others if searching() else [others[start % len(others)]]))


def in_pairs[T](screens: Sequence[Sequence[T]], lang: str) -> Iterator[tuple[int, T]]:
    """Yield the numbers of some moments of a game in a language, each with a screen on which it is looked at.

    `screens` has for each moment those that have to hold it, the tightest first. A search looks at each on all of them.
    A push looks at each on one: two moments on the tightest, where nearly everything that breaks does, then two on the
    others in turn, those with the fewest first; in the other language it is the other way round. A screen that has had
    none by then gets one more look.

    So each pair of a moment and a language, of a game and a screen, and of a language and a screen is looked at; and of
    a moment that both languages have, the pair with its tightest screen too. That is enough, since a screen is broken
    by how a game lays its board out, or by the longest words, not by one moment alone: those before and after it show
    the same. Two moments go together, since a turn and the same turn with a hint follow each other.
    """
    looks = Counter[T]()
    for number, (tightest, *others) in enumerate(screens):
        if searching():
            yield from ((number, screen) for screen in (tightest, *others))
            continue
        is_due = number // 2 % 2 == LANGUAGES.index(lang) % 2
        screen = tightest if is_due or not others else min(others, key=lambda each: looks[each])
        looks[screen] += 1
        yield number, screen
    if not searching():
        missed = {screen: number for number, each in enumerate(screens) for screen in each if not looks[screen]}
        yield from ((number, screen) for screen, number in missed.items())


def examples(count: int, deadline: timedelta | None = None) -> settings:
    """Return settings with this many examples for a search, and a share of them, but at least ten, for a push."""
    share = (settings.default or settings()).max_examples / WHOLE
    return settings(max_examples=max(min(count, 10), round(share * count)), deadline=deadline)
