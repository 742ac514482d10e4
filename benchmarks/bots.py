"""The ladder of pickers, and how quick a round is: `python -m benchmarks.bots`; exit status 1 if a floor
is missed, or a picker isn't clearly better than the next weaker one.

Two seats, the same bettor in both, equal stacks of three antes. Every deal is played twice with the seats exchanged,
the same cards and the same chance at each turn, so that only decisions that differ tell; what one side wins in both
is one sample. The interval is 95 % of the mean of the samples, in chips per round (the ante is 2 chips). All seeds are
fixed: only the speed differs from run to run. A busy machine slows the wall clock too, but not processor time.
"""

import random
import statistics
import time
from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

from benchmarks import command
from rake import Round
from rake.analysis.bots import BETTORS, Bot
from rake.kit.margin import margin
from widgets.site.counting import mapped

ANTE = 2
STACK = 6


class Pairing(NamedTuple):
    """A picker and the next weaker one, and how many deals are to tell them apart."""

    better: str
    worse: str
    deals: int


LADDER = (
    Pairing("made", "random", 2_000),
    Pairing("outs", "made", 60_000),
    Pairing("strong", "outs", 15_000),
)


class Size(NamedTuple):
    """How much is measured: the pairings, how often some rounds are timed, and how many."""

    ladder: tuple[Pairing, ...] = LADDER
    laps: int = 15
    rounds: int = 40


SMOKE = Size(tuple(pairing._replace(deals=2) for pairing in LADDER), laps=1, rounds=1)

FIRST_DEAL = 1_000_000
"""Bots were tuned on deals with lower numbers: these are new to them."""

CHUNK = 500
"""How many deals are one piece of work for a process."""

FLOOR, GOAL = 300, 1_000
"""Rounds per second of four `outs` bots."""


class Gain(NamedTuple):
    """What one side wins more than the other: chips per round, and half of the 95 % interval."""

    mean: float
    error: float

    @property
    def is_clear(self) -> bool:
        """Return whether the interval lies above zero."""
        return self.mean > self.error


def play(bots: Sequence[Bot], deal: int, stack: int, stake: int = ANTE) -> Round:
    """Return a whole round; the cards follow from the number of the deal, chance from it and the turn."""
    now = Round.deal(len(bots), stack, stake, rng=random.Random(deal))
    while now.to_act:
        chance = random.Random(f"{deal} {len(now.moves)}")
        now = now.apply(bots[now.to_act - 1].choose(now.seen_by(now.to_act), chance))
    return now


def won(better: Bot, worse: Bot, deal: int) -> float:
    """Return the chips that the better bot wins on average in a deal and the same one with the seats exchanged."""
    first = play((better, worse), deal, STACK).stacks[1]
    second = play((worse, better), deal, STACK).stacks[2]
    return (first + second) / 2 - STACK


def duel(better: Bot, worse: Bot, deals: int) -> Gain:
    """Return what the better bot wins from the worse one."""
    samples = mapped(partial(won, better, worse), range(FIRST_DEAL, FIRST_DEAL + deals), CHUNK)
    return Gain(statistics.fmean(samples), margin(statistics.variance(samples), len(samples)))


def speed(clock: Callable[[], float], size: Size) -> float:
    """Return the rounds per second of four `outs` bots with a hundred chips each, the median of several laps."""
    bots = [Bot("outs", BETTORS["careful"])] * 4
    rates = []
    for lap in range(1 + size.laps):
        start = clock()
        for deal in range(lap * size.rounds, (lap + 1) * size.rounds):
            play(bots, deal, 100)
        rates.append(size.rounds / (clock() - start))
    return statistics.median(rates[1:])


def main(size: Size) -> bool:
    """Measure and print; return whether the floor holds and every picker is clearly better."""
    holds = True
    for name, clock in (("wall clock", time.perf_counter), ("processor time", time.process_time)):
        found = speed(clock, size)
        holds = found >= FLOOR  # the last of the two decides: other programs don't slow processor time
        targets = (("floor", FLOOR), ("goal", GOAL))
        verdicts = (f"{kind} {rate:,} {'holds' if found >= rate else 'MISSED'}" for kind, rate in targets)
        print(f"four outs bots, {name}: {found:,.0f} rounds/s ({', '.join(verdicts)})")
    print(f"\n{'pairing':<18}{'bettor':<10}{'rounds':>8}{'chips/round':>13}{'interval':>19}")
    for better, worse, deals in size.ladder:
        for bettor in BETTORS:
            gain = duel(Bot(better, BETTORS[bettor]), Bot(worse, BETTORS[bettor]), deals)
            interval = f"{gain.mean - gain.error:+.3f} .. {gain.mean + gain.error:+.3f}"
            verdict = "" if gain.is_clear else "  NOT CLEAR"
            holds = holds and gain.is_clear
            pairing = f"{better} > {worse}"
            print(f"{pairing:<18}{bettor:<10}{2 * deals:>8,}{gain.mean:>+13.3f}{interval:>19}{verdict}", flush=True)
    return holds


if __name__ == "__main__":
    command.run(main, Size(), SMOKE)
