"""The pack of Rook: numbers from 1 to 14 in four colours, each with a mark of its own, and the bird."""

from math import cos, pi, sin

from .back import back
from .cards import OTHERS, SUITS, big_letter, document, index, shared
from .colours import GOLD
from .outlines import Box, Icons, Letters, fitted
from .svg import MARK, MIDDLE, cell, mark, path, polygon, tag, turned, use

NUMBERS = (*map(str, range(2, 15)), "1")
"""The numbers in the order of the columns: the 1 is the highest."""

COLOURS = {"R": "#b5181d", "G": "#2d7a47", "Y": "#a06e00", "B": "#1d1715"}
"""The colours in the order of the rows."""

_COUNTING = ("5", "10", "14", "1")
"""The numbers that count, which have rays around them."""

_CORNER = (33, 82, 30)
"""The middle of the mark in a card's corner, and its size."""


def sheet(icons: Icons, letters: Letters) -> str:
    """Return the SVG document: a row for each colour, then one with the back and the Rook."""
    colours = "".join(_colour(row, colour) for row, colour in enumerate(COLOURS))
    shapes = "".join(tag("g", shape, id=f"_{colour}", fill="currentColor") for colour, shape in _marks().items())
    defs = tag("defs", *(index(letters, number) for number in NUMBERS), shared(), shapes, bird(icons))
    last = cell("back", 0, len(SUITS), back()) + cell("rook", OTHERS, len(SUITS), card())
    return document(len(NUMBERS), defs, colours, last)


def bird(icons: Icons) -> str:
    """Return the SVG of a raven as the shape `_raven`, in a box of 512 units."""
    raven = fitted(icons.drawing("raven"), Box(MARK / 2, MARK / 2, 480, 480), decimals=0)
    return tag("g", path(raven), id="_raven", fill="currentColor")


def card() -> str:
    """Return the SVG of the card called the Rook: a golden raven in the night."""
    x, y, size = _CORNER
    corners = mark("_raven", x, y - 44, 1.4 * size, id="_cornerRO") + turned("_cornerRO")
    return use("_night") + tag("g", mark("_raven", *MIDDLE, 90), corners, color=GOLD)


def _colour(row: int, colour: str) -> str:
    x, y, size = _CORNER
    corners = mark(f"_{colour}", x, y, size, id=f"_corner{colour}") + turned(f"_corner{colour}")
    ground = tag("defs", tag("g", use("_paper"), corners, id=f"_ground{colour}"))
    cards = (
        cell(number + colour, column, row, *_number(number, colour), color=COLOURS[colour])
        for column, number in enumerate(NUMBERS)
    )
    return ground + "".join(cards)


def _number(number: str, colour: str) -> tuple[str, ...]:
    rays = (use("_aureole"),) if number in _COUNTING else ()
    return use(f"_ground{colour}"), use(f"_i{number}"), *rays, big_letter(number, 80)


def _marks() -> dict[str, str]:
    """Return the drawing of each colour's mark, so that nobody has to tell the colours apart."""
    half = MARK / 2
    star = [(angle * pi / 5, 250 if angle % 2 == 0 else 110) for angle in range(10)]
    return {
        "R": path(f"M{half} 36A220 220 0 1 1 {half - 1} 36z"),
        "G": path("M66 66H446V446H66z"),
        "Y": path(polygon([(half + radius * sin(angle), half - radius * cos(angle)) for angle, radius in star])),
        "B": path(polygon([(half, 10), (466, half), (half, 502), (46, half)])),
    }
