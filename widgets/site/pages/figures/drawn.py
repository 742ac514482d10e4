"""The parts of a figure, a table and its plot, as values for `figure.html`. Positions and lengths are percentages."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt

from widgets.kit.plot import Part


@dataclass(frozen=True, slots=True)
class Cell:
    """A cell of a table: its text, a `note` in small print after it, and its colour `heat`, 0 to 8, or None."""

    text: str
    note: str = ""
    heat: int | None = None


@dataclass(frozen=True, slots=True)
class Row:
    """A row of a table. `last` marks a row of totals; `standard` is the `head` for the standard deck, if it differs."""

    head: str
    cells: tuple[Cell, ...]
    last: bool = False
    standard: str = ""


@dataclass(frozen=True, slots=True)
class Table:
    """A table.

    `corner` is the heading above the row heads, `columns` the headings of the columns, `over` a heading above all of
    these, `foot` a line below the table. `dense` is for tables with many columns.
    """

    corner: str
    columns: tuple[str, ...]
    rows: tuple[Row, ...]
    foot: str = ""
    over: str = ""
    dense: bool = False

    @property
    def heated(self) -> bool:
        """Whether any cell has a colour."""
        return any(cell.heat is not None for row in self.rows for cell in row.cells)


@dataclass(frozen=True, slots=True)
class Bar:
    """A bar: `label` above it on the left, `value` on the right; `standard` is the label for the standard deck."""

    label: str
    value: str
    parts: tuple[Part, ...]
    standard: str = ""


@dataclass(frozen=True, slots=True)
class Plot:
    """A plot of bars, one below the other.

    `ticks` has positions (percent) and their labels, `legend` shades and their meanings. `thick` bars have room for
    text. A plot of a thousand dots has no bars; `dots` is how many of them are highlighted.
    """

    bars: tuple[Bar, ...] = ()
    ticks: tuple[tuple[float, str], ...] = ()
    legend: tuple[tuple[str, str], ...] = ()
    thick: bool = False
    dots: int = 0

    @property
    def pitch(self) -> int:
        """The distance from bar to bar, in pixels."""
        return 56 if self.thick else 44

    @property
    def top(self) -> int:
        """The space above the first bar, in pixels."""
        return 24 if self.ticks else 0

    @property
    def height(self) -> int:
        """The height of the plot, in pixels."""
        return self.top + self.pitch * len(self.bars)


@dataclass(frozen=True, slots=True)
class Figure:
    """A table and the plot of the same numbers; None for the plot if the colours of the table do."""

    table: Table
    plot: Plot | None = None


def heat(share: float) -> int:
    """Return the colour (0 to 8) for a share (0..1); small shares differ more in colour than large ones."""
    return round(8 * sqrt(share))
