"""What the tests share that hold a game against a reference written from its facts: how many deals, by which rules."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping

from rake.kit.switches import Switch
from tests.examples import searching

__all__ = ["DEALS", "HouseRules", "options_of"]

DEALS = 10_000 if searching() else 500
"""How many deals of a game are compared, over all its house rules; games of tricks compare half as many."""

OFFSET = random.randrange(10**9) if searching() else 0
"""The number of the first of them: a search plays others every time."""

MIXED = "mixed"

type Compare = Callable[[str, random.Random], None]


class HouseRules:
    """The house rules by which a game is compared: the defaults, each other value of each, and all mixed by chance."""

    def __init__(self, switches: Mapping[str, Switch], defaults: Mapping[str, object]) -> None:
        self._choices = [
            ["", *(f"{field}-{value}" for value in switch.values if value != str(defaults[field]))]
            for field, switch in switches.items()
            if field in defaults
        ]
        self.one_changed = ("default", *(f"default.{change}" for _, *changes in self._choices for change in changes))
        self.each = (*self.one_changed, MIXED)

    def compare(self, rules: str, compare: Compare, share: float = 1) -> None:
        """Compare as many deals by some of these rules as are due to them, times `share`."""
        for number in range(round(share * DEALS / len(self.each))):
            rng = random.Random(seed := f"{rules} {number + OFFSET}")
            drawn = self._mixed(rng) if rules == MIXED else rules
            try:
                compare(drawn, rng)
            except Exception as error:
                error.add_note(f"The deal of random.Random({seed!r}), by the rules {drawn}.")
                raise

    def _mixed(self, rng: random.Random) -> str:
        return ".".join(["default", *filter(None, map(rng.choice, self._choices))])


def options_of(rules: str) -> dict[str, str]:
    """Return what rules such as `default.first_limit-5` change."""
    return dict(change.split("-", 1) for change in rules.split(".")[1:])
