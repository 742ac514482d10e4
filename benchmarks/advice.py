"""What the advice of the guide is worth: `python -m benchmarks.advice`; exit status 1 if it isn't clearly better.

Half of the table picks up as the page *How do you play Rake well?* says, the other half takes the best face-up card, or
always a face-down one; nobody bets or folds. Every deal is played twice with the two ways exchanged, and is one sample.
What is printed is the share of the pots that goes to those who follow the advice, with its 95 % interval: a half means
that both ways are as good. The page quotes the same count with other deals; the one against the card engine's own
choice is printed too, though the advice needn't win it.
"""

from functools import partial
from typing import NamedTuple

from benchmarks import command
from widgets.site.counting import counted
from widgets.site.pages.figures.advice import DUELS, duel


class Size(NamedTuple):
    """How much is measured: the number of deals by number of players."""

    deals: tuple[tuple[int, int], ...] = ((2, 20_000), (4, 15_000), (6, 12_000), (8, 10_000))


SMOKE = Size(((2, 20), (8, 20)))

TO_BEAT = ("greedy", "hidden")
"""The ways to pick up that the advice has to beat."""


def main(size: Size) -> bool:
    """Measure and print; return whether the advice is clearly better than the ways to beat."""
    holds = True
    print(f"{'against':<10}{'players':>8}{'rounds':>9}{'share, %':>10}{'interval':>16}")
    tables = {(way, players): deals for way in DUELS for players, deals in size.deals}
    calls = {
        f"{way}, {players} players": partial(duel, players, deals, DUELS[way], "benchmark")
        for (way, players), deals in tables.items()
    }
    for ((way, players), deals), (_, (share, error)) in zip(tables.items(), counted(calls), strict=True):
        is_clear = share - error > 0.5
        holds = holds and (is_clear or way not in TO_BEAT)
        interval = f"{100 * (share - error):.1f} .. {100 * (share + error):.1f}"
        verdict = "" if is_clear or way not in TO_BEAT else "  NOT CLEAR"
        print(f"{way:<10}{players:>8}{2 * deals:>9,}{100 * share:>10.1f}{interval:>16}{verdict}", flush=True)
    return holds


if __name__ == "__main__":
    command.run(main, Size(), SMOKE)
