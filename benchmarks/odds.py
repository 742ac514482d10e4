"""How quickly the odds of a pick-up come to half a point of error: `python -m benchmarks.odds`.

The exit status is 1 if a floor is missed.

Spots are first pick-ups of rounds dealt from fixed seeds, each seat in its turn. What is timed is `odds` and `advance`
until the 95 % interval of every option is no more than +-0.5 points. The deals are the same in every run, so only the
speed differs; we print processor time, as a busy machine slows the wall clock too. The same is done in Pyodide under
Node, for which the targets are set. The very first number is timed with the tables that the browser boots with.

The naive sampler deals anew for every option, plays whole rounds on by the pickers, and counts wins. It is timed on few
deals; how many it needs for the same errors follows from the chances. Gain is its time divided by ours.
"""

from __future__ import annotations

import json
import random
import statistics
import subprocess
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

from benchmarks import command
from rake import BOOK, CHECK, PICKERS, ActionKind, Round, Spot, View, odds, parse_spot
from rake.kit.margin import SIGMAS
from rake.lookup import shares, tables


class Size(NamedTuple):
    """How much is measured: spots of each number of players, those for the naive sampler, and its deals in each."""

    players: Sequence[int] = (2, 4, 6, 8)
    spots: int = 12
    naive_spots: int = 4
    naive_deals: int = 40
    pokerkit_samples: int = 400


SMOKE = Size(players=(2,), spots=1, naive_spots=1, naive_deals=2, pokerkit_samples=4)

TARGETS = {2: (0.5, 0.3), 4: (2.5, 1.0), 6: (1.2, 1.0), 8: (2.5, 1.5)}
"""Floor and goal by players: seconds in Pyodide."""

GAINS = {2: (4, 8), 4: (4, 8), 6: (8, 15), 8: (8, 15)}
"""Floor and goal by players: times as quick as the naive sampler."""

FIRST = (0.2, 0.1)
"""Floor and goal: seconds until there is a first number, in Pyodide."""

OPENED = "rake=1 players=6 seat=3 pick=1 hand=AS.AW.9F up=DS.2W.7C.LF.LC down=5 took=1-TW.2-xx"
"""The spot of the first number."""


class Timing(NamedTuple):
    """What a spot took: seconds to the target, and deals of the option that had most."""

    seconds: float
    deals: int


def views(players: int, spots: int) -> list[View]:
    """Return what seats see at their turns of the first pick-up, everyone before them having picked by `outs`."""
    seen = []
    for seed in range(spots):
        rng = random.Random(f"{players} {seed}")
        now = Round.deal(players, 100, 1, rng=rng)
        while not now.phase.is_pick:
            now = now.apply(CHECK)
        for seat in range(1, 1 + seed % players):
            now = now.apply(PICKERS["outs"](now.seen_by(seat), rng))
        seen.append(now.seen_by(1 + seed % players))
    return seen


type Timings = tuple[float, dict[int, list[Timing]]]
"""Seconds to the first number of all, and what every spot takes, by players."""


def measured(players: Sequence[int], spots: int, clock: Callable[[], float] = time.process_time) -> Timings:
    """Return what that many spots of each of these numbers of players take."""
    tables(BOOK.ranking)
    shares(BOOK.ranking)
    start = clock()
    odds(parse_spot(OPENED)).advance()
    first = clock() - start
    timings: dict[int, list[Timing]] = {}
    for number in players:
        for view in views(number, spots):
            start = clock()
            counted = odds(Spot.from_view(view)).settled()
            seconds = clock() - start
            timings.setdefault(number, []).append(Timing(seconds, max(chance.samples for chance in counted.options)))
    return first, timings


def gain(view: View, naive_deals: int) -> float:
    """Return how many times as long the naive sampler takes to the errors that we come to."""
    from tests.engine.naive_odds import share

    start = time.process_time()
    counted = odds(Spot.from_view(view)).settled()
    ours = time.process_time() - start
    takes = [action for action in view.options().actions if action.kind is ActionKind.TAKE]
    rng = random.Random(1)
    start = time.process_time()
    for deal in range(naive_deals):
        share(view, takes[deal % len(takes)], "outs", rng)
    deal_time = (time.process_time() - start) / naive_deals
    deals = sum((SIGMAS / chance.error) ** 2 * chance.win * (1 - chance.win) for chance in counted.options)
    return deals * deal_time / ours


