"""A position as an SVG picture, which both the browser and the site's build turn into PNG.

The picture refers to cards by their ids in a deck's sheet, one SVG file with all cards. Code that renders the picture
first puts that sheet, a whole SVG document, into the empty `<defs/>`.
"""

from __future__ import annotations

import textwrap
from collections.abc import Iterator
from dataclasses import dataclass

from markupsafe import escape

from rake import Rank, Suit
from rake.kit.cards import UNSEEN

from ...kit.position import Row, SharedPosition, joined

WIDTH, HEIGHT = 1200, 630
"""The size of a picture in pixels, as previews of links need it; with too many cards for that, it is higher."""

SHEET = "<defs/>"
CARD = (180, 252)
"""A card's width and height in the sheet, in its units."""

_FONT = "EB Garamond, Iowan Old Style, Georgia, serif"
_LETTER = 0.48
"""The mean width of a letter as a part of the font size; on the large side, because each device has its own fonts."""

_GROUND, _RULE, _INK, _PALE = "#1a1410", "#6b5433", "#f3e6c8", "#cdbb98"
_EDGE, _GAP, _LEAST, _MOST = 56, 36, 84, 168
_TITLE, _LABEL, _LINE, _FOOT = 52, 27, 30, 26
_RANKS, _SUITS = [rank.letter for rank in Rank], [suit.value for suit in reversed(Suit)]
_FRENCH_RANKS, _FRENCH_SUITS = {"J": "P", "Q": "L", "K": "D"}, {"H": "W", "D": "F"}
"""What the sheets call the ranks and suits of the standard deck that have other letters."""

_NUMBERS, _COLOURS = [*map(str, range(2, 15)), "1"], "RGYB"
"""The columns and rows of the sheet of Rook's pack."""

_ROOK = "RO"

_HIDDEN = 0.3
"""The part of a face-down card's width that stays visible under the next face-down card."""
_UNKNOWN = 0.62
"""The factor by which cards are smaller in a row that is mostly face down."""


@dataclass(frozen=True, slots=True)
class _Placed:
    row: Row
    wide: float
    x: float
    y: float


def cell(code: str, plain_ace: bool = False) -> tuple[str, int, int]:
    """Return a card's id in the sheet, and the x and y of its upper left corner there.

    With `plain_ace` the ace of spades has no skull.
    """
    if code == UNSEEN:
        return "back", 0, CARD[1] * len(_SUITS)
    if plain_ace and code == "AS":
        return "ace", CARD[0], CARD[1] * len(_SUITS)
    if code == _ROOK:
        return "rook", CARD[0] * 6, CARD[1] * len(_SUITS)
    if is_numbered(code):
        return code, CARD[0] * _NUMBERS.index(code[:-1]), CARD[1] * _COLOURS.index(code[-1])
    code = _FRENCH_RANKS.get(code[0], code[0]) + _FRENCH_SUITS.get(code[1], code[1])
    return code, CARD[0] * _RANKS.index(code[0]), CARD[1] * _SUITS.index(code[1])


def is_numbered(code: str) -> bool:
    """Return whether a card is one of the pack of Rook with a number and a colour: it has a sheet of its own."""
    return code[-1] in _COLOURS


def draw(position: SharedPosition, foot: str, least: int = _LEAST, *, plain_ace: bool = False) -> str:
    """Return the SVG of a position, without the sheet, with `foot` as its last line.

    Cards are made as narrow as needed to fit the height, but not below `least` pixels: then the picture is higher.
    With `plain_ace`, for games without an Ace of Skulls, the ace of spades has no skull.
    """
    titles = textwrap.wrap(position.title, _letters(_TITLE))
    closing = [line for text in position.lines for line in textwrap.wrap(text, _letters(_LINE))]
    top = _EDGE + _TITLE * 1.2 * len(titles) + 24
    below = _LINE * 1.35 * len(closing) + _LINE * 0.5 + _FOOT + _EDGE
    for wide in range(_MOST, least - 1, -4):
        placed, high = _laid(position.rows, wide)
        if top + high + below <= HEIGHT:
            break
    height = max(HEIGHT, round(top + high + below))
    start = top + (height - top - high - below) / 2
    pieces = [
        *(_text(line, _EDGE, _EDGE + _TITLE * (0.8 + 1.2 * at), _TITLE, _INK) for at, line in enumerate(titles)),
        *(piece for each in placed for piece in _drawn(each, start, plain_ace)),
        *(
            _text(line, _EDGE, start + high + _LINE * (1.25 + 1.35 * at), _LINE, _INK)
            for at, line in enumerate(closing)
        ),
        _text(foot, _EDGE, height - _EDGE + 16, _FOOT, _PALE),
    ]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{height}" viewBox="0 0 {WIDTH} {height}" '
        f'font-family="{_FONT}">{SHEET}<rect width="{WIDTH}" height="{height}" fill="{_GROUND}"/>'
        f"{_frame(14, height, 3)}{_frame(21, height, 1)}{''.join(pieces)}</svg>"
    )


def _letters(size: int) -> int:
    return int((WIDTH - 2 * _EDGE) / (size * _LETTER))


def _said(row: Row) -> str:
    return joined((row.label, row.note), " · ")


def _steps(row: Row, wide: float) -> Iterator[float]:
    """Yield each card's distance from the row's start, then the row's width, in pixels; face-down cards overlap."""
    at = 0.0
    for card, after in zip(row.cards, (*row.cards[1:], ""), strict=False):
        yield at
        at += wide * (_HIDDEN if card == after == UNSEEN else 1.06 if after else 1)
    yield at


def _laid(rows: tuple[Row, ...], wide: float) -> tuple[list[_Placed], float]:
    """Return each row with its position in pixels, y from the top of the area for cards, and the height of all rows."""
    placed: list[_Placed] = []
    x = y = high = 0.0
    for row in rows:
        own = wide * (_UNKNOWN if 2 * row.cards.count(UNSEEN) > len(row.cards) else 1)
        across = max(*_steps(row, own), len(_said(row)) * _LABEL * _LETTER)
        if placed and x + across > WIDTH - 2 * _EDGE:
            x, y, high = 0.0, y + high, 0.0
        placed.append(_Placed(row, own, _EDGE + x, y))
        x += across + _GAP
        high = max(high, _LABEL * 1.4 + (own * CARD[1] / CARD[0] + _LABEL * 0.7 if row.cards else 0))
    return placed, y + high


def _drawn(placed: _Placed, start: float, plain_ace: bool) -> Iterator[str]:
    y = start + placed.y
    yield _text(_said(placed.row), placed.x, y + _LABEL, _LABEL, _PALE)
    scale = placed.wide / CARD[0]
    for card, at in zip(placed.row.cards, _steps(placed.row, placed.wide), strict=False):
        name, left, upper = cell(card, plain_ace)
        x, under = placed.x + at - left * scale, y + _LABEL * 1.4 - upper * scale
        yield f'<use href="#{name}" transform="matrix({scale:.4f} 0 0 {scale:.4f} {x:.1f} {under:.1f})"/>'


def _text(text: str, x: float, y: float, size: int, colour: str) -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" font-size="{size}" fill="{colour}">{escape(text)}</text>'


def _frame(inset: int, height: float, stroke: int) -> str:
    return (
        f'<rect x="{inset}" y="{inset}" width="{WIDTH - 2 * inset}" height="{height - 2 * inset}" rx="6" fill="none" '
        f'stroke="{_RULE}" stroke-width="{stroke}"/>'
    )
