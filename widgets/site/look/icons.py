"""The site's icon as PNG files in the sizes that home screens need, rendered from its one SVG."""

from __future__ import annotations

import hashlib
from functools import cache
from typing import NamedTuple

from resvg_py import svg_to_bytes

from widgets.site import ROOT

SOURCE = ROOT / "docs" / "assets" / "favicon.svg"

_BOX = 'viewBox="0 0 32 32"'
# Systems cut a maskable icon to a shape of their own, but keep at least a circle of four fifths its width: so the card
# is drawn small enough for that circle, and the rest is filled with the colour of its edge.
_ROOMY_BOX, _EDGE = 'viewBox="-6 -6 44 44"', "#3b1f1f"


class Icon(NamedTuple):
    """A square PNG: its side in pixels, its `purpose` in a web app's manifest, its file name with a hash, its bytes."""

    side: int
    purpose: str
    name: str
    content: bytes


@cache
def _drawn(svg: str, side: int, purpose: str) -> Icon:
    if purpose == "any":
        content = svg_to_bytes(svg, width=side, height=side)
    else:
        content = svg_to_bytes(svg.replace(_BOX, _ROOMY_BOX), background=_EDGE, width=side, height=side)
    return Icon(side, purpose, f"icon-{side}.{hashlib.sha256(content).hexdigest()[:8]}.png", content)


def installed() -> tuple[Icon, ...]:
    """Return the icons that a web app's manifest lists."""
    svg = SOURCE.read_text("utf-8")
    return _drawn(svg, 192, "any"), _drawn(svg, 512, "any"), _drawn(svg, 512, "maskable")


def touch() -> Icon:
    """Return the icon for iOS home screens, filled to the corners, because iOS rounds them itself."""
    return _drawn(SOURCE.read_text("utf-8"), 180, "maskable")
