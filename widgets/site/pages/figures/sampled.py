"""The figures of the page Odds whose numbers come from simulated rounds."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import accumulate

from rake import Category
from widgets.games.rake.words import CATEGORY
from widgets.kit.plot import part
from widgets.site.pages.figures import words
from widgets.site.pages.figures.counts import PLAYERS
from widgets.site.pages.figures.data import Data, Speech
from widgets.site.pages.figures.drawn import Bar, Cell, Figure, Plot, Row, Table, heat
from widgets.site.pages.figures.rounds import SKULL, Mean

NEVER = 1e-6
"""The share (0..1) used for an outcome that no simulated round had: it is possible all the same, so not shown as 0."""

COLUMNS = tuple(map(str, PLAYERS))
SHADES = tuple(f"seat-{number}" for number in range(1, 7))


def _error(speech: Speech, means: Iterable[Mean]) -> str:
    """Return the sentence that gives the largest error of these means, in percentage points."""
    return speech(words.POINT_ERROR, error=speech.numbers.fixed(100 * max(mean.error for mean in means), 1))


def seats(data: Data, speech: Speech) -> Figure:
    """Return the figure of how often each seat wins, by number of players."""
    numbers, bars = speech.numbers, []
    for players in PLAYERS:
        shares = [mean.share for mean in data.seats(players)]
        starts = [0, *accumulate(shares)]
        parts = [
            part(start, share, shade, numbers.fixed(100 * share, 0))
            for start, share, shade in zip(starts, shares, SHADES, strict=False)
        ]
        bars.append(Bar(speech(words.TABLE_OF, num=players), "", tuple(parts)))
    rows = []
    for seat in range(1, max(PLAYERS) + 1):
        cells = []
        for players in PLAYERS:
            share, _ = data.seats(players)[seat - 1] if seat <= players else (0.0, 0.0)
            cells.append(Cell(numbers.fixed(100 * share, 1), heat=heat(share)) if share else Cell("–"))
        rows.append(Row(str(seat), tuple(cells)))
    foot = _error(speech, (mean for players in PLAYERS for mean in data.seats(players)))
    table = Table(speech(words.SEAT), COLUMNS, tuple(rows), foot, over=speech(words.PLAYERS))
    return Figure(table, Plot(tuple(bars), thick=True))


def winners(data: Data, speech: Speech) -> Figure:
    """Return the figure of the combinations that win the reveal, by number of players."""
    names = {SKULL: words.RUNG["wins"]} | {each.name: CATEGORY[each.name] for each in reversed(Category)}
    rows = [
        Row(
            speech(word),
            tuple(
                Cell(speech.numbers.short(share or NEVER), heat=heat(share))
                for share, _ in (data.winners(players)[name] for players in PLAYERS)
            ),
        )
        for name, word in names.items()
    ]
    foot = _error(speech, (mean for players in PLAYERS for mean in data.winners(players).values()))
    return Figure(Table(speech(words.HAND), COLUMNS, tuple(rows), foot, over=speech(words.PLAYERS)))


def saved(data: Data, speech: Speech) -> Figure:
    """Return the figure of how often a player who is dealt the Ace of Skulls wins by it, by number of players."""
    numbers, rows, bars = speech.numbers, [], []
    for players in PLAYERS:
        share, error = data.saved(players)
        note = f"± {numbers.fixed(100 * error, 1)}"
        value = numbers.fixed(100 * share, 1)
        rows.append(Row(str(players), (Cell(value, note), Cell(numbers.fixed(100 - 100 * share, 1), note))))
        bar = part(0, 5 * share, "gold", error=5 * error)
        bars.append(Bar(speech(words.TABLE_OF, num=players), f"{value} {note}{numbers.sign}", (bar,)))
    ticks = tuple((25.0 * step, f"{5 * step}{numbers.sign}") for step in range(5))
    columns = speech.each(words.WINS_SHARE, words.LOSES_SHARE)
    return Figure(Table(speech(words.PLAYERS), columns, tuple(rows)), Plot(tuple(bars), ticks))


def taken(data: Data, speech: Speech) -> Figure:
    """Return the figure of how often the first seat and the dealer take a face-down card, by players and pick-up."""
    rows, means = [], []
    for players in PLAYERS:
        pair = [data.hidden(players, pick)[seat] for pick in (0, 1) for seat in (0, -1)]
        means += pair
        rows.append(
            Row(str(players), tuple(Cell(speech.numbers.fixed(100 * share, 0), heat=heat(share)) for share, _ in pair))
        )
    columns = speech.each(words.FIRST_FIRST, words.FIRST_LAST, words.SECOND_FIRST, words.SECOND_LAST)
    return Figure(Table(speech(words.PLAYERS), columns, tuple(rows), _error(speech, means)))
