"""How well the bots of games for points play: `python -m benchmarks.points_bots`; exit status 1 unless each is clearly
better than the bot that it is held against.

Every deal is played as often as it has sides, which are single seats unless players are partners: the same cards, the
same chance at each turn, and the better bot on each side once, the worse one in all other seats. What that side's seats
score on average above the others' mean is one sample. The
interval is 95 % of the mean of the samples, in points per 100 deals. All seeds are fixed, so that only the speed
differs from run to run. Times are in processor time.
"""

from __future__ import annotations

import random
import statistics
from collections.abc import Iterator
from functools import partial
from importlib import import_module
from typing import NamedTuple

from benchmarks import command
from benchmarks.poker_bots import CHUNK, FIRST_DEAL, Timed, gain
from rake.kit.game import play_until
from rake.shelf import load, words
from tests.shelf.pairing import Pairing
from widgets.site.counting import mapped

LADDERS: dict[str, tuple[Pairing, ...]] = {
    word: import_module(f"tests.shelf.{word}").LADDER for word in words() if not load(word).chips
}
"""The pairings of each game for points, beside what else the tests know of it."""


class Size(NamedTuple):
    """How much is measured: in how many deals each pairing meets, None for its own number, and decisions are timed.

    `pairings` is how many of each game meet, None for all.
    """

    deals: int | None = None
    timed: int = 20
    pairings: int | None = None


SMOKE = Size(deals=2, timed=1, pairings=1)


def play(word: str, pairing: Pairing, deal: int) -> float:
    """Return how many points more than the others the better bot scores, on average over all sides."""
    game = load(word)
    match = game.match(pairing.seats)
    start = match.deal(random.Random(deal))
    more = []
    for side in match.sides:
        better = [player in side for player in start.players]
        bots = {seat: game.bots[pairing.better if own else pairing.worse] for seat, own in enumerate(better, 1)}
        scores = list(zip(play_until(start, bots, deal).scores, better, strict=True))
        theirs, others = ([score for score, own in scores if own is which] for which in (True, False))
        more.append(statistics.fmean(theirs) - statistics.fmean(others))
    return statistics.fmean(more)


def times(word: str, name: str, deals: int) -> list[float]:
    """Return how long each decision of a bot took among the fewest of its kind, in milliseconds, quick ones first."""
    game = load(word)
    timed, seats = Timed(game.bots[name]), max(2, game.seats[0])
    for deal in range(FIRST_DEAL, FIRST_DEAL + deals):
        play_until(game.deal(seats, rng=random.Random(deal)), dict.fromkeys(range(1, seats + 1), timed), deal)
    return sorted(1000 * took for took in timed.took)


def lines(size: Size) -> Iterator[tuple[str, bool]]:
    """Yield what to print, line by line, and whether it holds."""
    yield f"{'game':<11}{'pairing':<18}{'seats':>6}{'deals':>8}{'points/100':>12}{'interval':>22}", True
    pairings = [(word, pairing) for word, ladder in LADDERS.items() for pairing in ladder[: size.pairings]]
    for word, pairing in pairings:
        deals = range(FIRST_DEAL, FIRST_DEAL + (size.deals or pairing.deals))
        found = gain(mapped(partial(play, word, pairing), deals, CHUNK // 10))
        interval = f"{found.mean - found.error:+.1f} .. {found.mean + found.error:+.1f}"
        names = f"{pairing.better} > {pairing.worse}"
        played = len(load(word).match(pairing.seats).sides) * len(deals)
        verdict = "" if found.is_clear else "  NOT CLEAR"
        yield (
            f"{word:<11}{names:<18}{pairing.seats:>6}{played:>8,}{found.mean:>+12.1f}{interval:>22}{verdict}",
            found.is_clear,
        )
    for word, name in dict.fromkeys((word, pairing.better) for word, pairing in pairings):
        took = times(word, name, size.timed)
        mean, most, worst = (f"{each:.2f}" for each in (statistics.fmean(took), took[9 * len(took) // 10], took[-1]))
        yield f"{word}, {name}: {mean} ms, 90 % within {most}, slowest {worst}", True


def main(size: Size) -> bool:
    """Measure and print; return whether every interval lies above zero."""
    clear = True
    for line, holds in lines(size):
        print(line, flush=True)
        clear = clear and holds
    return clear


if __name__ == "__main__":
    command.run(main, Size(), SMOKE)
