"""Ornaments of court cards, aces and the back: the panel with cut-out corners, rays, stars, rows of dots."""

from math import cos, degrees, radians, sin

from .svg import HEIGHT, MIDDLE, WIDTH, num, path, polygon, tag

# The size of the two corners with an index, which the panel and all rays leave free, and the panel's distance from the
# card's edge, in card units.
_EDGE, _STEP_X, _STEP_Y = 14, 56, 104


def stepped(inset: float, radius: float) -> str:
    """Return the path data of the panel, a rectangle without the two index corners, made smaller by `inset` units.

    Its corners are rounded by `radius`.
    """
    left, top, right, bottom = _EDGE + inset, _EDGE + inset, WIDTH - _EDGE - inset, HEIGHT - _EDGE - inset
    x, y = _STEP_X + inset, _STEP_Y + inset
    r, n = num(radius), num(-radius)

    def arc(across: str, down: str, sweep: int = 1) -> str:
        return f"a{r} {r} 0 0 {sweep} {across} {down}"

    half = f"H{num(right - radius)}{arc(r, r)}V{num(HEIGHT - y - radius)}{arc(n, r)}"
    half += f"H{num(WIDTH - x + radius)}{arc(n, r, 0)}V{num(bottom - radius)}{arc(n, r)}"
    other = f"H{num(left + radius)}{arc(n, n)}V{num(y + radius)}{arc(r, n)}"
    other += f"H{num(x - radius)}{arc(r, n, 0)}V{num(top + radius)}{arc(r, n)}z"
    return f"M{num(x + radius)} {num(top)}{half}{other}"


def bend() -> str:
    """Return the path data of the slanting line that halves the panel, from one cut-out corner to the other."""
    return f"M{num(_STEP_X)} {num(_STEP_Y)}L{num(WIDTH - _STEP_X)} {num(HEIGHT - _STEP_Y)}"


def aureole() -> str:
    """Return the path data of a circle of short rays around the card's middle, none of them towards an index corner."""
    return "".join(
        _ray(angle, 56, 66 if index % 2 else 61, 1.1)
        for index, angle in enumerate(range(0, 360, 8))
        if _reach(angle) > 68
    )


def burst() -> str:
    """Return the path data of long rays from the card's middle to its border lines, none towards an index corner."""
    return "".join(
        _ray(angle, 46, _reach(angle) - (9 if index % 2 else 0), 2)
        for index, angle in enumerate(range(0, 360, 9))
        if _reach(angle) > 52
    )


def star(points: int, outer: float, inner: float, turned: float) -> str:
    """Return the path data of a star in the middle of the card, turned clockwise by `turned` degrees."""
    step = 180 / points
    return polygon([_at(turned + index * step, inner if index % 2 else outer) for index in range(2 * points)])


def pearls(count: int, radius: float, size: float, colour: str) -> str:
    """Return the SVG of `count` dots of diameter `size` on a circle around the middle of the card."""
    dots = ""
    for index in range(count):
        x, y = _at(index * 360 / count, radius)
        dots += f"M{num(x)} {num(y)}h0"
    return path(dots, stroke=colour, stroke_width=size, stroke_linecap="round")


def lines(*children: str, colour: str, width: float) -> str:
    """Return the SVG of a group that draws `children` as unfilled outlines."""
    return tag("g", *children, fill="none", stroke=colour, stroke_width=width)


def _at(angle: float, radius: float) -> tuple[float, float]:
    turn = radians(angle)
    return MIDDLE[0] + radius * sin(turn), MIDDLE[1] - radius * cos(turn)


def _reach(angle: float) -> float:
    """Return the length that a ray may have without touching a border line or an index.

    `angle` is in degrees, clockwise from the top.
    """
    across, up = sin(radians(angle)) or 1e-9, cos(radians(angle)) or 1e-9
    edge = min((MIDDLE[0] - _EDGE - 1) / abs(across), (MIDDLE[1] - _EDGE - 1) / abs(up))
    if across * up > 0:
        return edge
    return min(edge, max((MIDDLE[0] - _STEP_X + 2) / abs(across), (MIDDLE[1] - _STEP_Y + 2) / abs(up)))


def _ray(angle: float, start: float, end: float, half: float) -> str:
    spread = degrees(half / start)
    return polygon([_at(angle - spread, start), _at(angle, end), _at(angle + spread, start)])
