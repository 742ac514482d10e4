"""What a figure is made of: a table and its plot, as values for `figure.html`. Places and lengths are percentages."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt


@dataclass(frozen=True, slots=True)
class Cell:
    """A number of a table; `note` is written small beside it, `heat` (0 to 8) colours it."""

    text: str
    note: str = ""
    heat: int | None = None


@dataclass(frozen=True, slots=True)
class Row:
    """A row of a table; `last` sets it off from those before. `standard` is its head in the standard deck's words."""

    head: str
    cells: tuple[Cell, ...]
    last: bool = False
    standard: str = ""


@dataclass(frozen=True, slots=True)
class Table:
    """A table: what its rows are, its columns and the heading over all of them, its rows.

    In a `dense` one there are many columns.
    """

    corner: str
    columns: tuple[str, ...]
    rows: tuple[Row, ...]
    foot: str = ""
    over: str = ""
    dense: bool = False

    @property
    def heated(self) -> bool:
        """Return whether its cells are coloured."""
        return any(cell.heat is not None for row in self.rows for cell in row.cells)


@dataclass(frozen=True, slots=True)
class Part:
    """A stretch of a bar; `error` is half of the interval about its end."""

    start: float
    length: float
    shade: str = "ink"
    text: str = ""
    error: float = 0

    @property
    def end(self) -> float:
        """Return where it ends."""
        return round(self.start + self.length, 3)

    @property
    def middle(self) -> float:
        """Return the middle."""
        return round(self.start + self.length / 2, 3)


@dataclass(frozen=True, slots=True)
class Bar:
    """A bar: the words above it on the left and on the right, its parts, the left in the standard deck's words."""

    label: str
    value: str
    parts: tuple[Part, ...]
    standard: str = ""


@dataclass(frozen=True, slots=True)
class Plot:
    """Bars one below the other; `ticks` are positions and what is written there, `legend` shades and what they mean.

    `thick` bars have room for words. `dots` is how many of a thousand dots are set off, if it is a plot of dots.
    """

    bars: tuple[Bar, ...] = ()
    ticks: tuple[tuple[float, str], ...] = ()
    legend: tuple[tuple[str, str], ...] = ()
    thick: bool = False
    dots: int = 0

    @property
    def pitch(self) -> int:
        """Return how far apart bars are, in pixels."""
        return 56 if self.thick else 44

    @property
    def top(self) -> int:
        """Return how much room there is above the first bar."""
        return 24 if self.ticks else 0

    @property
    def height(self) -> int:
        """Return the height of all."""
        return self.top + self.pitch * len(self.bars)


@dataclass(frozen=True, slots=True)
class Figure:
    """A table, and the plot that shows the same numbers, if they have one beside the heat of the table."""

    table: Table
    plot: Plot | None = None


def part(start: float, share: float, shade: str = "ink", text: str = "", error: float = 0) -> Part:
    """Return a part from a position on, both as shares (0..1)."""
    return Part(round(100 * start, 3), round(100 * share, 3), shade, text, round(100 * error, 3))


def heat(share: float) -> int:
    """Return how warm (0 to 8) a share is; small ones differ more than large ones."""
    return round(8 * sqrt(share))
