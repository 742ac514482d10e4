"""The stretches of a bar in a plot, as values for `plot.html`. Positions and lengths are percentages of its width."""

from __future__ import annotations

from .widget import values


@values(eq=True)
class Part:
    """A stretch of a bar; `error` is half of the interval shown around its end."""

    start: float
    length: float
    shade: str = "ink"
    text: str = ""
    error: float = 0

    @property
    def end(self) -> float:
        """The position of the end."""
        return round(self.start + self.length, 3)

    @property
    def middle(self) -> float:
        """The position of the middle."""
        return round(self.start + self.length / 2, 3)


def part(start: float, share: float, shade: str = "ink", text: str = "", error: float = 0) -> Part:
    """Return a part of a bar; its start, length and error are given as shares (0..1) of the plot's width."""
    return Part(round(100 * start, 3), round(100 * share, 3), shade, text, round(100 * error, 3))