def in_pyodide(size: Size) -> Timings:
    """Return what `measured` tells under Node's Pyodide. Raises `SubprocessError` if that can't be run."""
    numbers = map(str, (size.spots, *size.players))
    command = ["node", str(Path(__file__).with_suffix(".mjs")), *numbers]
    run = subprocess.run(command, stdout=subprocess.PIPE, text=True, timeout=1800, check=True)
    first, timings = json.loads(run.stdout.splitlines()[-1])
    return first, {int(players): [Timing(*each) for each in spots] for players, spots in timings.items()}


def pokerkit_time(samples: int) -> tuple[float, float]:
    """Return the seconds of one sample of pokerkit's hand strength against three, and the chance that it tells."""
    from pokerkit import Card, Deck, StandardHighHand, calculate_hand_strength, parse_range

    hole = parse_range("AhKd")
    deals = (4, hole, Card.parse(""), 2, 5, Deck.STANDARD, (StandardHighHand,))
    start = time.process_time()
    strength = calculate_hand_strength(*deals, sample_count=samples)
    return (time.process_time() - start) / samples, float(strength)


class Verdict(NamedTuple):
    """A figure, and its floor and goal: the most that it may be, or the least."""

    value: float
    floor: float
    goal: float
    most: bool

    def keeps(self, limit: float) -> bool:
        """Return whether the figure keeps to its floor or its goal."""
        return self.value <= limit if self.most else self.value >= limit

    def __str__(self) -> str:
        def said(limit: float) -> str:
            return f"{limit:g} {'holds' if self.keeps(limit) else 'MISSED'}"

        return f"floor {said(self.floor)}, goal {said(self.goal)}"


def main(size: Size) -> bool:
    """Measure and print; return whether every floor holds."""
    first, native = measured(size.players, size.spots)
    first_in_browser, in_browser = in_pyodide(size)
    verdicts: list[Verdict] = []
    print("seconds to +-0.5 points (95 %) for all options of a first pick-up, medians (slowest)")
    print(f"{'players':<9}{'deals':>8}{'native':>16}{'Pyodide':>16}")
    for players, spots in native.items():
        row = f"{players:<9}{statistics.median(spot.deals for spot in spots):>8,.0f}"
        for timings in (spots, in_browser[players]):
            times = [spot.seconds for spot in timings]
            row += f"{f'{statistics.median(times):.2f} ({max(times):.2f})':>16}"
        middle = statistics.median(spot.seconds for spot in in_browser[players])
        verdicts.append(Verdict(middle, *TARGETS[players], most=True))
        print(f"{row}  {verdicts[-1]}")
    verdicts.append(Verdict(first_in_browser, *FIRST, most=True))
    print(f"\nfirst number: native {1000 * first:.0f} ms, Pyodide {1000 * first_in_browser:.0f} ms  {verdicts[-1]}")
    print("\ntimes as quick as a naive sampler over rounds, views and pickers, at equal errors")
    for players in size.players:
        times = [gain(view, size.naive_deals) for view in views(players, size.naive_spots)]
        middle = statistics.median(times)
        verdicts.append(Verdict(middle, *GAINS[players], most=False))
        print(f"{players:<9}{middle:>8,.0f}x  {verdicts[-1]}")
    seconds, strength = pokerkit_time(size.pokerkit_samples)
    deals = (SIGMAS / 0.005) ** 2 * strength * (1 - strength)
    print(f"\npokerkit, calculate_hand_strength: {1e6 * seconds:,.0f} us a sample,", end=" ")
    print(f"{deals * seconds:,.1f} s to +-0.5 points at {strength:.0%}")
    print(
        "  The nearest there is, not the same: one hand of hold'em against three others, five open cards to come, the"
    )
    print("  best five of seven. Nobody decides anything, and there is one option.")
    return all(each.keeps(each.floor) for each in verdicts)


if __name__ == "__main__":
    command.run(main, Size(), SMOKE)
