"""How well the bots of Hold'em and Omaha play: `python -m benchmarks.poker_bots`; exit status 1
unless each is clearly better than the bot that it is held against.

Two seats, a stake of 10 and a thousand chips each. Every deal is played twice with the bots' seats exchanged: the same
cards, and the same chance at each turn. What one bot wins on average in both is one sample. The interval is 95 % of the
mean of the samples, in big blinds per 100 deals. All seeds are fixed, so that only the speed differs from run to run.
The last part measures how long a decision of `strong` takes among four players, in processor time.
"""

from __future__ import annotations

import random
import statistics
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any, NamedTuple

from benchmarks import command
from rake.kit.chance import Random
from rake.kit.game import Bot, play_until
from rake.shelf import load
from rake.shelf.holdem.bots import BOTS, PLAIN
from widgets.site.counting import mapped

STAKE = 10
CHARACTERS = ("tight", "loose", "bold")
ALL: dict[str, Bot[Any, Any]] = {"plain": PLAIN, **BOTS}
"""The bots by name; `plain` is the one that `strong` plays deals out with."""

FIRST_DEAL = 1_000_000
"""Bots were tuned on deals with lower numbers: these are new to them."""

CHUNK = 50
SEATS = 4


class Pairing(NamedTuple):
    """Two bots, and how many pairs of deals are to tell them apart."""

    word: str
    better: str
    worse: str
    pairs: int


LADDER = tuple(
    Pairing(word, *pairing)
    for word in ("holdem", "omaha")
    for pairing in (*((name, "random", 3_000) for name in CHARACTERS), ("strong", "plain", 5_000))
)


class Size(NamedTuple):
    """How much is measured: the pairings, and in how many deals decisions are timed."""

    ladder: tuple[Pairing, ...] = LADDER
    timed: int = 200


SMOKE = Size(tuple(pairing._replace(pairs=2) for pairing in LADDER), timed=10)


class Gain(NamedTuple):
    """What one bot wins from the other: big blinds per 100 deals, and half of the 95 % interval."""

    mean: float
    error: float

    @property
    def is_clear(self) -> bool:
        """Return whether the interval lies above zero."""
        return self.mean > self.error


def play(pairing: Pairing, deal: int) -> float:
    """Return the big blinds that the better bot wins on average in a deal and the same one with seats exchanged."""
    start = load(pairing.word).deal(2, rng=random.Random(deal))
    better, worse = ALL[pairing.better], ALL[pairing.worse]
    first, second = (play_until(start, {seat: better, 3 - seat: worse}, deal).scores[seat - 1] for seat in (1, 2))
    return float(first + second) / 2 / STAKE


def gain(samples: Sequence[float]) -> Gain:
    """Return the mean of the samples and its error, per 100 deals."""
    return Gain(100 * statistics.fmean(samples), 196 * statistics.stdev(samples) / len(samples) ** 0.5)


@dataclass
class Timed:
    """A bot that notes how long those of its decisions take that count, in seconds of processor time."""

    bot: Bot[Any, Any]
    counts: Callable[[Any], bool] = lambda _: True
    took: list[float] = field(default_factory=list)

    def choose(self, view: Any, rng: Random) -> Any:
        """Return the bot's action."""
        start = time.process_time()
        action = self.bot.choose(view, rng)
        if self.counts(view):
            self.took.append(time.process_time() - start)
        return action


def times(word: str, name: str, deals: int) -> list[float]:
    """Return how long each decision of a bot took from the flop on, in seconds, quick ones first."""
    timed = Timed(ALL[name], lambda view: bool(view.masked.board))
    bots: dict[int, Bot[Any, Any]] = {**dict.fromkeys(range(2, SEATS + 1), PLAIN), 1: timed}
    for deal in range(FIRST_DEAL, FIRST_DEAL + deals):
        play_until(load(word).deal(SEATS, rng=random.Random(deal)), bots, deal)
    return sorted(timed.took)


def lines(size: Size) -> Iterator[tuple[str, bool]]:
    """Yield what to print, line by line, and whether it holds."""
    yield f"{'game':<9}{'pairing':<18}{'deals':>8}{'bb/100':>10}{'interval':>20}", True
    for pairing in size.ladder:
        deals = range(FIRST_DEAL, FIRST_DEAL + pairing.pairs)
        found = gain(mapped(partial(play, pairing), deals, CHUNK))
        interval = f"{found.mean - found.error:+.1f} .. {found.mean + found.error:+.1f}"
        names = f"{pairing.better} > {pairing.worse}"
        verdict = "" if found.is_clear else "  NOT CLEAR"
        yield (
            f"{pairing.word:<9}{names:<18}{2 * pairing.pairs:>8,}{found.mean:>+10.1f}{interval:>20}{verdict}",
            found.is_clear,
        )
    for word in ("holdem", "omaha"):
        for name in ("plain", "strong"):
            took = times(word, name, size.timed)
            milliseconds = (1000 * each for each in (statistics.fmean(took), took[9 * len(took) // 10], took[-1]))
            mean, most, worst = (f"{each:.2f}" for each in milliseconds)
            yield (
                f"{word}, {SEATS} players, {name} from the flop on: {mean} ms, 90 % within {most}, slowest {worst}",
                True,
            )


def main(size: Size) -> bool:
    """Measure and print; return whether every interval lies above zero."""
    clear = True
    for line, holds in lines(size):
        print(line, flush=True)
        clear = clear and holds
    return clear


if __name__ == "__main__":
    command.run(main, Size(), SMOKE)
