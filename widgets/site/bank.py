"""The bank of spots: pick-up decisions with their odds counted, docs/data/spots.txt, each with one clear answer.

A spot a day is asked of it, in the order of its lines: add lines at the end, and never change or move one.

`python -m widgets.site.bank --fill 366` deals and counts until there are 366. It may be stopped and started again.
"""

from __future__ import annotations

import argparse
import time
from collections import Counter
from collections.abc import Sequence

from rake import Odds
from rake.analysis.odds import odds
from widgets.pickup.spots import dealt
from widgets.site.runtime import ROOT
from widgets.site.spots import BATCHES, count

FILE = ROOT / "docs" / "data" / "spots.txt"

CLEAR = 0.03
"""By how much (0..1), beyond the errors, the best card wins more often than any other, at least."""

PLAIN = 0.45
"""By how much (0..1) it does at most: with a wider gap there is nothing to ask."""


TABLES = range(2, 7)
KINDS = ((1, "any", "any"), (2, "any", "any"), (1, "any", "tricky"), (1, "skull", "any"))
"""How many players there are; which pick-up it is, what it is about and how hard. They take turns, line after line."""


def fault(odds: Odds) -> str:
    """Return why a spot is not asked, `unclear` or `plain`; nothing where it may be.

    One that is not counted to the end is judged as it looks so far.
    """
    most, after = sorted(odds.options, key=lambda chance: chance.win, reverse=True)[:2]
    ahead = most.win - after.win
    if ahead - (most.error + after.error if odds.done else 0) < CLEAR:
        return "unclear"
    return "plain" if ahead > PLAIN else ""


def filled(number: int) -> tuple[Odds, Counter[str]]:
    """Return the odds of the spot for a line, counted from 1, and what was wrong with those dealt before it.

    The same number gets the same spot as long as bots play and odds are counted as they are.
    """
    faults: Counter[str] = Counter()
    seats, wishes = TABLES[number % len(TABLES)], KINDS[number % len(KINDS)]
    while True:
        spot = dealt(seats, *wishes, f"{number} {faults.total() + 1}")
        # A look at few deals first: what it tells need not be counted.
        wrong = fault(odds(spot).advance(BATCHES))
        if not wrong:
            counted = count(spot, "outs")
            wrong = fault(counted)
            if not wrong:
                return counted, faults
        faults[wrong] += 1


def main(arguments: Sequence[str] | None = None) -> None:
    """Add spots until the bank holds as many as asked for, and tell what came of the deals."""
    parser = argparse.ArgumentParser(prog="python -m widgets.site.bank", description=__doc__)
    parser.add_argument("--fill", type=int, required=True, metavar="N", help="how many spots there shall be")
    most = parser.parse_args(arguments).fill
    began = time.monotonic()
    faults: Counter[str] = Counter()
    already = len(FILE.read_text("utf-8").splitlines()) if FILE.exists() else 0
    for number in range(already + 1, most + 1):
        counted, wrong = filled(number)
        faults += wrong
        with FILE.open("a", encoding="utf-8") as file:
            file.write(f"{counted}\n")
    added, left_out = max(0, most - already), ", ".join(f"{count} {word}" for word, count in sorted(faults.items()))
    print(f"{added} spots added, {faults.total()} left out ({left_out or 'none'}), {time.monotonic() - began:.0f} s")


if __name__ == "__main__":
    main()
