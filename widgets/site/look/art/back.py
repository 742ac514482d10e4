"""The back of every card."""

from .colours import GOLD
from .panels import lines, pearls, star
from .svg import HEIGHT, WIDTH, circle, frame, num, path

OXBLOOD = "#4b1615"
"""The ground of the back."""
_DEEP, _EDGE = "#330d0d", "#1f0a09"
_LATTICE, _SHADE = "#7d3a2c", "#a5782f"

_FIELD, _CELLS = 16, 4


def back() -> str:
    """Return the SVG of the card back; it looks the same turned upside down."""
    return "".join(
        (
            frame(0.75, 12, fill=OXBLOOD, stroke=_EDGE, stroke_width=1.5),
            lines(path(_lattice()), colour=_LATTICE, width=1.6),
            lines(frame(7, 8), colour=GOLD, width=2),
            lines(frame(12, 5), colour=GOLD, width=0.9),
            circle(60, fill=_DEEP, stroke=GOLD, stroke_width=2),
            pearls(32, 53.5, 2.6, GOLD),
            path(star(8, 30, 15, 22.5), fill=_SHADE),
            path(star(8, 47, 13, 0), fill=GOLD),
            circle(6, fill=_DEEP),
        )
    )


def _lattice() -> str:
    width, height = WIDTH - 2 * _FIELD, HEIGHT - 2 * _FIELD
    data = ""
    for index in range(1, 2 * _CELLS):
        x, y = width * index / _CELLS, height * index / _CELLS
        ends = [
            (min(x, width), max(0.0, y - height)),
            (max(0.0, x - width), min(y, height)),
        ]
        for flip in (False, True):
            points = [(_FIELD + (width - a if flip else a), _FIELD + b) for a, b in ends]
            data += "M" + "L".join(f"{num(a)} {num(b)}" for a, b in points)
    return data
