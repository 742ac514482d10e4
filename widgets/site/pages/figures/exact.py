"""The figures of the page Odds whose numbers are exact counts."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import accumulate
from math import comb, log10
from typing import NamedTuple

from rake import Category
from widgets.games.rake.words import CATEGORY
from widgets.kit.plot import part
from widgets.site.pages.figures import words
from widgets.site.pages.figures.counts import DRAWS, PLAYERS, STARTS
from widgets.site.pages.figures.data import Data, Speech
from widgets.site.pages.figures.drawn import Bar, Cell, Figure, Plot, Row, Table, heat

STANDARD = {"P": "J", "L": "Q", "D": "K"}
"""The letters of the ranks that a standard deck calls something else."""

DOWNWARD = tuple(reversed(Category))


class Rung(NamedTuple):
    """A group of hands in the order of all hands: its name, the number of hands in it, the shade of its bar."""

    name: str
    hands: int
    shade: str = "ink"


def _rarity(data: Data, speech: Speech, rungs: list[Rung]) -> Plot:
    """Return a plot of how rare each group of hands is, on a logarithmic scale: each tick is ten times rarer."""
    whole = data.hands.total()
    bars = [
        Bar(
            speech(name),
            speech(words.ONE_OF, number=speech.numbers.one_in(hands / whole)),
            (part(0, log10(whole / hands) / 5, shade),),
        )
        for name, hands, shade in rungs
    ]
    ticks = [(20.0 * power, speech.numbers.count(10**power)) for power in range(6)]
    return Plot(tuple(bars), tuple(ticks))


def combinations(data: Data, speech: Speech) -> Figure:
    """Return the figure of how many five-card hands are of each combination."""
    numbers, whole = speech.numbers, data.hands.total()
    rungs = [Rung(CATEGORY[each.name], data.hands[each.name]) for each in DOWNWARD]
    rows = [
        Row(
            speech(name),
            (
                Cell(numbers.count(hands)),
                Cell(numbers.percent(hands / whole)),
                Cell(numbers.one_in(hands / whole)),
            ),
        )
        for name, hands, _ in rungs
    ]
    columns = speech.each(words.HANDS, words.SHARE, words.ONE_IN)
    return Figure(Table(speech(words.COMBINATION), columns, tuple(rows)), _rarity(data, speech, rungs))


def ladder(data: Data, speech: Speech) -> Figure:
    """Return the figure of all hands in order, with those that the Ace of Skulls wins or loses: how many each beats."""
    numbers, whole = speech.numbers, data.hands.total()
    upward = [
        Rung(words.RUNG["loses"], data.skull_loses, "blood"),
        *(Rung(CATEGORY[each.name], data.hands[each.name] - sum(data.skulls[each.name])) for each in Category),
        Rung(words.RUNG["wins"], data.skull_wins, "gold"),
    ]
    below = [0, *accumulate(hands for _, hands, _ in upward)]
    steps = list(zip(upward, below, strict=False))[::-1]
    bars = [
        Bar(
            speech(name),
            f"{numbers.percent(hands / whole)}{numbers.sign}",
            (part(under / whole, hands / whole, shade),),
        )
        for (name, hands, shade), under in steps
    ]
    rows = [
        Row(
            speech(name),
            (
                Cell(numbers.count(hands)),
                Cell(numbers.percent(hands / whole)),
                Cell(_share_below(speech, under / whole)),
            ),
        )
        for (name, hands, _), under in steps
    ]
    columns = speech.each(words.HANDS, words.SHARE, words.BEATS)
    table = Table(speech(words.HAND), columns, tuple(rows))
    return Figure(table, Plot(tuple(bars), _percents(speech)))


def _share_below(speech: Speech, share: float) -> str:
    return speech.numbers.fixed(100 * share, 1 if share < 0.99 else 3) if share else "0"


def _percents(speech: Speech) -> tuple[tuple[float, str], ...]:
    return tuple((float(value), f"{value}{speech.numbers.sign}") for value in (0, 25, 50, 75, 100))


def skulls(data: Data, speech: Speech) -> Figure:
    """Return the figure of how many hands with the Ace of Skulls win and lose, by combination."""
    numbers, whole = speech.numbers, data.skull_wins + data.skull_loses
    rows = []
    for each in DOWNWARD:
        wins, loses = data.skulls[each.name]
        share = wins / (wins + loses)
        cells = numbers.count(wins), numbers.count(loses), numbers.percent(share)
        rows.append(Row(speech(CATEGORY[each.name]), tuple(map(Cell, cells))))
    cells = numbers.count(data.skull_wins), numbers.count(data.skull_loses), numbers.percent(data.skull_wins / whole)
    rows.append(Row(speech(words.ALL), tuple(map(Cell, cells)), last=True))
    columns = speech.each(words.WINS, words.LOSES, words.WINS_SHARE)
    dots = round(1000 * data.skull_wins / whole)
    foot = speech(words.EACH_DOT, num=dots)
    return Figure(Table(speech(words.COMBINATION), columns, tuple(rows), foot), Plot(dots=dots))


def dealt(data: Data, speech: Speech) -> Figure:
    """Return the figure of how often each start (kind of three dealt cards) is dealt."""
    numbers = speech.numbers
    shares = {start: data.starts[start]["hands"] / data.dealings for start in STARTS}
    rows = [
        Row(
            speech(words.START[start]),
            (
                Cell(numbers.count(data.starts[start]["hands"])),
                Cell(numbers.percent(share)),
                Cell(numbers.one_in(share)),
            ),
        )
        for start, share in shares.items()
    ]
    bars = [
        Bar(speech(words.START[start]), f"{numbers.percent(share)}{numbers.sign}", (part(0, share),))
        for start, share in shares.items()
    ]
    columns = speech.each(words.HANDS, words.SHARE, words.ONE_IN)
    return Figure(Table(speech(words.DEAL), columns, tuple(rows)), Plot(tuple(bars), _percents(speech)))


def starts(data: Data, speech: Speech) -> Figure:
    """Return the figure of the combinations that each start leads to with two more random cards."""
    rows = []
    for start in STARTS:
        whole = data.starts[start]["hands"] * DRAWS
        shares = [data.starts[start]["ends"][each.name] / whole for each in Category]
        rows.append(Row(speech(words.START[start]), tuple(_warm(speech, share) for share in shares)))
    shares = [data.hands[each.name] / data.hands.total() for each in Category]
    rows.append(Row(speech(words.START["any"]), tuple(_warm(speech, share) for share in shares), last=True))
    columns = speech.each(*(CATEGORY[each.name] for each in Category))
    return Figure(Table(speech(words.DEAL), columns, tuple(rows), dense=True))


def _warm(speech: Speech, share: float) -> Cell:
    return Cell(speech.numbers.short(share), heat=heat(share))


def skull_starts(data: Data, speech: Speech) -> Figure:
    """Return the figure of how often the Ace of Skulls wins with two more random cards, by the two dealt with it."""
    numbers = speech.numbers
    dealings = sum(counts["hands"] for counts in data.skull_starts.values())
    rows, bars = [], []
    for start, counts in data.skull_starts.items():
        share = counts["wins"] / (counts["hands"] * DRAWS)
        name = speech(words.SKULL_START[start])
        cells = Cell(numbers.percent(counts["hands"] / dealings)), Cell(numbers.percent(share))
        rows.append(Row(name, cells))
        bars.append(Bar(name, f"{numbers.percent(share)}{numbers.sign}", (part(0, share, "gold"),)))
    share = sum(counts["wins"] for counts in data.skull_starts.values()) / (dealings * DRAWS)
    rows.append(Row(speech(words.SKULL_START["any"]), (Cell("100"), Cell(numbers.percent(share))), last=True))
    columns = speech.each(words.DEALT_SHARE, words.WINS_SHARE)
    return Figure(Table(speech(words.BESIDE), columns, tuple(rows)), Plot(tuple(bars), _percents(speech)))


def where(data: Data, speech: Speech) -> Figure:
    """Return the figure of where the Ace of Skulls is once the middle is laid and nobody has folded, by players."""
    del data
    numbers, rows, bars = speech.numbers, [], []
    shades = dict(zip(words.WHEREABOUTS, ("ink", "gold", "wings", "faint"), strict=True))
    for players in range(2, 9):
        cards = {"dealt": 3 * players, "up": players, "down": players, "stock": 52 - 5 * players}
        name = speech(words.TABLE_OF, num=players)
        rows.append(Row(str(players), tuple(Cell(numbers.percent(count / 52)) for count in cards.values())))
        starts = [0, *accumulate(cards.values())]
        parts = [
            part(before / 52, count / 52, shades[whereabouts], numbers.short(count / 52) if count > 3 else "")
            for (whereabouts, count), before in zip(cards.items(), starts, strict=False)
        ]
        bars.append(Bar(name, "", tuple(parts)))
    legend = tuple((shades[whereabouts], speech(word)) for whereabouts, word in words.WHEREABOUTS.items())
    table = Table(speech(words.PLAYERS), speech.each(*words.WHEREABOUTS.values()), tuple(rows))
    return Figure(table, Plot(tuple(bars), legend=legend, thick=True))


def _with_all(data: Data) -> Iterator[tuple[str, int, dict[str, int]]]:
    """Yield each start, then `any`, with its number of hands and, by players, of rows without a good face-up card."""
    for start in STARTS:
        yield start, data.starts[start]["hands"], data.starts[start]["hidden"]
    hidden = {str(number): sum(data.starts[start]["hidden"][str(number)] for start in STARTS) for number in PLAYERS}
    yield "any", data.dealings, hidden


def hidden(data: Data, speech: Speech) -> Figure:
    """Return the figure of how often a face-down card is best for the first seat to pick up, by start and players."""
    rows = [
        Row(
            speech(words.START[start]),
            tuple(_warm(speech, hopeless[str(number)] / hands / comb(49, number)) for number in PLAYERS),
            last=start == "any",
        )
        for start, hands, hopeless in _with_all(data)
    ]
    columns = tuple(map(str, PLAYERS))
    return Figure(Table(speech(words.DEAL), columns, tuple(rows), over=speech(words.PLAYERS)))


def gain(data: Data, speech: Speech) -> Figure:
    """Return the figure of what the first pick-up is worth: a face-down card, or the best of 2, 4 or 6 face-up ones."""
    numbers, rows, bars = speech.numbers, [], []
    for start in (*STARTS, "any"):
        values = {row: data.worth(start, row) for row in (0, 2, 4, 6)}
        name = speech(words.START[start])
        cells = tuple(Cell(numbers.fixed(100 * value, 1)) for value in values.values())
        rows.append(Row(name, cells, last=start == "any"))
        parts = part(0, values[0], "faint"), part(values[0], values[4] - values[0], "gold")
        value = f"{numbers.fixed(100 * values[0], 1)} → {numbers.fixed(100 * values[4], 1)}{numbers.sign}"
        bars.append(Bar(name, value, parts))
    columns = (speech(words.DOWN), *(speech(words.BEST_OF, num=row) for row in (2, 4, 6)))
    legend = ("faint", speech(words.DOWN)), ("gold", speech(words.BEST_OF, num=4))
    return Figure(Table(speech(words.DEAL), columns, tuple(rows)), Plot(tuple(bars), _percents(speech), legend))


def pairs(data: Data, speech: Speech) -> Figure:
    """Return the figure of what a face-up card that makes a pair is worth, and a face-down one, at each pick-up."""
    numbers, rows, bars = speech.numbers, [], []
    for letter in reversed(data.pairs["3"]):
        names = speech.ranks(letter), speech.ranks(STANDARD.get(letter, letter))
        (pair, down, *_), (last_pair, last_down, *_) = data.pairs["3"][letter], data.pairs["4"][letter]
        cells = tuple(Cell(numbers.fixed(100 * value, 1)) for value in (down, pair, last_down, last_pair))
        rows.append(Row(names[0], cells, standard=names[1]))
        parts = part(0, down, "faint"), part(down, pair - down, "wings")
        value = f"{numbers.fixed(100 * down, 1)} → {numbers.fixed(100 * pair, 1)}{numbers.sign}"
        bars.append(Bar(names[0], value, parts, names[1]))
    columns = speech.each(words.FIRST_DOWN, words.FIRST_PAIR, words.SECOND_DOWN, words.SECOND_PAIR)
    legend = ("faint", speech(words.DOWN)), ("wings", speech(words.PAIR))
    return Figure(Table(speech(words.PAIR_OF), columns, tuple(rows)), Plot(tuple(bars), _percents(speech), legend))
