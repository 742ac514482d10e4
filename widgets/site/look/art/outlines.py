"""Outlines of letters and icons as SVG path data, moved and scaled to a given box."""

# mypy: disable-error-code="import-untyped, misc"

import json
import re
from collections.abc import Collection
from pathlib import Path
from typing import NamedTuple, override

from fontTools.misc.transform import Transform
from fontTools.pens.basePen import BasePen
from fontTools.pens.boundsPen import BoundsPen
from fontTools.pens.recordingPen import DecomposingRecordingPen, RecordingPen
from fontTools.pens.transformPen import TransformPen
from fontTools.svgLib.path import parse_path
from fontTools.ttLib import TTFont

from .svg import num

Point = tuple[float, float]

WEIGHT = 740
"""The font weight of letters on cards: heavy, so that thin strokes stay visible on a card 56 pixels wide."""


class Box(NamedTuple):
    """A box by its middle and size."""

    x: float
    y: float
    width: float
    height: float


class Icons:
    """The drawings of an Iconify icon set."""

    def __init__(self, file: Path) -> None:
        icons = json.loads(file.read_text(encoding="utf-8"))["icons"]
        self._bodies: dict[str, str] = {name: icon["body"] for name, icon in icons.items()}

    def drawing(self, name: str, without: Collection[int] = ()) -> RecordingPen:
        """Return the outline of the icon `name`, leaving out the contours whose indexes are in `without`."""
        whole, kept, contour = RecordingPen(), RecordingPen(), -1
        for data in re.findall(r' d="([^"]+)"', self._bodies[name]):
            parse_path(data, whole)
        for step in whole.value:
            contour += step[0] == "moveTo"
            if contour not in without:
                kept.value.append(step)
        return kept


class Letters:
    """The letters of a variable font at the weight `WEIGHT`."""

    def __init__(self, file: Path) -> None:
        font = TTFont(file)
        self._names = font.getBestCmap()
        self._glyphs = font.getGlyphSet(location={"wght": WEIGHT})
        self._capital = font["OS/2"].sCapHeight

    def word(self, text: str, box: Box, tail: float) -> str:
        """Return the path data of `text`, so scaled that a capital letter fills the height of `box`.

        Text that is too wide is narrowed. Letters whose tail reaches more than `tail` units below the box are made
        smaller.
        """
        drawing, advance = RecordingPen(), 0.0
        for letter in text:
            glyph = self._glyphs[self._names[ord(letter)]]
            decomposed = DecomposingRecordingPen(self._glyphs)
            glyph.draw(decomposed)
            decomposed.replay(TransformPen(drawing, Transform(dx=advance)))
            advance += glyph.width
        left, bottom, right, _ = _bounds(drawing)
        scale = min(box.height / self._capital, (box.height + tail) / (self._capital - bottom))
        across = min(scale, box.width / (right - left))
        top = box.y - box.height / 2
        move = Transform(across, 0, 0, -scale, box.x - across * (left + right) / 2, top + scale * self._capital)
        return _moved(drawing, move, 1)


def fitted(drawing: RecordingPen, box: Box, *, within: RecordingPen | None = None, decimals: int = 1) -> str:
    """Return the path data of `drawing`, moved and scaled so that it fits into `box` as large as possible.

    If `within` is given, that drawing is fitted instead, and `drawing` keeps its position relative to it.
    """
    left, top, right, bottom = _bounds(within or drawing)
    scale = min(box.width / (right - left), box.height / (bottom - top))
    x, y = box.x - scale * (left + right) / 2, box.y - scale * (top + bottom) / 2
    return _moved(drawing, Transform(scale, 0, 0, scale, x, y), decimals)


class _PathPen(BasePen):
    """A pen that writes path data in relative coordinates, which are a third shorter.

    Each is relative to the rounded point before, so that rounding errors don't add up.
    """

    def __init__(self, decimals: int) -> None:
        super().__init__(None)
        self.data = ""
        self._decimals = decimals
        self._at = (0.0, 0.0)

    @override
    def _moveTo(self, pt: Point) -> None:
        self._at = (0.0, 0.0)
        self._write("M", pt)

    @override
    def _lineTo(self, pt: Point) -> None:
        self._write("l", pt)

    @override
    def _curveToOne(self, pt1: Point, pt2: Point, pt3: Point) -> None:
        self._write("c", pt1, pt2, pt3)

    @override
    def _qCurveToOne(self, pt1: Point, pt2: Point) -> None:
        self._write("q", pt1, pt2)

    @override
    def _closePath(self) -> None:
        self.data += "z"

    @override
    def _endPath(self) -> None:
        self._closePath()

    def _write(self, command: str, *points: Point) -> None:
        rounded = [(round(x, self._decimals), round(y, self._decimals)) for x, y in points]
        numbers = [num(to - start) for point in rounded for to, start in zip(point, self._at, strict=True)]
        self.data += command + re.sub(" -", "-", " ".join(numbers))
        self._at = rounded[-1]


def _bounds(drawing: RecordingPen) -> tuple[float, float, float, float]:
    pen = BoundsPen(None)
    drawing.replay(pen)
    left, top, right, bottom = pen.bounds
    return left, top, right, bottom


def _moved(drawing: RecordingPen, move: Transform, decimals: int) -> str:
    pen = _PathPen(decimals)
    drawing.replay(TransformPen(pen, move))
    return pen.data
