"""What the tests share that hold a game against a reference written from its facts: how many deals, by which rules."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Mapping

from rake.kit.switches import Switch
from tests.bounded import within
from tests.examples import searching

__all__ = ["DEALS", "HouseRules", "options_of"]

DEALS = 10_000 if searching() else 500
"""How many deals of a game are compared by its usual rules, and how many with each value of each option."""

OFFSET = random.randrange(10**9) if searching() else 0
"""The number of the first of them: a search plays others every time."""

MIXED = "mixed"

type Compare = Callable[[str, random.Random], None]


class HouseRules:
    """The house rules by which a game is compared: the usual ones, and all options mixed by chance."""

    each = ("default", MIXED)

    def __init__(self, switches: Mapping[str, Switch], defaults: Mapping[str, object]) -> None:
        self._options = [
            ["", *(f"{field}-{value}" for value in switch.values if value != str(defaults[field]))]
            for field, switch in switches.items()
            if field in defaults
        ]
        self.one_changed = ("default", *(f"default.{change}" for _, *changes in self._options for change in changes))

    def compare(self, rules: str, compare: Compare) -> None:
        """Compare deals by such rules: if they're mixed, until each value of each option was in `DEALS` of them."""
        due = Counter({(at, value): DEALS for at, option in enumerate(self._options) for value in option})
        for step in within(20 * DEALS, f"{DEALS} deals with each value of an option"):
            rng = random.Random(seed := f"{rules} {OFFSET + step - 1}")
            drawn = [rng.choice(option) if rules == MIXED else "" for option in self._options]
            written = ".".join(["default", *filter(None, drawn)])
            try:
                compare(written, rng)
            except Exception as error:
                error.add_note(f"The deal of random.Random({seed!r}), by the rules {written}.")
                raise
            due.subtract(enumerate(drawn))
            if max(due.values() if rules == MIXED else [due[0, ""]]) <= 0:
                return


def options_of(rules: str) -> dict[str, str]:
    """Return what rules such as `default.first_limit-5` change."""
    return dict(change.split("-", 1) for change in rules.split(".")[1:])
