"""Text of SVG elements, in card units."""

from collections.abc import Sequence
from html import escape

WIDTH, HEIGHT = 180, 252
MIDDLE = (WIDTH / 2, HEIGHT / 2)
MARK = 512
"""The side of the box that a suit mark is drawn in."""


def num(value: float) -> str:
    """Return `value` with at most one decimal and no needless zero."""
    text = f"{round(value, 1) + 0:.1f}".removesuffix(".0")
    return text.replace("-0.", "-.").removeprefix("0") or "0"


def tag(name: str, *children: str, **attributes: str | float) -> str:
    """Return one element; an underscore in an attribute's name stands for a hyphen."""
    shown = "".join(
        f' {key.replace("_", "-")}="{escape(value) if isinstance(value, str) else num(value)}"'
        for key, value in attributes.items()
    )
    return f"<{name}{shown}>{''.join(children)}</{name}>" if children else f"<{name}{shown}/>"


def cell(ident: str, column: int, row: int, *children: str, **attributes: str | float) -> str:
    """Return what fills one place of the sheet, under the name `ident`."""
    transform = f"translate({column * WIDTH} {row * HEIGHT})"
    return tag("g", *children, id=ident, transform=transform, **attributes)


def use(ident: str, **attributes: str | float) -> str:
    """Return the shape `ident` of this sprite."""
    return tag("use", href=f"#{ident}", **attributes)


def mark(ident: str, x: float, y: float, size: float) -> str:
    """Return the suit mark `ident`, centred on (x, y)."""
    return use(ident, transform=f"translate({num(x - size / 2)} {num(y - size / 2)})scale({size / MARK:.4g})")


def both_ways(ident: str, *children: str) -> str:
    """Return `children` as the group `ident`, and once more after half a turn about the card's middle."""
    return tag("g", *children, id=ident) + turned(ident)


def turned(ident: str) -> str:
    """Return the shape `ident` after half a turn about the card's middle."""
    return use(ident, transform=f"rotate(180 {num(MIDDLE[0])} {num(MIDDLE[1])})")


def path(data: str, **attributes: str | float) -> str:
    """Return a path element."""
    return tag("path", d=data, **attributes)


def polygon(points: Sequence[tuple[float, float]]) -> str:
    """Return path data of a closed polygon."""
    return "M" + "L".join(f"{num(x)} {num(y)}" for x, y in points) + "z"


def frame(inset: float, radius: float, **attributes: str | float) -> str:
    """Return a rounded rectangle `inset` units inside the card's edge."""
    return tag("rect", x=inset, y=inset, width=WIDTH - 2 * inset, height=HEIGHT - 2 * inset, rx=radius, **attributes)


def circle(radius: float, **attributes: str | float) -> str:
    """Return a circle about the card's middle."""
    return tag("circle", cx=MIDDLE[0], cy=MIDDLE[1], r=radius, **attributes)
