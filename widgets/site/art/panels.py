"""Ornament around faces and aces: the stepped panel, rays, stars, pearls."""

from math import cos, degrees, radians, sin

from .svg import HEIGHT, MIDDLE, WIDTH, num, path, polygon, tag

# The panel, and every ray, leaves the two corners with an index free.
_EDGE, _STEP_X, _STEP_Y = 14, 56, 104


def stepped(inset: float, radius: float) -> str:
    """Return path data of the panel, `inset` units inside its edge, its corners rounded."""
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
    """Return path data of the slant between the halves of the panel, from step to step."""
    return f"M{num(_STEP_X)} {num(_STEP_Y)}L{num(WIDTH - _STEP_X)} {num(HEIGHT - _STEP_Y)}"


def aureole() -> str:
    """Return path data of short rays about the middle, none of them towards an index."""
    return "".join(
        _ray(angle, 56, 66 if index % 2 else 61, 1.1)
        for index, angle in enumerate(range(0, 360, 8))
        if _reach(angle) > 68
    )


def burst() -> str:
    """Return path data of long rays from the middle to the rules of the card."""
    return "".join(
        _ray(angle, 46, _reach(angle) - (9 if index % 2 else 0), 2)
        for index, angle in enumerate(range(0, 360, 9))
        if _reach(angle) > 52
    )


def star(points: int, outer: float, inner: float, turned: float) -> str:
    """Return path data of a star about the middle of the card, `turned` by that many degrees."""
    step = 180 / points
    return polygon([_at(turned + index * step, inner if index % 2 else outer) for index in range(2 * points)])


def pearls(count: int, radius: float, size: float, colour: str) -> str:
    """Return `count` dots on a circle about the middle of the card."""
    dots = ""
    for index in range(count):
        x, y = _at(index * 360 / count, radius)
        dots += f"M{num(x)} {num(y)}h0"
    return path(dots, stroke=colour, stroke_width=size, stroke_linecap="round")


def lines(*children: str, colour: str, width: float) -> str:
    """Return `children` as lines."""
    return tag("g", *children, fill="none", stroke=colour, stroke_width=width)


def _at(angle: float, radius: float) -> tuple[float, float]:
    turn = radians(angle)
    return MIDDLE[0] + radius * sin(turn), MIDDLE[1] - radius * cos(turn)


def _reach(angle: float) -> float:
    """Return how far a ray may go, clockwise from the top, without touching a rule or an index."""
    across, up = sin(radians(angle)) or 1e-9, cos(radians(angle)) or 1e-9
    edge = min((MIDDLE[0] - _EDGE - 1) / abs(across), (MIDDLE[1] - _EDGE - 1) / abs(up))
    if across * up > 0:
        return edge
    return min(edge, max((MIDDLE[0] - _STEP_X + 2) / abs(across), (MIDDLE[1] - _STEP_Y + 2) / abs(up)))


def _ray(angle: float, start: float, end: float, half: float) -> str:
    spread = degrees(half / start)
    return polygon([_at(angle - spread, start), _at(angle, end), _at(angle + spread, start)])
