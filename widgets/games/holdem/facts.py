"""The numbers on Hold'em's pages, exactly, by the names that their Markdown uses (`{{ name }}`)."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from rake.shelf.holdem.game import GAME
from rake.shelf.holdem.rules import HOLDEM

from ...kit.numbers import Numbers

CLOCK = 20
"""The seconds for a decision in the example of the clock (PK3.13)."""


def facts(lang: str) -> dict[str, str]:
    """Return every number by its name, formatted for the language."""
    numbers = Numbers(lang)
    pirates = HOLDEM.presets["pirates"].clock

    def limits(clock: int) -> str:
        *others, last = (numbers.fixed(float(limit), 0 if limit.denominator == 1 else 1) for limit in _limits(clock))
        return f"{', '.join(others)} and {last}" if lang == "en" else ", потом ".join([*others, last])

    return {
        "clock": numbers.count(CLOCK),
        "lapses": limits(CLOCK),
        "clock_pirates": numbers.count(pirates),
        "lapses_pirates": limits(pirates),
    }


def _limits(clock: int) -> Iterator[Fraction]:
    """Yield the seconds that one lapse after another leaves for the next decision, until it is the least."""
    table = GAME.match(2, f"default.clock-{clock}").table
    while True:
        before = table.limit(1)
        table = table.decided(1, clock + 1)
        after = table.limit(1)
        if after is None or after == before:
            return
        yield after
