"""The standard deck: jack, queen and king; spades, hearts, diamonds and clubs in four colours; and the Rook."""

from . import marks, rook
from .cards import Deck, big_letter
from .colours import GOLD, NIGHT
from .outlines import Icons
from .panels import lines, stepped
from .svg import MIDDLE, both_ways, mark, path, tag, use

_LETTERS = {"T": "10", "P": "J", "L": "Q", "D": "K"}
COLOURS = {"S": "#1d1715", "W": "#b5181d", "F": "#1b5590", "C": "#2d7a47"}


def deck(icons: Icons) -> Deck:
    """Return the standard deck; its Ace of Skulls has the skull of `icons` in its spade, and the Rook their raven."""
    shapes = marks.standard() + marks.skull(icons) + rook.bird(icons) + _shapes()
    return Deck(_LETTERS, COLOURS, _face, _ace, _plate(), shapes, {"rook": rook.card()})


def _shapes() -> str:
    tint = path(stepped(0, 6), fill="currentColor", opacity=0.1)
    return tag("g", tint, lines(path(stepped(0, 6)), colour="currentColor", width=1.2), id="_frame")


def _face(rank: str, suit: str) -> str:
    corners = both_ways(f"_face{rank}{suit}", mark(f"_{suit}", 122, 56, 50))
    return use("_frame") + corners + big_letter(_LETTERS[rank], 62)


def _ace(_rank: str, suit: str) -> str:
    return use("_aureole") + mark(f"_{suit}", *MIDDLE, 84)


def _plate() -> str:
    x, y = MIDDLE
    spade = tag("g", mark("_S", x, y, 98), stroke=GOLD, stroke_width=24)
    skull = tag("g", mark("_skull", x, y + 3, 40), color=NIGHT)
    return use("_night") + spade + skull
