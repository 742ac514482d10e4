"""Functions that return SVG elements as text. Lengths are in card units: a card is 180 by 252."""

from collections.abc import Sequence
from html import escape

WIDTH, HEIGHT = 180, 252
MIDDLE = (WIDTH / 2, HEIGHT / 2)
MARK = 512
"""The side of the square in which suit marks are designed, in units of their own."""


def num(value: float) -> str:
    """Return a number as short text: at most one decimal, no needless zeros, e.g. `.5` for 0.5."""
    text = f"{round(value, 1) + 0:.1f}".removesuffix(".0")
    return text.replace("-0.", "-.").removeprefix("0") or "0"


def tag(name: str, *children: str, **attributes: str | float) -> str:
    """Return an SVG element; an underscore in an attribute's name stands for a hyphen."""
    shown = "".join(
        f' {key.replace("_", "-")}="{escape(value) if isinstance(value, str) else num(value)}"'
        for key, value in attributes.items()
    )
    return f"<{name}{shown}>{''.join(children)}</{name}>" if children else f"<{name}{shown}/>"


def cell(ident: str, column: int, row: int, *children: str, **attributes: str | float) -> str:
    """Return a group with the id `ident` that draws `children` in the cell of the sheet at a column and row."""
    transform = f"translate({column * WIDTH} {row * HEIGHT})"
    return tag("g", *children, id=ident, transform=transform, **attributes)


def use(ident: str, **attributes: str | float) -> str:
    """Return a `<use>` element that draws the shape with the id `ident` of the same sheet."""
    return tag("use", href=f"#{ident}", **attributes)


def mark(ident: str, x: float, y: float, size: float, **attributes: str | float) -> str:
    """Return the suit mark with the id `ident`, `size` units wide, centred on (x, y)."""
    moved = f"translate({num(x - size / 2)} {num(y - size / 2)})scale({size / MARK:.4g})"
    return use(ident, transform=moved, **attributes)


def both_ways(ident: str, *children: str) -> str:
    """Return `children` as a group with the id `ident`, and again turned by 180° around the card's middle."""
    return tag("g", *children, id=ident) + turned(ident)


def turned(ident: str) -> str:
    """Return the shape with the id `ident`, turned by 180° around the card's middle."""
    return use(ident, transform=f"rotate(180 {num(MIDDLE[0])} {num(MIDDLE[1])})")


def path(data: str, **attributes: str | float) -> str:
    """Return a `<path>` element with this path data."""
    return tag("path", d=data, **attributes)


def polygon(points: Sequence[tuple[float, float]]) -> str:
    """Return the path data of a closed polygon with these corners."""
    return "M" + "L".join(f"{num(x)} {num(y)}" for x, y in points) + "z"


def frame(inset: float, radius: float, **attributes: str | float) -> str:
    """Return a rectangle `inset` units inside the card's edge, with corners rounded by `radius`."""
    return tag("rect", x=inset, y=inset, width=WIDTH - 2 * inset, height=HEIGHT - 2 * inset, rx=radius, **attributes)


def circle(radius: float, **attributes: str | float) -> str:
    """Return a circle around the card's middle."""
    return tag("circle", cx=MIDDLE[0], cy=MIDDLE[1], r=radius, **attributes)
