"""The suit marks of both decks, each in a box of 512 units."""

from collections.abc import Callable

from .outlines import Box, Icons, fitted
from .svg import MARK, num, path

Point = tuple[float, float]

# The outline of one of the four arms of the cross, with three leaves: points from the corner that it shares with the
# arm before to the corner that it shares with the next. It is our own design, so that it isn't any nation's or order's
# cross.
_ARM: tuple[Point, ...] = (
    (-44, 92), (-62, 128), (-116, 150),
    (-106, 178), (-80, 192), (-50, 188),
    (-44, 212), (-22, 234), (0, 250),
    (22, 234), (44, 212), (50, 188),
    (80, 192), (106, 178), (116, 150),
    (62, 128), (44, 92), (44, 44),
)  # fmt: skip

_SPADE = (
    "M256 12C300 108 484 186 484 316C484 390 430 432 374 432C334 432 304 414 280 382"
    "C284 438 306 476 346 500H166C206 476 228 438 232 382C208 414 178 432 138 432"
    "C82 432 28 390 28 316C28 186 212 108 256 12Z"
)
_HEART = (
    "M256 494C226 398 24 306 24 160C24 80 82 26 150 26C198 26 238 56 256 106"
    "C274 56 314 26 362 26C430 26 488 80 488 160C488 306 286 398 256 494Z"
)
_DIAMOND = "M256 6C304 104 376 190 452 256C376 322 304 408 256 506C208 408 136 322 60 256C136 190 208 104 256 6Z"
_CLUB = (
    "M256 12A110 110 0 0 1 334 200A114 114 0 1 1 281 354C285 426 306 474 350 500H162C206 474 227 426 231 354"
    "A114 114 0 1 1 178 200A110 110 0 0 1 256 12Z"
)


def vardic(icons: Icons) -> str:
    """Return the SVG of the Vardic suit marks, as shapes with the ids `_S`, `_W`, `_F` and `_C`."""
    return (
        _mark("S", _icon(icons, "death-skull", 456))
        + _mark("W", _icon(icons, "liberty-wing", 440), stroke="currentColor", stroke_width=6)
        # The icon's teeth are too thin on a card 56 pixels wide: a stroke thickens them; the two smallest are left out.
        + _mark("F", _icon(icons, "fangs", 478, 6, 9), stroke="currentColor", stroke_width=28)
        + _mark("C", _cross())
    )


def standard() -> str:
    """Return the SVG of the standard suit marks: `_S` is a spade, `_W` a heart, `_F` a diamond, `_C` a club."""
    shapes = {"S": _SPADE, "W": _HEART, "F": _DIAMOND, "C": _CLUB}
    return "".join(_mark(suit, data) for suit, data in shapes.items())


def skull(icons: Icons) -> str:
    """Return the SVG of the Vardic mark of Skulls as the shape `_skull`, for use in the standard deck."""
    return _mark("skull", _icon(icons, "death-skull", 456))


def _icon(icons: Icons, name: str, size: float, *without: int) -> str:
    return fitted(icons.drawing(name, without), Box(MARK / 2, MARK / 2, size, size), decimals=0)


def _mark(suit: str, data: str, **attributes: str | float) -> str:
    return path(data, id=f"_{suit}", fill="currentColor", **attributes)


def _cross() -> str:
    quarters: tuple[Callable[[float, float], Point], ...] = (
        lambda x, y: (x, -y),
        lambda x, y: (y, x),
        lambda x, y: (-x, y),
        lambda x, y: (-y, -x),
    )
    half = MARK / 2
    points = [turn(x, y) for turn in quarters for x, y in _ARM]
    curve = " ".join(f"{num(half + x)} {num(half + y)}" for x, y in points)
    return f"M{num(half - 44)} {num(half - 44)}C{curve}Z"
