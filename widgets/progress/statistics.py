"""What a reader's rounds at the table come to: what was won, and what the decisions cost per hundred, by phase.

A mean is given only where enough decisions or rounds are behind it, with half of its 95 % interval.
"""

from __future__ import annotations

from collections.abc import Sequence

from rake.kit.margin import margin

from ..games.rake.ledger import PHASES, Ledger
from ..games.rake.ledger_remarks import (
    ChipsGained,
    CostRate,
    DecisionsCount,
    GainRate,
    RoundsOpen,
    RoundsPlayed,
    TooFewDecisions,
    TooFewRounds,
)
from ..kit.plot import Part, part
from ..kit.saying import Remark
from ..kit.widget import values

FEW = 30
"""With fewer decisions or rounds than this a mean says nothing."""

SCALES = (4, 8, 20, 40, 60, 100)
"""Where the axis of the picture may end, in pots per hundred decisions."""


@values()
class CostRow:
    """The decisions of a phase, or of all phases for an empty one: how many there are, and how many were `costly`.

    `pots` and `error` are tenths of a pot given away per hundred decisions; `pots` is None where there are too few.
    `parts` are those of the bar.
    """

    phase: str
    decisions: int
    costly: int
    pots: int | None
    error: int
    parts: tuple[Part, ...]


@values()
class StatisticsView:
    """What is said of the rounds and of the decisions in them, the latter as `rows` too.

    The axis of the picture has its `marks`; without any there's nothing to draw yet.
    """

    said: tuple[Remark, ...]
    judged: tuple[Remark, ...]
    rows: tuple[CostRow, ...]
    marks: tuple[tuple[int, int], ...]
    few: int
    open: RoundsOpen | None


def statistics(ledger: Ledger) -> StatisticsView | None:
    """Return what a ledger comes to; None if it has no rounds."""
    if not ledger.rounds:
        return None
    costs = [cost for each in ledger.rounds for cost in each.costs or ()]
    groups = {"": [cost.tenths for cost in costs]}
    groups |= {phase.value: [cost.tenths for cost in costs if cost.phase is phase] for phase in PHASES}
    means = {name: _mean(group) for name, group in groups.items() if len(group) >= FEW}
    highest = max((mean + error for mean, error in means.values()), default=0) / 10
    scale = next(each for each in SCALES if each >= min(highest, SCALES[-1]))
    rows = tuple(_row(name, group, means.get(name), scale) for name, group in groups.items())
    return StatisticsView(
        said=_said(ledger),
        judged=_judged(ledger, len(costs), means.get("")),
        rows=rows,
        marks=tuple((25 * quarter, scale * quarter // 4) for quarter in range(5)) if means else (),
        few=FEW,
        open=RoundsOpen(len(ledger.open)) if ledger.open else None,
    )


def _mean(group: Sequence[float]) -> tuple[float, float]:
    """Return the mean of at least two numbers, and half of its 95 % interval."""
    count = len(group)
    mean = sum(group) / count
    return mean, margin(sum((each - mean) ** 2 for each in group) / (count - 1), count)


def _row(phase: str, group: Sequence[int], mean: tuple[float, float] | None, scale: int) -> CostRow:
    costly = sum(1 for tenths in group if tenths)
    if not mean:
        return CostRow(phase, len(group), costly, None, 0, ())
    pots, error = (min(each / 10 / scale, 1) for each in mean)
    parts = (part(0, pots, "wings" if phase else "ink", error=min(error, 1 - pots)),)
    return CostRow(phase, len(group), costly, round(mean[0]), round(mean[1]), parts)


def _said(ledger: Ledger) -> tuple[Remark, ...]:
    """Return what is said of the rounds: how many were won, how many chips, and what that comes to per hundred."""
    rounds = ledger.rounds
    chips = sum(each.gain for each in rounds)
    played = RoundsPlayed(len(rounds), sum(1 for each in rounds if each.gain > 0)), ChipsGained(_way(chips), abs(chips))
    if len(rounds) < FEW:
        return *played, TooFewRounds()
    rate, error = _mean([100 * each.gain / each.stake for each in rounds])
    shown = round(rate)
    return *played, GainRate(_way(shown), abs(shown), round(error), int(abs(rate) > error))


def _judged(ledger: Ledger, decisions: int, mean: tuple[float, float] | None) -> tuple[Remark, ...]:
    rounds = sum(1 for each in ledger.rounds if each.costs)
    return DecisionsCount(decisions, rounds), CostRate(mean[0] / 10, mean[1] / 10) if mean else TooFewDecisions()


def _way(gain: float) -> str:
    return "up" if gain > 0 else "down" if gain < 0 else "even"
