"""Fills the bank of spots, docs/data/spots.txt: pick-up decisions with finished odds, each with one clear best card.

The spot of each day is the next line: add lines at the end, and never change or move one.

`python -m widgets.site.pages.bank --fill 366` deals and counts until the bank has 366 spots, as `widgets.site.counting`
says. It may be stopped and started again.
"""

from __future__ import annotations

import argparse
import time
from collections import Counter
from collections.abc import Sequence
from functools import partial

from rake import Odds
from rake.analysis.odds import odds
from widgets.games.rake.pickup.spots import dealt
from widgets.site import ROOT
from widgets.site.counting import counted

FILE = ROOT / "docs" / "data" / "spots.txt"

CLEAR = 0.03
"""The least lead (0..1), beyond both errors, of the best card's chance to win over that of the next."""

PLAIN = 0.45
"""The largest lead (0..1) of the best card: with a wider one the question would be too easy."""


TABLES = range(2, 7)
KINDS = ((1, "any", "any"), (2, "any", "any"), (1, "any", "tricky"), (1, "skull", "any"))
"""The numbers of players, and the kinds of spots (pick-up, theme, level). Successive lines go through them in turn."""


def fault(odds: Odds) -> str:
    """Return why a spot is left out, `unclear` or `plain`; an empty text if it is good.

    Unfinished odds are judged by their chances so far, without the errors.
    """
    most, after = sorted(odds.options, key=lambda chance: chance.win, reverse=True)[:2]
    ahead = most.win - after.win
    if ahead - (most.error + after.error if odds.done else 0) < CLEAR:
        return "unclear"
    return "plain" if ahead > PLAIN else ""


def filled(number: int) -> tuple[Odds, Counter[str]]:
    """Return the odds of the spot for a line of the bank, numbered from 1, and how many spots were left out, by fault.

    The same number gives the same spot, unless the bots, the dealing or the counting of odds changes.
    """
    faults: Counter[str] = Counter()
    seats, wishes = TABLES[number % len(TABLES)], KINDS[number % len(KINDS)]
    while True:
        spot = dealt(seats, *wishes, f"{number} {faults.total() + 1}")
        # A few deals first: a spot that already looks bad need not be counted to the end, which takes long.
        started = odds(spot).advance(16)
        wrong = fault(started)
        if not wrong:
            finished = started.settled()
            wrong = fault(finished)
            if not wrong:
                return finished, faults
        faults[wrong] += 1


def main(arguments: Sequence[str] | None = None) -> None:
    """Add spots until the bank has as many as asked for, and print how many were added and left out."""
    parser = argparse.ArgumentParser(prog="python -m widgets.site.pages.bank", description=__doc__)
    parser.add_argument("--fill", type=int, required=True, metavar="N", help="how many spots there shall be")
    most = parser.parse_args(arguments).fill
    began = time.monotonic()
    faults: Counter[str] = Counter()
    already = len(FILE.read_text("utf-8").splitlines()) if FILE.exists() else 0
    for _, (spot, wrong) in counted({str(number): partial(filled, number) for number in range(already + 1, most + 1)}):
        faults += wrong
        with FILE.open("a", encoding="utf-8") as file:
            file.write(f"{spot}\n")
    added, left_out = max(0, most - already), ", ".join(f"{count} {word}" for word, count in sorted(faults.items()))
    print(f"{added} spots added, {faults.total()} left out ({left_out or 'none'}), {time.monotonic() - began:.0f} s")


if __name__ == "__main__":
    main()
