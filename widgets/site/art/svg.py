"""Text of SVG elements, in card units."""

from collections.abc import Sequence
from html import escape

WIDTH, HEIGHT = 180, 252
MIDDLE = (WIDTH / 2, HEIGHT / 2)


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


def symbol(ident: str, *children: str, size: tuple[float, float] = (WIDTH, HEIGHT), **attributes: str | float) -> str:
    """Return a symbol of its own view box, a card's unless `size` says otherwise."""
    return tag("symbol", *children, id=ident, viewBox=f"0 0 {num(size[0])} {num(size[1])}", **attributes)


def use(ident: str, **attributes: str | float) -> str:
    """Return the shape `ident` of this sprite."""
    return tag("use", href=f"#{ident}", **attributes)


def mark(ident: str, x: float, y: float, size: float) -> str:
    """Return the suit mark `ident`, centred on (x, y)."""
    return use(ident, x=x - size / 2, y=y - size / 2, width=size, height=size)


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
